import * as Y from "yjs";
import { type ChangeRow, changeDocuments, changeKey, documentKey, readDocuments } from "#editor/autosave/journal-db.ts";
import { isForgotten } from "#lib/browser-storage.ts";
import type { KeptAt, Unsent } from "./send-queue.ts";

/** What this device has of one document. Methods reject where the browser keeps nothing. */
export type DocumentStore = {
  /**
   * Updates to make the document of, and which of them the server does not have. `stale`: changes of pages that are no more to
   * the document as it was before it was rebuilt. null: nothing is kept here.
   */
  load(): Promise<{ epoch: number; updates: Uint8Array[]; unsent: Unsent[]; stale: Uint8Array[] } | null>;
  /** Keeps a change made here. */
  add(update: Uint8Array, epoch: number): Promise<KeptAt>;
  /** The server has these changes. */
  sent(changes: readonly Unsent[], epoch: number): Promise<void>;
  /** Keeps the whole document in place of the changes it is made of, but for those the server does not have. */
  fold(state: Uint8Array, epoch: number): Promise<void>;
  /**
   * The document was rebuilt: keeps it as it is now in place of what it was in earlier epochs. Changes of other pages that are
   * open stay until those have brought their own along.
   */
  dropEarlier(state: Uint8Array, epoch: number): Promise<void>;
};

/** Names this page until it is reloaded. */
const TAB = Math.random().toString(36).slice(2);
/** Changes kept by this page, of all documents. */
let counted = 0;

type Owned = { readonly userId: string; readonly documentId: string };

export function documentStore(owned: Owned): DocumentStore {
  holdTab();
  /** Rows this page may fold: its own, and those of pages that are no more. */
  let folded: KeptAt[] = [];
  return {
    async load() {
      const { documents, changes: there } = await readDocuments(owned.userId, owned.documentId);
      const [document] = documents;
      const epoch = document?.epoch ?? there[0]?.epoch;
      if (epoch === undefined) return null;
      const changes = there.filter((row) => row.epoch === epoch);
      const open = await tabsOpen();
      // Of this page: from when the document was open in it before.
      const left = changes.filter(({ tab }) => tab === TAB || !open.has(tab));
      folded = left.map(({ tab, n }) => ({ tab, n }));
      return {
        epoch,
        updates: [...(document ? [document.state] : []), ...changes.map(({ update }) => update)],
        // A page that is open sends its own.
        unsent: left.filter(({ sent }) => sent === 0).map(({ update, tab, n }) => ({ update, kept: [{ tab, n }] })),
        stale: there.filter((row) => row.epoch < epoch && row.sent === 0 && !open.has(row.tab)).map(({ update }) => update),
      };
    },
    async add(update, epoch) {
      const n = ++counted;
      const row: ChangeRow = { ...owned, tab: TAB, n, epoch, update, sent: 0, at: Date.now() };
      folded.push({ tab: TAB, n });
      await write(({ changes }) => void changes.put(row, changeKey(row)));
      return { tab: TAB, n };
    },
    sent: (sentNow, epoch) =>
      write(({ changes }) => {
        const kept = sentNow.flatMap((one) => one.kept);
        const [first] = kept;
        if (first === undefined) return;
        for (const at of kept) changes.delete(changeKey({ ...owned, ...at }));
        const update = Y.mergeUpdates(sentNow.map((one) => one.update));
        changes.put({ ...owned, ...first, epoch, update, sent: 1, at: Date.now() } satisfies ChangeRow, changeKey({ ...owned, ...first }));
      }),
    async fold(state, epoch) {
      const { changes: there } = await readDocuments(owned.userId, owned.documentId);
      const sentRows = there.filter(({ tab, n, sent }) => sent === 1 && folded.some((at) => at.tab === tab && at.n === n));
      await write(({ documents, changes }) => {
        documents.put({ ...owned, epoch, state, at: Date.now() }, documentKey(owned));
        for (const row of sentRows) changes.delete(changeKey(row));
      });
      const gone = new Set(sentRows.map(({ tab, n }) => `${tab} ${n}`));
      folded = folded.filter(({ tab, n }) => !gone.has(`${tab} ${n}`));
    },
    async dropEarlier(state, epoch) {
      const { changes: there } = await readDocuments(owned.userId, owned.documentId);
      const open = await tabsOpen();
      const dropped = there.filter((row) => row.epoch < epoch && (row.tab === TAB || !open.has(row.tab)));
      folded = folded.filter(({ tab, n }) => !dropped.some((row) => row.tab === tab && row.n === n));
      await write(({ documents, changes }) => {
        documents.put({ ...owned, epoch, state, at: Date.now() }, documentKey(owned));
        for (const row of dropped) changes.delete(changeKey(row));
      });
    },
  };

  /** Nothing more is kept for who has signed out here. */
  async function write(change: Parameters<typeof changeDocuments>[0]): Promise<void> {
    if (!isForgotten(owned.userId)) await changeDocuments(change);
  }
}

const LOCK = "document-tab/";
const CHANNEL = "document-tabs";
const WHO = "who";
/** Where there are no locks (plain http), a page that lives answers within this. */
const ANSWERED_MS = 200;

let isHeld = false;

/** A lock says that this page lives; the browser gives it back when the page is gone, however that came. Without locks it answers who asks. */
function holdTab(): void {
  if (isHeld) return;
  isHeld = true;
  if (navigator.locks !== undefined) {
    void navigator.locks.request(`${LOCK}${TAB}`, () => new Promise(() => undefined)).catch(() => undefined);
    return;
  }
  if (!("BroadcastChannel" in globalThis)) return;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }) => data === WHO && channel.postMessage(TAB));
}

async function tabsOpen(): Promise<ReadonlySet<string>> {
  if (navigator.locks === undefined) return askTabs();
  const held = (await navigator.locks.query().catch(() => null))?.held ?? [];
  return new Set(held.flatMap(({ name }) => (name?.startsWith(LOCK) ? [name.slice(LOCK.length)] : [])));
}

async function askTabs(): Promise<ReadonlySet<string>> {
  const answered = new Set([TAB]);
  if (!("BroadcastChannel" in globalThis)) return answered;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener("message", ({ data }) => typeof data === "string" && data !== WHO && answered.add(data));
  channel.postMessage(WHO);
  await new Promise((resolve) => setTimeout(resolve, ANSWERED_MS));
  channel.close();
  return answered;
}
