import { allocateLengths } from "./allocate-lengths.ts";

/** A line of an outline with its length, those below it included. */
type Sized<L> = { readonly targetCnt: number; readonly subPara: readonly L[] };

/** The lines that have none below them, in the order of the text. */
function leavesOf<L extends Sized<L>>(lines: readonly L[]): L[] {
  return lines.flatMap((line) => (line.subPara.length === 0 ? [line] : leavesOf(line.subPara)));
}

/**
 * The same outline with lengths that add up to `total` exactly: what has none below it is divided by its length now, and a line with
 * others below it has their sum. Lines without a length count as much as the others do on average.
 */
export function scaleLengths<L extends Sized<L>>(lines: readonly L[], total: number): L[] {
  const now = leavesOf(lines).map(({ targetCnt }) => targetCnt);
  const known = now.filter((length) => length > 0);
  const average = known.length === 0 ? 1 : known.reduce((sum, length) => sum + length, 0) / known.length;
  const lengths = allocateLengths(
    total,
    now.map((length) => (length > 0 ? length : average)),
  );
  let next = 0;
  const sized = (line: L): L => {
    if (line.subPara.length === 0) return { ...line, targetCnt: lengths[next++] ?? 0 };
    const subPara = line.subPara.map(sized);
    return { ...line, subPara, targetCnt: subPara.reduce((sum, { targetCnt }) => sum + targetCnt, 0) };
  };
  return lines.map(sized);
}
