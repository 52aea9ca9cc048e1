import { readOrder } from "../cells/index.ts";

const collator = new Intl.Collator("zh-Hans-CN", { numeric: true });

/** Whether texts have an order of their own: months, years of study, ranges. */
export const haveOrder = (words: readonly string[]): boolean => readOrder(words.filter((word) => word !== "")) !== null;

/** Order of texts: their own where they have one, else by the alphabet, with numbers inside by size. */
export function compareTexts(words: readonly string[]): (a: string, b: string) => number {
  const named = words.filter((word) => word !== "");
  const order = readOrder(named);
  if (order === null) return collator.compare;
  const places = new Map(named.map((word, n) => [word, order.keys[n] ?? 0]));
  return (a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0);
}
