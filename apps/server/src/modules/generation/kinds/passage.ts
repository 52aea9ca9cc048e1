import { generationKinds, type KindInput, passageCharacters, SAMPLE_PASSAGE_ACTIONS } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { readMarkers } from "@tangleaf/document/references";
import { signsOf } from "@tangleaf/document/signs";
import { requestHash } from "../../request-hash.ts";
import { cleanText } from "../clean-text.ts";
import { keptParagraphs } from "../essays/kept-paragraphs.ts";
import { defineKind, PLAIN_PLAN, type Task } from "../kind.ts";
import { allowedEvidence, allowedText } from "../moderate-text.ts";
import { passageLines } from "../prompt/passage-lines.ts";
import { checkedSettings } from "../prompt/setting-lines.ts";

type PassageTask = Task & Omit<KindInput<"passage">, "noteId" | "headingId"> & { readonly kind: "passage" };

/** Paragraphs of a text that goes on, at most. */
const NEW_PARAGRAPHS_MAX = 8;

export const passageKind = defineKind<"passage", PassageTask>({
  name: "passage",
  isDraft: false,
  // An editor adds nothing: whoever may add what a source or the request says writes.
  hand: ({ action, evidence }) => (action === "continue" || action === "instruct" || evidence.length > 0 ? "writing" : "reworking"),
  output: {
    format: "json",
    schema: generationKinds.passage.result,
    complete({ paragraphs }, task) {
      const allowed = task.evidence.map(({ id }) => id);
      const cited = paragraphs.map((text) => readMarkers(text, allowed).text);
      return task.action === "continue" ? newParagraphs(cited) : keptParagraphs(task.paragraphs, cited);
    },
    toText: ({ paragraphs }) => paragraphs.join("\n\n"),
  },
  prepare(deps, _userId, input) {
    const checked = (text: string, field: string) => allowedText(deps, cleanText(text), field);
    const { noteId, headingId, action, to } = input;
    const settings = checkedSettings(deps, input.settings);
    const facts = {
      action,
      to,
      title: checked(input.title, "title"),
      heading: checked(input.heading, "heading"),
      points: checked(input.points, "points"),
      settings,
      told: checked(input.told, "material"),
      instruction: checked(input.instruction ?? "", "instruction"),
      paragraphs: input.paragraphs.map((text) => checked(text, "paragraphs")),
      before: checked(input.before ?? "", "before"),
      after: checked(input.after ?? "", "after"),
      evidence: settings.noReferences === 1 ? [] : allowedEvidence(deps, input.evidence),
    };
    const language = input.settings.language ?? deps.variant;
    return {
      scene: null,
      title: facts.title,
      input: { noteId, headingId, action, asked: askedOf(input) },
      pieceId: null,
      draftNo: null,
      target: null,
      seed: "",
      taskOf: (attempt): PassageTask => ({ kind: "passage", ...facts, attempt, language }),
    };
  },
  sameInput: (stored, input) => stored["asked"] === askedOf(input),
  estimate: ({ action, paragraphs }) => passageCharacters(action, countCharacters(paragraphs.join("\n"))),
  plan: () => PLAIN_PLAN,
  prompt: (task, call) => passageLines(call, task),
  sample({ action, paragraphs, language, attempt }) {
    // Without a rule there is no answer, which is refused before and would fail free of charge here.
    if (!SAMPLE_PASSAGE_ACTIONS.includes(action)) return { kind: "ready", answer: "{}" };
    return { kind: "reword", action: action as "rewrite" | "polish" | "condense", paragraphs, language, attempt };
  },
});

/** What was asked for, without what the note says besides: a repeat may come after a change elsewhere in it. */
function askedOf({ noteId, headingId, action, instruction, to, paragraphs }: KindInput<"passage">): string {
  return requestHash("suggest", { noteId, headingId, action, instruction, to, paragraphs });
}

function newParagraphs(paragraphs: readonly string[]): { result: { paragraphs: string[] } } | { error: string } {
  const lines = paragraphs.flatMap((text) => text.split("\n")).map((line) => line.trim());
  const texts = lines.filter((line) => line !== "");
  if (texts.length === 0 || texts.length > NEW_PARAGRAPHS_MAX)
    return { error: `paragraphs: ${texts.length}, not 1 to ${NEW_PARAGRAPHS_MAX}` };
  const signs = texts.flatMap(signsOf);
  return signs.length === 0 ? { result: { paragraphs: texts } } : { error: `paragraphs: no ${signs.join(" ")}` };
}
