import type { EssayMethod, KindInput, OutlineParagraph } from "@tangleaf/contract";
import { outlineText } from "../essays/complete-outline.ts";
import { checkedBrief, checkedFacts, type EssayTask, factLines, frameLanguage, preparedOf, sameAsked } from "../essays/essay-facts.ts";
import { thesisOutline } from "../essays/thesis-outline.ts";
import { defineKind } from "../kind.ts";
import { dataLines, goOnLines, lengthLine } from "../prompt/prompt-lines.ts";
import { planStretch } from "../writing/plan-parts.ts";

type SectionTask = EssayTask &
  Pick<KindInput<"section">, "outline" | "before" | "tail" | "target"> &
  Partial<Pick<KindInput<"section">, "debt" | "brief" | "evidence" | "ledger" | "similar" | "said">> & {
    readonly kind: "section";
    readonly method: EssayMethod | null;
    readonly paragraphId: string;
  };

/** So much of its own length a section may be longer or shorter to make good what others missed: it stays within its own bounds. */
const DEBT_SHARE = 0.08;

export const sectionKind = defineKind<"section", SectionTask>({
  name: "section",
  isDraft: false,
  hand: "writing",
  output: { format: "text" },
  prepare(deps, _userId, input) {
    const { method, outline, paragraphId, target, debt, before, tail, ledger, similar, said } = input;
    const essay = checkedFacts(deps, input.essay);
    const brief = input.brief === null ? null : checkedBrief(deps, input.brief);
    // Somebody else's words: a work that may not be shown is left out, the section is written all the same.
    const evidence = input.evidence.filter(({ text }) => deps.moderation.check(text).action !== "block");
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
        debt,
        brief,
        evidence,
        ledger,
        similar,
        said,
        before,
        tail,
        attempt,
        language: frameLanguage(essay),
      }),
    });
  },
  sameInput: sameAsked,
  estimate: goalOf,
  plan(task) {
    const { essay, outline, paragraphId, target, evidence = [], similar = [], said = "", tail } = task;
    const goal = goalOf(task);
    const headings = pathOf(outline, paragraphId).map(({ paragraph }) => paragraph.title);
    const leaf = {
      target,
      goal,
      language: essay.language,
      said: [said, tail, ...similar],
      headings,
      allowed: evidence.map(({ id }) => id),
    };
    return { parts: planStretch(target), written: "", opens: true, progressTarget: null, leaf };
  },
  prompt(task, call) {
    const { outline, paragraphId, before, tail, brief = null, evidence = [], ledger = [], similar = [], language } = task;
    const { essay } = call.frame;
    const path = pathOf(outline, paragraphId).map(({ paragraph }) => paragraph);
    const at = path.at(-1);
    const written = before.map(({ title, text }) => call.frame.field(title, text)).join("\n");
    return [
      essay.section({ path: path.map(({ title }) => title), intent: at?.textData ?? "", needs: at?.needs ?? [] }),
      ...factLines(call, task.essay),
      ...(brief === null ? [] : dataLines(call, "brief", essay.briefText(brief))),
      ...dataLines(call, "outline", outlineText(outline, language)),
      ...dataLines(call, "chapter", written),
      ...dataLines(call, "ledger", ledger.join("\n")),
      ...dataLines(call, "similar", similar.join("\n")),
      ...(evidence.length === 0 ? [] : [essay.cite]),
      ...dataLines(call, "evidence", evidence.map(({ id, text }) => `[[${id}]] ${text}`).join("\n")),
      ...(call.written === "" ? dataLines(call, "written", tail) : []),
      ...(call.faults === undefined || call.faults.length === 0 ? [] : [essay.faults(call.faults)]),
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

/** Characters to write: its own, and a part of what others missed. */
function goalOf({ target, debt = 0 }: SectionTask): number {
  const most = Math.floor(target * DEBT_SHARE);
  return target + Math.max(-most, Math.min(most, debt));
}

/** A paragraph with those above it, the highest first, each with its place among its siblings, from 0; empty where there is no such paragraph. */
function pathOf(outline: readonly OutlineParagraph[], id: string): { paragraph: OutlineParagraph; place: number }[] {
  for (const [place, paragraph] of outline.entries()) {
    if (paragraph.id === id) return [{ paragraph, place }];
    const below = pathOf(paragraph.subPara, id);
    if (below.length > 0) return [{ paragraph, place }, ...below];
  }
  return [];
}
