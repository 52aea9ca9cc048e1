/** Different numbers, counted: with half as many places again as there may be numbers, so that one is found in a step or two. */
export function createNumberSet(most: number) {
  let capacity = 16;
  while (capacity < most * 1.5) capacity *= 2;
  const kept = new Float64Array(capacity);
  const isTaken = new Uint8Array(capacity);
  const number = new Float64Array(1);
  const halves = new Int32Array(number.buffer);
  let count = 0;
  return {
    add(value: number): void {
      // 0 and -0 are one number, and have different bytes.
      const wanted = value + 0;
      number[0] = wanted;
      let mixed = Math.imul((halves[0] ?? 0) ^ Math.imul(halves[1] ?? 0, SPREAD), SPREAD);
      mixed = Math.imul(mixed ^ (mixed >>> 15), SPREAD);
      let at = (mixed ^ (mixed >>> 13)) & (capacity - 1);
      while (isTaken[at] === 1) {
        if (kept[at] === wanted) return;
        at = (at + 1) & (capacity - 1);
      }
      isTaken[at] = 1;
      kept[at] = wanted;
      count += 1;
    },
    size: (): number => count,
  };
}

/** A large odd number spreads what lies side by side. */
const SPREAD = 0x9e3779b1;
