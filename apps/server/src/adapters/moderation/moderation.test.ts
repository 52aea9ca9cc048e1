import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createWordListModeration, parseWordList } from "./word-list-moderation.ts";

const moderation = createWordListModeration(
  parseWordList("坏词 | test | block\n脏话 | rude | mask\nbadword | test | mask # a comment\n\n# nothing here\n坏消息 | test | mask"),
);

function streamed(pieces: readonly string[]): { text: string; blocked: string | null } {
  const stream = moderation.open();
  let text = "";
  for (const piece of pieces) {
    const step = stream.push(piece);
    text += step.text;
    if (step.blocked !== null) return { text, blocked: step.blocked };
  }
  return { text: text + stream.end(), blocked: null };
}

describe("word list moderation", () => {
  it.each(["坏词", "前面坏词后面", "坏 词", "坏*词", "坏\u200b词", "坏·词"])("blocks %j", (text) => {
    expect(moderation.check(text)).toEqual({ action: "block", category: "test" });
  });

  it.each([
    ["说脏话了", "说＊＊了"],
    ["ＢａｄＷｏｒｄ!", "＊＊＊＊＊＊＊!"],
    ["一个坏消息。", "一个＊＊＊。"],
  ])("masks %j", (text, shown) => {
    expect(moderation.check(text)).toMatchObject({ action: "mask", text: shown });
  });

  it.each(["好词", "坏。词", "坏\n词", ""])("passes %j", (text) => {
    expect(moderation.check(text)).toEqual({ action: "pass" });
  });

  it("finds a word cut anywhere, and shows what stood before it", () => {
    expect(streamed(["前面的话坏", "词后面"])).toEqual({ text: "前面的话", blocked: "test" });
    expect(streamed(["脏", "话"])).toEqual({ text: "＊＊", blocked: null });
  });

  it("keeps nothing back that cannot become a word", () => {
    const stream = moderation.open();
    expect(stream.push("普通的话").text).toBe("普通的话");
    expect(stream.push("坏").text).toBe("");
    expect(stream.push("人").text).toBe("坏人");
  });

  it("gives the same for a text in pieces as for the whole", () => {
    const letter = fc.constantFrom("坏", "词", "脏", "话", "消", "息", "一", " ", "。", "𠮷", "b", "a", "d", "w", "o", "r");
    fc.assert(
      fc.property(fc.array(fc.array(letter, { maxLength: 5 })), (parts) => {
        const pieces = parts.map((part) => part.join(""));
        expect(streamed(pieces)).toEqual(streamed([pieces.join("")]));
      }),
    );
  });

  it("names the line of a bad action", () => {
    expect(() => parseWordList("a | b | warn")).toThrow("line 1");
  });

  it("ships a list that parses", () => {
    expect(parseWordList(readFileSync(new URL("./words.txt", import.meta.url), "utf8")).length).toBeGreaterThan(3);
  });
});
