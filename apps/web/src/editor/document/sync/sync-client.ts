import type { DocumentEvent, DocumentPresence } from "@tangleaf/contract";
import { documentRoots, type RescuedText } from "@tangleaf/document/model";
import { storedTreeOf } from "@tangleaf/document/tree";
import * as Y from "yjs";
import { ApiError } from "#lib/api-error.ts";
import { followEvents, type LineEvent, QUIET_PART_MS, type StreamFrom } from "../../stream/follow-stream.ts";
import { FROM_ELSEWHERE } from "../binding/hold-updates.ts";
import { fromBase64, toBase64 } from "./base64.ts";
import type { DocumentStore } from "./document-store.ts";
import type { OtherTabs } from "./other-tabs.ts";
import { createOutbox, isOutdated, type Outbox, type OutboxState, type Unsent } from "./outbox.ts";
import { createPresence, type Presence } from "./presence.ts";
import { readDocumentEvent } from "./read-document-event.ts";
import { bringTreeAlong, layTreeChanges } from "./rescue-tree.ts";
import { laySuggestions, rescueUnsent, rescueWords, unsentSuggestions } from "./rescue-unsent.ts";

/** The calls a document needs; each throws `ApiError`. */
export type DocumentServer = {
  open(input: { stateVector?: string }): Promise<{ epoch: number; seq: number; update: string; isQuarantined?: true | undefined }>;
  update(input: { epoch: number; clientId: string; seq: number; update: string }, options: { leaving: boolean }): Promise<{ seq: number }>;
  stream(input: { epoch: number; clientId: string } & StreamFrom, signal: AbortSignal): Promise<Response>;
  presence(input: DocumentPresence): Promise<unknown>;
};

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
  /** false: this browser keeps nothing, so what is not sent is lost with the page. */
  keeps: boolean;
  reason: string | null;
  message: string;
};

export type SyncClient = {
  /** The document; another one after it was rebuilt (`onReplaced`). */
  readonly doc: Y.Doc;
  readonly state: SyncState;
  readonly presence: Presence;
  /** Updates from elsewhere go through here while an editor is open, so that they wait for a word being composed. */
  deliverTo(receive: ((update: Uint8Array) => void) | null): void;
  /** Sends at once; `leaving`: the page is about to go. */
  flush(options?: { leaving?: boolean }): void;
  /** The network is back, or somebody has signed in. */
  retry(): void;
  /** Resolves once the server has everything (true), or it is clear that it will not now (false). */
  settle(): Promise<boolean>;
  end(): Promise<void>;
};

type OpenSync = {
  server: DocumentServer;
  store: DocumentStore;
  /** Other tabs of this browser: while there is no line to the server, they tell each other what is typed. */
  tabs: OtherTabs;
  device: NonNullable<DocumentPresence["device"]>;
  waitForSession: (signal: AbortSignal) => Promise<void>;
  now: () => number;
  /** The document can be shown: from this device, or from the server. */
  onReady: (doc: Y.Doc) => void;
  /** It was rebuilt on the server: the editor is opened again on this one. What was not sent is among its rescued texts. */
  onReplaced: (doc: Y.Doc) => void;
  onState: (state: SyncState) => void;
  onPresence: () => void;
};

const FROM_DEVICE = "device";
const OPEN_AGAIN_MS = 2000;
/** The whole document is kept anew when nothing has changed for this long. */
const FOLD_AFTER_MS = 5000;

/** One document on this page: kept on the device, sent to the server, followed there (docs/decisions/037). */
export function openSync(options: OpenSync): SyncClient {
  const { server, store, tabs, now } = options;
  const ended = new AbortController();
  let doc = new Y.Doc();
  let epoch = 1;
  let isReady = false;
  let receive: ((update: Uint8Array) => void) | null = null;
  let following: AbortController | null = null;
  let opening: Promise<void> | null = null;
  let folding: ReturnType<typeof setTimeout> | null = null;
  let state: SyncState = { kind: "opening", savedAt: null, unsent: 0, keeps: true, reason: null, message: "" };
  let lastWrite: Promise<unknown> = Promise.resolve();
  const adding = new Set<Promise<unknown>>();
  /** Cut off from the server since this page last had everything there. */
  let isCut = false;
  const toldTabs = new WeakSet<Uint8Array>();

  const outbox: Outbox = createOutbox({
    send: ({ seq, update }, { leaving }) =>
      server.update({ epoch, clientId: String(doc.clientID), seq, update: toBase64(update) }, { leaving }),
    onSent: (sent) => {
      const sentIn = epoch;
      void keep(async () => {
        // The answer may be faster than the device.
        await Promise.allSettled(adding);
        await store.sent(sent, sentIn);
      });
      foldSoon();
    },
    onReopen: () => void openAgain(),
    onState: (next) => set(stateOf(next)),
  });
  const presence = createPresence({
    clientId: () => String(doc.clientID),
    say(here) {
      if (!here.gone) tellTabs([]);
      return server.presence({ clientId: String(doc.clientID), device: options.device, ...here });
    },
    isTab: tabs.knows,
    now,
    onChange: options.onPresence,
  });

  function set(change: Partial<SyncState>): void {
    // A page of another build stays one, whatever still works; so does one whose document takes no changes.
    const kind = STAYS.has(state.kind) ? state.kind : (change.kind ?? state.kind);
    state = { ...state, ...change, kind, unsent: outbox?.unsent.length ?? 0 };
    if (state.kind === "saved") isCut = false;
    else if (state.kind === "offline" || state.kind === "signedOut") {
      isCut = true;
      tellTabs(outbox.unsent.map(({ update }) => update));
    }
    options.onState(state);
  }

  function tellTabs(updates: readonly Uint8Array[]): void {
    const news = updates.filter((update) => !toldTabs.has(update));
    for (const update of news) toldTabs.add(update);
    if (updates.length === 0 || news.length > 0) tabs.tell({ epoch, clientId: String(doc.clientID), updates: news });
  }

  /**
   * What another tab could not send. It becomes a change of this page too: what is typed here rests on it, and must not be on the
   * server without it. Two pages that send one change send it once: Yjs knows it.
   */
  function takeFromTab(update: Uint8Array): void {
    toldTabs.add(update);
    apply(update);
    keepUnsent(update);
  }

  function stateOf(next: OutboxState): Partial<SyncState> {
    if (next.kind === "stopped") return { kind: kindOf(next.reason), reason: next.reason, message: next.message };
    return { kind: next.kind, reason: null, message: "", ...(next.kind === "saved" ? { savedAt: now() } : {}) };
  }

  /** One after the other, so that what is kept is what was asked for last. */
  function keep(write: () => Promise<unknown>): Promise<void> {
    const written = lastWrite.then(write).then(
      () => state.keeps || set({ keeps: true }),
      () => !state.keeps || set({ keeps: false }),
    );
    lastWrite = written;
    return written.then(() => undefined);
  }

  function onUpdate(update: Uint8Array, origin: unknown): void {
    foldSoon();
    if (origin === FROM_ELSEWHERE || origin === FROM_DEVICE) return;
    keepUnsent(update);
    if (isCut) tellTabs([update]);
  }

  function keepUnsent(update: Uint8Array): void {
    const unsent: { update: Uint8Array; kept: Unsent["kept"][number][] } = { update, kept: [] };
    outbox.add(unsent);
    set({});
    // At once, not behind other writes: the page may be gone in the next moment.
    const added: Promise<unknown> = store.add(update, epoch).then(
      (at) => {
        unsent.kept.push(at);
        adding.delete(added);
        if (!state.keeps) set({ keeps: true });
      },
      () => {
        adding.delete(added);
        if (state.keeps) set({ keeps: false });
      },
    );
    adding.add(added);
  }

  function apply(update: Uint8Array): void {
    if (receive === null) Y.applyUpdate(doc, update, FROM_ELSEWHERE);
    else receive(update);
  }

  function foldSoon(): void {
    if (folding !== null) clearTimeout(folding);
    folding = setTimeout(() => void fold(), FOLD_AFTER_MS);
  }

  function fold(): Promise<void> {
    if (folding !== null) clearTimeout(folding);
    folding = null;
    return isReady ? keep(() => store.fold(Y.encodeStateAsUpdate(doc), epoch)) : Promise.resolve();
  }

  function ready(): void {
    if (isReady) return;
    isReady = true;
    doc.on("update", onUpdate);
    options.onReady(doc);
  }

  async function begin(): Promise<void> {
    const kept = await store.load().catch(() => {
      set({ keeps: false });
      return null;
    });
    if (ended.signal.aborted) return;
    if (kept !== null) {
      epoch = kept.epoch;
      for (const update of kept.updates) Y.applyUpdate(doc, update, FROM_DEVICE);
      if (documentRoots(doc).body.length > 0 || storedTreeOf(doc).size > 0) ready();
    }
    for (const unsent of kept?.unsent ?? []) outbox.add(unsent);
    await openOnServer(kept !== null);
    const stale = kept?.stale ?? [];
    if (stale.length > 0 && isReady) {
      bringAlong(stale, { texts: rescueWords(stale, now()), before: null });
      await Promise.allSettled(adding);
      const state = Y.encodeStateAsUpdate(doc);
      await keep(() => store.dropEarlier(state, epoch));
    }
  }

  function openOnServer(hasCopy: boolean): Promise<void> {
    opening ??= askServer(hasCopy).finally(() => {
      opening = null;
    });
    return opening;
  }

  /** Asks until there is an answer; a refusal that is no matter of time ends it. */
  async function askServer(hasCopy: boolean): Promise<void> {
    while (!ended.signal.aborted) {
      try {
        const vector = toBase64(Y.encodeStateVector(doc));
        const answer = await server.open(hasCopy ? { stateVector: vector } : {});
        if (hasCopy && answer.epoch !== epoch) await replace();
        else {
          epoch = answer.epoch;
          apply(fromBase64(answer.update));
          ready();
          // What is typed from now on is kept as changes of it.
          if (!hasCopy) void fold();
          if (answer.isQuarantined) {
            set({ kind: "quarantined", reason: QUARANTINED });
            return;
          }
          void follow(answer.seq);
        }
        if (outbox.unsent.length === 0) set({ kind: "saved", savedAt: now(), reason: null, message: "" });
        else outbox.retry();
        return;
      } catch (error) {
        const refusal = error instanceof ApiError ? error : null;
        if (refusal?.kind === "session") {
          set({ kind: "signedOut" });
          await options.waitForSession(ended.signal);
        } else if (refusal !== null && refusal.kind !== "transport" && !BUSY.has(refusal.reason)) {
          set(refusedState(refusal));
          return;
        } else {
          if (!BUSY.has(refusal?.reason ?? null)) set({ kind: "offline" });
          await untilOnline(OPEN_AGAIN_MS, ended.signal);
        }
      }
    }
  }

  /**
   * The document was rebuilt: what is here is of another one. Its unsent words are brought along as rescued texts, what was
   * suggested as suggestions and what was done to a tree as it was done, kept on the device before the changes they were in are dropped there.
   */
  async function replace(): Promise<void> {
    const answer = await server.open({});
    const before = doc;
    const unsent = outbox.take().map(({ update }) => update);
    doc = new Y.Doc();
    epoch = answer.epoch;
    Y.applyUpdate(doc, fromBase64(answer.update), FROM_ELSEWHERE);
    receive = null;
    const wasReady = isReady;
    isReady = true;
    before.off("update", onUpdate);
    doc.on("update", onUpdate);
    bringAlong(unsent, { texts: rescueUnsent(before, unsent, now()), before });
    // Until the editor has gone over to the new one, somebody types into the old one.
    before.on("update", (update: Uint8Array, origin: unknown) => {
      if (origin === FROM_ELSEWHERE || origin === FROM_DEVICE) return;
      bringAlong([update], { texts: rescueUnsent(before, [update], now()), before });
    });
    if (wasReady) options.onReplaced(doc);
    else options.onReady(doc);
    await Promise.allSettled(adding);
    const state = Y.encodeStateAsUpdate(doc);
    await keep(() => store.dropEarlier(state, epoch));
    void follow(answer.seq);
  }

  /** What was not sent, into the document as it was rebuilt; `before`: the one it was done to, where that is still here. */
  function bringAlong(updates: readonly Uint8Array[], { texts, before }: { texts: readonly RescuedText[]; before: Y.Doc | null }): void {
    doc.transact(() => {
      if (texts.length > 0) documentRoots(doc).rescued.push([...texts]);
      laySuggestions(doc, unsentSuggestions(updates));
      if (before !== null) bringTreeAlong(doc, before, updates);
      else if (storedTreeOf(doc).size > 0) layTreeChanges(doc, updates);
    });
  }

  async function openAgain(): Promise<void> {
    following?.abort();
    await openOnServer(true);
  }

  async function follow(after: number): Promise<void> {
    following?.abort();
    const here = new AbortController();
    following = here;
    const signal = AbortSignal.any([ended.signal, here.signal]);
    let reached = after;
    const events = followEvents<DocumentEvent>(
      {
        after,
        signal,
        waitForSession: options.waitForSession,
        open: (from, either) => server.stream({ epoch, clientId: String(doc.clientID), ...from }, either),
        partMs: QUIET_PART_MS,
      },
      {
        read: readDocumentEvent,
        reached: ({ event, id }) => (event === "presence" ? null : id),
        isLast: ({ event }) => event === "reopen",
      },
    );
    try {
      for await (const event of events) {
        if (signal.aborted) return;
        if (event.event === "line") heardOfLine(event);
        else if (event.event === "presence") presence.heard(event.data);
        else if (event.event === "reopen" || event.id > reached + (event.event === "update" ? 1 : 0)) return void openAgain();
        else if (event.event === "update" && event.id === reached + 1) {
          reached = event.id;
          if (event.data.clientId !== String(doc.clientID)) apply(fromBase64(event.data.update));
        }
      }
    } catch (error) {
      if (!signal.aborted && error instanceof ApiError) set(refusedState(error));
    }
  }

  function heardOfLine({ connected, signedOut = false, isRefused: hasNoPlace = false }: LineEvent): void {
    // Too many pages are open: what is typed here is sent as always, and what others type is asked for.
    if (hasNoPlace) void pull().catch(() => undefined);
    else if (connected) {
      if (outbox.unsent.length > 0) outbox.retry();
      else if (!isRefused()) set({ kind: "saved", savedAt: now() });
    } else if (signedOut) set({ kind: "signedOut" });
    else if (!isRefused()) set({ kind: "offline" });
  }

  async function pull(): Promise<void> {
    const asked = epoch;
    const answer = await server.open({ stateVector: toBase64(Y.encodeStateVector(doc)) });
    if (ended.signal.aborted || asked !== epoch) return;
    if (answer.epoch === epoch) apply(fromBase64(answer.update));
    else void openAgain();
  }

  function isRefused(): boolean {
    return state.kind === "error" || STAYS.has(state.kind);
  }

  tabs.hear((message) => {
    if (!ended.signal.aborted && isReady && message.epoch === epoch) for (const update of message.updates) takeFromTab(update);
  });
  const begun = begin();
  return {
    get doc() {
      return doc;
    },
    get state() {
      return state;
    },
    presence,
    deliverTo(to) {
      receive = to;
    },
    flush: (how) => outbox.flush(how),
    retry: () => outbox.retry(),
    async settle() {
      const sent = await outbox.settle();
      await lastWrite;
      return sent;
    },
    async end() {
      outbox.flush({ leaving: true });
      outbox.end();
      presence.end();
      tabs.end();
      ended.abort();
      await begun.catch(() => undefined);
      await fold();
      doc.off("update", onUpdate);
    },
  };
}

/** What the server says of a document that takes too much to build. */
const QUARANTINED = "document.quarantined";
/** Reasons that end with the server's work, or with a state of the document that takes less. */
const BUSY: ReadonlySet<string | null> = new Set(["work.busy", "work.tooMany", "work.tooHeavy"]);
const STAYS: ReadonlySet<SyncState["kind"]> = new Set(["outdated", "quarantined"]);

function refusedState(refusal: ApiError): Partial<SyncState> {
  return { kind: isOutdated(refusal) ? "outdated" : kindOf(refusal.reason), reason: refusal.reason, message: refusal.message };
}

function kindOf(reason: string | null): "quarantined" | "error" {
  return reason === QUARANTINED ? "quarantined" : "error";
}

function untilOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.("online", end);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    globalThis.addEventListener?.("online", end);
    signal.addEventListener("abort", end);
  });
}
