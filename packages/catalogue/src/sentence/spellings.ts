import { syllablesOf } from "../palette.ts";

type Spelled = { readonly text: string };
type SpelledMatch<T> = { readonly term: T; readonly from: number; readonly to: number; readonly likeness: number };

/** Letters of fewer are in everything. */
const LETTERS_MIN = 5;
const BY_SOUND = 0.75;
const BY_LETTERS = 1.8;
const BY_INITIALS = 0.7;

/** Terms by how they sound: typed as letters (zhoubao, zb), or with the wrong character of the same sound. */
export function spellings<T extends Spelled>(
  terms: readonly T[],
  readings: ReadonlyMap<string, string>,
): { matches(wish: string): SpelledMatch<T>[] } {
  let spelled: { term: T; sound: string; letters: string; initials: string }[] | null = null;

  /** Made when first needed: most sentences name their text as it is written. */
  function all() {
    spelled ??= terms.flatMap((term) => {
      const syllables = syllablesOf(term.text, readings);
      if (syllables.length !== [...term.text.replace(/\s/g, "")].length || syllables.length < 2) return [];
      return [
        { term, sound: ` ${syllables.join(" ")} `, letters: syllables.join(""), initials: syllables.map((one) => one.charAt(0)).join("") },
      ];
    });
    return spelled;
  }

  return {
    matches(wish) {
      if (readings.size === 0) return [];
      const runs = [...wish.matchAll(/[a-z]+(?: [a-z]+)*/g)].map(({ 0: run, index }) => ({
        letters: run.replaceAll(" ", ""),
        from: index,
        to: index + run.length,
      }));
      const sound = ` ${[...wish].map((character) => readings.get(character) ?? character).join(" ")} `;
      return all().flatMap(({ term, sound: own, letters, initials }): SpelledMatch<T>[] => {
        const run = runs.find((typed) => letters.length >= LETTERS_MIN && typed.letters.includes(letters));
        if (run !== undefined) return [{ term, from: run.from, to: run.to, likeness: BY_LETTERS }];
        if (wish === initials) return [{ term, from: 0, to: wish.length, likeness: BY_INITIALS }];
        const at = sound.lastIndexOf(own);
        if (at < 0) return [];
        const from = sound.slice(0, at).split(" ").length - 1;
        return [{ term, from, to: from + [...term.text].length, likeness: BY_SOUND }];
      });
    },
  };
}
