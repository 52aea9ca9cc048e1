type Range = { readonly from: number; readonly to: number };
/** What stands in a range of the one list stands in a range of the other instead. */
export type UnitChange = { readonly before: Range; readonly after: Range };

/** Above this many pairs of places the changed middle is one change: the table of the longest common part would be too large. */
const PAIRS_MAX = 250_000;

/** The changes from one list to another, in order, with as little changed as can be. */
export function diffUnits(before: readonly string[], after: readonly string[]): UnitChange[] {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shortest - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  const rows = before.length - end - start;
  const columns = after.length - end - start;
  if (rows === 0 && columns === 0) return [];
  if (rows === 0 || columns === 0 || rows * columns > PAIRS_MAX) {
    return [{ before: { from: start, to: start + rows }, after: { from: start, to: start + columns } }];
  }
  return middle(before, after, start, rows, columns);
}

function middle(before: readonly string[], after: readonly string[], start: number, rows: number, columns: number): UnitChange[] {
  const width = columns + 1;
  const longest = new Uint16Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const at = row * width + column;
      longest[at] =
        before[start + row] === after[start + column]
          ? (longest[at + width + 1] as number) + 1
          : Math.max(longest[at + width] as number, longest[at + 1] as number);
    }
  }
  const changes: UnitChange[] = [];
  let row = 0;
  let column = 0;
  while (row < rows || column < columns) {
    const from = { row, column };
    while ((row < rows || column < columns) && !(row < rows && column < columns && before[start + row] === after[start + column])) {
      const down = row < rows ? (longest[(row + 1) * width + column] as number) : -1;
      const right = column < columns ? (longest[row * width + column + 1] as number) : -1;
      if (down >= right) row += 1;
      else column += 1;
    }
    changes.push({
      before: { from: start + from.row, to: start + row },
      after: { from: start + from.column, to: start + column },
    });
    while (row < rows && column < columns && before[start + row] === after[start + column]) {
      row += 1;
      column += 1;
    }
  }
  return changes.filter((change) => change.before.from < change.before.to || change.after.from < change.after.to);
}
