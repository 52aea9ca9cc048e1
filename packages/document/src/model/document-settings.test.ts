import { expect, test } from "vitest";
import * as Y from "yjs";
import { DOCUMENT_SETTING_BOUNDS, type DocumentSettings, readContent, settingsOf, writeContent } from "./index.ts";

const ALL: Required<DocumentSettings> = {
  language: "en",
  numbering: "chapters",
  noIndent: 1,
  audience: "大一新生",
  tone: "warm",
  person: "we",
  sectionLength: 400,
  terms: "旧书店\n到店率",
  avoid: "赋能",
  noReferences: 1,
};

test("every setting is kept with the document, and goes with it", () => {
  const doc = new Y.Doc();
  writeContent(doc, { title: "", settings: ALL, blocks: [], footnotes: {} });
  expect(readContent(doc).settings).toEqual(ALL);
  writeContent(doc, { title: "", settings: {}, blocks: [], footnotes: {} });
  expect(readContent(doc).settings).toEqual({});
});

test("a setting that is stored as something else counts as absent", () => {
  const wrong = { language: "fr", numbering: 3, noIndent: 2, audience: " ", tone: "loud", person: 1, sectionLength: 1.5, terms: 4 };
  expect(settingsOf(wrong)).toEqual({});
});

test("a setting is no longer than it may be", () => {
  const { audience, sectionLength } = DOCUMENT_SETTING_BOUNDS;
  const read = settingsOf({ audience: "长".repeat(audience + 1), sectionLength: sectionLength.max + 1 });
  expect(read).toEqual({ audience: "长".repeat(audience), sectionLength: sectionLength.max });
});
