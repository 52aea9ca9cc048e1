import type { OpenTable } from "./open-table.ts";
import { openServerTable } from "./server-table.ts";
import { keepRest, type TakenTable } from "./take-tables-along.ts";

const TRIES = 3;

/** The table of the account that takes the place of one of this browser next. */
let ready: { readonly tableId: string; readonly opened: OpenTable } | null = null;

/**
 * Opens a table that has gone over to the account while the one of this browser is still on the screen, so that nobody's keys meet a page
 * that is loading. What was done to it meanwhile is sent first.
 */
export async function prepareTaken(taken: TakenTable, local: OpenTable): Promise<void> {
  let last = taken;
  for (let tries = 1; ; tries += 1) {
    const now = local.store.getState().table;
    keepRest(last, now);
    const opened = await openServerTable(taken.tableId);
    if (opened === null) return;
    if (local.store.getState().table === now || tries === TRIES) {
      ready?.opened.close();
      ready = { tableId: taken.tableId, opened };
      return;
    }
    last = { ...last, sent: now, stepsVersion: opened.store.getState().table.stepsVersion };
    opened.close();
  }
}

/** Takes over the table that was opened ahead, once. */
export function takeReady(tableId: string): OpenTable | null {
  if (ready?.tableId !== tableId) return null;
  const { opened } = ready;
  ready = null;
  return opened;
}
