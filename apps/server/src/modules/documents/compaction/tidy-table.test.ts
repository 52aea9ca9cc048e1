import { type NodeJson, nodeFromJson, readContent, writeBlocks } from "@tangleaf/document/model";
import fc from "fast-check";
import { expect, test } from "vitest";
import * as Y from "yjs";
import { tidyTable } from "./tidy-table.ts";

const cell = (colspan = 1, rowspan = 1): NodeJson => ({ type: "tableCell", attrs: { colspan, rowspan }, content: [{ type: "paragraph" }] });
const table = (rows: readonly (readonly NodeJson[])[]): NodeJson => ({
  type: "table",
  content: rows.map((content) => ({ type: "tableRow", ...(content.length > 0 && { content }) })),
});

/** Cells over each place of the grid; every place must have one. */
function cover({ content: rows = [] }: NodeJson): number[][] {
  const grid: number[][] = rows.map(() => []);
  for (const [y, row] of rows.entries())
    for (const { attrs } of row.content ?? []) {
      let x = 0;
      while (grid[y]?.[x]) x += 1;
      for (let down = 0; down < Number(attrs?.["rowspan"]); down += 1)
        for (let right = 0; right < Number(attrs?.["colspan"]); right += 1) {
          const line = grid[y + down];
          expect(line, "a cell reaches out of the table").toBeDefined();
          if (line) line[x + right] = (line[x + right] ?? 0) + 1;
        }
    }
  return grid;
}

test("any table gets rows of one width, without gaps and overlaps, and is not changed again", () => {
  const span = fc.constantFrom(1, 1, 1, 2, 3, 500);
  fc.assert(
    fc.property(fc.array(fc.array(fc.tuple(span, span), { maxLength: 5 }), { minLength: 1, maxLength: 6 }), (rows) => {
      const tidied = tidyTable(table(rows.map((row) => row.map(([colspan, rowspan]) => cell(colspan, rowspan)))));
      const grid = cover(tidied);
      const width = grid[0]?.length ?? 0;
      for (const line of grid) expect([...line]).toEqual(Array.from({ length: width }, () => 1));
      expect(() => nodeFromJson(tidied)).not.toThrow();
      expect(tidyTable(tidied)).toEqual(tidied);
    }),
  );
});

test("ten columns by one and ten rows by another at once give a grid of twelve by twelve", () => {
  const base = new Y.Doc();
  writeBlocks(base, [
    table([
      [cell(), cell()],
      [cell(), cell()],
    ]),
  ]);
  const [one, two] = [new Y.Doc(), new Y.Doc()];
  for (const doc of [one, two]) Y.applyUpdate(doc, Y.encodeStateAsUpdate(base));
  for (let n = 1; n <= 10; n += 1) {
    const width = Array.from({ length: 2 + n }, () => cell());
    writeBlocks(one, [table([width, width])]);
    writeBlocks(two, [table(Array.from({ length: 2 + n }, () => [cell(), cell()]))]);
  }
  Y.applyUpdate(one, Y.encodeStateAsUpdate(two));
  const merged = readContent(one).blocks[0] as NodeJson;
  expect(new Set((merged.content ?? []).map(({ content = [] }) => content.length))).toEqual(new Set([2, 12]));
  expect(cover(tidyTable(merged)).map(({ length }) => length)).toEqual(Array.from({ length: 12 }, () => 12));
});

test("a table that would grow without bound is left as it is", () => {
  const wide = table([Array.from({ length: 1000 }, () => cell()), ...Array.from({ length: 100 }, () => [cell()])]);
  expect(tidyTable(wide)).toBe(wide);
});

test("a tidy table is not changed, also where a row has no cell of its own", () => {
  const tidy = table([[cell(1, 2), cell(1, 2)], []]);
  expect(JSON.stringify(tidyTable(tidy))).toBe(JSON.stringify(tidy));
});
