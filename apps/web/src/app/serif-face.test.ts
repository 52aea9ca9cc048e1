import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { embedSerif } from "../../scripts/serif/embed-serif.ts";
import { serifCharactersOf, serifRulesOf } from "../../scripts/serif/serif-characters.ts";

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

test("a stored page names a small file with the characters of its headings", async () => {
  const folder = mkdtempSync(join(tmpdir(), "serif-"));
  mkdirSync(join(folder, "assets"));
  writeFileSync(join(folder, "assets/page.css"), "h1{font:600 3rem/1 var(--font-text)}");
  const headings = "橘笺今天要交什么长文与工具场景目录白拿的不花钱职场办公大学生活社交媒体视频营销创业周报";
  const page = (heading: string) => `<head><link rel="stylesheet" href="/assets/page.css"/></head><h1>${heading}</h1><p>正文</p>`;
  for (const [name, heading] of Object.entries({ one: headings, same: headings, other: "今天", none: "" }))
    writeFileSync(join(folder, `${name}.html`), page(heading));
  expect(await embedSerif(folder)).toBe(2);
  const fileOf = (name: string) => /src:url\(([^)]+)\)/.exec(readFileSync(join(folder, `${name}.html`), "utf8"))?.[1];
  expect(fileOf("same")).toBe(fileOf("one"));
  expect([fileOf("other") === fileOf("one"), fileOf("none")]).toEqual([false, undefined]);
  const file = readFileSync(join(folder, fileOf("one") ?? ""));
  expect(file.toString("latin1", 0, 4)).toBe("wOF2");
  expect(file.length).toBeLessThan(12 * 1024);
  rmSync(folder, { recursive: true });
});
