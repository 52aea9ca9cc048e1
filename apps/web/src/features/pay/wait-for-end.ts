import { ORDER_POLL_MS } from "@tangleaf/contract/constants";
import { ApiError } from "#lib/api-error.ts";
import { afterHidden, pause, untilVisible } from "#lib/wait.ts";

/** A hidden page stops polling; the server learns of a payment anyway. */
const PAUSE_AFTER_HIDDEN_MS = 60_000;
const SECOND_MS = 1000;
const PENDING = 1;
/** Of no order: what an order nobody knows (any more) counts as. */
const UNKNOWN = 0;

type Waiting = {
  ask: () => Promise<number>;
  signal: AbortSignal;
  /** Whether answers are missing at the moment. */
  onLost: (lost: boolean) => void;
};

/** Asks every second, one question at a time, until the order is pending no more; answers its status. Rejects when aborted. */
export async function waitForEnd({ ask, signal, onLost }: Waiting): Promise<number> {
  const hidden = afterHidden({ ms: PAUSE_AFTER_HIDDEN_MS, signal });
  for (;;) {
    await pause(ORDER_POLL_MS, signal);
    if (hidden.passed()) await untilVisible(signal);
    try {
      const status = await ask();
      signal.throwIfAborted();
      onLost(false);
      if (status !== PENDING) return status;
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiError)) throw error;
      if (error.kind === "session") continue;
      if (error.kind === "transport") onLost(true);
      else if (error.waitSeconds !== null) await pause(error.waitSeconds * SECOND_MS, signal);
      else return UNKNOWN;
    }
  }
}

/** More than the two clocks differ by waiting for an answer. */
const SLIP_MS = 2000;

/** Tells whether this device's clock was set, or stood still while it slept, since the watch began: moments reckoned before are off. */
export function watchClock(): () => boolean {
  const offset = () => Date.now() - performance.now();
  const begun = offset();
  return () => Math.abs(offset() - begun) > SLIP_MS;
}
