import { capOf, estimateTokens } from "@tangleaf/contract/estimate";
import { isWritten, type SectionRow } from "./section-states.ts";

/** What writing these sections will probably cost, and the most it may. */
export type Quote = { readonly sections: number; readonly characters: number; readonly tokens: number; readonly maxTokens: number };

type Wanted = { readonly mode: "fill" | "rewrite"; readonly ids?: ReadonlySet<string>; readonly locked: ReadonlySet<string> };

/** The sections a job would write: those asked for, without the locked ones; without those that have words unless they are written anew. */
export function wantedRows(rows: readonly SectionRow[], { mode, ids, locked }: Wanted): readonly SectionRow[] {
  return rows.filter(
    (row) => isWritten(row) && !locked.has(row.id) && (ids === undefined || ids.has(row.id)) && (mode === "rewrite" || row.own === 0),
  );
}

/** As the server will quote sections of these lengths. `price`: of the model, for each token. */
export function quoteTargets(targets: readonly number[], price: number): Quote {
  const tokens = targets.map((target) => estimateTokens(target, price));
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  return { sections: targets.length, characters: sum(targets), tokens: sum(tokens), maxTokens: sum(tokens.map(capOf)) };
}
