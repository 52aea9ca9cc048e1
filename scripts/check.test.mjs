import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { checkDocs } from "./lib/check-docs.mjs";
import { checkEnglish, chineseIn, englishValuesIn, withoutBrackets } from "./lib/check-english.mjs";
import { checkWords, identifiersIn, wordsOf } from "./lib/check-words.mjs";

const folder = mkdtempSync(join(tmpdir(), "tangleaf-docs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = (text, source = "") => {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts: { start: "x" } }));
  writeFileSync(join(folder, ".env.example"), "# MY_KEY=1\n");
  mkdirSync(join(folder, "apps"), { recursive: true });
  writeFileSync(join(folder, "apps", "here.ts"), source);
  mkdirSync(join(folder, "docs", "decisions"), { recursive: true });
  writeFileSync(join(folder, "docs", "decisions", "001-first.md"), "");
  writeFileSync(join(folder, "page.md"), text);
  return checkDocs(folder);
};

it("accepts a document that names only what is there", () => {
  expect(page("[a](apps/here.ts), `apps/here.ts`, `MY_KEY`, `npm start`")).toEqual([]);
});

it("reports a link, a path, a key and a script that do not exist", () => {
  const faults = page("[a](gone.md) `apps/gone.ts` `OTHER_KEY` `npm run fly`");
  expect(faults).toHaveLength(4);
  expect(faults.join("\n")).toMatch(/gone\.md[\s\S]*apps\/gone\.ts[\s\S]*OTHER_KEY[\s\S]*npm run fly/);
});

it("accepts a source that cites a decision by number or name", () => {
  expect(page("", "/** Why: docs/decisions/001, docs/decisions/001-first.md */")).toEqual([]);
});

it("reports a source that cites a page that does not exist, or a document outside the repository", () => {
  const faults = page("", "// docs/decisions/002, docs/how-to/fly.md\n// (spec §9), (writing.md), server-measurements");
  expect(faults).toHaveLength(5);
  expect(faults.join("\n")).toMatch(/spec §[\s\S]*writing\.md[\s\S]*server-measurements[\s\S]*decisions\/002[\s\S]*fly\.md/);
});

it("finds nothing to report in this project", () => {
  expect(checkDocs()).toEqual([]);
});

it("finds Chinese punctuation, brackets and characters", () => {
  expect(chineseIn("Couldn't write this，nothing was charged。")).toEqual(["，", "。"]);
  expect(chineseIn("“Name” [To add: date] …")).toEqual([]);
  expect(chineseIn("【To add: date】")).toEqual(["【", "】"]);
});

it("reads the English side of a pair", () => {
  const source = '{ zh: "好，", en: "Fine" }, { "en": ["One，", "Two"] }, then: "再，", en:\n  "A \\"B\\""';
  expect(englishValuesIn(source)).toEqual(['"Fine"', '["One，", "Two"]', '"A \\"B\\""']);
  const table = 'zh: { a: "好" }, en: { a: "Fine}，", b: { c: "No" } }, when: { x: 1 }, en: other';
  expect(englishValuesIn(table)).toEqual(['{ a: "Fine}，", b: { c: "No" } }']);
});

it("passes over the brackets of a template's slots and gaps, not over what stands in them", () => {
  expect(chineseIn(withoutBrackets("〔Issue〕 in 【to fill in: place】"))).toEqual([]);
  expect(chineseIn(withoutBrackets("〔议〕 in 【to fill in: 处】"))).toEqual(["议", "处"]);
  expect(withoutBrackets("【other】")).toBe("【other】");
});

it("finds no Chinese in the English texts of this project", () => {
  expect(checkEnglish()).toEqual([]);
});

it("splits identifiers into their words, and a word inside another is none", () => {
  expect(wordsOf("createTestRoom")).toEqual(["create", "test", "room"]);
  expect(wordsOf("PROCESS_BEAT_MS")).toEqual(["process", "beat", "ms"]);
  expect(wordsOf("backgroundOfDesktop")).toEqual(["background", "of", "desktop"]);
});

it("reads code, not comments and strings", () => {
  expect([...identifiersIn('const a = "room"; // door\n/* deed */ b(`twin`);')]).toEqual(["const", "a", "b"]);
});

it("finds no word of the old vocabulary in this project", () => {
  expect(checkWords()).toEqual([]);
});
