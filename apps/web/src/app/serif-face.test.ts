import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { type FontTables, readWoff } from "../../scripts/serif/read-woff.ts";
import { serifCharactersOf, serifRulesOf } from "../../scripts/serif/serif-characters.ts";
import { createSubsetter } from "../../scripts/serif/subset-font.ts";
import { writeWoff2 } from "../../scripts/serif/write-woff2.ts";

const rules = serifRulesOf(
  "._hero_1>h1{font:600 3rem/1 var(--font-text)}@media (width<=767px){._row_2 i:not([data-x]){font:600 1rem/1 var(--font-text)}}" +
    "._prose_3{font-family:var(--font-text)}._other_4{font:600 1rem var(--font-ui)}",
);

test("the characters of a page are those its semibold serif rules are for, and no Latin ones", () => {
  const html =
    '<head><title>题</title></head><section class="_hero_1"><h1>今天 A<br/>要<!-- --><b>交</b>&amp;</h1><p>旁</p></section>' +
    '<div class="x _row_2"><span><i data-y="1">格</i></span>外</div><p class="_prose_3">文</p><p class="_other_4">按</p><i>行</i>';
  expect([...serifCharactersOf(html, rules)].join("")).toBe("今天要交格");
});

test("an element in a heading that is set in normal weight has none of them", () => {
  const html = '<section class="_hero_1"><h1>今<span class="_prose_3">文</span>天</h1></section>';
  expect([...serifCharactersOf(html, rules)].join("")).toBe("今天");
});

const files = join(dirname(createRequire(import.meta.url).resolve("@fontsource/noto-serif-sc/600.css")), "files");
const whole = readWoff(readFileSync(join(files, "noto-serif-sc-chinese-simplified-600-normal.woff")));

/** The characters of a subset, and the bytes of their outlines. */
function outlinesOf(font: FontTables): Map<string, number> {
  const cmap = font.get("cmap") ?? Buffer.alloc(0);
  const loca = font.get("loca") ?? Buffer.alloc(0);
  const found = new Map<string, number>();
  for (let at = 28; at < cmap.length; at += 12) {
    const glyph = cmap.readUInt32BE(at + 8);
    found.set(String.fromCodePoint(cmap.readUInt32BE(at)), loca.readUInt32BE(glyph * 4 + 4) - loca.readUInt32BE(glyph * 4));
  }
  return found;
}

test("a subset has an outline for each of its characters and for no other; one the font does not have is left out", () => {
  const font = createSubsetter(whole).subset(new Set("橘笺今天\u{1F600}"));
  const outlines = outlinesOf(font);
  expect([...outlines.keys()].sort()).toEqual([..."今天橘笺"].sort());
  expect([...outlines.values()].every((bytes) => bytes > 50)).toBe(true);
  // With the one that stands for what is missing.
  expect(font.get("maxp")?.readUInt16BE(4)).toBe(5);
  expect(font.get("hmtx")?.length).toBe(5 * 4);
});

test("the outline of a character is the one of the whole font, and its width too", () => {
  const one = createSubsetter(whole).subset(new Set("橘"));
  const two = createSubsetter(whole).subset(new Set("天橘"));
  expect(outlinesOf(one).get("橘")).toBe(outlinesOf(two).get("橘"));
  const glyf = whole.get("glyf") ?? Buffer.alloc(0);
  const loca = one.get("loca") ?? Buffer.alloc(0);
  const outline = (one.get("glyf") ?? Buffer.alloc(0)).subarray(loca.readUInt32BE(4), loca.readUInt32BE(8));
  expect(glyf.includes(outline)).toBe(true);
  // A Chinese character is as wide as the em is high.
  expect(one.get("hmtx")?.readUInt16BE(4)).toBe(one.get("head")?.readUInt16BE(18));
});

test("forty characters of headings are a file of less than 12 KB", () => {
  const headings = "橘笺今天要交什么长文与工具场景目录白拿的不花钱职场办公大学生活社交媒体视频营销创业周报";
  const file = writeWoff2(createSubsetter(whole).subset(new Set(headings)));
  expect(file.toString("latin1", 0, 4)).toBe("wOF2");
  expect(file.readUInt32BE(8)).toBe(file.length);
  expect(file.length).toBeLessThan(12 * 1024);
});
