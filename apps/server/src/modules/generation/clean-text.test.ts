import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanText, createTextCleaner } from "./clean-text.ts";

describe("text on its way into a row", () => {
  it("loses what cannot be written down, keeps tabs and pairs, and has one kind of line end", () => {
    expect(cleanText("甲\u0000乙\u0001丙\u001f丁\u007f\ufffe戊\t己\r\n庚\r辛😀\ud83d壬\ude00")).toBe("甲乙丙丁戊\t己\n庚\n辛😀壬");
  });

  it("is put together where a pair or a line end was cut by the border of two pieces", () => {
    const clean = createTextCleaner();
    expect(["甲\ud83d", "\ude00乙\r", "\n丙\r", "丁\ud83d", "戊", "\ude00"].map(clean)).toEqual(["甲", "😀乙\n", "丙\n", "丁", "戊", ""]);
  });

  it("comes out the same in pieces as whole", () => {
    const unit = fc.constantFrom("甲", "a", " ", "\n", "\r", "\t", "\u0000", "\u0007", "\ud83d", "\ude00", "😀", "\uffff");
    fc.assert(
      fc.property(fc.array(fc.array(unit, { maxLength: 4 })), (parts) => {
        const pieces = parts.map((part) => part.join(""));
        const clean = createTextCleaner();
        const text = pieces.map(clean).join("");
        expect(text).toBe(cleanText(pieces.join("")));
        expect(text.isWellFormed()).toBe(true);
      }),
    );
  });
});
