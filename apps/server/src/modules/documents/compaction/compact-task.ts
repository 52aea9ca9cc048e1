import type { Section } from "@tangleaf/document/plain";
import type { DocumentShape } from "../read-document.ts";

export type Compacted = {
  /** The repairs as one update, sent to open editors; null = nothing was repaired. */
  readonly update: Uint8Array | null;
  /** The new snapshot, packed. */
  readonly snapshot: string;
  /** Bytes of the snapshot before it was packed. */
  readonly stateBytes: number;
  /** The snapshot has no history: it is a new epoch. */
  readonly isRebuilt: boolean;
  /** Changes that cannot be applied, and all after the first of them, are not in the snapshot. */
  readonly isCutShort: boolean;
  /** Should be rebuilt as soon as no editor has the document open. */
  readonly isBloated: boolean;
  readonly derived: {
    readonly title: string;
    readonly sections: readonly Section[];
    readonly characters: number;
    readonly blocks: number;
    readonly text: string;
    readonly files: readonly string[];
  };
};
export type CompactTask = {
  readonly shape?: DocumentShape;
  readonly snapshot: string;
  readonly updates: readonly SentUpdate[];
  /** Epoch milliseconds. */
  readonly now: number;
  /** No editor has the document open, so its history may be deleted. */
  readonly mayRebuild: boolean;
};

/** A change with the page that sent it. `knowsLocks`: the server made it of what it read, locks and all. */
export type SentUpdate = { readonly clientId: string; readonly update: string; readonly knowsLocks: boolean };
