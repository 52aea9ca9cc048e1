import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const src = join(import.meta.dirname, "..");
/** A compound selector that counts its siblings, up to where it does. */
const COUNTED = /([^\s>+~,(){}]*):(?:nth-(?:last-)?(?:child|of-type)|(?:first|last|only)-of-type)\b/g;

/** Selectors of a style sheet that count siblings without naming them. */
function unnamed(css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, "");
  return [...rules.matchAll(COUNTED)].filter(([, compound = ""]) => !/[.#[]/.test(compound)).map(([found]) => found);
}

test("a selector without a class that counts siblings is found", () => {
  expect(unnamed(".a > :nth-child(2), p:first-of-type {} .b.c:nth-last-child(-n + 2) > i {}")).toEqual([":nth-child", "p:first-of-type"]);
});

// Else the browser counts the children of every element, and whatever is put into a text styles all of that text anew
// (docs/decisions/077).
test("rules that count siblings name them by a class", () => {
  const found = globSync("**/*.css", { cwd: src }).flatMap((file) =>
    unnamed(readFileSync(join(src, file), "utf8")).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});
