import { findScene } from "@tangleaf/catalogue";
import { countCharacters } from "@tangleaf/document";
import { startModelSandbox } from "@tangleaf/sandbox";
import fc from "fast-check";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import type { Model, ModelChunk, ModelRequest } from "../../../ports/model.ts";
import type { Kind, Task } from "../kind.ts";
import type { ContinueTask } from "../kinds/continue.ts";
import type { SceneTask } from "../kinds/scene.ts";
import { kinds } from "../kinds.gen.ts";
import type { WritingEnd, Written } from "./ask-model.ts";
import { createTokenUsage } from "./token-usage.ts";
import { writeText } from "./write-text.ts";

const SENTENCES = [
  "计划按时推进。",
  "遗留的两处细节已经补齐，相关同事也确认过了。",
  "会上定下的分工没有变化。",
  "下一步先把要点理顺，再补充例子和说明。",
];

/** With what tells one from all others. */
const LONGEST_SENTENCE = Math.max(...SENTENCES.map(countCharacters)) + 5;

/** A model that writes `factor` times what it is asked for, in pieces of `units`. */
function modelOf(factor: (call: number) => number, units = 4): Model & { calls: ModelRequest[] } {
  const calls: ModelRequest[] = [];
  return {
    calls,
    info: {
      name: "m",
      label: "m",
      builtin: false,
      class: "m",
      maxOutput: 100_000,
      price: { prompt: 0, completion: 1, reasoning: 0 },
      concurrency: 0,
    },
    async *stream(request, signal): AsyncGenerator<ModelChunk> {
      calls.push(request);
      const prompt = request.messages.map(({ content }) => content).join("\n");
      const asked = Number([...prompt.matchAll(/篇幅：约 (\d+)/g)].at(-1)?.[1] ?? 200);
      const items = Number(/数量：(\d+) 条/.exec(prompt)?.[1] ?? 0);
      const wanted = Math.round((items || asked) * factor(calls.length));
      let text = "";
      if (items > 0) text = Array.from({ length: wanted }, (_, n) => `${n + 1}. 一条写得清楚的标题`).join("\n");
      else
        for (let n = calls.length; countCharacters(text) < wanted; n++)
          text += `${SENTENCES[n % SENTENCES.length]?.replace("。", `（${calls.length}之${n}）。`)}${n % 5 === 4 ? "\n\n" : ""}`;
      for (let at = 0; at < text.length; at += units) {
        if (signal.aborted) return;
        yield { type: "text", text: text.slice(at, at + units) };
      }
      yield { type: "finish", reason: "stop" };
    },
  };
}

async function write(
  task: Task & { readonly sceneType: string },
  models: readonly Model[],
): Promise<{ text: string; end: WritingEnd; pieces: Written[]; metered: number }> {
  const tokenUsage = createTokenUsage();
  const scene = findScene(task.sceneType);
  const kind: Kind = kinds[task.kind];
  const pieces: Written[] = [];
  const emit = (piece: Written) => void pieces.push(piece);
  const signal = new AbortController().signal;
  const end = await writeText({ kind, task, scene, models, signal, tokenUsage, log: pino({ level: "silent" }), emit });
  return { text: pieces.map((piece) => (piece.type === "text" ? piece.text : "")).join(""), end, pieces, metered: tokenUsage.metered };
}

const scene = (target: number, sceneType = "weeklyReport"): SceneTask => ({
  kind: "scene",
  sceneType,
  fields: { job: "产品经理", summary: "完成了评审。", plan: "推进设计。", length: target },
  target,
  language: "zh",
  attempt: 1,
});
const off = (text: string, target: number): number => Math.abs(countCharacters(text) - target) / target;

describe("length control", () => {
  it.each([
    [0.5, 200],
    [0.5, 500],
    [0.5, 1000],
    [0.5, 3000],
    [0.5, 10_000],
    [1, 200],
    [1, 500],
    [1, 1000],
    [1, 3000],
    [1, 10_000],
    [2, 200],
    [2, 500],
    [2, 1000],
    [2, 3000],
    [2, 10_000],
    [0.8, 1000],
    [1.2, 1000],
    [3, 1000],
  ])("with a model that gives %d times what it is asked for, %d characters come out within a tenth", async (factor, target) => {
    const model = modelOf(() => factor);
    const { text, end } = await write(scene(target), [model]);
    expect(off(text, target)).toBeLessThanOrEqual(0.1);
    expect(end).toBe("stop");
    expect(text.trimEnd()).toMatch(/。$/);
  });

  it("holds for models that miss differently each time, and asks at most three times a part", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.double({ min: 0.5, max: 2, noNaN: true }), { minLength: 12, maxLength: 12 }),
        fc.integer({ min: 150, max: 4000 }),
        async (factors, target) => {
          const model = modelOf((call) => factors[call % factors.length] ?? 1);
          const { text } = await write(scene(target), [model]);
          const parts = Math.max(1, Math.ceil(target / 400));
          expect(model.calls.length).toBeLessThanOrEqual(parts * 4);
          // Only whole sentences are left out.
          expect(Math.abs(countCharacters(text) - target)).toBeLessThanOrEqual(Math.max(target * 0.1, LONGEST_SENTENCE));
        },
      ),
      { numRuns: 100 },
    );
  });

  it("gives a short answer of one sentence as it comes", async () => {
    const { text } = await write(scene(50), [modelOf(() => 1)]);
    expect(off(text, 50)).toBeLessThan(0.5);
  });

  it.each([0.5, 1, 2])("gives exactly the asked items with a model that gives %d times as many", async (factor) => {
    const { text } = await write({ ...scene(8, "svTitle"), fields: { topic: "t", keyword: "k", style: "s", length: 8 } } as SceneTask, [
      modelOf(() => factor),
    ]);
    expect(text.trim().split("\n")).toHaveLength(8);
  });

  it("says which section is being written", async () => {
    const { pieces } = await write(scene(1000), [modelOf(() => 1)]);
    const labels = pieces.flatMap((piece) => (piece.type === "progress" ? [piece.label] : []));
    expect(labels).toEqual(findScene("weeklyReport")?.recipe.structure.map(({ zh }) => zh));
  });

  it("meters only what can be read when an answer was cut", async () => {
    const { text, metered } = await write(scene(500), [modelOf(() => 2)]);
    expect(metered).toBeLessThanOrEqual(Math.ceil(countCharacters(text) * 1.25) + 2);
  });

  it("continues from where a text ends and brings the whole to its length", async () => {
    const base = "计划按时推进，遗留的";
    const task: ContinueTask = {
      kind: "continue",
      sceneType: "weeklyReport",
      fields: {},
      text: base,
      target: 300,
      language: "zh",
      attempt: 2,
    };
    const { text } = await write(task, [modelOf(() => 1)]);
    expect(off(text, 300)).toBeLessThanOrEqual(0.1);
    expect(text.startsWith("\n")).toBe(false);
  });

  it("counts English in words", async () => {
    const sandbox = await startModelSandbox();
    const { sandboxModel } = await import("../testing/create-test-generations.ts");
    const { text } = await write({ ...scene(300), language: "en" }, [sandboxModel({ url: sandbox.url, model: "too-long" })]);
    await sandbox.close();
    expect(off(text, 300)).toBeLessThanOrEqual(0.1);
  });
});
