import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { checkDocs } from "./lib/check-docs.mjs";

const folder = mkdtempSync(join(tmpdir(), "tangleaf-docs-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const page = (text) => {
  writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts: { start: "x" } }));
  writeFileSync(join(folder, ".env.example"), "# MY_KEY=1\n");
  mkdirSync(join(folder, "apps"), { recursive: true });
  writeFileSync(join(folder, "apps", "here.ts"), "");
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
