import type { SectionNeed } from "@tangleaf/contract";
import { scaleLengths } from "@tangleaf/document/outline";
import { lengthOf, OUTLINE_DEPTH_MAX, type OutlineLine } from "./outline-line.ts";

// Every edit answers a new outline; the very same one where it cannot be done.

type Lines = readonly OutlineLine[];
/** Places among siblings, outermost first. */
type Path = readonly number[];

export function pathOf(lines: Lines, id: string): Path | null {
  for (const [index, line] of lines.entries()) {
    if (line.id === id) return [index];
    const below = pathOf(line.subPara, id);
    if (below !== null) return [index, ...below];
  }
  return null;
}

export function lineOf(lines: Lines, id: string): OutlineLine | null {
  for (const line of lines) {
    const found = line.id === id ? line : lineOf(line.subPara, id);
    if (found !== null) return found;
  }
  return null;
}

/** The siblings a path leads to. */
function siblingsAt(lines: Lines, path: Path): Lines {
  const [first, ...rest] = path;
  return first === undefined || rest.length === 0 ? lines : siblingsAt(lines[first]?.subPara ?? [], rest);
}

/** Changes the list of siblings that stands below `parent` (a path; empty: the chapters). */
function changeBelow(lines: Lines, parent: Path, change: (siblings: Lines) => Lines): Lines {
  const [first, ...rest] = parent;
  if (first === undefined) return change(lines);
  return lines.map((line, index) => (index === first ? { ...line, subPara: changeBelow(line.subPara, rest, change) } : line));
}

function changeLine(lines: Lines, id: string, change: (line: OutlineLine) => OutlineLine): Lines {
  const path = pathOf(lines, id);
  if (path === null) return lines;
  return changeBelow(lines, path.slice(0, -1), (siblings) => siblings.map((line) => (line.id === id ? change(line) : line)));
}

/** Levels of a line and those below it. */
const heightOf = ({ subPara }: OutlineLine): number => 1 + Math.max(0, ...subPara.map(heightOf));

export const renameLine = (lines: Lines, id: string, title: string): Lines => changeLine(lines, id, (line) => ({ ...line, title }));
export const setIntent = (lines: Lines, id: string, textData: string): Lines => changeLine(lines, id, (line) => ({ ...line, textData }));

export function toggleNeed(lines: Lines, id: string, need: SectionNeed): Lines {
  return changeLine(lines, id, (line) => ({
    ...line,
    needs: line.needs.includes(need) ? line.needs.filter((one) => one !== need) : [...line.needs, need],
  }));
}

/** Gives a line its length; what stands below it is divided anew, in its ratio. */
export function setLength(lines: Lines, id: string, length: number): Lines {
  return changeLine(lines, id, (line) =>
    line.subPara.length === 0
      ? { ...line, targetCnt: length }
      : { ...line, targetCnt: length, subPara: scaleLengths(line.subPara, length) },
  );
}

/** A line behind another one and all below that; null = as the last chapter. */
export function insertAfter(lines: Lines, id: string | null, added: OutlineLine): Lines {
  const path = id === null ? null : pathOf(lines, id);
  if (path === null) return [...lines, added];
  return changeBelow(lines, path.slice(0, -1), (siblings) => siblings.toSpliced((path.at(-1) ?? 0) + 1, 0, added));
}

/** A line as the last one below another. The first one below it takes over its length. */
export function insertInside(lines: Lines, id: string, added: OutlineLine): Lines {
  const path = pathOf(lines, id);
  if (path === null || path.length >= OUTLINE_DEPTH_MAX) return lines;
  return changeLine(lines, id, (line) => {
    const first = line.subPara.length === 0 && line.targetCnt > 0 ? { ...added, targetCnt: line.targetCnt } : added;
    return { ...line, subPara: [...line.subPara, first] };
  });
}

export function removeLine(lines: Lines, id: string): Lines {
  const path = pathOf(lines, id);
  return path === null ? lines : changeBelow(lines, path.slice(0, -1), (siblings) => siblings.filter((line) => line.id !== id));
}

/** To a place below `parentId` (null: among the chapters); `index` counts without the line itself. */
export function placeLine(lines: Lines, id: string, { parentId, index }: { parentId: string | null; index: number }): Lines {
  const line = lineOf(lines, id);
  if (line === null || (parentId !== null && lineOf([line], parentId) !== null)) return lines;
  const rest = removeLine(lines, id);
  const parent = parentId === null ? [] : pathOf(rest, parentId);
  if (parent === null || parent.length + heightOf(line) > OUTLINE_DEPTH_MAX) return lines;
  const placed = changeBelow(rest, parent, (siblings) => siblings.toSpliced(index, 0, line));
  return samePlace(lines, placed, id) ? lines : placed;
}

function samePlace(before: Lines, after: Lines, id: string): boolean {
  return pathOf(before, id)?.join() === pathOf(after, id)?.join();
}

const idAt = (lines: Lines, path: Path): string | null => siblingsAt(lines, path)[path.at(-1) ?? 0]?.id ?? null;

/** One place up or down; over the edge of its siblings into the line before or behind that which it is part of. */
export function moveLine(lines: Lines, id: string, direction: -1 | 1): Lines {
  const path = pathOf(lines, id);
  if (path === null) return lines;
  const parent = path.slice(0, -1);
  const next = (path.at(-1) ?? 0) + direction;
  const siblings = siblingsAt(lines, path);
  if (next >= 0 && next < siblings.length) return placeLine(lines, id, { parentId: idAt(lines, parent), index: next });
  const aunts = siblingsAt(lines, parent);
  const aunt = parent.length === 0 ? undefined : aunts[(parent.at(-1) ?? 0) + direction];
  if (aunt === undefined) return lines;
  return placeLine(lines, id, { parentId: aunt.id, index: direction === 1 ? 0 : aunt.subPara.length });
}

/** Below the line before it. */
export function indentLine(lines: Lines, id: string): Lines {
  const path = pathOf(lines, id);
  const before = path === null ? undefined : siblingsAt(lines, path)[(path.at(-1) ?? 0) - 1];
  return before === undefined ? lines : placeLine(lines, id, { parentId: before.id, index: before.subPara.length });
}

/** Behind the line it stands below. */
export function outdentLine(lines: Lines, id: string): Lines {
  const path = pathOf(lines, id);
  if (path === null || path.length < 2) return lines;
  const parent = path.slice(0, -1);
  const grandparent = parent.slice(0, -1);
  return placeLine(lines, id, {
    parentId: grandparent.length === 0 ? null : idAt(lines, grandparent),
    index: (parent.at(-1) ?? 0) + 1,
  });
}

/** The least a new line is given: a paragraph of it. */
const NEW_LENGTH_CHARACTERS = 300;
const ROUNDED_TO_CHARACTERS = 50;

/** A length for a new line: what the others have on average, rounded. */
export function usualLength(lines: Lines): number {
  const leaves = leavesOf(lines).map(lengthOf);
  if (leaves.length === 0) return NEW_LENGTH_CHARACTERS;
  const average = leaves.reduce((sum, length) => sum + length, 0) / leaves.length;
  return Math.max(ROUNDED_TO_CHARACTERS, Math.round(average / ROUNDED_TO_CHARACTERS) * ROUNDED_TO_CHARACTERS);
}

function leavesOf(lines: Lines): Lines {
  return lines.flatMap((line) => (line.subPara.length === 0 ? [line] : leavesOf(line.subPara)));
}
