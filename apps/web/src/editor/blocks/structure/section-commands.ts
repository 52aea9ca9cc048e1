import { HEADING_LEVELS_MAX } from "@tangleaf/document/model";
import type { Node } from "@tiptap/pm/model";
import { type Command, Selection, TextSelection } from "@tiptap/pm/state";
import { moveBlocks, removeBlocks } from "./move-blocks.ts";
import { type OutlineRow, outlineRows } from "./outline-rows.ts";
import { blockAt, blockIndexAt, placedBlocks } from "./placed-blocks.ts";

/** Where a section is dropped: beside another one, or as the last one below it. */
export type SectionPlace = "before" | "after" | "inside";

const levelled =
  (by: number) =>
  (node: Node): Node =>
    node.type.name === "heading"
      ? node.type.create({ ...node.attrs, level: clampLevel(Number(node.attrs["level"]) + by) }, node.content, node.marks)
      : node;

const clampLevel = (level: number): number => Math.min(HEADING_LEVELS_MAX, Math.max(1, level));

function move(row: OutlineRow, target: number, by: number): Command {
  return (state, dispatch) => {
    const { tr } = state;
    const offset = state.selection.from - row.pos;
    const inside = state.selection.from >= row.pos && blockIndexAt(placedBlocks(state.doc), state.selection.from) < row.to;
    const at = moveBlocks(tr, row, target, levelled(by));
    if (at === null) return false;
    if (inside) tr.setSelection(Selection.near(tr.doc.resolve(Math.min(at + offset, tr.doc.content.size))));
    dispatch?.(tr);
    return true;
  };
}

/** Moves a section, with all that is below it, past its neighbour of the same level. */
export function moveSection(id: string, direction: -1 | 1): Command {
  return (state, dispatch, view) => {
    const rows = outlineRows(state.doc);
    const at = rows.findIndex((row) => row.id === id);
    const row = rows[at];
    if (!row) return false;
    const siblings = direction < 0 ? rows.slice(0, at).toReversed() : rows.slice(at + 1);
    const other = siblings.find(({ level }) => level <= row.level);
    if (!other || other.level !== row.level) return false;
    return move(row, direction < 0 ? other.from : other.to, 0)(state, dispatch, view);
  };
}

/** Puts a section beside or below another one; its headings keep their levels among each other. */
export function moveSectionTo(id: string, otherId: string, place: SectionPlace): Command {
  return (state, dispatch, view) => {
    const rows = outlineRows(state.doc);
    const row = rows.find((one) => one.id === id);
    const other = rows.find((one) => one.id === otherId);
    if (!row || !other || (other.from >= row.from && other.from < row.to)) return false;
    const level = place === "inside" ? clampLevel(other.level + 1) : other.level;
    return move(row, place === "before" ? other.from : other.to, level - row.level)(state, dispatch, view);
  };
}

/** Makes all headings of a section one level deeper or higher. A heading is at most one level below the one before it. */
export function shiftSection(id: string, by: -1 | 1): Command {
  return (state, dispatch, view) => {
    const rows = outlineRows(state.doc);
    const at = rows.findIndex((row) => row.id === id);
    const row = rows[at];
    if (!row) return false;
    const level = row.level + by;
    const deepest = Math.max(...rows.filter(({ from, to }) => from >= row.from && to <= row.to).map((one) => one.level)) + by;
    if (level < 1 || deepest > HEADING_LEVELS_MAX || (by > 0 && level > (rows[at - 1]?.level ?? 0) + 1)) return false;
    return move(row, row.from, by)(state, dispatch, view);
  };
}

/** Deletes a section with everything below it. */
export function removeSection(id: string): Command {
  return (state, dispatch) => {
    const row = outlineRows(state.doc).find((one) => one.id === id);
    if (!row) return false;
    const { tr } = state;
    removeBlocks(tr, placedBlocks(state.doc).slice(row.from, row.to));
    dispatch?.(tr);
    return true;
  };
}

/** Gives a section another title. */
export function renameSection(id: string, title: string): Command {
  return (state, dispatch) => {
    const row = outlineRows(state.doc).find((one) => one.id === id);
    const node = row && state.doc.nodeAt(row.pos);
    if (!row || !node || node.textContent === title) return false;
    const { tr } = state;
    const [from, to] = [row.pos + 1, row.pos + 1 + node.content.size];
    if (title === "") tr.delete(from, to);
    else tr.replaceWith(from, to, state.schema.text(title, node.firstChild?.marks ?? []));
    dispatch?.(tr);
    return true;
  };
}

/** A new section behind another one, on its level; behind everything where `afterId` is null. The caret goes into its title. */
export function addSection(afterId: string | null, newId: string): Command {
  return (state, dispatch) => {
    const rows = outlineRows(state.doc);
    const after = rows.find((row) => row.id === afterId) ?? null;
    const blocks = placedBlocks(state.doc);
    const { heading, paragraph } = state.schema.nodes;
    if (!heading || !paragraph) return false;
    const last = blocks[(after?.to ?? blocks.length) - 1];
    const at = last ? last.pos + last.node.nodeSize : state.doc.content.size;
    const level = after?.level ?? rows.find((row) => row.level > 0)?.level ?? 1;
    const { tr } = state;
    tr.insert(at, [heading.create({ level, id: newId }), paragraph.create()]);
    dispatch?.(tr.setSelection(TextSelection.create(tr.doc, at + 1)).scrollIntoView());
    return true;
  };
}

/** Moves the blocks of the selection past the block above or below. */
export function moveSelectedBlocks(direction: -1 | 1): Command {
  return (state, dispatch) => {
    const blocks = placedBlocks(state.doc);
    const from = blockIndexAt(blocks, state.selection.from);
    const to = blockIndexAt(blocks, Math.max(state.selection.from, state.selection.to - 1)) + 1;
    const target = direction < 0 ? from - 1 : to + 1;
    if (target < 0 || target > blocks.length) return false;
    const { tr } = state;
    const start = blocks[from]?.pos ?? 0;
    const [anchor, head] = [state.selection.anchor - start, state.selection.head - start];
    const at = moveBlocks(tr, { from, to }, target);
    if (at === null) return false;
    const restored =
      state.selection instanceof TextSelection ? TextSelection.create(tr.doc, at + anchor, at + head) : Selection.near(tr.doc.resolve(at));
    dispatch?.(tr.setSelection(restored).scrollIntoView());
    return true;
  };
}

/** The section the selection stands in, or null before the first heading. */
export function currentSection(rows: readonly OutlineRow[], pos: number): OutlineRow | null {
  return rows.findLast((row) => row.pos <= pos) ?? null;
}

/** Moves the section of the selection. */
export function moveCurrentSection(direction: -1 | 1): Command {
  return (state, dispatch, view) => {
    const block = blockAt(state.selection.$from);
    const row = block && currentSection(outlineRows(state.doc), block.pos);
    return row ? moveSection(row.id, direction)(state, dispatch, view) : false;
  };
}
