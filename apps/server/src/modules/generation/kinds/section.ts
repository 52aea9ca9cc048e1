import type { EssayMethod, KindInput, OutlineParagraph } from "@tangleaf/contract";
import { outlineText } from "../essays/complete-outline.ts";
import { checkedFacts, type EssayTask, factLines, frameLanguage, preparedOf, sameAsked } from "../essays/essay-facts.ts";
import { thesisOutline } from "../essays/thesis-outline.ts";
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
      title: pathOf(outline, paragraphId).at(-1)?.paragraph.title ?? essay.title,
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
    const path = pathOf(outline, paragraphId).map(({ paragraph }) => paragraph);
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
    const path = pathOf(outline, paragraphId).map(({ place }) => place);
    return { kind: "section", material, outline: thesisOutline(outline, method, material), path, written, target, attempt };
  },
});

/** A paragraph with those above it, the highest first, each with its place among its siblings, from 0; empty where there is no such paragraph. */
function pathOf(outline: readonly OutlineParagraph[], id: string): { paragraph: OutlineParagraph; place: number }[] {
  for (const [place, paragraph] of outline.entries()) {
    if (paragraph.id === id) return [{ paragraph, place }];
    const below = pathOf(paragraph.subPara, id);
    if (below.length > 0) return [{ paragraph, place }, ...below];
  }
  return [];
}
