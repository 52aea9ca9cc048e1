import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { goldenPrompts } from "../testing/sample-prompts.ts";

const GOLDEN = fileURLToPath(new URL("golden/", import.meta.url));

/** Where one differs on purpose: `npm run prompts -- --write`, and read the difference before it is committed. */
describe("the prompts that are kept as files", () => {
  const now = goldenPrompts();

  it.each(now)("$file is what a model is asked", ({ file, text }) => {
    expect(text).toBe(readFileSync(GOLDEN + file, "utf8"));
  });

  it("are no others", () => {
    const kept = readdirSync(GOLDEN, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".txt"));
    expect(kept.sort()).toEqual(now.map(({ file }) => file).sort());
  });
});
