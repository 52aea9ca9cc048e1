import type { SyncState } from "#editor/document/sync/sync-client.ts";

/** Whether the text on this page is what the server has, or ahead of it by what is being typed. */
export function isStored({ kind, savedAt }: SyncState): boolean {
  return savedAt !== null && (kind === "saved" || kind === "saving");
}
