import type { DocumentPresence } from "@tangleaf/contract";
import * as Y from "yjs";
import { ApiError } from "#lib/api-error.ts";
import { fromBase64, toBase64 } from "../sync/base64.ts";
import type { DocumentServer } from "../sync/document-server.ts";
import type { OtherTabs, TabMessage } from "../sync/other-tabs.ts";

type Row = { clientId: string; seq: number; update: Uint8Array };

/** What the calls of a document do, in memory: a log of changes, repeats recognised, streams that can be cut. */
export function fakeDocumentServer() {
  let rows: Row[] = [];
  let base: Uint8Array = new Uint8Array();
  let epoch = 1;
  let streams: ReadableStreamDefaultController<Uint8Array>[] = [];
  const calls: string[] = [];
  const faults = {
    /** Thrown instead of doing the call. */
    refuse: null as ((call: string) => Error | null) | null,
    /** It takes no changes, and is opened as it is now. */
    quarantined: false,
    /** The call is done, but its answer gets lost. */
    loseAnswers: 0,
  };

  const say = (event: string, id: number, data: unknown) =>
    new TextEncoder().encode(`event: ${event}\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`);

  function begin(call: string): void {
    calls.push(call);
    const refusal = faults.refuse?.(call) ?? null;
    if (refusal !== null) throw refusal;
  }

  function whole(): Y.Doc {
    const doc = new Y.Doc();
    if (base.length > 0) Y.applyUpdate(doc, base);
    for (const { update } of rows) Y.applyUpdate(doc, update);
    return doc;
  }

  const server: DocumentServer = {
    async open({ stateVector }) {
      begin("open");
      const update = Y.encodeStateAsUpdate(whole(), stateVector === undefined ? undefined : fromBase64(stateVector));
      return { epoch, seq: rows.length, update: toBase64(update), ...(faults.quarantined && { isQuarantined: true }) };
    },
    async update(input) {
      begin("update");
      if (faults.quarantined)
        throw new ApiError({ kind: "refused", message: "", code: 60, refusal: { reason: "document.quarantined" } as never });
      if (input.epoch !== epoch)
        throw new ApiError({ kind: "refused", message: "", code: 60, refusal: { reason: "document.reopen" } as never });
      const repeat = rows.findIndex(({ clientId, seq }) => clientId === input.clientId && seq === input.seq);
      if (repeat >= 0) return { seq: repeat + 1 };
      rows.push({ clientId: input.clientId, seq: input.seq, update: fromBase64(input.update) });
      const line = say("update", rows.length, { clientId: input.clientId, update: input.update });
      for (const stream of streams) stream.enqueue(line);
      if (faults.loseAnswers > 0) {
        faults.loseAnswers -= 1;
        throw new ApiError({ kind: "transport", message: "lost" });
      }
      return { seq: rows.length };
    },
    async stream({ after }, signal) {
      begin("stream");
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(new TextEncoder().encode(": open\n\n"));
          for (const [index, row] of rows.entries()) {
            if (index >= after) controller.enqueue(say("update", index + 1, { clientId: row.clientId, update: toBase64(row.update) }));
          }
          streams.push(controller);
          signal.addEventListener("abort", () => (streams = streams.filter((one) => one !== controller)));
        },
      });
      return new Response(body, { headers: { "content-type": "text/event-stream" } });
    },
    async presence({ gone }: DocumentPresence) {
      begin(gone ? "gone" : "presence");
    },
  };

  return {
    server,
    calls,
    faults,
    whole,
    get rows() {
      return rows;
    },
    /** A change made by somebody else. */
    write(change: (doc: Y.Doc) => void, { isHeard = true } = {}) {
      const doc = whole();
      const before = Y.encodeStateVector(doc);
      change(doc);
      const update = Y.encodeStateAsUpdate(doc, before);
      rows.push({ clientId: "1", seq: rows.length, update });
      if (isHeard) for (const stream of streams) stream.enqueue(say("update", rows.length, { clientId: "1", update: toBase64(update) }));
    },
    tell(event: string, data: unknown = {}) {
      for (const stream of streams) stream.enqueue(say(event, rows.length, data));
    },
    cut() {
      for (const stream of streams) stream.close();
      streams = [];
    },
    /** The document is made anew, without its history. */
    rebuild(doc: Y.Doc) {
      rows = [];
      base = Y.encodeStateAsUpdate(doc);
      epoch += 1;
      for (const stream of streams) stream.enqueue(say("reopen", 0, { epoch }));
    },
  };
}

/** What a device keeps, in memory; `breaks`: it keeps nothing. */
export function fakeDocumentStore() {
  let kept: { epoch: number; updates: { update: Uint8Array; n: number; sent: boolean; epoch: number }[]; state: Uint8Array | null } | null =
    null;
  let counted = 0;
  const store = {
    breaks: false,
    /** Changes a page that is no more left unsent before the document was rebuilt. */
    stale: [] as Uint8Array[],
    get unsent() {
      return kept?.updates.filter(({ sent }) => !sent).length ?? 0;
    },
    check() {
      if (store.breaks) throw new DOMException("full", "QuotaExceededError");
    },
    async load() {
      store.check();
      if (kept === null) return null;
      const { epoch, state } = kept;
      const own = kept.updates.filter((row) => row.epoch === epoch);
      const unsent = own.filter(({ sent }) => !sent);
      return {
        epoch,
        stale: store.stale,
        updates: [...(state ? [state] : []), ...own.map(({ update }) => update)],
        unsent: unsent.map(({ update, n }) => ({ update, kept: [{ tab: "a", n }] })),
      };
    },
    async add(update: Uint8Array, epoch: number) {
      store.check();
      kept ??= { epoch, updates: [], state: null };
      kept.updates.push({ update, n: ++counted, sent: false, epoch });
      return { tab: "a", n: counted };
    },
    async sent(changes: readonly { kept: readonly { n: number }[] }[]) {
      store.check();
      const gone = new Set(changes.flatMap((one) => one.kept.map(({ n }) => n)));
      for (const row of kept?.updates ?? []) if (gone.has(row.n)) row.sent = true;
    },
    async fold(state: Uint8Array, epoch: number) {
      store.check();
      kept = { epoch, state, updates: (kept?.updates ?? []).filter(({ sent }) => !sent) };
    },
    async dropEarlier(state: Uint8Array, epoch: number) {
      store.check();
      kept = { epoch, state, updates: (kept?.updates ?? []).filter((row) => row.epoch >= epoch) };
      store.stale = [];
    },
  };
  return store;
}

/** The line between tabs of one browser, without a browser. */
export function fakeTabs() {
  const open: { receive: ((message: TabMessage) => void) | null }[] = [];
  const line = {
    /** Changes told so far. */
    updates: 0,
    open(): OtherTabs {
      const tab: (typeof open)[number] = { receive: null };
      const known = new Set<string>();
      open.push(tab);
      return {
        tell(message) {
          line.updates += message.updates.length;
          for (const other of open) if (other !== tab) other.receive?.(message);
        },
        hear(receive) {
          tab.receive = (message) => {
            known.add(message.clientId);
            receive(message);
          };
        },
        knows: (clientId) => known.has(clientId),
        end() {
          tab.receive = null;
        },
      };
    },
  };
  return line;
}
