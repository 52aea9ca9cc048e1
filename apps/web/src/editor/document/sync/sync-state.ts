import type { ApiError } from "#lib/api-error.ts";
import { isOutdated } from "./outbox.ts";

export type SyncState = {
  /**
   * `error`: the server refuses, by `reason`; what was typed stays here and is tried again after the next change. `outdated`: the
   * same, because this page is of another build than the server. `quarantined`: the same, because the document takes the server too
   * much to build; it takes no change of it until it is opened anew.
   */
  kind: "opening" | "saved" | "saving" | "offline" | "signedOut" | "outdated" | "quarantined" | "error";
  /** Epoch ms of the last moment when everything was saved; null = never on this page. */
  savedAt: number | null;
  /** Changes the server does not have. */
  unsent: number;
  /** false: this browser stores nothing, so what is not sent is lost with the page. */
  keeps: boolean;
  reason: string | null;
  message: string;
};

/** The reason given for a document that takes too much to build. */
export const QUARANTINED = "document.quarantined";
/** A page of another build stays one, whatever still works; so does one whose document takes no changes. */
const FINAL: ReadonlySet<SyncState["kind"]> = new Set(["outdated", "quarantined"]);

export function isFinal({ kind }: SyncState): boolean {
  return FINAL.has(kind);
}

export function isRefused(state: SyncState): boolean {
  return state.kind === "error" || isFinal(state);
}

/** The state after a refusal of the server. */
export function toRefusedState(refusal: ApiError): Partial<SyncState> {
  return { kind: isOutdated(refusal) ? "outdated" : toRefusedKind(refusal.reason), reason: refusal.reason, message: refusal.message };
}

export function toRefusedKind(reason: string | null): "quarantined" | "error" {
  return reason === QUARANTINED ? "quarantined" : "error";
}
