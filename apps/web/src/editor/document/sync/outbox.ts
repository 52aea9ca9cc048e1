import { DOCUMENT_UPDATE_MAX_BYTES } from "@tangleaf/contract/constants";
import * as Y from "yjs";
import { ApiError } from "#lib/api-error.ts";

/** What is typed goes to the server this often. */
const SEND_EVERY_MS = 300;
/** Changes that go together. */
const TOGETHER_MAX = 50;
/** Merging leaves out nothing, so the sum of the parts is at most the whole. */
const BYTES_MAX = DOCUMENT_UPDATE_MAX_BYTES - 1024;
const FIRST_BACK_OFF_MS = 500;
const LAST_BACK_OFF_MS = 15_000;

/** A change the server does not have, and where it is kept on this device. */
export type Unsent = { readonly update: Uint8Array; readonly kept: readonly KeptAt[] };
export type KeptAt = { readonly tab: string; readonly n: number };

/** `stopped`: refused as it is, tried again after the next change. `outdated`: this page says it in a way the server does not know. */
export type OutboxState =
  | { kind: "saved" }
  | { kind: "saving" }
  | { kind: "offline" | "signedOut" | "outdated" }
  | { kind: "stopped"; reason: string | null; message: string };

export type Outbox = {
  add(unsent: Unsent): void;
  /** Sends at once; `leaving`: the page is about to go. */
  flush(options?: { leaving?: boolean }): void;
  /** Tries again now: the network is back, somebody has signed in. */
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
  let pending: Unsent[] = [];
  let inFlight: { seq: number; update: Uint8Array; parts: readonly Unsent[] } | null = null;
  let isCalling = false;
  let isStopped = false;
  let hasEnded = false;
  let seq = 0;
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
    inFlight ??= nextBatch();
    if (inFlight === null) return;
    const batch = inFlight;
    isCalling = true;
    onState({ kind: "saving" });
    try {
      await send(batch, { leaving });
      if (inFlight === batch) inFlight = null;
      failures = 0;
      onSent(batch.parts);
      isCalling = false;
      if (pending.length === 0) end("saved");
      else schedule(SEND_EVERY_MS);
    } catch (error) {
      isCalling = false;
      if (inFlight === batch) fail(error);
    }
  }

  function nextBatch(): typeof inFlight {
    const parts: Unsent[] = [];
    for (let bytes = 0; parts.length < TOGETHER_MAX && pending.length > 0; ) {
      bytes += pending[0]?.update.length ?? 0;
      if (parts.length > 0 && bytes > BYTES_MAX) break;
      parts.push(pending.shift() as Unsent);
    }
    if (parts.length === 0) return null;
    seq += 1;
    return { seq, update: Y.mergeUpdates(parts.map(({ update }) => update)), parts };
  }

  function fail(error: unknown): void {
    const refusal = error instanceof ApiError ? error : null;
    if (refusal?.reason === "document.reopen") {
      onReopen();
      return;
    }
    if (refusal?.kind === "session") {
      end("signedOut");
      return;
    }
    if (refusal === null || refusal.kind === "transport" || refusal.waitSeconds !== null) {
      schedule(Math.max((refusal?.waitSeconds ?? 0) * 1000, Math.min(FIRST_BACK_OFF_MS * 2 ** failures++, LAST_BACK_OFF_MS)));
      end("offline");
      return;
    }
    // The text stays; what is changed next may make it acceptable.
    isStopped = true;
    if (isOutdated(refusal)) {
      end("outdated");
      return;
    }
    for (const done of waiters) done(false);
    onState({ kind: "stopped", reason: refusal.reason, message: refusal.message });
  }

  function end(kind: "saved" | "offline" | "signedOut" | "outdated"): void {
    for (const done of waiters) done(kind === "saved");
    onState({ kind });
  }

  return {
    add(unsent) {
      pending.push(unsent);
      if (isStopped) {
        isStopped = false;
        pending.unshift(...(inFlight?.parts ?? []));
        inFlight = null;
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
      if (pending.length === 0) return;
      const update = Y.mergeUpdates(pending.map((one) => one.update));
      seq += 1;
      if (update.length <= BYTES_MAX) void send({ seq, update }, { leaving }).catch(() => undefined);
    },
    retry() {
      cancel();
      void run();
    },
    get unsent() {
      return [...(inFlight?.parts ?? []), ...pending];
    },
    take() {
      const all = [...(inFlight?.parts ?? []), ...pending];
      inFlight = null;
      pending = [];
      isStopped = false;
      return all;
    },
    settle() {
      if (inFlight === null && pending.length === 0) return Promise.resolve(true);
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
