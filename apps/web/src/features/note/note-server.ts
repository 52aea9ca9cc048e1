import type { DocumentServer } from "#editor/document/sync/sync-client.ts";
import { call, send } from "#lib/api-client.ts";

/** The calls of a note's document. What goes wrong is shown beside its title, not as a notice for each call. */
export function noteServer(documentId: string): DocumentServer {
  return {
    open: (input) => call("/api/document/open", { documentId, ...input }, { quiet: true }),
    update: (input, { leaving }) => call("/api/document/update", { documentId, ...input }, { quiet: true, keepalive: leaving }),
    stream: (input, signal) => send("/api/document/stream", { documentId, ...input }, { signal }),
    presence: (input) => call("/api/document/presence", { documentId, ...input }, { quiet: true }),
  };
}
