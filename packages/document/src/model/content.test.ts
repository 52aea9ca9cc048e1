import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as Y from "yjs";
import {
  documentRoots,
  type NodeJson,
  nodeFromJson,
  nodeToJson,
  planBlockChanges,
  readContent,
  writeBlocks,
  writeContent,
} from "./index.ts";

const text = fc.stringMatching(/^[\u4e00-\u9fa5a-z]{1,8}$/);
const marks = fc.constantFrom(undefined, [{ type: "bold" as const }], [{ type: "italic" as const }, { type: "bold" as const }]);
const inline = fc.oneof(
  fc.record({ type: fc.constant("text" as const), text, marks }, { requiredKeys: ["type", "text"] }),
  fc.record({ type: fc.constant("mathInline" as const), attrs: fc.record({ latex: text }) }),
);
const paragraph = fc.record({ type: fc.constant("paragraph" as const), content: fc.array(inline, { maxLength: 4 }) });
const heading = fc.record({
  type: fc.constant("heading" as const),
  attrs: fc.record({ id: text, level: fc.integer({ min: 1, max: 6 }) }),
  content: fc.array(fc.record({ type: fc.constant("text" as const), text }), { minLength: 1, maxLength: 1 }),
});
const list = fc.record({
  type: fc.constantFrom("bulletList" as const, "blockquote" as const),
  content: fc.array(paragraph, { minLength: 1, maxLength: 3 }),
});
const blocks: fc.Arbitrary<NodeJson[]> = fc
  .array(fc.oneof(paragraph, heading, list), { minLength: 1, maxLength: 12 })
  .map((list) => list.map((block) => nodeToJson(nodeFromJson(inItems(block as NodeJson)))));

function inItems(block: NodeJson): NodeJson {
  if (block.type !== "bulletList") return block;
  return { ...block, content: (block.content ?? []).map((paragraph) => ({ type: "listItem", content: [paragraph] })) };
}

const docOf = (content: readonly NodeJson[]): Y.Doc => {
  const doc = new Y.Doc();
  writeBlocks(doc, content);
  return doc;
};
const say = (words: string): NodeJson => ({ type: "paragraph", content: [{ type: "text", text: words }] });
const wordsOf = (doc: Y.Doc) => readContent(doc).blocks.map((block) => (block.content ?? []).map((one) => one.text).join(""));

describe("a document in Yjs", () => {
  it("is read as it was written, whatever stood there before", () => {
    fc.assert(
      fc.property(blocks, blocks, (before, after) => {
        const doc = docOf(before);
        writeBlocks(doc, after);
        expect(readContent(doc).blocks).toEqual(after);
      }),
    );
  });

  it("is not touched where nothing changes", () => {
    fc.assert(
      fc.property(blocks, (content) => {
        const doc = docOf(content);
        const state = Y.encodeStateVector(doc);
        writeBlocks(doc, content);
        expect(Y.encodeStateVector(doc)).toEqual(state);
      }),
    );
  });

  it("keeps its title, settings and footnotes", () => {
    const doc = new Y.Doc();
    const content = {
      title: "报告",
      settings: { language: "zh", numbering: "chapters", noIndent: 1 },
      blocks: [say("一")],
      footnotes: { a: "注" },
    } as const;
    writeContent(doc, content);
    expect(readContent(doc)).toEqual({ ...content, invalid: [] });
    writeContent(doc, { title: "", settings: {}, blocks: [say("二")], footnotes: {} });
    expect(readContent(doc)).toEqual({ title: "", settings: {}, blocks: [say("二")], footnotes: {}, invalid: [] });
  });

  it("keeps the words another adds meanwhile, in the block they were typed in", () => {
    const mine = docOf([say("第一段在这里"), say("第二段在这里"), say("第三段在这里")]);
    const theirs = new Y.Doc();
    Y.applyUpdate(theirs, Y.encodeStateAsUpdate(mine));
    const block = documentRoots(theirs).body.get(1);
    const typed = block instanceof Y.XmlElement ? block.get(0) : null;
    if (typed instanceof Y.XmlText) typed.insert(3, "（补充）");
    writeBlocks(mine, [say("新的开头"), say("第一段在这里改了"), say("第二段在那里"), say("第三段在这里")]);
    Y.applyUpdate(mine, Y.encodeStateAsUpdate(theirs));
    expect(wordsOf(mine)).toEqual(["新的开头", "第一段在这里改了", "第二段（补充）在那里", "第三段在这里"]);
  });

  it("leaves out and names what breaks the schema", () => {
    const doc = docOf([say("一"), say("二")]);
    documentRoots(doc).body.insert(1, [new Y.XmlElement("script"), new Y.XmlElement("listItem")]);
    expect(readContent(doc)).toMatchObject({ blocks: [say("一"), say("二")], invalid: [1, 2] });
  });

  it("keeps one of two marks that exclude each other, set by two people at once", () => {
    const mine = docOf([say("H2O")]);
    const theirs = new Y.Doc();
    Y.applyUpdate(theirs, Y.encodeStateAsUpdate(mine));
    const markIn = (doc: Y.Doc, name: string) => {
      const block = documentRoots(doc).body.get(0);
      const text = block instanceof Y.XmlElement ? block.get(0) : null;
      if (text instanceof Y.XmlText) text.format(1, 1, { [name]: {} });
    };
    markIn(mine, "sup");
    markIn(theirs, "sub");
    Y.applyUpdate(mine, Y.encodeStateAsUpdate(theirs));
    expect(readContent(mine)).toMatchObject({
      invalid: [],
      blocks: [{ content: [{ text: "H" }, { text: "2", marks: [{ type: "sup" }] }, { text: "O" }] }],
    });
  });

  it("is not changed at all by a block that breaks the schema", () => {
    const doc = docOf([say("一")]);
    expect(() => writeBlocks(doc, [say("二"), { type: "bulletList", content: [] }])).toThrow(RangeError);
    expect(wordsOf(doc)).toEqual(["一"]);
  });
});

const keys = fc.array(fc.constantFrom("a", "b", "c", "d", "e"), { maxLength: 12 });

describe("the steps from one list of blocks to another", () => {
  it("give the other list, and take every block once", () => {
    fc.assert(
      fc.property(keys, keys, fc.boolean(), (before, after, alike) => {
        const changes = planBlockChanges(before, after, () => (alike ? 0.5 : 0));
        expect(changes.flatMap(({ after: place }) => (place === null ? [] : [place]))).toEqual([...after.keys()]);
        expect(changes.flatMap(({ before: place }) => (place === null ? [] : [place]))).toEqual([...before.keys()]);
        for (const change of changes) if (change.type === "keep") expect(before[change.before]).toBe(after[change.after]);
      }),
    );
  });

  it("leave the rest of the text alone when a section moves", () => {
    const before = Array.from({ length: 100 }, (_, index) => `block ${index}`);
    const after = [...before.slice(10), ...before.slice(0, 10)];
    const changes = planBlockChanges(before, after, () => 0.01);
    expect(changes.filter(({ type }) => type === "keep")).toHaveLength(90);
  });

  it("pair the blocks that are most alike", () => {
    const like = (from: number, to: number) => (from === 0 && to === 1 ? 0.9 : 0.1);
    expect(planBlockChanges(["a"], ["x", "y"], like).map(({ type }) => type)).toEqual(["insert", "update"]);
  });
});
