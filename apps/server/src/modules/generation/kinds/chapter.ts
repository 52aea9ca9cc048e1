import type { KindInput } from "@tangleaf/contract";
import { firstSentences } from "@tangleaf/document";
import { chapterMark, splitChapter } from "@tangleaf/document/chapter-text";
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
import { factTable } from "../essays/fact-table.ts";
import { defineKind } from "../kind.ts";
import { allowedEvidence } from "../moderate-text.ts";
import { dataLines, goOnLines, type PromptCall } from "../prompt/prompt-lines.ts";
import { pathOf, type SectionTask, sectionKind, sectionSample } from "./section.ts";

type ChapterTask = EssayTask & Omit<KindInput<"chapter">, "essay"> & { readonly kind: "chapter" };
type Titled = readonly { readonly title: string; readonly text: string }[];

/** Of a section of the same chapter so much is shown to one that is asked for alone, and of the last one its end. UTF-16 units. */
const EXCERPT_UNITS = 120;
const TAIL_UNITS = 200;

export const chapterKind = defineKind<"chapter", ChapterTask>({
  name: "chapter",
  isDraft: false,
  hand: "writing",
  output: { format: "text" },
  prepare(deps, _userId, input) {
    const { essay: asked, outline, results, problems, before, sections } = input;
    const essay = checkedFacts(deps, asked);
    assertOutline(deps, outline, { results, problems, before });
    const brief = input.brief === null ? null : checkedBrief(deps, input.brief);
    const evidence = allowedEvidence(deps, input.evidence);
    return preparedOf(input, {
      title: pathOf(outline, sections[0]?.id ?? "")[0]?.paragraph.title ?? essay.title,
      target: charactersOf(input),
      taskOf: (attempt): ChapterTask => ({ kind: "chapter", ...input, essay, brief, evidence, attempt, language: frameLanguage(essay) }),
    });
  },
  sameInput: sameAsked,
  estimate: charactersOf,
  plan(task) {
    const { essay, outline, sections, evidence } = task;
    const chapter = {
      sections: sections.map(({ id, target }) => ({ id, characters: target, titles: titlesOf(outline, id) })),
      language: essay.language,
      allowed: evidence.map(({ id }) => id),
      alone: (id: string, text: string) => ({ kind: sectionKind, task: aloneTask(task, id, text) }),
    };
    return { length: { unit: "char", count: charactersOf(task) }, written: "", progressTarget: null, chapter };
  },
  prompt(task, call) {
    const { outline, sections, brief, evidence, language } = task;
    const { essay } = call.frame;
    const now = sections.filter(({ id }) => call.sectionIds?.includes(id) ?? true);
    const listed = now.map(({ id, target }) => {
      const own = pathOf(outline, id).at(-1)?.paragraph;
      const { textData: intent = "", needs = [] } = own ?? {};
      return { mark: chapterMark(id), path: titlesOf(outline, id), intent, needs, characters: target };
    });
    const needs = [...new Set(listed.flatMap((section) => section.needs))];
    return [
      essay.chapter({ of: documentName(task.essay, language), mark: listed[0]?.mark ?? "", needs }),
      ...factLines(call, { ...task.essay, material: factTable(task.essay.material) }),
      ...(brief === null ? [] : dataLines(call, "brief", essay.briefText(brief))),
      ...dataLines(call, "outline", outlineText(outline, language)),
      ...titledLines(call, "results", task.results),
      ...titledLines(call, "problems", task.problems),
      ...titledLines(call, "chapter", task.before),
      ...(evidence.length === 0 ? [] : [essay.cite]),
      ...dataLines(call, "evidence", evidence.map(({ id, text }) => `[[${id}]] ${text}`).join("\n")),
      ...dataLines(call, "sections", listed.map((section) => essay.chapterSection(section)).join("\n")),
      ...goOnLines(call),
      call.goOn ? essay.chapterGoesOn : "",
    ];
  },
  sample(task) {
    const parts = task.sections.map(({ id }) => ({ mark: chapterMark(id), task: sectionSample(aloneTask(task, id, "")) }));
    return { kind: "chapter", parts };
  },
});

function charactersOf({ sections }: Pick<ChapterTask, "sections">): number {
  return sections.reduce((sum, { target }) => sum + target, 0);
}

function titlesOf(outline: ChapterTask["outline"], id: string): string[] {
  return pathOf(outline, id).map(({ paragraph }) => paragraph.title);
}

function titledLines(call: PromptCall, name: "results" | "problems" | "chapter", said: Titled): string[] {
  return dataLines(call, name, said.map(({ title, text }) => call.frame.field(title, text)).join("\n"));
}

/** What is asked for one section of the chapter; `text`: what is written of it. */
function aloneTask({ sections, results: _, problems: _answered, ...task }: ChapterTask, id: string, text: string): SectionTask {
  const ids = sections.map((section) => section.id);
  const earlier = [...splitChapter(text, ids)].slice(0, ids.indexOf(id)).filter(([, words]) => words !== "");
  const written = earlier.map(([of, words]) => ({
    title: titlesOf(task.outline, of).at(-1) ?? "",
    text: firstSentences(words, EXCERPT_UNITS),
  }));
  return {
    ...task,
    kind: "section",
    paragraphId: id,
    target: sections.find((section) => section.id === id)?.target ?? 0,
    before: [...task.before, ...written],
    tail: (earlier.at(-1)?.[1] ?? "").slice(-TAIL_UNITS).toWellFormed(),
  };
}
