import { type EssayMethod, generationKinds, type KindInput, type KindResult } from "@tangleaf/contract";
import { outlineText } from "../essays/complete-outline.ts";
import { assertOutline, checkedFacts, type EssayTask, factLines, frameLanguage, preparedOf, sameAsked } from "../essays/essay-facts.ts";
import { sampleBrief } from "../essays/sample-brief.ts";
import { defineKind, PLAIN_PLAN } from "../kind.ts";
import { dataLines } from "../prompt/prompt-lines.ts";

type BriefTask = EssayTask & Pick<KindInput<"brief">, "outline"> & { readonly kind: "brief"; readonly method: EssayMethod | null };

/** A statement, some questions, a glossary, and the names of the fields around them. */
const CHARACTERS = 700;

export const briefKind = defineKind<"brief", BriefTask>({
  name: "brief",
  isDraft: false,
  hand: "writing",
  output: {
    format: "json",
    schema: generationKinds.brief.result,
    toText: ({ thesis, questions, scope, glossary, voice, dataPolicy, bannedClaims }: KindResult<"brief">) =>
      [
        thesis,
        questions.map((question) => `- ${question}`).join("\n"),
        scope,
        glossary.map(({ term, wording }) => (term === wording ? term : `${term} → ${wording}`)).join("\n"),
        [voice, dataPolicy, ...bannedClaims].filter((line) => line !== "").join("\n"),
      ]
        .filter((part) => part !== "")
        .join("\n\n"),
  },
  prepare(deps, _userId, input) {
    const { method, outline } = input;
    const essay = checkedFacts(deps, input.essay);
    assertOutline(deps, outline);
    return preparedOf(input, {
      title: essay.title,
      target: null,
      taskOf: (attempt): BriefTask => ({ kind: "brief", essay, method, outline, attempt, language: frameLanguage(essay) }),
    });
  },
  sameInput: sameAsked,
  estimate: () => CHARACTERS,
  plan: () => PLAIN_PLAN,
  prompt: ({ essay, outline, language }, call) => [
    call.frame.essay.brief,
    ...factLines(call, essay),
    ...dataLines(call, "outline", outlineText(outline, language)),
  ],
  sample: ({ essay, method, language }) => ({ kind: "ready", answer: JSON.stringify(sampleBrief(essay, method, language)) }),
});
