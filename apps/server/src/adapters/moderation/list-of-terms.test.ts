import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { ModerationFinding } from "../../ports/moderation.ts";
import { readWordList } from "./word-list.ts";
import { createWordListModeration } from "./word-list-moderation.ts";

const LIST = `
违禁词 | test | block
只拒收 | test | refuse
只收尾 | test | stop
脏话 | rude | mask
记一笔 | note | log
加{4}微信 | spam | block
代[开办]发票 | fraud | block
塞进 | test | block
阻塞进程 |  | allow
`;
const moderation = createWordListModeration(readWordList(LIST));
const checked = (text: string) => moderation.check(text).action;

function streamed(pieces: readonly string[], before?: string) {
  const found: ModerationFinding[] = [];
  const stream = moderation.open(before, (finding) => found.push(finding));
  let text = "";
  for (const piece of pieces) {
    const step = stream.push(piece);
    text += step.text;
    if (step.blocked !== null) return { text, blocked: step.blocked, found };
  }
  const end = stream.end();
  return { text: text + end.text, blocked: end.blocked, found };
}

describe("an action of the list", () => {
  it.each([
    ["违禁词", "block", "test"],
    ["只拒收", "block", null],
    ["只收尾", "pass", "test"],
    ["脏话", "mask", null],
    ["记一笔", "pass", null],
  ])("%s is done to what is sent and to what is written as the action says", (text, sent, ended) => {
    expect(checked(text)).toBe(sent);
    expect(streamed([...text]).blocked).toBe(ended);
    expect(streamed([...text]).found).toHaveLength(1);
  });

  it("tells what was found with what stood before it, however it was cut", () => {
    expect(streamed(["今天先", "记一", "笔账"])).toEqual({
      text: "今天先记一笔账",
      blocked: null,
      found: [{ category: "note", action: "log", term: "记一笔", excerpt: "今天先记一笔" }],
    });
    expect(streamed(["说了一句脏", "话"]).found[0]?.excerpt).toBe("说了一句脏话");
  });
});

describe("a term", () => {
  it.each(["違禁詞", "违A禁B词", "违x1禁词", "ｗ违　禁　词", "违\u200b禁\u200b词"])("is found as %j", (text) => {
    expect(checked(text)).toBe("block");
    expect(streamed([...text]).blocked).toBe("test");
  });

  it.each(["违abc禁词", "违。禁词", "脏A话", "违禁", "违A禁"])("is not found in %j", (text) => {
    expect(checked(text)).toBe("pass");
    expect(streamed([...text])).toEqual({ text, blocked: null, found: [] });
  });

  it("inside an allowed phrase means nothing, and the text waits only as long as the phrase may still come", () => {
    expect(streamed([..."会阻塞进程的运行"])).toMatchObject({ text: "会阻塞进程的运行", blocked: null });
    expect(streamed([..."会阻塞进去"])).toMatchObject({ text: "会阻", blocked: "test" });
    expect(streamed([..."会阻塞进"])).toMatchObject({ text: "会阻", blocked: "test" });
    expect(streamed([..."他塞进包里"])).toMatchObject({ text: "他", blocked: "test" });
    expect(checked("阻塞进程，再塞进包里")).toBe("block");
    const stream = moderation.open();
    expect(stream.push("会阻塞").text).toBe("会");
    expect(stream.push("进").text).toBe("");
    expect(stream.push("程").text).toBe("阻塞进程");
  });
});

describe("a pattern", () => {
  it.each(["加微信", "加我的微信", "加 一 下 我 微信", "代开发票", "代办發票"])("fits %j", (text) => expect(checked(text)).toBe("block"));
  it.each(["加上我自己的微信", "加油。微信", "代付发票", "加我", "微信"])("does not fit %j", (text) => expect(checked(text)).toBe("pass"));

  it("is never shown in part, wherever the text is cut", () => {
    expect(streamed([..."请加我的微信"])).toMatchObject({ text: "请", blocked: "spam" });
    expect(streamed([..."请加我的电话吧好"])).toMatchObject({ text: "请加我的电话吧好", blocked: null });
  });

  it("of many gaps costs its length for each character of a text made against it, not more", () => {
    const list = readWordList(`甲{20}甲{20}甲{20}甲{20}甲{20}乙 | test | block`);
    // Trying each way through the gaps takes minutes; the runner ends that.
    const hostile = createWordListModeration(list);
    expect(hostile.check("甲".repeat(20_000)).action).toBe("pass");
  });
});

describe("a list", () => {
  it("names the lines it cannot use and keeps the others", () => {
    const list = readWordList(
      ["好词 | a | block", "坏 | a | warn", "{3}起头", "甲{99}乙", "[甲", `${"长".repeat(65)}`, "-- | a", "另一个 # 注"].join("\r\n"),
    );
    expect(list.words.map(({ term }) => term)).toEqual(["好词", "另一个"]);
    expect(list.faults.map(({ line, problem }) => [line, problem])).toEqual([
      [2, "action"],
      [3, "pattern"],
      [4, "pattern"],
      [5, "pattern"],
      [6, "long"],
      [7, "blank"],
    ]);
  });

  it("gives the same for a text in pieces as for the whole, whatever the pieces are", () => {
    const letter = fc.constantFrom(..."违禁词脏话阻塞进程加微信我代开发票a1 。\n只收尾记一笔");
    fc.assert(
      fc.property(fc.array(fc.array(letter, { maxLength: 6 })), (parts) => {
        const pieces = parts.map((part) => part.join(""));
        expect(streamed(pieces)).toEqual(streamed([pieces.join("")]));
      }),
    );
  });

  it("of 5,000 words costs the stream no more look-ups a character than one of 5", () => {
    const text = "这是一段普通的话，讲的是今年的工作安排。".repeat(200);
    const wordsOf = (count: number) => Array.from({ length: count }, (_, n) => `安${String.fromCharCode(0x4e00 + n)}词`).join("\n");
    const lookUps = (count: number) => {
      const stream = createWordListModeration(readWordList(wordsOf(count))).open();
      const asked = vi.spyOn(Map.prototype, "get");
      const before = asked.mock.calls.length;
      for (let at = 0; at < text.length; at += 2) stream.push(text.slice(at, at + 2));
      const calls = asked.mock.calls.length - before;
      asked.mockRestore();
      return calls / text.length;
    };
    expect(lookUps(5000)).toBeLessThan(lookUps(5) * 1.1);
    expect(lookUps(5000)).toBeLessThan(4);
  });
});
