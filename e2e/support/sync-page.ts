import type { ApiPath, OutputOf, RouteAt } from "@tangleaf/contract";
import { CALL_TIMEOUT_MS } from "@tangleaf/contract/constants";
import { documentRoots, readContent } from "@tangleaf/document/model";
import * as Y from "yjs";
import { openSync } from "../../apps/web/src/editor/document/sync/sync-client.ts";
import type { SyncState } from "../../apps/web/src/editor/document/sync/sync-state.ts";
import { fakeDocumentStore } from "../../apps/web/src/editor/document/testing/fake-document-server.ts";
import { ApiError, toApiError } from "../../apps/web/src/lib/api-error.ts";

type SyncPageOptions = {
  url: string;
  token: string;
  documentId: string;
  /** How far the clock of the device is ahead. */
  clockMs?: number;
};

/** The page's own client of a document without the page around it: one device that types into a paragraph of its own. */
export async function openSyncPage({ url, token, documentId, clockMs = 0 }: SyncPageOptions) {
  const states: SyncState[] = [];
  /** How often each call was made. */
  const calls = { open: 0, update: 0, stream: 0, presence: 0 };

  const send = (call: keyof typeof calls, body: object, signal: AbortSignal): Promise<Response> => {
    calls[call] += 1;
    const headers = { "content-type": "application/json", authorization: token };
    return fetch(`${url}/api/document/${call}`, { method: "POST", headers, body: JSON.stringify({ documentId, ...body }), signal });
  };
  const ask = async <P extends ApiPath>(call: keyof typeof calls, body: object): Promise<OutputOf<RouteAt<P>>> => {
    const answer = await send(call, body, AbortSignal.timeout(CALL_TIMEOUT_MS)).then(
      async (response) => ({
        status: response.status,
        body: (await response.json().catch(() => null)) as { code?: number; data: never } | null,
      }),
      (error: unknown) => {
        throw new ApiError({ kind: "transport", message: String(error) });
      },
    );
    if (answer.body?.code === 0) return answer.body.data;
    throw toApiError(answer);
  };
  const opened = Promise.withResolvers<void>();
  const client = openSync({
    server: {
      open: (input) => ask<"/api/document/open">("open", input),
      update: (input) => ask<"/api/document/update">("update", input),
      stream: (input, signal) => send("stream", input, signal),
      presence: (input) => ask<"/api/document/presence">("presence", input),
    },
    store: fakeDocumentStore(),
    // Each page is a device of its own.
    tabs: { tell: () => undefined, hear: () => undefined, knows: () => false, end: () => undefined },
    device: "computer",
    waitForSession: () => Promise.reject(new Error("nobody signs in here")),
    now: () => Date.now() + clockMs,
    onReady: () => opened.resolve(),
    onReplaced: () => undefined,
    onState: (state) => states.push(state),
    onPresence: () => undefined,
  });
  await opened.promise;
  const text = new Y.XmlText();
  const paragraph = new Y.XmlElement("paragraph");
  documentRoots(client.doc).body.push([paragraph]);
  paragraph.insert(0, [text]);
  return {
    client,
    states,
    calls,
    type: (words: string) => text.insert(text.length, words),
    /** Words of all paragraphs, in no order: two devices begin theirs at once. */
    words: (): string[] => wordsIn(client.doc),
  };
}

/** Words of all blocks of a document that has plain paragraphs only, sorted. */
export function wordsIn(doc: Y.Doc): string[] {
  return readContent(doc)
    .blocks.map(({ content }) => (content ?? []).map(({ text }) => text ?? "").join(""))
    .filter((words) => words !== "")
    .toSorted();
}
