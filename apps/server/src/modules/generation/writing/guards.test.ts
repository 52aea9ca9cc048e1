import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEchoGuard, createRefusalGuard, type Guard } from "./guards.ts";

const PROMPT = "你是带过多届社会实践团的高校团委老师。严格按照任务、结构、文体和约束写作，只输出正文。";

function through(guard: Guard, text: string, units: number): string {
  let out = "";
  for (let at = 0; at < text.length; at += units) out += guard.push(text.slice(at, at + units));
  return out + guard.end();
}

describe("the echo guard", () => {
  it.each([1, 3, 7, 1000])("swallows what repeats the prompt, in pieces of %d", (units) => {
    const text = "开头：严格按照任务、结构、文体和约束写作，结尾。";
    expect(through(createEchoGuard(PROMPT), text, units)).toBe("开头：结尾。");
  });

  it("leaves every text alone that has no twelve characters in common with the prompt", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("严格按照任务", "你是", "正文。", "社会实践", "一", "写作，")),
        fc.integer({ min: 1, max: 9 }),
        (words, units) => {
          const text = words.join("");
          const repeats = [...text].some((_, at) => text.length - at >= 12 && PROMPT.includes(text.slice(at, at + 12)));
          fc.pre(!repeats);
          expect(through(createEchoGuard(PROMPT), text, units)).toBe(text);
        },
      ),
    );
  });

  it("takes a sentence of an English prompt out, and leaves a few words that it shares with a text", () => {
    const prompt =
      "People, figures, dates and quotations come from the material only. Where the material does not fill the length, write less.";
    const shares = "Figures come from the material department, and the length of the rail stays the same.";
    expect(through(createEchoGuard(prompt), shares, 3)).toBe(shares);
    expect(through(createEchoGuard(prompt), `One. ${prompt} Two.`, 7)).toBe("One.  Two.");
  });

  it("ends an answer that is mostly the prompt", () => {
    const long = "这是一段足够长的系统提示内容".repeat(1) + Array.from({ length: 300 }, (_, n) => String.fromCharCode(0x4e00 + n)).join("");
    expect(() => through(createEchoGuard(long), long, 5)).toThrow("repeats its prompt");
  });
});

describe("the refusal guard", () => {
  it.each(["抱歉，我无法帮助完成这个请求。", "I'm sorry, but I can't help with that.", "作为一个AI，我不能写这样的内容。"])(
    "does not take a refusal for an answer: %s",
    (text) => {
      expect(() => through(createRefusalGuard(), text, 4)).toThrow("declined");
    },
  );

  it.each([
    `抱歉信\n\n${"尊敬的客户，因为天气原因，我们无法按时送达。".repeat(10)}`,
    "抱歉让您久等了，改期的安排写在后面。",
    "我们完成了评审。",
    "作者：某某",
  ])("lets an answer through: %s", (text) => {
    expect(through(createRefusalGuard(), text, 4)).toBe(text);
  });
});
