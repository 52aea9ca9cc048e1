import { DEFENCE_LIMITS, generationKinds } from "@tangleaf/contract";
import { defenceCharacters, talkCharacters } from "@tangleaf/contract/defence";
import { requestHash } from "../../request-hash.ts";
import { cleanText } from "../clean-text.ts";
import type { DefenceTask } from "../essays/defence-task.ts";
import { defenceText, keptDefence } from "../essays/kept-defence.ts";
import { defineKind, PLAIN_PLAN } from "../kind.ts";
import { allowedText } from "../moderate-text.ts";
import { dataLines } from "../prompt/prompt-lines.ts";

export const defenceKind = defineKind<"defence", DefenceTask>({
  name: "defence",
  isDraft: false,
  hand: "writing",
  output: {
    format: "json",
    schema: generationKinds.defence.result,
    complete: (kit, task) => keptDefence(kit, task),
    toText: defenceText,
  },
  prepare(deps, _userId, input) {
    const { documentId, language, minutes } = input;
    const checked = (text: string, field: string) => allowedText(deps, cleanText(text), field);
    const title = checked(input.title, "title");
    const sections = input.sections.map((section) => ({
      ...section,
      title: checked(section.title, "title"),
      text: checked(section.text, "text"),
    }));
    return {
      scene: null,
      title,
      input: { documentId, minutes, asked: requestHash("defence", input) },
      pieceId: null,
      draftNo: null,
      target: null,
      seed: "",
      taskOf: (attempt): DefenceTask => ({ kind: "defence", title, language, minutes, sections, attempt }),
    };
  },
  sameInput: (stored, input) => stored["asked"] === requestHash("defence", input),
  estimate: ({ minutes, language }) => defenceCharacters(minutes, language),
  plan: () => PLAIN_PLAN,
  prompt({ title, minutes, sections, language }, call) {
    const { slides, points, questions } = DEFENCE_LIMITS;
    const characters = talkCharacters(minutes, language);
    const text = [title, ...sections.map((section) => `${"#".repeat(section.level)} ${section.title}\n${section.text}`)].join("\n\n");
    const asked = { minutes, characters, slides: slides.max, points, questions: questions.max };
    return [call.frame.defence(asked), ...dataLines(call, "source", text)];
  },
  sample: ({ title, sections, minutes, language }) => ({
    kind: "defence",
    title,
    sections,
    language,
    talk: talkCharacters(minutes, language),
    slidesMax: DEFENCE_LIMITS.slides.max,
    pointsMax: DEFENCE_LIMITS.points,
    pointCharacters: DEFENCE_LIMITS.pointCharacters,
    questionsMax: DEFENCE_LIMITS.questions.max,
  }),
});
