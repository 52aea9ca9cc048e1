import { countCharacters } from "@tangleaf/document";
import { createSentences } from "@tangleaf/sandbox";
import type { Model, ModelRequest } from "../../../ports/model.ts";
import { ModelError } from "../../../ports/model.ts";

/** What the sentences have, on average. */
const SENTENCE_CHARACTERS = 28;

/**
 * What a section is asked for: its characters, and how many times the model was asked for sections, this one included. `prompt`: of a
 * section alone, or of its chapter with the line that lists the section in the end.
 */
export type SectionAsked = { readonly characters: number; readonly call: number; readonly prompt: string; readonly sentence: () => string };

export type ChapterSection = { readonly id: string; readonly text: string };

/** The sections a prompt lists, with the line that does. */
export function listedSections(prompt: string): { id: string; line: string; characters: number }[] {
  return [...prompt.matchAll(/^\[\[§([\w-]+)\]\] .*（约 (\d+) 字）.*$/gm)].map(([line, id = "", characters]) => ({
    id,
    line,
    characters: Number(characters),
  }));
}

/** The answer for a chapter of a model that does as it is told. */
export const withMarks = (sections: readonly ChapterSection[]): string =>
  sections.map(({ id, text }) => `[[§${id}]]\n${text}`).join("\n\n");

export type ScholarModel = Model & {
  /** Requests so far. */
  readonly asked: ModelRequest[];
  /** The next calls of sections fail, before they begin. */
  fails: number;
  /** The next answers that should be JSON are not. */
  babbles: number;
  /** Chapters of the outlines it drafts. */
  chapters: number;
  /** What it writes for a section of so many characters, instead of sentences of about that length. */
  section: ((asked: SectionAsked) => string) | null;
  /** What its answer for a chapter is, made of the sections it would write; null = all of them behind their marks. */
  chapter: ((sections: readonly ChapterSection[], call: number) => string) | null;
  /** Whether the call with this prompt for a section fails before it begins. */
  failsOn: ((prompt: string) => boolean) | null;
  /** Units of a section's answer after which it waits, until it is stopped; 0 = it does not. */
  pausesAfter: number;
  /** Answers that wait so. */
  paused(): number;
  /** Whether the answer of this call breaks off where its text ends. */
  breaks: ((call: number) => boolean) | null;
  /** Sections wait until `release`. */
  holds: boolean;
  /** All answers do. */
  holdsAll: boolean;
  release(): void;
};

/** A model that answers what essays ask: titles and outlines as JSON, sections of about the length asked for. */
export function createScholarModel(): ScholarModel {
  const waiting: (() => void)[] = [];
  const sentence = createSentences();
  let calls = 0;
  let paused = 0;
  const model: ScholarModel = {
    asked: [],
    fails: 0,
    babbles: 0,
    chapters: 3,
    section: null,
    chapter: null,
    failsOn: null,
    pausesAfter: 0,
    paused: () => paused,
    breaks: null,
    holds: false,
    holdsAll: false,
    release() {
      model.holds = false;
      model.holdsAll = false;
      for (const go of waiting.splice(0)) go();
    },
    info: {
      name: "scholar",
      label: "scholar",
      builtin: false,
      class: "scholar",
      maxOutput: 100_000,
      price: { prompt: 0, completion: 1, reasoning: 0 },
      concurrency: 0,
    },
    async *stream(request, signal) {
      model.asked.push(request);
      const kind = request.responseFormat?.name ?? "section";
      if (kind === "section" && model.fails > 0) {
        model.fails -= 1;
        throw new ModelError("status", "told to fail");
      }
      if (kind === "section" && model.failsOn?.(request.messages.at(-1)?.content ?? "")) throw new ModelError("connect", "told to fail");
      if (model.holdsAll || (kind === "section" && model.holds)) {
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
          signal.addEventListener("abort", () => resolve());
        });
        if (signal.aborted) return;
      }
      const answer = answerOf(kind, request);
      const call = calls;
      if (kind === "section" && model.pausesAfter > 0) {
        yield { type: "text", text: answer.slice(0, model.pausesAfter) };
        paused += 1;
        await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
        return;
      }
      yield { type: "text", text: answer };
      if (kind === "section" && model.breaks?.(call)) throw new ModelError("cut", "told to break off");
      yield { type: "finish", reason: "stop" };
    },
  };

  function answerOf(kind: string, request: ModelRequest): string {
    if (kind === "section") {
      calls += 1;
      const prompt = request.messages.at(-1)?.content ?? "";
      const write = model.section ?? sentencesUpTo;
      const listed = listedSections(prompt);
      if (listed.length > 0) {
        const sections = listed.map(({ id, line, characters }) => ({
          id,
          text: write({ characters, call: calls, prompt: `${prompt}\n${line}`, sentence }),
        }));
        return (model.chapter ?? withMarks)(sections, calls);
      }
      const characters = Number(/字数：约 (\d+) 字/.exec(prompt)?.[1] ?? 300);
      return write({ characters, call: calls, prompt, sentence });
    }
    if (model.babbles > 0) {
      model.babbles -= 1;
      return "好的，我来想想。";
    }
    if (kind === "brief") return JSON.stringify(BRIEF);
    if (kind === "abstract") return JSON.stringify({ zh: "摘要。", en: "Abstract.", keywords: [{ zh: "盘点", en: "stocktaking" }] });
    return JSON.stringify(kind === "titles" ? TITLES : { method: "case", sections: chaptersOf(model.chapters) });
  }
  return model;
}

const BRIEF = {
  thesis: "自盘自查使叶菜损耗无法归责。",
  questions: ["现在怎样盘点？", "差异从哪里来？", "怎样改进？"],
  scope: "三家社区生鲜店，不涉及中央仓。",
  glossary: [{ term: "盘亏", wording: "盘亏" }],
  voice: "第三人称",
  dataPolicy: "只用材料里的数据",
  bannedClaims: ["改进后的成效"],
};

const TITLES = {
  titles: [1, 2, 3].map((n) => ({
    title: `社区生鲜店存货盘点研究之${n}`,
    translated: `Stocktaking in Community Grocery Shops ${n}`,
    keywords: ["盘点", "存货", "损耗"].map((zh) => ({ zh, en: "stock" })),
  })),
};

function chaptersOf(count: number) {
  return Array.from({ length: count }, (_, n) => ({
    title: `第${n + 1}部分`,
    intent: "说明现状",
    characters: n + 1,
    needs: [],
    sections: [
      { title: `${n + 1}之一`, intent: "列出记录", characters: 1, needs: ["table"] },
      { title: `${n + 1}之二`, intent: "分析原因", characters: 2, needs: [] },
    ],
  }));
}

/** Whole sentences of about the length that was asked for. */
export function sentencesUpTo({ characters, sentence }: Pick<SectionAsked, "characters" | "sentence">): string {
  let text = "";
  while (countCharacters(text) < characters - SENTENCE_CHARACTERS / 2) text += sentence();
  return text;
}
