import type { Model, ModelRequest } from "../../../ports/model.ts";
import { ModelError } from "../../../ports/model.ts";

export type ScholarModel = Model & {
  /** Requests so far. */
  readonly asked: ModelRequest[];
  /** The next calls of sections fail, before they begin. */
  fails: number;
  /** The next answers that should be JSON are not. */
  babbles: number;
  /** Chapters of the outlines it drafts. */
  chapters: number;
  /** Sections wait until `release`. */
  holds: boolean;
  release(): void;
};

const WORDS = "本节依据材料说明门店盘点的做法，并指出其中尚待核实的环节。";

/** A model that answers what essays ask: titles and outlines as JSON, sections of about the length asked for. */
export function createScholarModel(): ScholarModel {
  const waiting: (() => void)[] = [];
  const model: ScholarModel = {
    asked: [],
    fails: 0,
    babbles: 0,
    chapters: 3,
    holds: false,
    release() {
      model.holds = false;
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
        throw new ModelError("refused", "told to fail");
      }
      if (kind === "section" && model.holds) {
        await new Promise<void>((resolve) => {
          waiting.push(resolve);
          signal.addEventListener("abort", () => resolve());
        });
        if (signal.aborted) return;
      }
      yield { type: "text", text: answerOf(kind, request) };
      yield { type: "finish", reason: "stop" };
    },
  };

  function answerOf(kind: string, request: ModelRequest): string {
    if (kind === "section") return sectionOf(request);
    if (model.babbles > 0) {
      model.babbles -= 1;
      return "好的，我来想想。";
    }
    if (kind === "abstract") return JSON.stringify({ zh: "摘要。", en: "Abstract.", keywords: [{ zh: "盘点", en: "stocktaking" }] });
    return JSON.stringify(kind === "titles" ? TITLES : { method: "case", sections: chaptersOf(model.chapters) });
  }
  return model;
}

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

/** Whole sentences up to the length the prompt asks for. */
function sectionOf({ messages }: ModelRequest): string {
  const asked = Number(/篇幅：约 (\d+) 字/.exec(messages.at(-1)?.content ?? "")?.[1] ?? 300);
  return WORDS.repeat(Math.max(1, Math.round(asked / WORDS.length)));
}
