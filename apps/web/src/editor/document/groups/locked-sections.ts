import type { Node } from "@tiptap/pm/model";
import { flatBlocks } from "./flat-blocks.ts";

/** A locked heading with its own blocks: up to the next heading, whatever its level. */
export type LockedSection = { readonly id: string; readonly blocks: readonly Node[] };

/** Whether a group holds a locked heading. Groups never change. */
const known = new WeakMap<Node, boolean>();

function hasLock(group: Node): boolean {
  let has = known.get(group);
  if (has === undefined) {
    has = group.children.some(isLocked);
    known.set(group, has);
  }
  return has;
}

const isLocked = ({ type, attrs }: Node): boolean => type.name === "heading" && attrs["locked"] === 1;

/** Locked sections, in the order of the text, as the server holds them. A text without any costs a look at each group. */
export function lockedSections(doc: Node): LockedSection[] {
  if (!doc.children.some(hasLock)) return [];
  const blocks = flatBlocks(doc);
  return blocks.flatMap((block, at) => (isLocked(block) ? [{ id: String(block.attrs["id"]), blocks: ownBlocks(blocks, at) }] : []));
}

function ownBlocks(blocks: readonly Node[], at: number): readonly Node[] {
  const next = blocks.findIndex(({ type }, index) => index > at && type.name === "heading");
  return blocks.slice(at, next < 0 ? undefined : next);
}

/** The first locked section that another state of the document no longer holds as it is: changed, or gone. Moved or unlocked is neither. */
export function brokenLock(before: Node, after: Node): LockedSection | null {
  const locked = lockedSections(before);
  if (locked.length === 0) return null;
  const blocks = flatBlocks(after);
  const isHeld = (section: LockedSection) =>
    blocks.some((block, at) => {
      if (block.type.name !== "heading" || block.attrs["id"] !== section.id) return false;
      return !isLocked(block) || isSame(section.blocks, ownBlocks(blocks, at));
    });
  return locked.find((section) => !isHeld(section)) ?? null;
}

function isSame(before: readonly Node[], after: readonly Node[]): boolean {
  return before.length === after.length && before.every((block, at) => block === after[at] || block.eq(after[at] as Node));
}
