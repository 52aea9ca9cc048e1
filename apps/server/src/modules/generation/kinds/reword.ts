import { editedCharacters, generationKinds, type KindInput } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import { cleanText } from "../clean-text.ts";
import { checkedFacts, type EssayTask, frameLanguage, preparedOf, sameAsked } from "../essays/essay-facts.ts";
import { keptParagraphs } from "../essays/kept-paragraphs.ts";
import { defineKind, PLAIN_PLAN } from "../kind.ts";
import { allowedText } from "../moderate-text.ts";
import { dataLines } from "../prompt/prompt-lines.ts";

type RewordTask = EssayTask & Pick<KindInput<"reword">, "action" | "paragraphs"> & { readonly kind: "reword" };

export const rewordKind = defineKind<"reword", RewordTask>({
  name: "reword",
  isDraft: false,
  output: {
    format: "json",
    schema: generationKinds.reword.result,
    complete: ({ paragraphs }, task) => keptParagraphs(task.paragraphs, paragraphs),
    toText: ({ paragraphs }) => paragraphs.join("\n\n"),
  },
  prepare(deps, _userId, input) {
    const essay = checkedFacts(deps, input.essay);
    const { action } = input;
    const paragraphs = input.paragraphs.map((text) => allowedText(deps, cleanText(text), "paragraphs"));
    return preparedOf(input, {
      title: essay.title,
      target: null,
      taskOf: (attempt): RewordTask => ({ kind: "reword", essay, action, paragraphs, attempt, language: frameLanguage(essay) }),
    });
  },
  sameInput: sameAsked,
  estimate: ({ action, paragraphs }) => editedCharacters(action, countCharacters(paragraphs.join("\n"))),
  plan: () => PLAIN_PLAN,
  prompt({ action, paragraphs }, call) {
    const { edit, essay, field, language } = call.frame;
    return [
      edit[action],
      essay.reword,
      language.same,
      ...dataLines(call, "source", paragraphs.map((text, at) => field(String(at + 1), text)).join("\n")),
    ];
  },
  sample: ({ action, paragraphs, language, attempt }) => ({ kind: "reword", action, paragraphs, language, attempt }),
});
