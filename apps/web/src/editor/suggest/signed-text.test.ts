import { diffSigned } from "@tangleaf/document/convert";
import { hasSameSigns } from "@tangleaf/document/signs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { onOneLine, type Step, stepsOf } from "./signed-text.ts";

/** A paragraph as the editor counts it: what has no words is one place. */
const places = (text: string): string => text.replace(/⟦\d+⟧/g, "◆");
const applied = (text: string, steps: readonly Step[]): string =>
  steps.toReversed().reduce((now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to), places(text));

const words = fc.array(fc.constantFrom("四百", "426", "份", "问卷", "sample ", "，", "。"), { maxLength: 12 }).map((list) => list.join(""));

test("the steps make the one text the other, and touch no sign", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(words, words), { minLength: 1, maxLength: 4 }), (parts) => {
      const join = (side: 0 | 1) => parts.map((part, at) => (at === 0 ? part[side] : `⟦${at}⟧${part[side]}`)).join("");
      const [before, after] = [join(0), join(1)];
      expect(applied(before, stepsOf(before, after))).toBe(places(after));
      expect(hasSameSigns(before, after)).toBe(true);
      for (const { type, text } of diffSigned(before, after)) if (type !== "kept") expect(text).not.toMatch(/[⟦⟧]/);
    }),
  );
});

test("a replaced number is one step", () => {
  expect(stepsOf("共⟦1⟧426份", "共⟦1⟧430份")).toEqual([{ from: 2, to: 5, insert: "430" }]);
});

test("a sign that is missing, doubled or moved is another text", () => {
  for (const other of ["甲", "甲⟦1⟧⟦1⟧", "⟦2⟧甲⟦1⟧"]) expect(hasSameSigns("甲⟦1⟧乙⟦2⟧", other)).toBe(false);
});

test("what a model writes on several lines is one line", () => {
  expect(onOneLine(" 一句。\n\n 又一句。\n")).toBe("一句。 又一句。");
});
