import {
  DOCUMENT_MAX_BLOCKS,
  DOCUMENT_MAX_BYTES,
  DOCUMENT_MAX_CHARACTERS,
  DOCUMENT_MAX_UNITS,
  DOCUMENT_STATE_MAX_BYTES,
} from "@tangleaf/contract";
import { expect, test } from "vitest";
import { EDIT_MAX_BYTES, STORED_MAX_BYTES } from "./constants.ts";
import { assertFits, assertWordsFit, type DocumentSize, growthBy, isTooLarge, NO_GROWTH, sizeOfNew } from "./document-size.ts";
import { say } from "./testing/test-documents.ts";

const STATE = new Uint8Array(7);
const EMPTY = { characters: 0, blocks: 0, text_units: 0, text_bytes: 0, state_bytes: 0 };
const BOUNDS: DocumentSize = {
  characters: DOCUMENT_MAX_CHARACTERS,
  blocks: DOCUMENT_MAX_BLOCKS,
  text_units: DOCUMENT_MAX_UNITS,
  text_bytes: DOCUMENT_MAX_BYTES,
  state_bytes: DOCUMENT_STATE_MAX_BYTES,
};
const MEASURES = Object.entries(BOUNDS) as [keyof DocumentSize, number][];
const update = (what: Partial<Parameters<typeof isTooLarge>[2]>) => ({ bytes: 100, inserted: 0, deleted: 0, set: 0, ...what });
const head = (size: Partial<DocumentSize>, kind = "note") => ({ ...EMPTY, ...size, kind, stored_bytes: 0 });
const contentOf = (text: string) => ({ title: "", settings: {}, blocks: [say(text)], footnotes: {} });

test.each(MEASURES)("a new document has its bound of %s and no more", (measure, max) => {
  expect(() => assertFits({ [measure]: max })).not.toThrow();
  expect(() => assertFits({ [measure]: max + 1 })).toThrowError(expect.objectContaining({ reason: "document.tooLarge" }));
});

test("a word of letters is as long as its letters, and a letter as many bytes as it has", () => {
  expect(sizeOfNew({ content: contentOf("a".repeat(1000)) }, STATE)).toMatchObject({
    characters: 1,
    text_units: 1000,
    text_bytes: 1000,
    state_bytes: 7,
  });
  expect(sizeOfNew({ content: contentOf("橘".repeat(1000)) }, STATE)).toMatchObject({
    characters: 1000,
    text_units: 1000,
    text_bytes: 3000,
  });
  expect(() => assertWordsFit({ content: contentOf("a".repeat(DOCUMENT_MAX_UNITS + 1)) })).toThrowError(
    expect.objectContaining({ reason: "document.tooLarge" }),
  );
});

test("300,000 words of English, and a million Chinese characters, are an ordinary long document", () => {
  expect(() => assertWordsFit({ content: contentOf("letter ".repeat(300_000)) })).not.toThrow();
  expect(() => assertFits({ characters: 1_000_000, text_units: 1_000_000, text_bytes: 3_000_000 })).not.toThrow();
});

test.each(MEASURES)("over its bound of %s a document takes what makes it no larger", (measure, max) => {
  const full = head({ [measure]: max + 1 });
  expect(isTooLarge(full, NO_GROWTH, update({ inserted: 5, deleted: 5 }))).toBe(false);
  expect(isTooLarge(full, NO_GROWTH, update({ deleted: 5 }))).toBe(false);
  expect(isTooLarge(full, NO_GROWTH, update({ set: 1, deleted: 1 }))).toBe(false);
  expect(isTooLarge(full, NO_GROWTH, update({ inserted: 5, deleted: 4 }))).toBe(true);
  expect(isTooLarge(full, NO_GROWTH, update({ set: 1, deleted: 1, bytes: EDIT_MAX_BYTES + 1 }))).toBe(true);
  expect(isTooLarge(head({ [measure]: max - 1000 }), NO_GROWTH, update({ inserted: 5 }))).toBe(false);
});

test("far over a bound a document takes deletions alone", () => {
  const far = head({ state_bytes: 2 * DOCUMENT_STATE_MAX_BYTES + 1 });
  expect(isTooLarge(far, NO_GROWTH, update({ set: 1, deleted: 1 }))).toBe(true);
  expect(isTooLarge(far, NO_GROWTH, update({ inserted: 1, deleted: 1 }))).toBe(true);
  expect(isTooLarge(far, NO_GROWTH, update({ deleted: 1 }))).toBe(false);
});

test("a tree over a bound may have its nodes renamed and no more of them", () => {
  const full = head({ text_units: DOCUMENT_MAX_UNITS + 1 }, "mindtree");
  expect(isTooLarge(full, NO_GROWTH, update({ set: 1, deleted: 1 }))).toBe(false);
  expect(isTooLarge(full, NO_GROWTH, update({ set: 2 }))).toBe(true);
});

test("what is stored together, or since the document was measured, counts too", () => {
  const first = growthBy("note", NO_GROWTH, update({ inserted: 10, bytes: 40 }));
  expect(first).toEqual({ text_units: 10, text_bytes: 30, state_bytes: 40 });
  expect(growthBy("mindtree", first, update({ set: 1, bytes: 50 }))).toEqual({ text_units: 60, text_bytes: 80, state_bytes: 90 });
  expect(isTooLarge(head({ text_units: DOCUMENT_MAX_UNITS - 9 }), first, update({ inserted: 1 }))).toBe(true);
  expect(isTooLarge({ ...head({}), stored_bytes: STORED_MAX_BYTES - 139 }, first, update({ deleted: 1 }))).toBe(true);
});
