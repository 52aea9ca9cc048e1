import type { Mark, Node } from "@tiptap/pm/model";
import type { Transaction } from "@tiptap/pm/state";
import { AddMarkStep, RemoveMarkStep } from "@tiptap/pm/transform";
import { diffUnits } from "./diff-units.ts";

/**
 * Changes the node that begins at `at` into `to`, by the smallest steps: what stands in the text beside a change (a cursor, a
 * decoration, a word being composed) keeps its place.
 */
export function patchNode(tr: Transaction, at: number, from: Node, to: Node): void {
  if (from === to || from.eq(to)) return;
  if (from.type !== to.type || from.isText || from.isLeaf !== to.isLeaf) {
    tr.replaceWith(at, at + from.nodeSize, to);
    return;
  }
  if (from.inlineContent) patchInline(tr, at + 1, from, to);
  else patchChildren(tr, at + 1, from, to);
  for (const [name, value] of Object.entries(to.attrs)) if (from.attrs[name] !== value) tr.setNodeAttribute(at, name, value);
}

/** Behind the end first, so that places before it still count from the old node. */
function patchChildren(tr: Transaction, start: number, from: Node, to: Node): void {
  const before = from.children;
  const after = to.children;
  let left = 0;
  while (left < before.length && left < after.length && before[left] === after[left]) left += 1;
  let right = 0;
  const shortest = Math.min(before.length, after.length) - left;
  while (right < shortest && before[before.length - 1 - right] === after[after.length - 1 - right]) right += 1;
  const old = before.slice(left, before.length - right);
  const next = after.slice(left, after.length - right);
  const from0 = start + before.slice(0, left).reduce((size, node) => size + node.nodeSize, 0);
  const to0 = from0 + old.reduce((size, node) => size + node.nodeSize, 0);
  if (old.length !== next.length || old.some((node, index) => node.type !== next[index]?.type)) {
    tr.replaceWith(from0, to0, next);
    return;
  }
  let end = to0;
  for (let index = old.length - 1; index >= 0; index--) {
    const node = old[index] as Node;
    end -= node.nodeSize;
    patchNode(tr, end, node, next[index] as Node);
  }
}

/** One place of a line: a character, or a node without content. */
type Unit = { readonly key: string; readonly node: Node; readonly offset: number };

function patchInline(tr: Transaction, start: number, from: Node, to: Node): void {
  const before = unitsOf(from);
  const after = unitsOf(to);
  const changes = diffUnits(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  );
  for (const { before: old, after: next } of changes.toReversed()) {
    if (old.from < old.to || next.from < next.to)
      tr.replaceWith(start + old.from, start + old.to, to.content.cut(next.from, next.to).content);
  }
  // The characters are those of `to` now; what is left is their marks.
  patchMarks(tr, start, to, unitsOf(to));
}

function patchMarks(tr: Transaction, start: number, to: Node, wanted: readonly Unit[]): void {
  const there = unitsOf(tr.doc.nodeAt(start - 1) ?? to);
  for (let at = 0; at < wanted.length; ) {
    const has = (there[at] as Unit).node.marks;
    const shall = (wanted[at] as Unit).node.marks;
    let end = at + 1;
    while (end < wanted.length && (there[end] as Unit).node.marks === has && (wanted[end] as Unit).node.marks === shall) end += 1;
    const missing = (marks: readonly Mark[], others: readonly Mark[]) => marks.filter((mark) => !mark.isInSet(others));
    for (const mark of missing(has, shall)) tr.step(new RemoveMarkStep(start + at, start + end, mark));
    for (const mark of missing(shall, has)) tr.step(new AddMarkStep(start + at, start + end, mark));
    at = end;
  }
}

/** A character's key is the character; a node's says what it is, so that equal ones are the same. */
function unitsOf(parent: Node): Unit[] {
  const units: Unit[] = [];
  for (const node of parent.children) {
    if (node.isText)
      for (let offset = 0; offset < (node.text ?? "").length; offset++) units.push({ key: (node.text ?? "").charAt(offset), node, offset });
    else units.push({ key: `${node.type.name} ${JSON.stringify(node.attrs)}`, node, offset: 0 });
  }
  return units;
}
