import { newBlockId } from "@tangleaf/document/model";
import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey, type Transaction } from "@tiptap/pm/state";
import { FROM_YJS } from "../binding/binding.ts";

/** A node was copied together with its id and has a new one now. */
export type RenamedNode = { readonly type: string; readonly from: string; readonly to: string };
/** On the transaction that gave new ids: which copies it renamed. */
export const RENAMED = "renamedNodes";

type Named = { readonly node: Node; readonly offset: number };
type Place = { readonly block: Node; readonly at: number };

/** Nodes with an id inside a block. A node never changes, so what was found stays true. */
const found = new WeakMap<Node, readonly Named[]>();

/** Who is writing a section is said of one section: its copy is nobody's work. */
const OF_THE_ORIGINAL = ["status", "generationId"] as const;

/**
 * Gives nodes without an id, and copies of a node with one, an id of their own, in the change that made them. What others wrote
 * is never touched: they name their nodes themselves, and two answers would be two changes.
 */
export function uniqueIds(): Plugin {
  let isOwed = false;
  return new Plugin({
    key: new PluginKey("uniqueIds"),
    appendTransaction(transactions, before, state) {
      const isOwn = transactions.some((one) => one.docChanged && one.getMeta(FROM_YJS) === undefined);
      if (!isOwn) return null;
      const { changed, kept } = changesOf(isOwed ? null : before.doc, state.doc);
      // A new attribute draws its node anew, under a word being composed: it waits for the next change.
      isOwed = transactions.some((one) => one.getMeta("composition") !== undefined);
      if (isOwed) return null;
      return changed.some(({ block }) => namedIn(block).length > 0) ? withOwnIds(state.tr, changed, kept) : null;
    },
  });
}

/** Blocks that were not there before, with their places, and those that were. */
function changesOf(before: Node | null, after: Node): { changed: Place[]; kept: Node[] } {
  const there = new Set(before?.children);
  const known = new Set((before?.children ?? []).filter((group) => !after.children.includes(group)).flatMap((group) => group.children));
  const changed: Place[] = [];
  const kept: Node[] = [];
  let at = 0;
  for (const group of after.children) {
    const isSame = there.has(group);
    let from = at + 1;
    for (const block of group.children) {
      // Of a block that stands here twice one copy was there before.
      if (isSame || known.delete(block)) kept.push(block);
      else changed.push({ block, at: from });
      from += block.nodeSize;
    }
    at += group.nodeSize;
  }
  return { changed, kept };
}

function withOwnIds(tr: Transaction, changed: readonly Place[], kept: readonly Node[]): Transaction | null {
  const taken = new Set<unknown>(kept.flatMap((block) => namedIn(block).map(({ node }) => node.attrs["id"])));
  const renamed: RenamedNode[] = [];
  for (const { block, at } of changed) {
    for (const { node, offset } of namedIn(block)) {
      const id: unknown = node.attrs["id"];
      if (id !== null && !taken.has(id)) {
        taken.add(id);
        continue;
      }
      const own = newBlockId();
      tr.setNodeAttribute(at + offset, "id", own);
      if (typeof id !== "string") continue;
      renamed.push({ type: node.type.name, from: id, to: own });
      for (const name of OF_THE_ORIGINAL) if ((node.attrs[name] ?? null) !== null) tr.setNodeAttribute(at + offset, name, null);
    }
  }
  return tr.docChanged ? tr.setMeta(RENAMED, renamed) : null;
}

function namedIn(block: Node): readonly Named[] {
  const known = found.get(block);
  if (known !== undefined) return known;
  const named: Named[] = hasId(block) ? [{ node: block, offset: 0 }] : [];
  if (!block.isLeaf) block.descendants((node, position) => void (hasId(node) && named.push({ node, offset: position + 1 })));
  found.set(block, named);
  return named;
}

const hasId = ({ type }: Node): boolean => type.spec.attrs?.["id"] !== undefined;
