import {
  type DocumentContent,
  type NodeJson,
  newBlockId,
  nodeFromJson,
  nodeToJson,
  PARAGRAPH_KINDS,
  TEXT_ALIGNMENTS,
} from "@tangleaf/document/model";
import fc from "fast-check";
import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { arbitraryBlocks } from "../../../../../../packages/document/src/testing/arbitrary-blocks.ts";
import { DOCUMENT_PROFILES } from "../../export/profiles/index.ts";
import { PICTURE, REPORT } from "../../export/testing/sample-document.ts";
import { renderDocument } from "../../export/word/document/render-document.ts";
import { GOLDEN_DOCUMENTS } from "../testing/golden-documents.ts";
import { readWord } from "./read-word.ts";

const IMAGES = new Map([["b1", PICTURE]]);

/** Out to Word and back. */
async function roundTrip(content: DocumentContent, look: keyof typeof DOCUMENT_PROFILES = "note"): Promise<DocumentContent> {
  const language = content.settings.language ?? "zh";
  const profile = DOCUMENT_PROFILES[look][language];
  const bytes = await renderDocument({ content, language, profile, images: IMAGES, labelJson: null, visibleLabel: null, product: "橘笺" });
  const read = readWord(bytes);
  if (!("content" in read)) throw new Error(read.refusal);
  // Pictures come back under the names they have in the file.
  const named = [...read.assets].map(([id, { bytes: found }]): [string, string] => [id, Buffer.from(found).equals(PICTURE) ? "b1" : id]);
  const blobs = new Map(named);
  return JSON.parse(JSON.stringify(read.content), (key, value: unknown) =>
    key === "blobId" ? (blobs.get(String(value)) ?? value) : value,
  ) as DocumentContent;
}

const canonical = (content: DocumentContent): DocumentContent => ({
  ...content,
  blocks: content.blocks.map((block) => nodeToJson(nodeFromJson(block))),
});

/** Blocks with ids of their own, pictures that are there, and neighbours with the same marks joined, as an editor leaves them. */
function tidy(blocks: readonly NodeJson[]): NodeJson[] {
  let ids = 0;
  const visit = (node: NodeJson): NodeJson => {
    const { id, blobId, alt, caption, ...rest } = node.attrs ?? {};
    const words = (value: unknown) => String(value).replace(/^[\s.:]+|\s+$/g, "");
    const attrs = {
      ...rest,
      ...(id === undefined ? {} : { id: `id${ids++}` }),
      ...(blobId === undefined ? {} : { blobId: "b1", alt: `x${alt}` }),
      ...(caption === undefined || words(caption) === "" ? {} : { caption: words(caption) }),
    };
    const content: NodeJson[] = [];
    // A citation becomes its number: the library it names works from is the essay's, not the file's.
    for (const child of (node.content ?? []).filter(({ type }) => type !== "citation").map(visit)) {
      const last = content.at(-1);
      const isSame = last?.type === "text" && child.type === "text" && JSON.stringify(last.marks) === JSON.stringify(child.marks);
      if (isSame) content[content.length - 1] = { ...last, text: `${last.text}${child.text}` };
      else content.push(child);
    }
    const { content: _before, ...bare } = node;
    return { ...bare, ...(Object.keys(attrs).length === 0 ? {} : { attrs }), ...(content.length === 0 ? {} : { content }) };
  };
  return blocks.map(visit);
}

/** Where a paragraph may stand, with others after it. */
const PLACES: readonly ((first: NodeJson, rest: readonly NodeJson[]) => NodeJson[])[] = [
  (first, rest) => [first, ...rest],
  (first, rest) => [{ type: "bulletList", content: [{ type: "listItem", content: [first, ...rest] }] }],
  (first, rest) => [{ type: "blockquote", content: [first, ...rest] }, { type: "paragraph" }],
  (first, rest) => [
    { type: "blockquote", content: [{ type: "orderedList", content: [{ type: "listItem", content: [first] }] }, ...rest] },
    { type: "paragraph" },
  ],
  (first, rest) => [
    {
      type: "table",
      attrs: { id: newBlockId() },
      content: [
        {
          type: "tableRow",
          content: (["tableHeader", "tableCell"] as const).map((type, index) => ({
            type,
            attrs: { colspan: 1, rowspan: 1, ...(index === 0 ? {} : { align: "center" }) },
            content: [first, ...rest],
          })),
        },
      ],
    },
  ],
];

describe("a document that goes to Word and comes back", () => {
  it.each(Object.entries(GOLDEN_DOCUMENTS))("is the same: %s", async (_, content) => {
    expect(await roundTrip(content)).toEqual(canonical(content));
  });

  it("is the same whatever it holds", async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryBlocks, async (raw) => {
        const blocks = tidy(raw);
        fc.pre(blocks.length > 0);
        const notes = [...JSON.stringify(blocks).matchAll(/"footnote","attrs":\{"id":"(\w+)"/g)].map(([, id = ""]): [string, string] => [
          id,
          `注 ${id}`,
        ]);
        const content: DocumentContent = { title: "题", settings: { language: "zh" }, blocks, footnotes: Object.fromEntries(notes) };
        expect(await roundTrip(content)).toEqual(canonical(content));
      }),
      { numRuns: 40 },
    );
  }, 30_000);

  it("is the same however its paragraphs are aligned, indented and meant, wherever they stand", async () => {
    const attributes = fc.record({
      align: fc.constantFrom(null, ...TEXT_ALIGNMENTS),
      noIndent: fc.constantFrom(null, 1),
      kind: fc.constantFrom(null, ...PARAGRAPH_KINDS),
    });
    const block = fc.tuple(fc.constantFrom(...PLACES), fc.array(attributes, { minLength: 2, maxLength: 3 })).map(([place, list]) => {
      const [first, ...rest] = list.map((attrs): NodeJson => ({ type: "paragraph", attrs, content: [{ type: "text", text: "字" }] }));
      return place(first ?? { type: "paragraph" }, rest);
    });
    const settings = fc.record({
      language: fc.constantFrom("zh" as const, "en" as const),
      noIndent: fc.constantFrom(undefined, 1 as const),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 6 }), settings, async (blocks, { language, noIndent }) => {
        const content: DocumentContent = {
          title: "",
          settings: { language, ...(noIndent === undefined ? {} : { noIndent }) },
          blocks: blocks.flat(),
          footnotes: {},
        };
        expect(await roundTrip(content)).toEqual(canonical(content));
      }),
      { numRuns: 40 },
    );
  }, 30_000);

  it("is the same where a program has counted its parts anew", async () => {
    const content = GOLDEN_DOCUMENTS["sections with what is planned for them"] as DocumentContent;
    const profile = DOCUMENT_PROFILES.note.zh;
    const task = { content, language: "zh", profile, images: IMAGES, labelJson: null, visibleLabel: null, product: "橘笺" } as const;
    const { "customXml/item1.xml": details = new Uint8Array(), ...parts } = unzipSync(await renderDocument(task));
    const other = strToU8('<b:Sources xmlns:b="http://schemas.openxmlformats.org/officeDocument/2006/bibliography"/>');
    const read = readWord(zipSync({ ...parts, "customXml/item1.xml": other, "customXml/item2.xml": details }));
    expect(read).toMatchObject({ content: canonical(content) });
  });

  it("is the same as a report with contents and a header", async () => {
    expect(await roundTrip(REPORT, "report")).toEqual(canonical(REPORT));
  });
});
