import type { DocumentEvent } from "@tangleaf/contract";
import type { Db } from "../metering/metering.ts";
import type { Feeds } from "./feeds.ts";
import { listUpdates } from "./update.repo.ts";

const ROWS_A_QUERY = 200;

/** What was stored after `after`, then what comes. It joins the feed first and reads second, so nothing is missed. */
export async function* watchDocument(
  { db, feeds }: { db: Db; feeds: Feeds },
  input: { documentId: string; epoch: number; clientId: string; after: number; signal: AbortSignal },
): AsyncGenerator<DocumentEvent> {
  const { documentId, clientId, signal } = input;
  const inbox = createInbox(signal);
  const feed = await feeds.join(documentId, (event) => {
    if (event.event !== "presence" || event.data.clientId !== clientId) inbox.put(event);
  });
  try {
    let position = input.after;
    const reopen: DocumentEvent = { event: "reopen", id: position, data: { epoch: feed.epoch } };
    if (feed.epoch !== input.epoch || position > feed.position) return yield reopen;
    while (position < feed.position && !signal.aborted) {
      const rows = await listUpdates(db, { documentId, after: position, upTo: feed.position, limit: ROWS_A_QUERY });
      if (rows[0]?.seq !== position + 1) return yield reopen;
      for (const { seq, client_id, data } of rows) {
        position = seq;
        yield { event: "update", id: seq, data: { clientId: client_id, update: data } };
      }
    }
    for (const data of feed.others) if (data.clientId !== clientId) yield { event: "presence", id: position, data };
    for (;;) {
      const event = await inbox.take();
      if (event === null) return;
      yield event;
      if (event.event === "reopen") return;
    }
  } finally {
    feed.leave();
    inbox.close();
  }
}

/** Events in their order; no timer of its own. */
function createInbox(signal: AbortSignal) {
  const events: DocumentEvent[] = [];
  let wake: (() => void) | null = null;
  const rouse = () => wake?.();
  signal.addEventListener("abort", rouse);
  return {
    put(event: DocumentEvent): void {
      events.push(event);
      rouse();
    },
    /** null = the watcher left. */
    async take(): Promise<DocumentEvent | null> {
      if (events.length === 0 && !signal.aborted)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      wake = null;
      return signal.aborted ? null : (events.shift() ?? null);
    },
    close: () => signal.removeEventListener("abort", rouse),
  };
}
