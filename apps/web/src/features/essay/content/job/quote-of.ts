import type { Limits } from "@tangleaf/contract/limits";
import { type Quote, quoteTargets } from "#features/document/writing/quote-targets.ts";
import type { SectionRow } from "#features/document/writing/section-states.ts";
import { targetOf } from "../section/target-of.ts";

/** As the server will quote it. `price`: of the model, for each token. */
export function quoteOf(rows: readonly SectionRow[], limits: Pick<Limits, "essayParagraphCharacters">, price: number): Quote {
  return quoteTargets(
    rows.map((row) => targetOf(row, limits)),
    price,
  );
}
