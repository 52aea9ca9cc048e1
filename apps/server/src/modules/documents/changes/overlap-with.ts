import { tokensOf } from "@tangleaf/document";

const GRAM_TOKENS = 8;

/** Share of a text's runs of eight words that stand in other texts, 0 to 1. In numbers: strings would cost ten times as much. */
export function overlapWith(others: readonly string[], text: string): number {
  const ids = new Map<string, number>();
  const tokens = tokensOf(text);
  for (const token of tokens) if (!ids.has(token)) ids.set(token, ids.size + 1);
  const own = gramsOf(tokens, ids);
  if (own.length === 0) return 0;
  const wanted = new Set(own);
  const found = new Set<number>();
  for (const other of others) for (const gram of gramsOf(tokensOf(other), ids)) if (wanted.has(gram)) found.add(gram);
  return own.filter((gram) => found.has(gram)).length / own.length;
}

/** Numbers of the runs whose words all have one. */
function gramsOf(tokens: readonly string[], ids: ReadonlyMap<string, number>): number[] {
  const known = tokens.map((token) => ids.get(token) ?? 0);
  const grams: number[] = [];
  let run = 0;
  for (const [at, id] of known.entries()) {
    run = id === 0 ? 0 : run + 1;
    if (run < GRAM_TOKENS) continue;
    let gram = 17;
    for (let back = GRAM_TOKENS - 1; back >= 0; back--) gram = Math.imul(gram ^ (known[at - back] ?? 0), 0x01000193);
    grams.push(gram);
  }
  return grams;
}
