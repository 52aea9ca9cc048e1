/** Numbers that look like chance and are the same for the same seed (mulberry32). */
export function randomFrom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  return {
    below,
    chance: (share: number): boolean => next() < share,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
    some: <T>(list: readonly T[], least: number): T[] => {
      const kept = list.filter(() => next() < 0.5);
      return kept.length >= least ? kept : list.slice(0, least);
    },
  };
}
export type Random = ReturnType<typeof randomFrom>;
