import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { NodeJson } from "../model/document-content.ts";
import { arbitraryBlocks } from "../testing/arbitrary-blocks.ts";
import { diffContents } from "./diff-contents.ts";
import { diffWords } from "./diff-words.ts";

const say = (words: string): NodeJson => ({ type: "paragraph", content: [{ type: "text", text: words }] });

describe("the difference of two texts", () => {
  it("is told by characters of Chinese and by words of Latin", () => {
    expect(diffWords("今天天气很好", "今天天气不好")).toEqual([
      { type: "kept", text: "今天天气" },
      { type: "removed", text: "很" },
      { type: "added", text: "不" },
      { type: "kept", text: "好" },
    ]);
    expect(diffWords("the old house", "the older house")).toEqual([
      { type: "kept", text: "the " },
      { type: "removed", text: "old" },
      { type: "added", text: "older" },
      { type: "kept", text: " house" },
    ]);
  });

  it("is told by whole words of Chinese where that is asked for", () => {
    expect(diffWords("提高了工作效率", "提升了工作效率", { chinese: "whole" })).toEqual([
      { type: "removed", text: "提高" },
      { type: "added", text: "提升" },
      { type: "kept", text: "了工作效率" },
    ]);
  });

  it("takes a Latin word between Chinese for a word", () => {
    expect(diffWords("用abc写", "用abd写").map(({ text }) => text)).toEqual(["用", "abc", "abd", "写"]);
  });

  it("gives both texts again, and what is common is as long as it can be", () => {
    const words = fc.array(fc.constantFrom("甲", "乙", "丙", "a ", "bc", "，"), { maxLength: 14 });
    fc.assert(
      fc.property(words, words, fc.constantFrom("characters", "whole"), (before, after, chinese) => {
        const pieces = diffWords(before.join(""), after.join(""), { chinese });
        const side = (type: string) => pieces.map((piece) => (piece.type === type || piece.type === "kept" ? piece.text : "")).join("");
        expect([side("removed"), side("added")]).toEqual([before.join(""), after.join("")]);
        expect(pieces.filter(({ text }) => text === "")).toEqual([]);
      }),
    );
    const letters = fc.array(fc.constantFrom("甲", "乙", "丙"), { maxLength: 10 });
    fc.assert(
      fc.property(letters, letters, (before, after) => {
        const kept = diffWords(before.join(""), after.join("")).filter(({ type }) => type === "kept");
        expect(kept.map(({ text }) => text).join("").length).toBe(longestCommon(before, after));
      }),
    );
  });

  it("of two long texts with nothing in common is found without comparing all pairs", () => {
    const long = (first: number) => Array.from({ length: 300_000 }, (_, at) => String.fromCharCode(first + (at % 3000))).join("");
    expect(diffWords(long(0x4e00), long(0x6e00)).map(({ type }) => type)).toEqual(["removed", "added"]);
  });
});

function longestCommon(a: readonly string[], b: readonly string[]): number {
  const rows = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0));
  for (let x = 1; x <= a.length; x++) {
    for (let y = 1; y <= b.length; y++) {
      const above = rows[x - 1] ?? [];
      const row = rows[x] ?? [];
      row[y] = a[x - 1] === b[y - 1] ? (above[y - 1] ?? 0) + 1 : Math.max(above[y] ?? 0, row[y - 1] ?? 0);
    }
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

describe("the difference of two versions", () => {
  it("names blocks that stayed, came, went and changed", () => {
    const before = [say("开头不变的一段话"), say("这一段话会被改动"), say("完全删掉")];
    const after = [say("新来的 paragraph"), say("开头不变的一段话"), say("这一段话被改动了")];
    expect(diffContents({ blocks: before }, { blocks: after })).toEqual([
      { type: "added", after: 0 },
      { type: "kept", before: 0, after: 1 },
      {
        type: "changed",
        before: 1,
        after: 2,
        words: [
          { type: "kept", text: "这一段话" },
          { type: "removed", text: "会" },
          { type: "kept", text: "被改动" },
          { type: "added", text: "了" },
        ],
      },
      { type: "removed", before: 2 },
    ]);
  });

  it("does not show two texts with next to nothing in common as one that changed", () => {
    const differences = diffContents({ blocks: [say("春天来了，花也开了")] }, { blocks: [say("第二季度营收来了消息")] });
    expect(differences.map(({ type }) => type)).toEqual(["removed", "added"]);
  });

  it("says that something changed where the words did not", () => {
    const bold: NodeJson = { type: "paragraph", content: [{ type: "text", text: "一样", marks: [{ type: "bold" }] }] };
    expect(diffContents({ blocks: [say("一样")] }, { blocks: [bold] })).toEqual([
      { type: "changed", before: 0, after: 0, words: [{ type: "kept", text: "一样" }] },
    ]);
  });

  it("names every block of both once", () => {
    fc.assert(
      fc.property(arbitraryBlocks, arbitraryBlocks, fc.boolean(), (one, other, shared) => {
        const after = shared ? [...other, ...one] : other;
        const differences = diffContents({ blocks: one }, { blocks: after });
        expect(differences.flatMap((one) => ("before" in one ? [one.before] : []))).toEqual([...one.keys()]);
        expect(differences.flatMap((one) => ("after" in one ? [one.after] : []))).toEqual([...after.keys()]);
      }),
    );
  });
});
