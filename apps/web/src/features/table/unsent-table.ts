import type { ComputedPlan } from "@tangleaf/table/plan";
import type { SheetStep } from "@tangleaf/table/step-schema";
import { readJson, userKept } from "#lib/browser-storage.ts";
import { useSession } from "#lib/session-store.ts";

/** A question the server has not got yet; its answer is the page's own until then. */
export type UnsentAsk = { readonly requestId: string; readonly sheetId: string; readonly ask: string; readonly plan: ComputedPlan | null };

/** What was done to a table of the account and did not get there: the steps of a sheet with the version they came of, and questions. */
export type Unsent = {
  readonly steps: Readonly<Record<string, { readonly steps: readonly SheetStep[]; readonly version: number }>>;
  readonly asks: readonly UnsentAsk[];
};

const ASKS_MAX = 20;
const NOTHING: Unsent = { steps: {}, asks: [] };

const isUnsent = (value: unknown): value is Unsent => typeof value === "object" && value !== null && "steps" in value && "asks" in value;

function keptHere() {
  const { owner } = useSession.getState();
  return typeof owner === "string" ? userKept(owner) : null;
}

export function readUnsent(tableId: string): Unsent {
  const kept = keptHere();
  return kept === null ? NOTHING : (readJson(kept, `table:${tableId}`, isUnsent) ?? NOTHING);
}

/** Keeps what is not sent until it is; nothing left, nothing kept. */
export function changeUnsent(tableId: string, change: (unsent: Unsent) => Unsent): void {
  const kept = keptHere();
  const { steps, asks } = change(readUnsent(tableId));
  if (Object.keys(steps).length + asks.length === 0) kept?.remove(`table:${tableId}`);
  else kept?.write(`table:${tableId}`, JSON.stringify({ steps, asks: asks.slice(-ASKS_MAX) }));
}

/** The steps of a sheet are stored, or given up. */
export function dropUnsentSteps(tableId: string, sheetId: string): void {
  changeUnsent(tableId, (unsent) => {
    const { [sheetId]: _dropped, ...steps } = unsent.steps;
    return { ...unsent, steps };
  });
}

/** Ids of the tables that have something unsent. */
export const unsentTables = (): string[] =>
  (keptHere()?.keys() ?? []).filter((key) => key.startsWith("table:")).map((key) => key.slice("table:".length));
