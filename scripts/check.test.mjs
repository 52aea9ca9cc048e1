import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { classesIn, classesTaken } from "./lib/check-classes.mjs";
import { checkDocs } from "./lib/check-docs.mjs";
import { chineseIn, englishValuesIn, withoutBrackets } from "./lib/check-english.mjs";
import { identifiersIn, wordsOf } from "./lib/check-words.mjs";

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

it("accepts what a build makes where its script is, and nowhere else", () => {
  mkdirSync(join(folder, "apps", "server", "scripts"), { recursive: true });
  writeFileSync(join(folder, "apps", "server", "scripts", "build.ts"), "");
  expect(page("`apps/server/build`, `apps/server/build/main.js`")).toEqual([]);
  expect(page("`apps/web/build` `apps/server/building`")).toHaveLength(2);
});

it("accepts a source that cites a decision by number or name", () => {
  expect(page("", "/** Why: docs/decisions/001, docs/decisions/001-first.md */")).toEqual([]);
});

it("reports a source that cites a page that does not exist, or a document outside the repository", () => {
  const faults = page("", "// docs/decisions/002, docs/how-to/fly.md\n// (spec §9), (writing.md), server-measurements");
  expect(faults).toHaveLength(5);
  expect(faults.join("\n")).toMatch(/spec §[\s\S]*writing\.md[\s\S]*server-measurements[\s\S]*decisions\/002[\s\S]*fly\.md/);
});

const SOURCES = {
  "apps/web/src/routes.ts": 'route("homepage", "x.tsx"), route("*", "y.tsx")',
  "apps/web/src/app/cookie.ts": 'writeCookie({ name: "sidebar", value })',
  "apps/web/src/lib/browser-storage.ts":
    'type DeviceKey = "theme" | "form:";\nconst TYPE = "no key";\nexport const inTab: Kept<"order"> = keptIn("");',
  "apps/web/src/messages/zh/pay.ts": 'cancelled: "订单已取消"',
  "packages/contract/src/constants.ts": "export const WAIT_SECONDS = 60;\nexport type Else = 1;",
  "packages/contract/src/api/pay.ts": 'path: "/api/pay/order"',
  "packages/contract/src/reasons.ts": 'export const REASONS = {\n  "order.unknown": refused(),\n}',
  "apps/pay.test.ts":
    'describe("an order", () => { test("is paid", () => 1); testOnSqlite(\n  "is \\"said\\"", x) });\n// test of "is gone"',
};
const PROOF = "`apps/pay.test.ts` “is paid”";
const ROWS = [
  ["Screen", "`/homepage`"],
  ["Screen", "`*`"],
  ["Cookie", "`sidebar`"],
  ["Constant", "`WAIT_SECONDS`"],
  ["Call", "`/api/pay/order`"],
  ["Refusal", "`order.unknown`"],
  ["Key", "`theme`, `form:`"],
  ["Key", "`order`"],
];

/** What is wrong with a page of rules of a small project, whose rows are all there but for what is changed. */
function faultsOfRules(change = (rows) => rows) {
  const root = mkdtempSync(join(folder, "rules-"));
  const rows = change(ROWS.map(([kind, name]) => ({ kind, name, says: "Said 「已取消」.", proof: PROOF })));
  const tables = rows.map(
    ({ kind, name, says, proof }) => `| ${kind} | Rule | Proved by |\n| --- | --- | --- |\n| ${name} | ${says} | ${proof} |\n`,
  );
  const files = { ...SOURCES, "package.json": '{ "scripts": {} }', "docs/rules.md": tables.join("\n") };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return checkDocs(root);
}
const changed = (at, change) => faultsOfRules((rows) => rows.map((row, place) => (place === at ? { ...row, ...change } : row)));

it("accepts rules that name what is there, each with its test", () => {
  expect(faultsOfRules()).toEqual([]);
});

it("reports a rule without a test, with a test that is only mentioned, or of a file that is not there", () => {
  const proofs = [
    "",
    "`apps/pay.test.ts`",
    "`apps/pay.test.ts` “is gone”",
    "`apps/pay.test.ts` “is pa”",
    "`apps/gone.test.ts` “is paid”",
    `${PROOF}<br>\`apps/pay.test.ts\` “an order, late”`,
  ];
  for (const proof of proofs) expect(changed(0, { proof }), proof).not.toEqual([]);
  expect(changed(0, { proof: "`apps/pay.test.ts` “an order”" })).toEqual([]);
});

it("reports a rule of a screen, cookie, constant, call, reason or sentence that does not exist", () => {
  const gone = ["`/gone`", "`/gone`", "`gone`", "`GONE_SECONDS`", "`/api/pay/gone`", "`order.gone`", "`gone:`"];
  for (const [at, name] of gone.entries()) {
    expect(changed(at, { name }).join("\n")).toMatch(/gone|GONE/);
  }
  expect(changed(0, { says: "Said 「没有这句」." }).join("\n")).toContain("没有这句");
});

it("reports what has no rule", () => {
  const kinds = {
    Screen: "screen",
    Cookie: "cookie",
    Constant: "constant",
    Call: "call",
    Refusal: "reason",
    Key: "key of the browser's storage",
  };
  for (const [at, [kind, names]] of ROWS.entries()) {
    const faults = faultsOfRules((rows) => rows.filter((_, place) => place !== at));
    const missing = names.split(", ").map((name) => `no row for the ${kinds[kind]} ${name.slice(1, -1)}`);
    expect(faults).toEqual(missing.map((words) => expect.stringContaining(words)));
  }
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

it("splits identifiers into their words, and a word inside another is none", () => {
  expect(wordsOf("createTestRoom")).toEqual(["create", "test", "room"]);
  expect(wordsOf("PROCESS_BEAT_MS")).toEqual(["process", "beat", "ms"]);
  expect(wordsOf("backgroundOfDesktop")).toEqual(["background", "of", "desktop"]);
});

it("reads code, not comments and strings", () => {
  expect([...identifiersIn('const a = "room"; // door\n/* deed */ b(`twin`);')]).toEqual(["const", "a", "b"]);
});

it("reads the classes of a module, not its values, its comments and those of other places", () => {
  const css = '.a > .b:hover { margin: .5em; background: url("x.png"); }\n/* .c */\n@media print { :global(.d) .e { x: y } }';
  expect([...classesIn(css)]).toEqual(["a", "b", "e"]);
});

it("reads the classes a component takes, and whether it puts names together", () => {
  const source = 'import css from "./a.module.css";\n<b className={css["one"]} /> <i className={cx(css["two"], x)} />';
  expect(classesTaken(source, "css")).toEqual(["one", "two"]);
  expect(classesTaken(`${source} css[kind]`, "css")).toEqual(["one", "two", "*"]);
  expect(classesTaken(`${source} <Part css={css} />`, "css")).toEqual(["one", "two", "*"]);
});
