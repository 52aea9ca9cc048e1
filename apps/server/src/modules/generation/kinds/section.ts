import { findScene } from "@tangleaf/catalogue";
import type { EssayMethod, KindInput, OutlineParagraph } from "@tangleaf/contract";
import type { SampleTask } from "@tangleaf/writer";
import { outlineText } from "../essays/complete-outline.ts";
import {
  assertOutline,
  checkedBrief,
  checkedFacts,
  documentName,
  type EssayTask,
  factLines,
  frameLanguage,
  preparedOf,
  sameAsked,
} from "../essays/essay-facts.ts";
import { thesisOutline } from "../essays/thesis-outline.ts";
import { defineKind } from "../kind.ts";
import { allowedEvidence } from "../moderate-text.ts";
import { dataLines, sectionLines } from "../prompt/prompt-lines.ts";

export type SectionTask = EssayTask &
  Pick<KindInput<"section">, "outline" | "before" | "tail" | "target"> &
  Partial<Pick<KindInput<"section">, "limit" | "brief" | "evidence" | "ledger" | "similar" | "said">> & {
    readonly kind: "section";
    readonly method: EssayMethod | null;
    readonly paragraphId: string;
  };

type SampledSection = Pick<SectionTask, "essay" | "method" | "outline" | "paragraphId" | "before" | "target" | "attempt" | "language">;

export const sectionKind = defineKind<"section", SectionTask>({
  name: "section",
  isDraft: false,
  hand: "writing",
  output: { format: "text" },
  prepare(deps, _userId, input) {
    const { method, outline, paragraphId, target, limit, before, tail, ledger, similar, said } = input;
    const essay = checkedFacts(deps, input.essay);
    assertOutline(deps, outline, { ledger, similar, before, tail, said });
    const brief = input.brief === null ? null : checkedBrief(deps, input.brief);
    const evidence = allowedEvidence(deps, input.evidence);
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
        ...(limit !== undefined && { limit }),
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
  estimate: ({ target }) => target,
  plan({ essay, outline, paragraphId, target, limit, evidence = [] }) {
    const titles = pathOf(outline, paragraphId).map(({ paragraph }) => paragraph.title);
    const allowed = evidence.map(({ id }) => id);
    const section = { target, language: essay.language, titles, allowed, ...(limit !== undefined && { limit }) };
    return { length: { unit: "char", count: target }, written: "", progressTarget: null, section };
  },
  prompt(task, call) {
    const { outline, paragraphId, brief = null, language } = task;
    const { essay } = call.frame;
    const path = pathOf(outline, paragraphId).map(({ paragraph }) => paragraph);
    const at = path.at(-1);
    return [
      essay.section({
        of: documentName(task.essay, language),
        path: path.map(({ title }) => title),
        intent: at?.textData ?? "",
        needs: at?.needs ?? [],
      }),
      ...factLines(call, task.essay),
      ...(brief === null ? [] : dataLines(call, "brief", essay.briefText(brief))),
      ...dataLines(call, "outline", outlineText(outline, language)),
      ...sectionLines(call, task),
    ];
  },
  sample: sectionSample,
});

/** What the sample writer is asked for a section. */
export function sectionSample({ essay, method, outline, paragraphId, before, target, attempt, language }: SampledSection): SampleTask {
  const scene = essay.document === undefined ? null : findScene(essay.document.type);
  const own = pathOf(outline, paragraphId).at(-1)?.paragraph;
  const part = scene?.recipe.structure.find(({ zh }) => zh === own?.role);
  // Where the roles of an outline are the sections of a scene, its sentences are; all others are written as theses are.
  if (scene !== null && own !== undefined && part !== undefined) {
    const total = outline.reduce((sum, { targetCnt }) => sum + targetCnt, 0);
    const fields = { topic: essay.topic, keyword: essay.keywords.join(language === "zh" ? "、" : ", "), content: essay.material };
    return {
      kind: "scenePart",
      sceneType: scene.key,
      fields: { ...fields, ...essay.document?.asked },
      part: part.zh,
      intent: own.textData,
      written: before.map(({ text }) => text),
      target,
      total,
      attempt,
      language,
    };
  }
  const material = { ...essay, language };
  const written = before.map(({ text }) => text);
  const path = pathOf(outline, paragraphId).map(({ place }) => place);
  return { kind: "section", material, outline: thesisOutline(outline, method, material), path, written, target, attempt };
}

/** A paragraph with those above it, the highest first, each with its place among its siblings, from 0; empty where there is no such paragraph. */
export function pathOf(outline: readonly OutlineParagraph[], id: string): { paragraph: OutlineParagraph; place: number }[] {
  for (const [place, paragraph] of outline.entries()) {
    if (paragraph.id === id) return [{ paragraph, place }];
    const below = pathOf(paragraph.subPara, id);
    if (below.length > 0) return [{ paragraph, place }, ...below];
  }
  return [];
}
