import type { EssayMethod, KindInput } from "@tangleaf/contract";
import { outlineText } from "../essays/complete-outline.ts";
import { checkedFacts, type EssayTask, factLines, frameLanguage, preparedOf, sameAsked } from "../essays/essay-facts.ts";
import { pathOf } from "../essays/path-of.ts";
import { placesOf, thesisOutline } from "../essays/thesis-outline.ts";
import { defineKind } from "../kind.ts";
import { dataLines, goOnLines, lengthLine } from "../prompt/prompt-lines.ts";
import { planStretch } from "../writing/plan-parts.ts";

type SectionTask = EssayTask &
  Pick<KindInput<"section">, "outline" | "before" | "tail" | "target"> & {
    readonly kind: "section";
    readonly method: EssayMethod | null;
    readonly paragraphId: string;
  };

export const sectionKind = defineKind<"section", SectionTask>({
  name: "section",
  isDraft: false,
  hand: "writing",
  output: { format: "text" },
  prepare(deps, _userId, input) {
    const { method, outline, paragraphId, target, before, tail } = input;
    const essay = checkedFacts(deps, input.essay);
    return preparedOf(input, {
      title: pathOf(outline, paragraphId).at(-1)?.title ?? essay.title,
      target,
      taskOf: (attempt): SectionTask => ({
        kind: "section",
        essay,
        method,
        outline,
        paragraphId,
        target,
        before,
        tail,
        attempt,
        language: frameLanguage(essay),
      }),
    });
  },
  sameInput: sameAsked,
  estimate: ({ target }) => target,
  plan: ({ target }) => ({ parts: planStretch(target), written: "", opens: true, progressTarget: null }),
  prompt(task, call) {
    const { outline, paragraphId, before, tail, language } = task;
    const { essay } = call.frame;
    const path = pathOf(outline, paragraphId);
    const at = path.at(-1);
    const written = before.map(({ title, text }) => call.frame.field(title, text)).join("\n");
    return [
      essay.section({ path: path.map(({ title }) => title), intent: at?.textData ?? "", needs: at?.needs ?? [] }),
      ...factLines(call, task.essay),
      ...dataLines(call, "outline", outlineText(outline, language)),
      ...dataLines(call, "chapter", written),
      ...(call.written === "" ? dataLines(call, "written", tail) : []),
      ...goOnLines(call),
      lengthLine(call),
    ];
  },
  sample({ essay, method, outline, paragraphId, before, target, attempt, language }) {
    const material = { ...essay, language };
    const written = before.map(({ text }) => text);
    const path = placesOf(outline, paragraphId);
    return { kind: "section", material, outline: thesisOutline(outline, method, material), path, written, target, attempt };
  },
});
