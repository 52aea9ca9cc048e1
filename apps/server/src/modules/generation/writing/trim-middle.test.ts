import { countCharacters } from "@tangleaf/document";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { trimMiddle } from "./trim-middle.ts";

const whole = { isEnd: true, goesOn: false };
const TEXT = [
  "## 情况",
  "第一件事做完了。第二件事也做完了。第三件事正在做。第四件事还没有做。第五件事等人来做。",
  "## 打算",
  "先做第四件事。再做第五件事。",
  "此致\n敬礼",
  "申请人：林晓雨\n2026年3月5日",
].join("\n\n");

describe("a text that is too long", () => {
  it("loses sentences in the middle of its longest section, whole ones only", () => {
    const trimmed = trimMiddle(TEXT, countCharacters(TEXT) - 16, whole);
    expect(trimmed).toBe(TEXT.replace("第二件事也做完了。第三件事正在做。第四件事还没有做。", "第二件事也做完了。"));
  });

  it("keeps first and last sentence of a section, its headings, and everything that closes it", () => {
    const trimmed = trimMiddle(TEXT, countCharacters(TEXT) - 30, whole);
    for (const kept of ["## 情况", "第一件事做完了。", "## 打算", "再做第五件事。", "此致\n敬礼", "申请人：林晓雨\n2026年3月5日"]) {
      expect(trimmed).toContain(kept);
    }
  });

  it("keeps its ending whatever it is brought down to", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: countCharacters(TEXT) }), (most) => {
        expect(trimMiddle(TEXT, most, whole).endsWith("再做第五件事。\n\n此致\n敬礼\n\n申请人：林晓雨\n2026年3月5日")).toBe(true);
      }),
    );
  });

  it("keeps the head of a table and the sentence it goes on with", () => {
    const table = "，写到这里。\n\n| 项 | 数 |\n| --- | --- |\n| 甲 | 1 |\n| 乙 | 2 |\n| 丙 | 3 |\n\n以上。";
    const trimmed = trimMiddle(table, countCharacters(table) - 4, { isEnd: true, goesOn: true });
    expect(trimmed.startsWith("，写到这里。\n\n| 项 | 数 |\n| --- | --- |\n| 甲 | 1 |")).toBe(true);
    expect(trimmed.endsWith("\n\n以上。")).toBe(true);
  });

  it("that is one sentence without an end is cut at a clause, else at a character", () => {
    expect(trimMiddle(`${"字".repeat(20)}，${"字".repeat(20)}`, 30, { isEnd: false, goesOn: false })).toBe(`${"字".repeat(20)}。`);
    expect(trimMiddle("字".repeat(1000), 30, { isEnd: false, goesOn: false })).toBe("字".repeat(30));
  });
});
