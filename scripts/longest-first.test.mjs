import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LONGEST, LongestFirst } from "./lib/longest-first.ts";
import { root } from "./lib/paths.mjs";

const project = { name: "e2e", config: { isolate: false, sequence: { groupOrder: 0 } } };
const files = (...names) => names.map((name) => ({ moduleId: join(root, name), project }));
const ctx = { cache: { getTestSpecificationResult: () => undefined } };

test("the longest files of a kind begin first, whatever their size", async () => {
  const sequencer = new LongestFirst(ctx);
  const sorted = await sequencer.sort(files("e2e/account.e2e.ts", "e2e/screens-zh-phone.e2e.ts", "e2e/usage.e2e.ts"));
  expect(sorted.map(({ moduleId }) => moduleId.slice(root.length + 1))).toEqual([
    "e2e/screens-zh-phone.e2e.ts",
    "e2e/account.e2e.ts",
    "e2e/usage.e2e.ts",
  ]);
});

test("every name of the list is that of a file", () => {
  for (const start of LONGEST) expect(globSync(`${start}*`, { cwd: root }), start).not.toEqual([]);
});
