import { call, send } from "#lib/api-client.ts";
import type { DocumentServer } from "./sync-client.ts";

/** The calls of one document. Every refusal is said by the page's own state of the document, so none is reported to the page. */
export function documentServer(documentId: string): DocumentServer {
  return {
    open: (input) => call("/api/document/open", { documentId, ...input }, { quiet: true }),
    update: (input, { leaving }) => call("/api/document/update", { documentId, ...input }, { quiet: true, keepalive: leaving }),
    stream: (input, signal) => send("/api/document/stream", { documentId, ...input }, { signal }),
    presence: (input) => call("/api/document/presence", { documentId, ...input }, { quiet: true }),
  };
}
