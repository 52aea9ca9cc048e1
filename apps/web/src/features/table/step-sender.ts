import type { SheetStep } from "@tangleaf/table/step-schema";
import { isUnreached, type SentSteps, sendSteps } from "./send-unsent.ts";
import { changeUnsent, dropUnsentSteps } from "./unsent-table.ts";

type Waiting = {
  readonly steps: readonly SheetStep[];
  readonly resolve: (sent: SentSteps | null) => void;
  readonly reject: (error: unknown) => void;
};

const RETRY_MS = 5000;

/** Sends the steps of a table's sheets one after another: kept in the browser until they are stored, tried again while there is no line. */
export function createStepSender(tableId: string, startVersion: number) {
  let version = startVersion;
  let isRunning = false;
  let timer: number | undefined;
  let tell: (isUnsent: boolean) => void = () => undefined;
  const waiting = new Map<string, Waiting>();

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    window.clearTimeout(timer);
    for (let next = first(); next !== undefined; next = first()) {
      const [sheetId, sending] = next;
      try {
        const sent = await sendSteps({ tableId, sheetId, steps: sending.steps, version }, { shownBy: "screen" });
        version = sent.version;
        if (waiting.get(sheetId) === sending) done(sheetId);
        sending.resolve(sent);
      } catch (error) {
        if (isUnreached(error)) {
          tell(true);
          timer = window.setTimeout(() => void run(), RETRY_MS);
          break;
        }
        if (waiting.get(sheetId) === sending) done(sheetId);
        sending.reject(error);
      }
    }
    isRunning = false;
  }

  const first = (): [string, Waiting] | undefined => waiting.entries().next().value;
  function done(sheetId: string): void {
    waiting.delete(sheetId);
    dropUnsentSteps(tableId, sheetId);
    if (waiting.size === 0) tell(false);
  }

  const online = () => void run();
  window.addEventListener("online", online);
  return {
    /** Steps that replace those of the same sheet which are still waiting; these resolve with null. */
    put(sheetId: string, steps: readonly SheetStep[]): Promise<SentSteps | null> {
      changeUnsent(tableId, (unsent) => ({ ...unsent, steps: { ...unsent.steps, [sheetId]: { steps, version } } }));
      waiting.get(sheetId)?.resolve(null);
      return new Promise((resolve, reject) => {
        waiting.set(sheetId, { steps, resolve, reject });
        void run();
      });
    },
    watch(listener: (isUnsent: boolean) => void): void {
      tell = listener;
    },
    close(): void {
      window.removeEventListener("online", online);
      window.clearTimeout(timer);
    },
  };
}
