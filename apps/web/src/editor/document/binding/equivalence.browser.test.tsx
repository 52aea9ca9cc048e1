import { readContent, writeBlocks } from "@tangleaf/document/model";
import { Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { afterEach, expect, test } from "vitest";
import * as Y from "yjs";
import { flatBlocks } from "../groups/flat-blocks.ts";
import { closeAll, copyOf, exchange, groups, head, lines, type Opened, openOn, say, shown, stored } from "../testing/editor-pair.ts";
import { randomEdit } from "../testing/random-edit.ts";

afterEach(closeAll);

const SEEDS = [1, 2, 3];
const EDITS = 300;
const EXCHANGED_EVERY = 7;

const start = () => [
  head("aaaaaaaaaa", "第一章"),
  ...lines(30),
  head("bbbbbbbbbb", "第二章"),
  {
    type: "bulletList" as const,
    content: [say("甲"), say("乙")].map((paragraph) => ({ type: "listItem" as const, content: [paragraph] })),
  },
  ...lines(40, 30),
];

for (const seed of SEEDS) {
  test(`two editors with random edits show the same, and what is stored (seed ${seed})`, () => {
    const a = openOn(start());
    const b = openOn(copyOf(a.doc));
    const random = seeded(seed);
    for (let n = 1; n <= EDITS; n++) {
      randomEdit(a, random);
      randomEdit(b, random);
      expectEqual(a);
      expectEqual(b);
      if (n % EXCHANGED_EVERY > 0) continue;
      exchange(a.doc, b.doc);
      expectEqual(a);
      expectEqual(b);
      expect(shown(a)).toEqual(shown(b));
    }
    exchange(a.doc, b.doc);
    // A reader that knows no groups finds the same text, all of it in the schema.
    expect(readContent(a.doc)).toEqual(readContent(b.doc));
    // Where both empty one list, an empty list is left over. No words are ever in what the schema does not know.
    const invalid = readContent(a.doc).invalid.map((place) => String(a.doc.getXmlFragment("body").get(place)));
    expect(invalid.join("").replaceAll(/<[^>]*>/g, "")).toBe("");
    expect(Math.max(...groups(a), ...groups(b))).toBeLessThanOrEqual(48);
  });
}

test("undoing everything brings the first text back, whatever others wrote beside it", () => {
  const a = openOn(lines(60));
  const random = seeded(7);
  for (let n = 0; n < 60; n++) randomEdit(a, random);
  while (a.undo.canUndo) a.undo.undo();
  expect(flatBlocks(a.view.state.doc).map((node) => node.textContent)).toEqual(lines(60).map((line) => line.content?.[0]?.text));
  expectEqual(a);
});

test("a block that breaks the schema is not shown, stays where it is, and is nobody's to delete", () => {
  const a = openOn(lines(3));
  const other = copyOf(a.doc);
  other.getXmlFragment("body").insert(1, [new Y.XmlElement("script")]);
  exchange(a.doc, other);
  expect(shown(a)).toHaveLength(3);
  a.editor.commands.insertContentAt(1, { type: "paragraph", content: [{ type: "text", text: "新" }] });
  const names = a.doc
    .getXmlFragment("body")
    .toArray()
    .map((element) => (element as Y.XmlElement).nodeName);
  expect(names).toEqual(["paragraph", "paragraph", "script", "paragraph", "paragraph"]);
  expect(shown(a)).toEqual(stored(a));
});

test("a section another device rewrites is changed by its differences: decorations beside them stay", () => {
  const a = openOn([head("aaaaaaaaaa", "章"), say("一二三四五六七八九十")]);
  const other = copyOf(a.doc);
  writeBlocks(other, [head("aaaaaaaaaa", "章"), say("一二三新四五六七八旧九十")]);
  const marked = mark(a, "五六");
  exchange(a.doc, other);
  expect(marked()).toBe("五六");
  expect(shown(a)).toEqual(stored(a));
});

/** Decorates the words where they stand; answers what is decorated now. */
function mark({ editor, view }: Opened, words: string): () => string {
  const key = new PluginKey<DecorationSet>("marked");
  let from = 0;
  view.state.doc.descendants((node, position) => {
    const at = node.isText ? (node.text ?? "").indexOf(words) : -1;
    if (at >= 0) from = position + at;
  });
  const state = {
    init: () => DecorationSet.create(view.state.doc, [Decoration.inline(from, from + words.length, { class: "marked" })]),
    apply: (transaction: Transaction, set: DecorationSet) => set.map(transaction.mapping, transaction.doc),
  };
  editor.registerPlugin(new Plugin({ key, state }));
  return () => {
    const [found] = key.getState(view.state)?.find() ?? [];
    return found === undefined ? "" : view.state.doc.textBetween(found.from, found.to);
  };
}

function expectEqual(opened: Opened): void {
  opened.view.state.doc.check();
  expect(shown(opened)).toEqual(stored(opened));
}

/** mulberry32 */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
