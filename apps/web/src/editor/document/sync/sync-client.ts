import type * as Y from "yjs";
import type { Presence } from "./presence.ts";
import type { SyncState } from "./sync-state.ts";
import { type OpenSync, SyncedDocument } from "./synced-document.ts";

export type SyncClient = {
  /** The document; another one after it was rebuilt (`onReplaced`). */
  readonly doc: Y.Doc;
  readonly state: SyncState;
  readonly presence: Presence;
  /** Updates from elsewhere go through here while an editor is open, so that they wait for a word being composed. */
  deliverTo(receive: ((update: Uint8Array) => void) | null): void;
  /** Sends at once; `leaving`: the page is about to go. */
  flush(options?: { leaving?: boolean }): void;
  /** The network is back, or a person has signed in. */
  retry(): void;
  /** Resolves once the server has everything (true), or it is clear that it will not now (false). */
  settle(): Promise<boolean>;
  end(): Promise<void>;
};

/** Opens a document from this device and from the server, and keeps both equal until `end`. */
export function openSync(options: OpenSync): SyncClient {
  const opened = new SyncedDocument(options);
  const begun = opened.begin();
  return {
    get doc() {
      return opened.doc;
    },
    get state() {
      return opened.state;
    },
    presence: opened.presence,
    deliverTo(receive) {
      opened.receive = receive;
    },
    flush: (how) => opened.outbox.flush(how),
    retry: () => opened.outbox.retry(),
    settle: () => opened.settle(),
    async end() {
      opened.disconnect();
      await begun.catch(() => undefined);
      await opened.putAway();
    },
  };
}
