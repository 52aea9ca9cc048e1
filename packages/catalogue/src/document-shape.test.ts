import { DOCUMENT_TYPES } from "@tangleaf/contract";
import { describe, expect, it } from "vitest";
import { DOCUMENT_SHAPES } from "./document-shapes.ts";
import { findScene } from "./index.ts";

describe.each(DOCUMENT_TYPES)("the chapters of %s", (type) => {
  const { chapters } = DOCUMENT_SHAPES[type];
  const parts = chapters.flatMap((chapter) => [chapter, ...(chapter.parts ?? [])]);

  it("share the whole length, and one that is not written has something else in it", () => {
    expect(chapters.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    for (const { weight, table } of chapters) expect(weight === 0).toBe(table !== undefined);
  });

  it("have a heading and a purpose in both languages, no heading twice", () => {
    for (const language of ["zh", "en"] as const) {
      const headings = parts.map(({ title }) => title[language]);
      expect(new Set(headings).size).toBe(headings.length);
      for (const { title, intent } of parts) {
        expect(/\p{Script=Han}/u.test(title[language] + intent[language])).toBe(language === "zh");
        expect(intent[language]).not.toMatch(/[。.]$/);
      }
    }
  });

  it("belong to a scene whose form asks for a length", () => {
    expect(findScene(type)?.form.at(-1)?.key).toBe("length");
  });
});
