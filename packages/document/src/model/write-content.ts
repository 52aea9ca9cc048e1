import type { Node } from "prosemirror-model";
import { updateYFragment } from "y-prosemirror";
import * as Y from "yjs";
import type { DocumentContent, NodeJson } from "./document-content.ts";
import { DOCUMENT_SETTINGS } from "./document-settings.ts";
import { MADE_FROM_KEY, storedMadeFrom } from "./made-from.ts";
import { nodeFromJson, nodeToJson } from "./node-json.ts";
import { likenessOfWords, planBlockChanges } from "./plan-block-changes.ts";
import { readStoredBlocks } from "./read-content.ts";
import { documentRoots } from "./yjs-layout.ts";

/** Origin of changes made by this program, not typed by a person. */
export const WRITTEN_BY_PROGRAM = "program";

/**
 * Makes a document hold `content`, with as small a change as there is: blocks that stay the same keep their place in Yjs, a
 * changed block is changed inside. Words somebody else adds to them meanwhile stay where they were typed. Throws RangeError
 * where a block breaks the schema, before anything is changed.
 */
export function writeContent(doc: Y.Doc, content: DocumentContent): void {
  const nodes = content.blocks.map(nodeFromJson);
  doc.transact(() => {
    const { meta, footnotes } = documentRoots(doc);
    if (meta.get("title") !== content.title) meta.set("title", content.title);
    for (const name of DOCUMENT_SETTINGS) {
      const value = content.settings[name];
      if (value === undefined) meta.delete(name);
      else if (meta.get(name) !== value) meta.set(name, value);
    }
    const madeFrom = content.madeFrom === undefined ? undefined : storedMadeFrom(content.madeFrom);
    if (madeFrom !== undefined && meta.get(MADE_FROM_KEY) !== madeFrom) meta.set(MADE_FROM_KEY, madeFrom);
    for (const id of footnotes.keys()) if (content.footnotes[id] === undefined) footnotes.delete(id);
    for (const [id, text] of Object.entries(content.footnotes)) {
      if (footnotes.get(id)?.toString() !== text) footnotes.set(id, new Y.Text(text));
    }
    putBlocks(doc, nodes);
  }, WRITTEN_BY_PROGRAM);
}

/** The same for the blocks alone. */
export function writeBlocks(doc: Y.Doc, blocks: readonly NodeJson[]): void {
  const nodes = blocks.map(nodeFromJson);
  doc.transact(() => putBlocks(doc, nodes), WRITTEN_BY_PROGRAM);
}

function putBlocks(doc: Y.Doc, nodes: readonly Node[]): void {
  const { body } = documentRoots(doc);
  const stored = readStoredBlocks(doc);
  const before = stored.map((block, index) => (block === null ? `invalid ${index}` : JSON.stringify(block)));
  const after = nodes.map((node) => JSON.stringify(nodeToJson(node)));
  const changes = planBlockChanges(before, after, (from, to) =>
    stored[from]?.type === nodes[to]?.type.name ? likenessOfWords(before[from] ?? "", after[to] ?? "") : 0,
  );
  let at = 0;
  for (const { type, after: to } of changes) {
    const node = to === null ? undefined : nodes[to];
    if (node === undefined) {
      body.delete(at, 1);
      continue;
    }
    if (type === "insert") body.insert(at, [new Y.XmlElement(node.type.name)]);
    const element = body.get(at);
    if (type !== "keep" && element instanceof Y.XmlElement) updateYFragment(doc, element, node, { mapping: new Map(), isOMark: new Map() });
    at += 1;
  }
}
