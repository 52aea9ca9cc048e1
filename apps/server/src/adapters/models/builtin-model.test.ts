import { countCharacters } from "@tangleaf/document";
import { type SampleTask, writeSample } from "@tangleaf/writer/sample";
import { describe, expect, it } from "vitest";
import type { PulledModel } from "../../ports/model.ts";
import { createManualClock } from "../../testing/manual-clock.ts";
import { systemClock } from "../system-clock.ts";
import { createBuiltinModel } from "./builtin-model.ts";

/** Work in the thread itself gives it three turns. */
const LEAST_TURNS = 20;

const long = Array.from({ length: 3_000 }, (_, index) => `第${index}组完成了走访，还有问题没有解决。`).join("");
const short = {
  kind: "scene",
  sceneType: "weeklyReport",
  fields: { job: "编辑", summary: "校完了两本书。", plan: "下周排版。" },
  target: 400,
  language: "zh",
  attempt: 1,
} as const satisfies SampleTask;
const huge: SampleTask = { ...short, fields: { job: "编辑", summary: long, plan: long } };

const model = (): PulledModel => createBuiltinModel({ clock: systemClock, label: "s", charactersPerSecond: 0 });

async function textOf(task: SampleTask, from = model(), signal = new AbortController().signal): Promise<string> {
  let text = "";
  for await (const chunk of from.stream({ userId: "u", messages: [], maxTokens: 1000, hint: task }, signal))
    if (chunk.type === "text") text += chunk.text;
  return text;
}

/** Counts how often this thread gets its turn until the work is done. */
async function countTurns(work: Promise<unknown>): Promise<number> {
  let over = false;
  const end = () => {
    over = true;
  };
  work.then(end, end);
  let turns = 0;
  for (; !over; turns++) await new Promise((resolve) => setImmediate(resolve));
  return turns;
}

describe("the built-in model", () => {
  it("leaves the event loop free while it writes from a hundred thousand characters, and writes the same text", async () => {
    const text = textOf(huge);
    expect(await countTurns(text)).toBeGreaterThan(LEAST_TURNS);
    expect(await text).toBe(writeSample(huge));
  });

  it("ends a text that is still being written as soon as it is told to, and the one that waits behind it", async () => {
    const one = model();
    const ending = new AbortController();
    const both = Promise.all([textOf(huge, one, ending.signal), textOf(huge, one, ending.signal)]);
    setImmediate(() => ending.abort());
    expect(await both).toEqual(["", ""]);
    expect((await textOf(huge, one)).length).toBeGreaterThan(0);
  });

  it("keeps no pace where nobody watches: titles come at once", async () => {
    const slow = createBuiltinModel({ clock: createManualClock(), label: "s", charactersPerSecond: 1 });
    const material = {
      major: "会计",
      topic: "社区生鲜店存货盘点",
      title: "",
      keywords: [],
      material: "",
      level: "undergraduate",
      language: "zh",
    } as const;
    expect(await textOf({ kind: "titles", material, count: 2, keywordsMax: 2, attempt: 1, language: "zh" } as SampleTask, slow)).toContain(
      "存货盘点",
    );
  });

  it("says in our words that a scene does not exist", async () => {
    await expect(textOf({ ...short, sceneType: "none" })).rejects.toMatchObject({ fault: "status" });
  });

  it("goes on exactly where a stopped text ended", async () => {
    const whole = await textOf(short);
    const text = whole.slice(0, whole.length / 2);
    // The engine counts as missing: the requested length less the length so far.
    const target = 400 - countCharacters(text);
    const { sceneType, fields, language } = short;
    const rest = await textOf({ kind: "continue", sceneType, fields, text, target, language, attempt: 1 });
    expect(text + rest).toBe(whole);
  });
});
