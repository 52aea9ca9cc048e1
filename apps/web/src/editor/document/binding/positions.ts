import type { Node } from "@tiptap/pm/model";
import * as Y from "yjs";
import { blockAt, blockPlaces } from "../groups/flat-blocks.ts";
import type { BlockPair } from "./patch-document.ts";

type StoredType = Y.XmlElement | Y.XmlText | Y.XmlFragment;
/** Whether a node of this name has no content: it takes one place, and its element none inside. */
type IsLeaf = (name: string) => boolean;

/**
 * A place in the text that stays where it is while others write, as an element or text of Yjs and a place in it. Kept ones
 * (bookmarks, suggestions) are its JSON.
 */
export type StoredPosition = Y.RelativePosition;

/** null where the position is in no stored block: the document is empty. */
export function toStored(doc: Node, pairs: readonly BlockPair[], position: number, assoc: 1 | -1 = 1): StoredPosition | null {
  const { index, from } = blockAt(doc, position);
  const pair = pairs[index] ?? pairs.at(-1);
  if (pair === undefined) return null;
  const isLeaf: IsLeaf = (name) => doc.type.schema.nodes[name]?.isLeaf ?? false;
  // Behind the opening of the block; before a block is at its beginning, behind the last one at its end.
  const inside = pairs[index] === undefined ? pair.node.content.size : Math.max(0, position - from - 1);
  return inElement(pair.element, inside, isLeaf, assoc);
}

function inElement(element: Y.XmlElement, offset: number, isLeaf: IsLeaf, assoc: 1 | -1): StoredPosition {
  let rest = offset;
  for (const [index, child] of element.toArray().entries()) {
    if (child instanceof Y.XmlText) {
      if (rest < child.length || (rest === child.length && assoc < 0) || (rest === child.length && index === element.length - 1)) {
        return Y.createRelativePositionFromTypeIndex(child, rest, assoc);
      }
      rest -= child.length;
      continue;
    }
    if (!(child instanceof Y.XmlElement)) continue;
    if (rest === 0) return Y.createRelativePositionFromTypeIndex(element, index, assoc);
    const size = sizeOf(child, isLeaf);
    if (rest < size) return inElement(child, rest - 1, isLeaf, assoc);
    rest -= size;
  }
  return Y.createRelativePositionFromTypeIndex(element, element.length, assoc);
}

/** null where the block it stood in is gone. */
export function fromStored(doc: Node, pairs: readonly BlockPair[], body: Y.XmlFragment, stored: StoredPosition): number | null {
  const yDoc = body.doc;
  const absolute = yDoc === null ? null : Y.createAbsolutePositionFromRelativePosition(stored, yDoc);
  if (absolute === null) return null;
  const isLeaf: IsLeaf = (name) => doc.type.schema.nodes[name]?.isLeaf ?? false;
  let type = absolute.type as object as StoredType;
  let offset = type instanceof Y.XmlText ? absolute.index : sizeBefore(type, absolute.index, isLeaf);
  while (type.parent !== null && type.parent !== body) {
    const parent = type.parent as object;
    if (!(parent instanceof Y.XmlElement)) return null;
    const index = parent.toArray().indexOf(type as Y.XmlElement);
    if (index < 0) return null;
    offset += sizeBefore(parent, index, isLeaf) + (type instanceof Y.XmlElement ? 1 : 0);
    type = parent;
  }
  const index = pairs.findIndex(({ element }) => element === type);
  const place = index < 0 ? undefined : blockPlaces(doc)[index];
  return place === undefined ? null : place.from + 1 + offset;
}

function sizeBefore(parent: object, index: number, isLeaf: IsLeaf): number {
  if (!(parent instanceof Y.XmlElement)) return index;
  return parent
    .toArray()
    .slice(0, index)
    .reduce((sum, child) => sum + (child instanceof Y.XmlText ? child.length : sizeOf(child as Y.XmlElement, isLeaf)), 0);
}

function sizeOf(element: Y.XmlElement, isLeaf: IsLeaf): number {
  return isLeaf(element.nodeName) ? 1 : 2 + sizeBefore(element, element.length, isLeaf);
}
