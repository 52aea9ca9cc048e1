import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEchoGuard, type Guard } from "./guards.ts";

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

  it.each([1, 3, 7, 1000])("leaves what a person typed, also where the prompt says the same, in pieces of %d", (units) => {
    const typed = "请把“严格按照任务、结构、文体和约束写作，只输出正文。”这一句写得更客气些。";
    const answer = "严格按照任务、结构、文体和约束写作，只输出正文。你是带过多届社会实践团的高校团委老师。谢谢。";
    expect(through(createEchoGuard(PROMPT, [typed]), answer, units)).toBe("严格按照任务、结构、文体和约束写作，只输出正文。谢谢。");
  });

  it("loses nothing of a whole prompt that is somebody's text", () => {
    const long = Array.from({ length: 40 }, (_, n) => `第${n}条规则说的是怎样写。`).join("");
    expect(through(createEchoGuard(long, [`前面。${long}后面。`]), long, 5)).toBe(long);
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
