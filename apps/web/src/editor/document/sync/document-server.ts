import type { DocumentPresence } from "@tangleaf/contract";
import { call, send } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { currentOwner } from "#lib/session-store.ts";
import type { StreamFrom } from "../../stream/follow-stream.ts";

/** The calls a document needs; each throws `ApiError`. */
export type DocumentServer = {
  open(input: { stateVector?: string }): Promise<{ epoch: number; seq: number; update: string; isQuarantined?: true | undefined }>;
  update(input: { epoch: number; clientId: string; seq: number; update: string }, options: { leaving: boolean }): Promise<{ seq: number }>;
  stream(input: { epoch: number; clientId: string } & StreamFrom, signal: AbortSignal): Promise<Response>;
  presence(input: DocumentPresence): Promise<unknown>;
};

/**
 * The calls of one document of the page's owner. Every refusal is shown by the state of the document on the page,
 * so none is reported to the page. When another person signs in there, nothing more is sent: it would go out in their name.
 */
export function documentServer(documentId: string): DocumentServer {
  const owner = currentOwner();
  const asOwner = async <T>(ask: () => Promise<T>): Promise<T> => {
    if (currentOwner() !== owner) throw new ApiError({ kind: "session", message: "" });
    return ask();
  };
  return {
    open: (input) => asOwner(() => call("/api/document/open", { documentId, ...input }, { background: true })),
    update: (input, { leaving }) =>
      asOwner(() => call("/api/document/update", { documentId, ...input }, { background: true, keepalive: leaving })),
    stream: (input, signal) => asOwner(() => send("/api/document/stream", { documentId, ...input }, { signal })),
    presence: (input) =>
      asOwner(() => call("/api/document/presence", { documentId, ...input }, { background: true, keepalive: input.gone === true })),
  };
}
