import { type EssayMethod, generationKinds, type KindInput } from "@tangleaf/contract";
import { assertOutline, checkedFacts, type EssayTask, factLines, frameLanguage, preparedOf, sameAsked } from "../essays/essay-facts.ts";
import { thesisOutline } from "../essays/thesis-outline.ts";
import { defineKind, PLAIN_PLAN } from "../kind.ts";
import { dataLines } from "../prompt/prompt-lines.ts";

type AbstractTask = EssayTask &
  Pick<KindInput<"abstract">, "outline" | "written"> & { readonly kind: "abstract"; readonly method: EssayMethod | null };

/** Both abstracts with their keywords. */
const CHARACTERS = 900;

export const abstractKind = defineKind<"abstract", AbstractTask>({
  name: "abstract",
  isDraft: false,
  hand: "writing",
  output: {
    format: "json",
    schema: generationKinds.abstract.result,
    toText: ({ zh, en, keywords }) =>
      [zh, keywords.map((pair) => pair.zh).join("；"), en, keywords.map((pair) => pair.en).join("; ")]
        .filter((part) => part !== "")
        .join("\n\n"),
  },
  prepare(deps, _userId, input) {
    const { method, outline, written } = input;
    const essay = checkedFacts(deps, input.essay);
    assertOutline(deps, outline, written);
    return preparedOf(input, {
      title: essay.title,
      target: null,
      taskOf: (attempt): AbstractTask => ({ kind: "abstract", essay, method, outline, written, attempt, language: frameLanguage(essay) }),
    });
  },
  sameInput: sameAsked,
  estimate: () => CHARACTERS,
  plan: () => PLAIN_PLAN,
  prompt({ essay, written }, call) {
    const sections = written.map(({ title, text }) => call.frame.field(title, text)).join("\n");
    return [call.frame.essay.abstract(essay), ...factLines(call, essay), ...dataLines(call, "source", sections)];
  },
  sample({ essay, method, outline, language }) {
    const material = { ...essay, language };
    return { kind: "abstract", material, outline: thesisOutline(outline, method, material) };
  },
});
