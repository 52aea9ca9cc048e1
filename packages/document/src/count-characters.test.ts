import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countCharacters, createCharacterCounter } from "./count-characters.ts";

describe("countCharacters", () => {
  it.each([
    ["", 0],
    ["   \n\t　", 0],
    ["中文", 2],
    ["中文，标点。", 6],
    ["Hello world", 2],
    ["完成了 API 接口联调 12 个", 10],
    ["2026年1月", 4],
    ["don't stop", 2],
    ["don’t stop", 2],
    ["“你好”——他说……", 10],
    ["“Hello,” he said — twice", 5],
    ["1.5", 2],
    ["naïve café", 2],
    ["𠮷野家", 3],
    ["こんにちは", 5],
    ["한국어", 3],
    ["**加粗**，# 标题", 5],
    ["a-b", 2],
    ["ＡＢ１", 3],
    ["①②甲", 3],
    ["α射线与β粒子", 7],
  ])("counts %j as %i", (text, expected) => {
    expect(countCharacters(text)).toBe(expected);
  });

  it("gives the same total however the text is cut into deltas", () => {
    const piece = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom("don", "'", "t", "’", "“", "中", "𠮷", "\ud842", "\udfb7", " ", "12", "—"),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const counter = createCharacterCounter();
        for (const delta of pieces) counter.push(delta);
        expect(counter.total).toBe(countCharacters(pieces.join("")));
      }),
    );
  });

  it("adds up over texts kept apart by a line", () => {
    const han = fc.string({ unit: fc.constantFrom("中", "文", "，", "a", "1", " ") });
    fc.assert(
      fc.property(han, han, (left, right) => {
        expect(countCharacters(`${left}\n${right}`)).toBe(countCharacters(left) + countCharacters(right));
      }),
    );
  });
});
