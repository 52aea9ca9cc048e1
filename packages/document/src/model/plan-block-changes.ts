/** One step from the blocks that are there to those that shall be; `before` and `after` are places in the two lists. */
export type BlockChange =
  | { readonly type: "keep" | "update"; readonly before: number; readonly after: number }
  | { readonly type: "insert"; readonly before: null; readonly after: number }
  | { readonly type: "remove"; readonly before: number; readonly after: null };

/** Above this many pairs in one gap, blocks are paired in their order instead of by likeness. */
const PAIRS_MAX = 10_000;

/**
 * The steps from `before` to `after`, in the order of the text. Blocks with the same key are kept (as many as can stay in their
 * order); between kept ones, blocks are updated into those most like them. `likeness` of two blocks is 0 where one cannot
 * become the other, and at most 1.
 */
export function planBlockChanges(
  before: readonly string[],
  after: readonly string[],
  likeness: (before: number, after: number) => number,
): BlockChange[] {
  const changes: BlockChange[] = [];
  let left = 0;
  let right = 0;
  for (const [keptBefore, keptAfter] of [...kept(before, after), [before.length, after.length] as const]) {
    changes.push(...planGap(left, keptBefore, right, keptAfter, likeness));
    if (keptBefore < before.length) changes.push({ type: "keep", before: keptBefore, after: keptAfter });
    left = keptBefore + 1;
    right = keptAfter + 1;
  }
  return changes;
}

/** Likeness of two blocks of one kind that have nothing in common: the one still becomes the other before it is replaced. */
const SAME_KIND = 0.01;

/** Likeness of two blocks of one kind, for `planBlockChanges`: 0.01 where their words share nothing, 1 where they are the same. */
export function likenessOfWords(before: string, after: string): number {
  const longest = Math.max(before.length, after.length);
  const { start, end } = commonEnds(before, after);
  return longest === 0 ? 1 : SAME_KIND + (1 - SAME_KIND) * ((start + end) / longest);
}

/** How many places two lists or texts begin with alike, and end with alike after those. */
function commonEnds(before: string | readonly string[], after: string | readonly string[]): { start: number; end: number } {
  const shortest = Math.min(before.length, after.length);
  let start = 0;
  while (start < shortest && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shortest - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { start, end };
}

/** Pairs of places with the same key, both ascending, as many as there can be where keys are unique. */
function kept(before: readonly string[], after: readonly string[]): (readonly [before: number, after: number])[] {
  const { start, end } = commonEnds(before, after);
  const pairs: (readonly [number, number])[] = Array.from({ length: start }, (_, index) => [index, index] as const);
  pairs.push(...longestAscending(matches(before, after, start, end)));
  for (let left = end; left > 0; left--) pairs.push([before.length - left, after.length - left]);
  return pairs;
}

/** Every block of the middle of `after` that stands somewhere in the middle of `before`; equal blocks are matched in their order. */
function matches(before: readonly string[], after: readonly string[], start: number, end: number): (readonly [number, number])[] {
  const places = new Map<string, number[]>();
  for (let index = before.length - end - 1; index >= start; index--) {
    const key = before[index] as string;
    const same = places.get(key);
    if (same === undefined) places.set(key, [index]);
    else same.push(index);
  }
  const found: (readonly [number, number])[] = [];
  for (let index = start; index < after.length - end; index++) {
    const place = places.get(after[index] as string)?.pop();
    if (place !== undefined) found.push([place, index]);
  }
  return found;
}

/** The longest part of `pairs` whose first numbers ascend; the second ones do already. */
function longestAscending(pairs: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [index, [value]] of pairs.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] as number] as readonly [number, number])[0] < value) low = middle + 1;
      else high = middle;
    }
    previous[index] = low === 0 ? -1 : (ends[low - 1] as number);
    ends[low] = index;
  }
  const chain: (readonly [number, number])[] = [];
  for (let index = ends.at(-1) ?? -1; index >= 0; index = previous[index] as number) chain.push(pairs[index] as readonly [number, number]);
  return chain.reverse();
}

function planGap(
  beforeFrom: number,
  beforeTo: number,
  afterFrom: number,
  afterTo: number,
  likeness: (before: number, after: number) => number,
): BlockChange[] {
  const rows = beforeTo - beforeFrom;
  const columns = afterTo - afterFrom;
  const best = bestPairs(rows, columns, (row, column) => likeness(beforeFrom + row, afterFrom + column));
  const changes: BlockChange[] = [];
  let row = 0;
  let column = 0;
  const leave = (toRow: number, toColumn: number) => {
    for (; row < toRow; row++) changes.push({ type: "remove", before: beforeFrom + row, after: null });
    for (; column < toColumn; column++) changes.push({ type: "insert", before: null, after: afterFrom + column });
  };
  for (const [pairedRow, pairedColumn] of best) {
    leave(pairedRow, pairedColumn);
    changes.push({ type: "update", before: beforeFrom + row++, after: afterFrom + column++ });
  }
  leave(rows, columns);
  return changes;
}

/** Pairs with the greatest sum of scores, both places ascending. */
function bestPairs(
  rows: number,
  columns: number,
  score: (row: number, column: number) => number,
): (readonly [row: number, column: number])[] {
  if (rows * columns > PAIRS_MAX) {
    return Array.from({ length: Math.min(rows, columns) }, (_, index) => [index, index] as const).filter(
      ([row, column]) => score(row, column) > 0,
    );
  }
  const width = columns + 1;
  const scores = new Float64Array(rows * columns);
  const sums = new Float64Array((rows + 1) * width);
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const own = score(row, column);
      scores[row * columns + column] = own;
      const paired = own > 0 ? own + (sums[(row + 1) * width + column + 1] as number) : -1;
      sums[row * width + column] = Math.max(paired, sums[(row + 1) * width + column] as number, sums[row * width + column + 1] as number);
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    const sum = sums[row * width + column] as number;
    const own = scores[row * columns + column] as number;
    if (own > 0 && sum === own + (sums[(row + 1) * width + column + 1] as number)) pairs.push([row++, column++]);
    else if (sum === sums[(row + 1) * width + column]) row += 1;
    else column += 1;
  }
  return pairs;
}
