import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isComposing } from "./is-composing.ts";

const ROOT = join(import.meta.dirname, "..");

test("a key of an input method is told by its flag, and the Enter that ends a word in Safari by its code", () => {
  expect(isComposing({ isComposing: true, keyCode: 13 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 229 })).toBe(true);
  expect(isComposing({ isComposing: false, keyCode: 13 })).toBe(false);
});

test("nothing else looks at the flag alone, or Safari would send half a sentence", () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file));
  const alone = files.filter((file) => /[vt]\.isComposing|keyCode === 229/.test(readFileSync(join(ROOT, file), "utf8")));
  expect(alone).toEqual([]);
});
