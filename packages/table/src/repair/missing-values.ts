import type { Column } from "../columns/index.ts";
import type { ComputedPlan, Step } from "../plan/plan-schema.ts";
import { foldText } from "../run/fold-text.ts";
import { nearNames } from "./match-name.ts";
import { valuesOf } from "./plan-names.ts";

/** A value a step looks for and its column does not have, with values like it. */
export type Missing = { readonly col: string; readonly value: string; readonly near: readonly string[]; readonly path: string };

const NEAR_MAX = 3;

/** The first value of a step that its column does not have, although it has some like it. */
export function missingValue(step: Step, columns: readonly Column[], path: string): Missing | null {
  for (const { col, value, path: at } of valuesOf(step, path)) {
    const column = columns.find(({ name }) => name === col);
    if (column?.type !== "text") continue;
    const words = column.words.filter((word) => word !== "");
    const folded = foldText(value);
    if (words.some((word) => foldText(word) === folded)) continue;
    const near = likeWords(value, words);
    if (near.length > 0) return { col, value, near, path: at };
  }
  return null;
}

/** So many different values are looked at: offering a near one is a help, not a promise. */
const WORDS_MAX = 5000;
/** A value of which less is the same is another one. */
const VALUE_DISTANCE_MAX = 0.5;

/** Values that hold the word, or that it holds; else those spelled nearly the same. */
function likeWords(value: string, words: readonly string[]): string[] {
  const folded = foldText(value);
  if (folded === "") return [];
  const some = words.slice(0, WORDS_MAX);
  const holding = some.filter((word) => foldText(word).includes(folded) || (folded.includes(foldText(word)) && foldText(word).length > 1));
  const near = holding.length > 0 ? holding : nearNames(value, some, NEAR_MAX, VALUE_DISTANCE_MAX);
  return near.slice(0, NEAR_MAX);
}

/** A plan with another text at a place of it. */
export function withText(plan: ComputedPlan, path: string, text: string): ComputedPlan {
  const changed = structuredClone(plan);
  const keys = path.split(".");
  const last = keys.pop();
  const holder = keys.reduce<Record<string, unknown>>(
    (at, key) => at[key] as Record<string, unknown>,
    changed as unknown as Record<string, unknown>,
  );
  if (last !== undefined) holder[last] = text;
  return changed;
}
