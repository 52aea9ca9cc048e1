/** Different numbers, counted: half as many places again as there may be, so that one is found in a step or two. */
export function createNumberSet(most: number) {
  let room = 16;
  while (room < most * 1.5) room *= 2;
  const kept = new Float64Array(room);
  const isTaken = new Uint8Array(room);
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
      let at = (mixed ^ (mixed >>> 13)) & (room - 1);
      while (isTaken[at] === 1) {
        if (kept[at] === wanted) return;
        at = (at + 1) & (room - 1);
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
