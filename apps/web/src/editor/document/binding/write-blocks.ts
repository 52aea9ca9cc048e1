import { likenessOfWords, planBlockChanges } from "@tangleaf/document/model";
import type { Node } from "@tiptap/pm/model";
import { updateYFragment } from "y-prosemirror";
import * as Y from "yjs";
import type { BlockPair } from "./patch-document.ts";

export type Writing = {
  meta: Parameters<typeof updateYFragment>[3];
  /** Runs a part of the change as a transaction of Yjs, which is one update to send; parts inside another are one with it. */
  transact: (run: () => void) => void;
};

/** Places of the editor's document in one update: in UTF-8, with what Yjs says of each block, far below what a call takes. */
export const PART_SIZE = 80_000;

/**
 * Makes the stored list of blocks the one the editor shows. A block that is the same node keeps its element untouched, a changed
 * one is changed inside, so that what others type in it stays there; pairs are found by likeness. Answers the new pairs.
 */
export function writeBlocks(
  body: Y.XmlFragment,
  pairs: readonly BlockPair[],
  blocks: readonly Node[],
  writing: Writing,
): readonly BlockPair[] {
  const shortest = Math.min(pairs.length, blocks.length);
  let left = 0;
  while (left < shortest && pairs[left]?.node === blocks[left]) left += 1;
  let right = 0;
  while (right < shortest - left && pairs[pairs.length - 1 - right]?.node === blocks[blocks.length - 1 - right]) right += 1;
  const before = pairs.slice(left, pairs.length - right);
  const after = blocks.slice(left, blocks.length - right);
  const [only] = before;
  const [next] = after;
  if (before.length === 1 && after.length === 1 && only && next && only.node.type === next.type) {
    update(body, only.element, next, writing);
    return pairs.with(left, { element: only.element, node: next });
  }
  const changed = writeChanged(body, pairs[left - 1]?.element ?? null, before, after, writing);
  return [...pairs.slice(0, left), ...changed, ...pairs.slice(pairs.length - right)];
}

function writeChanged(
  body: Y.XmlFragment,
  behind: Y.XmlElement | null,
  before: readonly BlockPair[],
  after: readonly Node[],
  writing: Writing,
): BlockPair[] {
  const keyOf = keysByIdentity();
  const changes = planBlockChanges(
    before.map(({ node }) => keyOf(node)),
    after.map(keyOf),
    (from, to) => likeness((before[from] as BlockPair).node, after[to] as Node),
  );
  // Blocks that break the schema stand in the body too and stay where they are.
  const children = body.toArray();
  let at = behind === null ? 0 : children.indexOf(behind) + 1;
  const written: BlockPair[] = [];
  for (let index = 0; index < changes.length; ) {
    const { type, before: from, after: to } = changes[index] as (typeof changes)[number];
    if (type === "insert") {
      const nodes: Node[] = [];
      for (let size = 0; changes[index]?.type === "insert" && size < PART_SIZE; index++) {
        const node = after[changes[index]?.after ?? 0] as Node;
        size += node.nodeSize;
        nodes.push(node);
      }
      const added = insert(body, at, nodes, writing);
      children.splice(at, 0, ...added.map(({ element }) => element));
      written.push(...added);
      at += added.length;
      continue;
    }
    index += 1;
    const { element } = before[from] as BlockPair;
    const place = children.indexOf(element, at);
    if (type === "remove") {
      writing.transact(() => body.delete(place, 1));
      children.splice(place, 1);
      continue;
    }
    const node = after[to] as Node;
    if (type === "update") update(body, element, node, writing);
    written.push({ element, node });
    at = place + 1;
  }
  return written;
}

function insert(body: Y.XmlFragment, at: number, nodes: readonly Node[], writing: Writing): BlockPair[] {
  const added = nodes.map((node) => ({ element: new Y.XmlElement(node.type.name), node }));
  writing.transact(() => {
    body.insert(
      at,
      added.map(({ element }) => element),
    );
    for (const { element, node } of added) update(body, element, node, writing);
  });
  return added;
}

function update(body: Y.XmlFragment, element: Y.XmlElement, node: Node, { meta, transact }: Writing): void {
  transact(() => updateYFragment(docOf(body), element, node, meta));
}

function docOf({ doc }: Y.XmlFragment): Y.Doc {
  if (doc === null) throw new Error("a fragment without a document");
  return doc;
}

function keysByIdentity(): (node: Node) => string {
  const keys = new Map<Node, string>();
  return (node) => {
    const known = keys.get(node);
    if (known !== undefined) return known;
    const key = String(keys.size);
    keys.set(node, key);
    return key;
  };
}

/** 0 where one block cannot become the other in place; the same id, or the same beginning and end, make them alike. */
function likeness(from: Node, to: Node): number {
  if (from.type !== to.type) return 0;
  const id: unknown = from.attrs["id"];
  if (typeof id === "string" && id === to.attrs["id"]) return 1;
  return likenessOfWords(from.textContent, to.textContent);
}
