import { ApiError } from "#lib/api-error.ts";
import { createSendQueue, type Unsent } from "./send-queue.ts";

/** What is typed goes to the server this often. */
const SEND_EVERY_MS = 300;
const FIRST_BACK_OFF_MS = 500;
const LAST_BACK_OFF_MS = 15_000;

/** `stopped`: refused as it is, tried again after the next change. `outdated`: the server does not know the call. */
export type OutboxState =
  | { kind: "saved" }
  | { kind: "saving" }
  | { kind: "offline" | "signedOut" | "outdated" }
  | { kind: "stopped"; reason: string | null; message: string };

export type Outbox = {
  add(unsent: Unsent): void;
  /** Sends at once; `leaving`: the page is about to go. */
  flush(options?: { leaving?: boolean }): void;
  /** Tries again now: the network is back, or a person has signed in. */
  retry(): void;
  /** Changes that are not durable on the server. */
  readonly unsent: readonly Unsent[];
  /** Takes all of them away: they belong to a document that was rebuilt. */
  take(): Unsent[];
  /** Resolves once everything is sent (true), or it is clear that it is not going to be (false). */
  settle(): Promise<boolean>;
  end(): void;
};

type OpenOutbox = {
  /** Stores one change; the same `seq` is sent again until it is answered. Throws `ApiError`. */
  send: (change: { seq: number; update: Uint8Array }, options: { leaving: boolean }) => Promise<unknown>;
  onSent: (sent: readonly Unsent[]) => void;
  /** The document was rebuilt, or what the server has cannot be told piece by piece. */
  onReopen: () => void;
  onState: (state: OutboxState) => void;
};

/**
 * Page and server are built from one contract: a call of the page that is no call of the server was made by a page of another
 * build, which a reload brings up to date.
 */
export function isOutdated({ reason }: ApiError): boolean {
  return reason === "body.invalid" || reason === "path.unknown";
}

/** Changes on their way to the server: merged, one call at a time, repeated under the same number until it is answered. */
export function createOutbox({ send, onSent, onReopen, onState }: OpenOutbox): Outbox {
  const queue = createSendQueue();
  let isCalling = false;
  let isStopped = false;
  let hasEnded = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  const waiters = new Set<(sent: boolean) => void>();

  function schedule(ms: number): void {
    if (hasEnded) return;
    timer ??= setTimeout(() => {
      timer = null;
      void run();
    }, ms);
  }

  function cancel(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  async function run({ leaving = false } = {}): Promise<void> {
    if (isCalling || isStopped || hasEnded) return;
    const batch = queue.next();
    if (batch === null) return;
    isCalling = true;
    onState({ kind: "saving" });
    try {
      await send(batch, { leaving });
      queue.drop(batch);
      failures = 0;
      onSent(batch.parts);
      isCalling = false;
      if (queue.hasWaiting) schedule(SEND_EVERY_MS);
      else end("saved");
    } catch (error) {
      isCalling = false;
      if (queue.isCurrent(batch)) fail(error);
    }
  }

  function fail(error: unknown): void {
    const refusal = error instanceof ApiError ? error : null;
    if (refusal?.reason === "document.reopen") onReopen();
    else if (refusal?.kind === "session") end("signedOut");
    else if (refusal === null || refusal.kind === "transport" || refusal.waitSeconds !== null) {
      schedule(Math.max((refusal?.waitSeconds ?? 0) * 1000, Math.min(FIRST_BACK_OFF_MS * 2 ** failures++, LAST_BACK_OFF_MS)));
      end("offline");
    } else {
      // The text stays; what is changed next may make it acceptable.
      isStopped = true;
      if (isOutdated(refusal)) end("outdated");
      else {
        for (const done of waiters) done(false);
        onState({ kind: "stopped", reason: refusal.reason, message: refusal.message });
      }
    }
  }

  function end(kind: "saved" | "offline" | "signedOut" | "outdated"): void {
    for (const done of waiters) done(kind === "saved");
    onState({ kind });
  }

  return {
    add(unsent) {
      queue.add(unsent);
      if (isStopped) {
        isStopped = false;
        queue.putBack();
      }
      if (failures === 0 && !isCalling) onState({ kind: "saving" });
      schedule(SEND_EVERY_MS);
    },
    flush({ leaving = false } = {}) {
      cancel();
      if (!leaving || !isCalling) {
        void run({ leaving });
        return;
      }
      // The answer of the call under way may never be heard: what waits goes beside it, and again later.
      const beside = queue.copyWaiting();
      if (beside !== null) void send(beside, { leaving }).catch(() => undefined);
    },
    retry() {
      cancel();
      void run();
    },
    get unsent() {
      return queue.all();
    },
    take() {
      isStopped = false;
      return queue.takeAll();
    },
    settle() {
      if (queue.all().length === 0) return Promise.resolve(true);
      return new Promise((resolve) => {
        const done = (sent: boolean) => {
          waiters.delete(done);
          resolve(sent);
        };
        waiters.add(done);
        cancel();
        void run();
      });
    },
    end() {
      cancel();
      hasEnded = true;
      for (const done of waiters) done(false);
    },
  };
}
