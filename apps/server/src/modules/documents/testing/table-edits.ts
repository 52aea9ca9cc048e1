import type { NodeJson } from "@tangleaf/document/model";

/** A cell with its place and size in the grid, in columns and rows. */
export type PlacedCell = { readonly cell: NodeJson; readonly x: number; readonly y: number; readonly w: number; readonly h: number };
/** A table without gaps and overlaps. */
export type CellGrid = { readonly width: number; readonly height: number; readonly cells: readonly PlacedCell[] };

const EMPTY: NodeJson = { type: "tableCell", content: [{ type: "paragraph" }] };

/** The cells of a table that is tidy. */
export function gridOf({ content: rows = [] }: NodeJson): CellGrid {
  const taken: boolean[][] = rows.map(() => []);
  const cells = rows.flatMap((row, y) =>
    (row.content ?? []).map((cell): PlacedCell => {
      let x = 0;
      while (taken[y]?.[x]) x += 1;
      const [w, h] = [Number(cell.attrs?.["colspan"] ?? 1), Number(cell.attrs?.["rowspan"] ?? 1)];
      for (let down = y; down < y + h; down += 1) taken[down]?.splice(x, w, ...Array.from({ length: w }, () => true));
      return { cell, x, y, w, h };
    }),
  );
  return { width: Math.max(0, ...taken.map(({ length }) => length)), height: rows.length, cells };
}

/** The table again, with these cells. */
export function tableOf(table: NodeJson, { height, cells }: CellGrid): NodeJson {
  const rows = Array.from({ length: height }, (_, y): NodeJson => {
    const own = cells.filter((placed) => placed.y === y).toSorted((a, b) => a.x - b.x);
    const content = own.map(({ cell, w, h }) => ({ ...cell, attrs: { ...cell.attrs, colspan: w, rowspan: h } }));
    return { type: "tableRow", ...(content.length > 0 && { content }) };
  });
  return { ...table, content: rows };
}

/** Changes of a table as the editor's commands make them; what a place names is taken modulo what there is. */
export const TABLE_EDITS = {
  addRow: (grid: CellGrid, at: number) => transposed(addColumn(transposed(grid), at)),
  addColumn,
  removeRow: (grid: CellGrid, at: number) => transposed(removeColumn(transposed(grid), at)),
  removeColumn,
  mergeAcross,
  mergeDown: (grid: CellGrid, at: number) => transposed(mergeAcross(transposed(grid), at)),
  split,
} as const satisfies Readonly<Record<string, (grid: CellGrid, at: number) => CellGrid>>;

function transposed({ width, height, cells }: CellGrid): CellGrid {
  return { width: height, height: width, cells: cells.map(({ cell, x, y, w, h }) => ({ cell, x: y, y: x, w: h, h: w })) };
}

function addColumn({ width, height, cells }: CellGrid, place: number): CellGrid {
  const at = place % (width + 1);
  const moved = cells.map((one) => {
    if (one.x >= at) return { ...one, x: one.x + 1 };
    return one.x + one.w > at ? { ...one, w: one.w + 1 } : one;
  });
  const isOver = (y: number) => moved.some((one) => one.x <= at && one.x + one.w > at && one.y <= y && one.y + one.h > y);
  const added = Array.from({ length: height }, (_, y): PlacedCell => ({ cell: EMPTY, x: at, y, w: 1, h: 1 })).filter(({ y }) => !isOver(y));
  return { width: width + 1, height, cells: [...moved, ...added] };
}

function removeColumn(grid: CellGrid, place: number): CellGrid {
  const { width, height, cells } = grid;
  if (width < 2) return grid;
  const at = place % width;
  const left = cells.flatMap((one) => {
    if (one.x > at) return [{ ...one, x: one.x - 1 }];
    if (one.x + one.w <= at) return [one];
    return one.w > 1 ? [{ ...one, w: one.w - 1 }] : [];
  });
  return { width: width - 1, height, cells: left };
}

/** With the cell to the right of it, where that is as high; words of both stay, in the first. */
function mergeAcross(grid: CellGrid, place: number): CellGrid {
  const first = grid.cells[place % grid.cells.length];
  const next = grid.cells.find(({ x, y, h }) => first && x === first.x + first.w && y === first.y && h === first.h);
  if (!first || !next) return grid;
  const wordy = [first, next].filter(({ cell }) => JSON.stringify(cell).includes('"text":'));
  const content = (wordy.length === 0 ? [first] : wordy).flatMap(({ cell }) => cell.content ?? []);
  const merged: PlacedCell = { ...first, w: first.w + next.w, cell: { ...first.cell, content } };
  return { ...grid, cells: grid.cells.flatMap((one) => (one === first ? [merged] : one === next ? [] : [one])) };
}

function split(grid: CellGrid, place: number): CellGrid {
  const merged = grid.cells.filter(({ w, h }) => w * h > 1);
  const one = merged[place % Math.max(1, merged.length)];
  if (!one) return grid;
  const parts = Array.from({ length: one.w * one.h }, (_, n): PlacedCell => {
    const cell = n === 0 ? one.cell : { ...EMPTY, type: one.cell.type };
    return { cell, x: one.x + (n % one.w), y: one.y + Math.floor(n / one.w), w: 1, h: 1 };
  });
  return { ...grid, cells: grid.cells.flatMap((other) => (other === one ? parts : [other])) };
}
