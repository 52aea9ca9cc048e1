import { expect, test } from "vitest";
import * as Y from "yjs";
import { contentText } from "./content-text.ts";
import { copyContent } from "./copy-content.ts";
import { documentRoots, readContent, readSuggestions, SUGGESTION_BOUNDS, type Suggestion, writeContent } from "./index.ts";

const GOOD: Suggestion = {
  id: "s1",
  action: "polish",
  generationId: "g1",
  headingId: "h1",
  at: 2,
  asked: "",
  passages: [{ was: "我们进行了讨论⟦1⟧。", becomes: "我们讨论了⟦1⟧。", anchor: "", part: [0, 7] }],
};
const { passages: _passages, ...HEAD } = GOOD;

function documentWith(values: Readonly<Record<string, unknown>>): Y.Doc {
  const doc = new Y.Doc();
  for (const [key, value] of Object.entries(values)) documentRoots(doc).suggestions.set(key, value);
  return doc;
}

test("a suggestion is read on another device as it was stored, the oldest first", () => {
  const older: Suggestion = {
    ...GOOD,
    id: "s0",
    at: 1,
    headingId: null,
    action: "continue",
    passages: [{ was: "", becomes: null, anchor: "", behind: 1 }],
  };
  const other = new Y.Doc();
  Y.applyUpdate(other, Y.encodeStateAsUpdate(documentWith({ s1: GOOD, s0: older })));
  expect(readSuggestions(other)).toEqual([older, GOOD]);
});

test.each([
  ["a text", "x"],
  ["nothing", null],
  ["a list", [GOOD]],
  ["another suggestion's id", { ...GOOD, id: "s2" }],
  ["an action nobody knows", { ...GOOD, action: "delete" }],
  ["a moment that is none", { ...GOOD, at: "now" }],
  ["no passages", { ...HEAD, passages: [] }],
  ["too many passages", { ...HEAD, passages: Array(SUGGESTION_BOUNDS.passages + 1).fill(GOOD.passages[0]) }],
  ["a passage that is too long", { ...HEAD, passages: [{ was: "", becomes: "长".repeat(SUGGESTION_BOUNDS.characters + 1), anchor: "" }] }],
  ["a passage without words", { ...HEAD, passages: [{ becomes: "好", anchor: "" }] }],
  ["a part outside its paragraph", { ...HEAD, passages: [{ was: "好", becomes: "好", anchor: "", part: [0, 2] }] }],
])("what is stored as a suggestion but is %s is not read", (_what, value) => {
  expect(readSuggestions(documentWith({ s1: value }))).toEqual([]);
});

test("what stays of a passage and what is replaced is read where it makes its two texts, and left out where it does not", () => {
  const passage = { was: "改一改。", becomes: "改。", anchor: "" };
  const read = (pieces: unknown) => readSuggestions(documentWith({ s1: { ...GOOD, passages: [{ ...passage, pieces }] } }))[0]?.passages;
  expect(read(["改", ["一改", ""], "。"])).toEqual([{ ...passage, pieces: ["改", ["一改", ""], "。"] }]);
  for (const wrong of [
    ["改一改。"],
    [["改一改。", 1]],
    "改",
    [
      ["改", "改"],
      ["一改", ""],
    ],
  ])
    expect(read(wrong)).toEqual([passage]);
});

test("more suggestions than a page shows are not read", () => {
  const many = Array.from({ length: SUGGESTION_BOUNDS.count + 1 }, (_, at) => ({ ...GOOD, id: `s${at}`, at }));
  expect(readSuggestions(documentWith(Object.fromEntries(many.map((one) => [one.id, one]))))).toHaveLength(SUGGESTION_BOUNDS.count);
});

test("a suggestion is no part of what the document says, nor of a copy of it", () => {
  const doc = documentWith({ s1: GOOD });
  writeContent(doc, {
    title: "题",
    settings: {},
    blocks: [{ type: "paragraph", content: [{ type: "text", text: "原来的" }] }],
    footnotes: {},
  });
  const content = readContent(doc);
  expect(contentText(content)).not.toContain("讨论");
  const copy = new Y.Doc();
  writeContent(copy, copyContent(content));
  expect(readSuggestions(copy)).toEqual([]);
  expect(readSuggestions(doc)).toEqual([GOOD]);
});
