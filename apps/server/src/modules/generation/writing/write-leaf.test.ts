import { countCharacters } from "@tangleaf/document";
import { createSentences } from "@tangleaf/sandbox";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import type { Model, ModelChunk } from "../../../ports/model.ts";
import { ModelError } from "../../../ports/model.ts";
import { kinds } from "../kinds.gen.ts";
import type { Written } from "./ask-model.ts";
import { createTokenUsage } from "./token-usage.ts";
import type { LeafReport } from "./write-leaf.ts";
import { writeText } from "./write-text.ts";

type Answer = string | ModelError;
const NO_TASK = {
  kind: "section",
  language: "zh",
  attempt: 1,
  essay: { essayId: "e", major: "", topic: "", title: "题", keywords: [], material: "", level: "undergraduate", language: "zh" },
  method: null,
  outline: [{ id: "a", level: 1, title: "门店的盘点", targetCnt: 200, textData: "", needs: [], subPara: [] }],
  paragraphId: "a",
  before: [],
  tail: "",
} as const;

/** What comes of a section when a model gives these answers, one after the other, the last one again and again. */
async function write(
  answers: readonly Answer[],
  task: { target?: number; debt?: number; said?: string; evidence?: { id: string; text: string }[] } = {},
) {
  const asked: string[] = [];
  const model: Model = {
    info: {
      name: "m",
      label: "m",
      class: "m",
      builtin: false,
      maxOutput: 9999,
      concurrency: 0,
      price: { prompt: 0, completion: 1, reasoning: 0 },
    },
    async *stream(request): AsyncGenerator<ModelChunk> {
      asked.push(request.messages.at(-1)?.content ?? "");
      const answer = answers[Math.min(asked.length, answers.length) - 1] ?? "";
      if (answer instanceof ModelError) throw answer;
      // In pieces that meet no boundary of a sentence.
      for (let at = 0; at < answer.length; at += 7) yield { type: "text", text: answer.slice(at, at + 7) };
      yield { type: "finish", reason: "stop" };
    },
  };
  const written: Written[] = [];
  const end = await writeText({
    kind: kinds.section,
    task: { ...NO_TASK, target: 200, ...task },
    scene: null,
    models: [model],
    signal: new AbortController().signal,
    tokenUsage: createTokenUsage(),
    log: pino({ level: "silent" }),
    emit: (piece) => written.push(piece),
  });
  const text = written.map((piece) => (piece.type === "text" ? piece.text : "")).join("");
  const report = written.flatMap((piece) => (piece.type === "result" ? [piece.result as LeafReport] : []))[0];
  return { text, count: countCharacters(text), end, report, asked };
}

const sentence = createSentences();
const ALL = Array.from({ length: 400 }, () => sentence());
/** So many sentences of about 28 characters, no two alike. */
const sentences = (count: number, from = 0) => ALL.slice(from, from + count).join("");

describe("a section", () => {
  it("ends at the sentence nearest to its length", async () => {
    const { count, end, report } = await write([sentences(40)]);
    expect(count).toBeGreaterThan(185);
    expect(count).toBeLessThanOrEqual(218);
    expect(end).toBe("stop");
    expect(report).toEqual({ faults: [], unknownRefs: [] });
  });

  it("makes good what others missed, up to eight per cent of its own", async () => {
    const { count: more } = await write([sentences(80)], { target: 1000, debt: 500 });
    const { count: less } = await write([sentences(80)], { target: 1000, debt: -500 });
    expect(Math.abs(more - 1080)).toBeLessThan(20);
    expect(Math.abs(less - 920)).toBeLessThan(20);
  });

  it("that is too short is gone on with, once with so many more", async () => {
    const { asked, count } = await write([sentences(4), sentences(20, 5)]);
    expect(asked).toHaveLength(2);
    expect(asked[1]).toContain("紧接着它的最后一个字继续写");
    expect(count).toBeGreaterThan(185);
  });

  it("never ends inside a list or a formula", async () => {
    const list = `有这几点：\n\n${Array.from({ length: 8 }, (_, n) => `- ${sentences(1, n + 50)}`).join("\n")}\n\n`;
    const { text } = await write([`${sentences(8)}\n\n${list}${sentences(5, 30)}`]);
    expect(text).not.toContain("- ");
    const formula = "其中\n\n$$\na = \\frac{b}{c}，d。e\n$$\n";
    const whole = await write([`${sentences(5)}\n\n${formula}${sentences(9, 30)}`]);
    expect(whole.text.split("$$")).toHaveLength(3);
  });

  it("loses its own headings, and keeps bold words in a sentence", async () => {
    const { text, report } = await write([`# 门店的盘点\n\n1.1 第一点\n\n门店的盘点\n\n**甲**是${sentences(8)}`]);
    expect(text.startsWith("**甲**是")).toBe(true);
    expect(report?.faults).toEqual(["headings"]);
  });

  it("does not say again what its chapter says, nor what it says itself", async () => {
    const { text, report } = await write([`${sentences(3)}${sentences(3)}${sentences(9, 60)}`], { said: sentences(3, 60) });
    for (const said of sentences(3)
      .split("。")
      .filter((one) => one !== ""))
      expect(text.split(said)).toHaveLength(2);
    expect(text).not.toContain(sentences(1, 61));
    expect(report?.faults).toEqual(["repeated"]);
  });

  it("cites only the works it was given", async () => {
    const evidence = [{ id: "R2", text: "一部著作" }];
    const { text, report, asked } = await write([`甲[[R2]]。乙[[R7, R2]]。丙[[R8]]。${sentences(10)}`], { evidence });
    expect(text).toContain("甲[[R2]]。乙[[R2]]。丙。");
    expect(report).toEqual({ faults: ["unknownRefs"], unknownRefs: ["R7", "R8"] });
    expect(asked[0]).toContain("[[R2]] 一部著作");
  });

  it("that is declined, empty or broken is asked for again with what was wrong, and its faults are told", async () => {
    const { asked, report, count } = await write(["抱歉，我无法协助您完成这个请求。", new ModelError("cut", "x"), sentences(20)]);
    expect(asked[1]).toContain("没有写正文，只作了推辞");
    expect(asked[2]).toContain("中途断了");
    expect(report?.faults).toEqual(["refused", "empty", "cut"]);
    expect(count).toBeGreaterThan(185);
  });

  it("that is declined three times is none", async () => {
    await expect(write(["抱歉，我无法协助您完成这个请求。"])).rejects.toThrow("declined");
  });

  it("in another language is left out", async () => {
    const english = "This sentence is in a language nobody asked for, and says so at length. ";
    const { text, report } = await write([english + sentences(12)]);
    expect(text).not.toContain("language");
    expect(report?.faults).toEqual(["language"]);
  });

  it("of a model that stays short after two repairs is kept, and says that it is short", async () => {
    const { end, report, asked } = await write([sentences(2)]);
    expect(end).toBe("short");
    expect(asked).toHaveLength(3);
    expect(report?.faults).toContain("short");
  });

  it("longer than one call is written in several", async () => {
    const { count, asked } = await write([sentences(60), sentences(60, 100), sentences(60, 200)], { target: 3000 });
    expect(asked).toHaveLength(3);
    expect(Math.abs(count - 3000)).toBeLessThan(30);
  });
});
