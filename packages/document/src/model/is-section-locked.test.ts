import { expect, test } from "vitest";
import type { NodeJson } from "./document-content.ts";
import { isSectionLocked, lockedSections } from "./is-section-locked.ts";

const heading = (id: string, level: number, locked = false): NodeJson => ({
  type: "heading",
  attrs: { id, level, ...(locked && { locked: 1 }) },
});
const words: NodeJson = { type: "paragraph", attrs: { id: "p", locked: 1 } };

test("a locked section locks the ones below it, up to the next heading of its level", () => {
  const blocks = [
    heading("a", 1),
    heading("b", 2, true),
    words,
    heading("c", 3),
    heading("d", 4),
    heading("e", 2),
    heading("f", 3),
    heading("g", 1),
  ];
  expect([...lockedSections({ blocks })]).toEqual(["b", "c", "d"]);
  expect(isSectionLocked({ blocks }, "c")).toBe(true);
  expect(isSectionLocked({ blocks }, "e")).toBe(false);
  expect(isSectionLocked({ blocks }, "p")).toBe(false);
  expect(isSectionLocked({ blocks }, "gone")).toBe(false);
});

test("a heading that leaves a level out is below the locked one, and one above it is not", () => {
  const blocks = [heading("a", 2), heading("b", 4, true), heading("c", 3), heading("d", 1, true), heading("e", 3, true), heading("f", 2)];
  expect([...lockedSections({ blocks })]).toEqual(["b", "d", "e", "f"]);
});
