/** What a product of numbers with fractions may be off by. */
const FLOATING = 1e-9;

/**
 * Divides a length among parts by their weights, by the largest remainder: the lengths add up to `total` exactly, no part has less
 * than 1 where `total` allows it, and a part that weighs more is never shorter.
 *
 * @param total Characters to give away; a whole number, 0 or more.
 * @param weights One for each part. What is not a number above 0 counts as nothing: such a part gets the least.
 * @returns A whole number of characters for each weight, in its order.
 */
export function allocateLengths(total: number, weights: readonly number[]): number[] {
  if (!Number.isSafeInteger(total) || total < 0) throw new RangeError(`a length to divide is a whole number, not ${total}`);
  const count = weights.length;
  if (count === 0) return [];
  const known = weights.map((weight) => (Number.isFinite(weight) && weight > 0 ? weight : 0));
  // Scaled by the greatest, so that no sum overflows.
  const most = Math.max(...known);
  const scaled = known.map((weight) => (most === 0 ? 1 : weight / most));
  const sum = scaled.reduce((all, weight) => all + weight, 0);
  const shares = (whole: number) => scaled.map((weight) => (whole * weight) / sum);
  // Nothing is without a character where there are enough of them.
  const least = total >= count && shares(total).some((length) => length < 1) ? 1 : 0;
  const exact = shares(total - least * count);
  const lengths = exact.map((length) => least + Math.floor(length + FLOATING));
  const missing = total - lengths.reduce((all, length) => all + length, 0);
  const order = exact
    .map((length, index) => ({ index, remainder: length - Math.floor(length + FLOATING), weight: scaled[index] ?? 0 }))
    .sort((a, b) => b.remainder - a.remainder || b.weight - a.weight || a.index - b.index);
  for (let given = 0; given < missing; given += 1) {
    const next = order[given % count];
    if (next !== undefined) lengths[next.index] = (lengths[next.index] ?? 0) + 1;
  }
  return lengths;
}
