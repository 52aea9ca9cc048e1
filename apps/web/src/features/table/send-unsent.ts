import type { SheetStep } from "@tangleaf/table/step-schema";
import { mergeSteps } from "@tangleaf/table/steps";
import { type CallOptions, call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { variant } from "#lib/variant.ts";
import { changeUnsent, dropUnsentSteps, readUnsent, type UnsentAsk, unsentTables } from "./unsent-table.ts";

export type SentSteps = { readonly version: number; readonly steps: readonly SheetStep[] };
type SheetSteps = { readonly tableId: string; readonly sheetId: string; readonly steps: readonly SheetStep[]; readonly version: number };

/** How a call is made by hand, or by itself: what it comes to is said where the table stands. */
type How = Pick<CallOptions<"/api/table/steps">, "background" | "shownBy" | "timeoutMs">;
const BY_ITSELF = { background: true } as const;
/** Another device may change the same step again meanwhile. */
const TRIES = 3;

/** Whether no answer of the server came: then it is sent again later. */
export const isUnreached = (error: unknown): boolean => error instanceof ApiError && error.reach !== null;

/** Stores the steps of a sheet. Where another device has changed the same step otherwise, the one done here stands. */
export async function sendSteps({ tableId, sheetId, steps, version }: SheetSteps, how: How): Promise<SentSteps> {
  let wanted = { steps, version };
  for (let tries = 1; ; tries += 1) {
    try {
      return await call("/api/table/steps", { tableId, sheetId, steps: [...wanted.steps], version: wanted.version }, how);
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason !== "table.conflict" || tries === TRIES) throw error;
      const found = await call("/api/table/get", { tableId }, how);
      const mine = new Map(steps.map((step) => [step.id, step]));
      const merged = mergeSteps(undefined, steps, found.steps[sheetId] ?? []).steps;
      wanted = { steps: merged.map((step) => mine.get(step.id) ?? step), version: found.stepsVersion };
    }
  }
}

/** Answers a question at the server, which stores it; a repeat answers with the first. */
export async function sendAsk(tableId: string, { sheetId, ask, plan, requestId }: UnsentAsk, { after, ...how }: How & { after?: string }) {
  const common = { tableId, lang: variant, requestId };
  if (plan !== null) return call("/api/table/run", { ...common, plan, ask }, how);
  return (await call("/api/table/chat", { ...common, sheetId, ask, ...(after === undefined ? {} : { after }) }, how)).answer;
}

/** Sends what was kept of a table; what the server refuses for good is given up. Answers whether anything was sent; rejects where it is out of reach. */
export async function sendUnsent(tableId: string): Promise<boolean> {
  const { steps, asks } = readUnsent(tableId);
  const sends = [
    ...Object.entries(steps).map(([sheetId, wanted]) => ({
      send: (): Promise<unknown> => sendSteps({ tableId, sheetId, ...wanted }, BY_ITSELF),
      done: () => dropUnsentSteps(tableId, sheetId),
    })),
    ...asks.map((one) => ({
      send: (): Promise<unknown> => sendAsk(tableId, one, BY_ITSELF),
      done: () =>
        changeUnsent(tableId, (unsent) => ({ ...unsent, asks: unsent.asks.filter(({ requestId }) => requestId !== one.requestId) })),
    })),
  ];
  for (const { send, done } of sends) {
    await send().catch((error) => {
      if (isUnreached(error)) throw error;
    });
    done();
  }
  return sends.length > 0;
}

/** Of every table; what is out of reach stays kept. */
export async function sendAllUnsent(): Promise<void> {
  for (const tableId of unsentTables()) await sendUnsent(tableId).catch(() => undefined);
}
