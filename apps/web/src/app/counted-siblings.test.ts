import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const src = join(import.meta.dirname, "..");
/** A compound selector that counts its siblings, up to where it does. */
const COUNTED = /([^\s>+~,(){}]*):(?:nth-(?:last-)?(?:child|of-type)|(?:first|last|only)-of-type)\b/g;

/** Selectors of a style sheet that count siblings without naming them. */
function unnamed(css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, "");
  return [...rules.matchAll(COUNTED)].filter(([, compound = ""]) => !NAMED.test(compound)).map(([found]) => found);
}
/** A class, an id or an attribute; cells count only the few of their row. */
const NAMED = /[.#[]|^t[dh]$/;

test("a selector without a class that counts siblings is found", () => {
  expect(unnamed(".a > :nth-child(2), p:first-of-type {} .b.c:nth-last-child(-n + 2) > i, td:nth-child(2) {}")).toEqual([
    ":nth-child",
    "p:first-of-type",
  ]);
});

// Else the browser counts the children of every element, and whatever is put into a text styles all of that text anew
// (docs/decisions/077).
test("rules that count siblings name them by a class", () => {
  const found = globSync("**/*.css", { cwd: src }).flatMap((file) =>
    unnamed(readFileSync(join(src, file), "utf8")).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});

/** Elements that stand in texts. */
const IN_TEXTS = /^(?:\*|p|h[1-6]|li|[uod]l|d[td]|span|em|strong|b|i|a|div|svg|img|br|code|pre|blockquote|hr|table|t[rdh]|input|:.*)?$/;
/** What stands after a sibling combinator; whole lists of selectors in its brackets included. */
const AFTER_SIBLING = /[+~]\s*((?:[\w.#*-]|\[[^\]]*\]|::?[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?)+)(?=[^{};]*\{)/g;
const ANY_AFTER_PLACE = /:(?:first|last|only)-child\)?(?:\s+|\s*>\s*)\*/g;

/** Selectors that make the browser look at siblings of what stands in texts, or style all that stands in what was first or last. */
function looseSiblings(css: string): string[] {
  const rules = css.replace(/\/\*[\s\S]*?\*\//g, "");
  const after = [...rules.matchAll(AFTER_SIBLING)].filter(([, compound = ""]) => {
    const bare = compound.replace(/::[\w-]+$/, "");
    return !/[.#[]/.test(bare) && IN_TEXTS.test(bare.replace(/:(?!is).*$/, ""));
  });
  return [...after, ...rules.matchAll(ANY_AFTER_PLACE)].map(([found]) => found);
}

test("a selector that asks for siblings of any element, or for all in a last one, is found", () => {
  const css = `.a ~ span {} .b > p + p, .c {} .d + * {} .e + :is(h1, h2) {} .f li + li::before {} .g tr:last-child > * {}
    .ok + .b {} .ok ~ button {} .ok + [data-x] {} .ok tr:last-child > :is(td, th) {} .ok { width: calc(1px + 2px) } .ok > :first-child {}`;
  expect(looseSiblings(css)).toEqual(["~ span", "+ p", "+ *", "+ :is(h1, h2)", "+ li::before", ":last-child > *"]);
});

/** Headings of a document's editor have no classes: there a block that comes styles its whole text anew. */
const EDITOR_HEADINGS = "features/document/writing/section-slot.module.css";

// A sheet that was fetched stays: a rule of one screen counts on the next (docs/decisions/077).
test("rules that ask for siblings name them by a class", () => {
  const found = globSync("**/*.css", { cwd: src, exclude: [EDITOR_HEADINGS] }).flatMap((file) =>
    looseSiblings(readFileSync(join(src, file), "utf8")).map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});
