import { pino } from "pino";
import { describe, expect, it } from "vitest";
import type { Model, ModelChunk } from "../../../ports/model.ts";
import { askInTurn } from "./ask-in-turn.ts";
import { createChunkCleaner } from "./clean-chunks.ts";

const MOST_UNITS = 16_384;
const info = {
  name: "m",
  label: "m",
  builtin: false,
  class: "m",
  maxOutput: 1000,
  price: { prompt: 0, completion: 1, reasoning: 0 },
  concurrency: 0,
};

const modelOf = (chunks: readonly ModelChunk[]): Model => ({
  info,
  async *stream() {
    yield* chunks;
  },
});

const ask = (models: readonly Model[], onChunk: (chunk: ModelChunk) => boolean, signal = new AbortController().signal) =>
  askInTurn({
    models,
    signal,
    onChunk,
    request: { userId: "u", messages: [], maxTokens: 1000, hint: { kind: "ready", answer: "" } },
    log: pino({ level: "silent" }),
    onModel: () => undefined,
  });

describe("pieces of an answer", () => {
  it("are cleaned apart for text and thinking; what is left of nothing is not passed on", () => {
    const clean = createChunkCleaner();
    expect(clean({ type: "text", text: "甲\ud83d" })).toEqual([{ type: "text", text: "甲" }]);
    expect(clean({ type: "reasoning", text: "\ude00想\u0000" })).toEqual([{ type: "reasoning", text: "想" }]);
    expect(clean({ type: "text", text: "\ude00" })).toEqual([{ type: "text", text: "😀" }]);
    expect(clean({ type: "text", text: "\u0000" })).toEqual([]);
    expect(clean({ type: "finish", reason: "stop" })).toEqual([{ type: "finish", reason: "stop" }]);
  });

  it("are cut to a bounded size, between characters", () => {
    const text = `字${"😀".repeat(40_000)}`;
    const parts = createChunkCleaner()({ type: "text", text }).map((part) => (part.type === "text" ? part.text : ""));
    expect(parts.join("")).toBe(text);
    for (const part of parts) {
      expect(part.length).toBeLessThanOrEqual(MOST_UNITS);
      expect(part.isWellFormed()).toBe(true);
    }
  });

  it("of a whole text at once give everybody else a turn, and end when they are told to", async () => {
    const huge = modelOf([{ type: "text", text: "长".repeat(100_000) }]);
    const order: string[] = [];
    const turn = () => {
      if (order.push("turn") < 100) setImmediate(turn);
    };
    setImmediate(turn);
    await ask([huge], () => {
      order.push("part");
      return false;
    });
    expect(order.filter((one) => one === "part")).toHaveLength(7);
    expect(order.join(" ")).not.toContain("part part part");
    const ending = new AbortController();
    let seen = 0;
    const stopAtSecond = () => {
      seen++;
      if (seen === 2) ending.abort();
      return false;
    };
    await ask([huge], stopAtSecond, ending.signal);
    expect(seen).toBe(2);
  });

  it("that are nothing when cleaned leave the next model its turn", async () => {
    const broken: Model = {
      info,
      async *stream() {
        yield { type: "text", text: "\u0000" };
        const { ModelError } = await import("../../../ports/model.ts");
        throw new ModelError("cut", "cut");
      },
    };
    let text = "";
    await ask([broken, modelOf([{ type: "text", text: "第二个写的。" }])], (chunk) => {
      if (chunk.type === "text") text += chunk.text;
      return false;
    });
    expect(text).toBe("第二个写的。");
  });
});
