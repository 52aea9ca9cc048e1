import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { ModelChunk } from "../../ports/model.ts";
import { createAnswerReader } from "./read-answer.ts";

/** Reads a body in pieces of bytes; answers its text, its thinking and its end, or throws. */
function readBody(body: string, cuts: readonly number[] = []) {
  const bytes = Buffer.from(body);
  const reader = createAnswerReader({ unopened: false });
  const places = [...new Set([0, ...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length])].sort((a, b) => a - b);
  const chunks: ModelChunk[] = [];
  for (const [index, end] of places.slice(1).entries()) chunks.push(...reader.push(bytes.subarray(places[index], end)));
  if (reader.failure !== null) throw reader.failure;
  chunks.push(...reader.end());
  const of = (type: "text" | "reasoning") => chunks.map((chunk) => (chunk.type === type ? chunk.text : "")).join("");
  return { text: of("text"), reasoning: of("reasoning"), end: chunks.find((chunk) => chunk.type === "finish")?.reason };
}

const piece = (content: unknown, more: object = {}) => JSON.stringify({ choices: [{ delta: { content }, ...more }] });
const last = (finish_reason: string, delta: object = {}) => JSON.stringify({ choices: [{ delta, finish_reason }] });
const events = (...data: readonly string[]) => data.map((one) => `data: ${one}\n\n`).join("");
const LONG = "这是一段写得足够长的正文，最后一块会把它整个再说一遍，所以这里要超过四十个字，才看得出是重复，不是碰巧。";

describe("an answer as server-sent events", () => {
  it("is the same with any ends of lines and wherever its bytes are cut", () => {
    const lines = fc.constantFrom("\n", "\r\n", "\r");
    fc.assert(
      fc.property(lines, fc.array(fc.nat(400), { maxLength: 40 }), (end, cuts) => {
        const body = [
          ": open",
          "",
          `data: ${piece("第一句😀。")}`,
          "",
          "event: message",
          `data:${piece("第二句。")}`,
          "",
          `data: ${last("stop")}`,
          "",
          "",
        ];
        expect(readBody(body.join(end), cuts)).toEqual({ text: "第一句😀。第二句。", reasoning: "", end: "stop" });
      }),
    );
  });

  it("may spread an object over several lines of data, and put several objects into one event", () => {
    const spread = JSON.stringify({ choices: [{ delta: { content: "甲" } }] }, null, 1)
      .split("\n")
      .map((line) => `data: ${line}`)
      .join("\n");
    expect(readBody(`${spread}\n\ndata: ${piece("乙")}\ndata: ${last("stop")}\n\n`).text).toBe("甲乙");
  });

  it("may have comments inside its data, and end without a mark or a blank line", () => {
    expect(readBody(`${events(": keepalive", piece("甲"), ": keepalive")}data: ${last("stop")}`)).toMatchObject({
      text: "甲",
      end: "stop",
    });
    expect(readBody(`\ufeff${events(piece("甲"), "[DONE]", "what follows is nobody's")}`)).toMatchObject({ text: "甲", end: "stop" });
  });

  it("may end with the whole message once more", () => {
    expect(readBody(events(piece(LONG), last("stop", { content: LONG }))).text).toBe(LONG);
    expect(readBody(events(piece("甲"), piece("乙"), '{"choices":[{"message":{"content":"甲乙丙"},"finish_reason":"stop"}]}')).text).toBe(
      "甲乙丙",
    );
    expect(readBody(events(piece("哈"), last("stop", { content: "哈哈" }))).text).toBe("哈哈哈");
  });
});

test("a whole answer as JSON is read although a stream was asked for, and a page is none", () => {
  const body = JSON.stringify({ choices: [{ message: { content: "写好了。" }, finish_reason: "stop" }] }, null, 2);
  expect(readBody(body, [7, 40])).toMatchObject({ text: "写好了。", end: "stop" });
  expect(() => readBody("<!doctype html><title>Sign in</title>")).toThrow("a page instead of an answer");
});

test("content may be parts, of text and of thinking", () => {
  const parts = [
    { type: "thinking", thinking: [{ type: "text", text: "想" }] },
    { type: "text", text: "正" },
    { type: "text", text: "文" },
  ];
  expect(readBody(events(piece(parts), last("stop")))).toMatchObject({ text: "正文", reasoning: "想" });
});

test.each([
  ["stop", "stop"],
  ["end_turn", "stop"],
  ["MAX_TOKENS", "length"],
  ["model_context_window_exceeded", "length"],
  ["content_filter", "filter"],
  ["SAFETY", "filter"],
])("an end called %s is %s", (name, end) => {
  expect(readBody(events(piece("半句"), last(name))).end).toBe(end);
});

test("an end for an unknown reason is no end, with a mark behind it or without", () => {
  for (const mark of ["", events("[DONE]")]) {
    expect(() => readBody(events(piece("半句"), last("insufficient_system_resource")) + mark)).toThrow("unknown reason");
  }
});
