import type { DocumentPresence } from "@tangleaf/contract";
import { documentRoots } from "@tangleaf/document/model";
import { storedTreeOf } from "@tangleaf/document/tree";
import * as Y from "yjs";
import { ApiError } from "#lib/api-error.ts";
import type { LineEvent } from "../../stream/follow-stream.ts";
import { FROM_ELSEWHERE } from "../binding/hold-updates.ts";
import { fromBase64, toBase64 } from "./base64.ts";
import { bringAlong } from "./bring-along.ts";
import { createDeviceCopy, type DeviceCopy } from "./device-copy.ts";
import type { DocumentServer } from "./document-server.ts";
import type { DocumentStore } from "./document-store.ts";
import { followDocument } from "./follow-document.ts";
import type { OtherTabs } from "./other-tabs.ts";
import { createOutbox, type Outbox, type OutboxState } from "./outbox.ts";
import { createPresence, type Presence } from "./presence.ts";
import { rescueUnsent, rescueWords } from "./rescue-unsent.ts";
import { isFinal, isRefused, QUARANTINED, type SyncState, toRefusedKind, toRefusedState } from "./sync-state.ts";
import { createTabUpdates, type TabUpdates } from "./tab-updates.ts";

export type OpenSync = {
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
/** Reasons that end with the server's work, or with a state of the document that takes less. */
const BUSY: ReadonlySet<string | null> = new Set(["work.busy", "work.tooMany", "work.tooHeavy"]);

/** One document on this page: stored on the device, sent to the server, followed there (docs/decisions/037). */
export class SyncedDocument {
  doc = new Y.Doc();
  state: SyncState = { kind: "opening", savedAt: null, unsent: 0, keeps: true, reason: null, message: "" };
  receive: ((update: Uint8Array) => void) | null = null;
  readonly outbox: Outbox;
  readonly presence: Presence;
  readonly #options: OpenSync;
  readonly #device: DeviceCopy;
  readonly #tabs: TabUpdates;
  readonly #ended = new AbortController();
  #epoch = 1;
  #isReady = false;
  #following: AbortController | null = null;
  #opening: Promise<void> | null = null;
  /** Cut off from the server since this page last had everything there. */
  #isCut = false;

  constructor(options: OpenSync) {
    this.#options = options;
    const { server, store, tabs, now } = options;
    this.#device = createDeviceCopy({
      store,
      current: () => (this.#isReady ? { doc: this.doc, epoch: this.#epoch } : null),
      onKeeps: (keeps) => this.state.keeps === keeps || this.#set({ keeps }),
    });
    this.outbox = createOutbox({
      send: ({ seq, update }, { leaving }) =>
        server.update({ epoch: this.#epoch, clientId: this.#clientId, seq, update: toBase64(update) }, { leaving }),
      onSent: (sent) => {
        const sentIn = this.#epoch;
        void this.#device.write(async () => {
          // The answer may be faster than the device.
          await this.#device.added();
          await store.sent(sent, sentIn);
        });
        this.#device.foldSoon();
      },
      onReopen: () => void this.#openAgain(),
      onState: (next) => this.#setSending(next),
    });
    this.presence = createPresence({
      clientId: () => this.#clientId,
      say: (here) => {
        if (!here.gone) this.#tabs.tell([]);
        return server.presence({ clientId: this.#clientId, device: options.device, ...here });
      },
      isTab: tabs.knows,
      now,
      onChange: options.onPresence,
    });
    this.#tabs = createTabUpdates({
      tabs,
      current: () => ({ epoch: this.#epoch, clientId: this.#clientId }),
      onUpdate: (update) => this.#takeFromTab(update),
    });
  }

  /** Shows what this device has, then what the server has. */
  async begin(): Promise<void> {
    const { store, now } = this.#options;
    const kept = await store.load().catch(() => {
      this.#set({ keeps: false });
      return null;
    });
    if (this.#ended.signal.aborted) return;
    if (kept !== null) {
      this.#epoch = kept.epoch;
      for (const update of kept.updates) Y.applyUpdate(this.doc, update, FROM_DEVICE);
      if (documentRoots(this.doc).body.length > 0 || storedTreeOf(this.doc).size > 0) this.#becomeReady();
    }
    for (const unsent of kept?.unsent ?? []) this.outbox.add(unsent);
    await this.#openOnServer(kept !== null);
    const stale = kept?.stale ?? [];
    if (stale.length > 0 && this.#isReady) {
      bringAlong(this.doc, stale, { texts: rescueWords(stale, now()), before: null });
      await this.#dropEarlier();
    }
  }

  async settle(): Promise<boolean> {
    const sent = await this.outbox.settle();
    await this.#device.written();
    return sent;
  }

  /** Sends what is left and takes nothing more from elsewhere. */
  disconnect(): void {
    this.outbox.flush({ leaving: true });
    this.outbox.end();
    this.presence.end();
    this.#options.tabs.end();
    this.#ended.abort();
  }

  async putAway(): Promise<void> {
    await this.#device.fold();
    this.doc.off("update", this.#onUpdate);
  }

  get #clientId(): string {
    return String(this.doc.clientID);
  }

  #set(change: Partial<SyncState>): void {
    const kind = isFinal(this.state) ? this.state.kind : (change.kind ?? this.state.kind);
    this.state = { ...this.state, ...change, kind, unsent: this.outbox.unsent.length };
    if (kind === "saved") this.#isCut = false;
    else if (kind === "offline" || kind === "signedOut") {
      this.#isCut = true;
      this.#tabs.tell(this.outbox.unsent.map(({ update }) => update));
    }
    this.#options.onState(this.state);
  }

  #setSending(next: OutboxState): void {
    if (next.kind === "stopped") this.#set({ kind: toRefusedKind(next.reason), reason: next.reason, message: next.message });
    else if (next.kind === "saved") this.#setSaved();
    else this.#set({ kind: next.kind, reason: null, message: "" });
  }

  #setSaved(): void {
    this.#set({ kind: "saved", savedAt: this.#options.now(), reason: null, message: "" });
  }

  readonly #onUpdate = (update: Uint8Array, origin: unknown): void => {
    this.#device.foldSoon();
    if (origin === FROM_ELSEWHERE || origin === FROM_DEVICE) return;
    this.#addUnsent(update);
    if (this.#isCut) this.#tabs.tell([update]);
  };

  #addUnsent(update: Uint8Array): void {
    this.outbox.add(this.#device.add(update, this.#epoch));
    this.#set({});
  }

  /**
   * What another tab could not send. It becomes a change of this page too: what is typed here rests on it, and must not be on the
   * server without it. Two pages that send one change send it once: Yjs knows it.
   */
  #takeFromTab(update: Uint8Array): void {
    if (this.#ended.signal.aborted || !this.#isReady) return;
    this.#apply(update);
    this.#addUnsent(update);
  }

  #apply(update: Uint8Array): void {
    if (this.receive === null) Y.applyUpdate(this.doc, update, FROM_ELSEWHERE);
    else this.receive(update);
  }

  #becomeReady(): void {
    if (this.#isReady) return;
    this.#isReady = true;
    this.doc.on("update", this.#onUpdate);
    this.#options.onReady(this.doc);
  }

  #openOnServer(hasCopy: boolean): Promise<void> {
    this.#opening ??= this.#openUntilAnswered(hasCopy).finally(() => {
      this.#opening = null;
    });
    return this.#opening;
  }

  /** Asks until there is an answer; a refusal that time does not change ends it. */
  async #openUntilAnswered(hasCopy: boolean): Promise<void> {
    const { signal } = this.#ended;
    while (!signal.aborted) {
      try {
        return await this.#openOnce(hasCopy);
      } catch (error) {
        const refusal = error instanceof ApiError ? error : null;
        if (refusal?.kind === "session") {
          this.#set({ kind: "signedOut" });
          await this.#options.waitForSession(signal);
        } else if (refusal !== null && refusal.kind !== "transport" && !BUSY.has(refusal.reason)) {
          this.#set(toRefusedState(refusal));
          return;
        } else {
          if (!BUSY.has(refusal?.reason ?? null)) this.#set({ kind: "offline" });
          await untilOnline(OPEN_AGAIN_MS, signal);
        }
      }
    }
  }

  async #openOnce(hasCopy: boolean): Promise<void> {
    const vector = toBase64(Y.encodeStateVector(this.doc));
    const answer = await this.#options.server.open(hasCopy ? { stateVector: vector } : {});
    if (hasCopy && answer.epoch !== this.#epoch) await this.#replace();
    else {
      this.#epoch = answer.epoch;
      this.#apply(fromBase64(answer.update));
      this.#becomeReady();
      // What is typed from now on is stored as changes of it.
      if (!hasCopy) void this.#device.fold();
      if (answer.isQuarantined) {
        this.#set({ kind: "quarantined", reason: QUARANTINED });
        return;
      }
      void this.#follow(answer.seq);
    }
    if (this.outbox.unsent.length === 0) this.#setSaved();
    else this.outbox.retry();
  }

  /**
   * The document was rebuilt: what is here is of another one. Its unsent words are brought along as rescued texts, what was suggested
   * as suggestions and what was done to a tree as it was done, stored on the device before the changes they were in are dropped there.
   */
  async #replace(): Promise<void> {
    const { server, now, onReplaced, onReady } = this.#options;
    const answer = await server.open({});
    const before = this.doc;
    const doc = new Y.Doc();
    const unsent = this.outbox.take().map(({ update }) => update);
    this.doc = doc;
    this.#epoch = answer.epoch;
    Y.applyUpdate(doc, fromBase64(answer.update), FROM_ELSEWHERE);
    this.receive = null;
    const wasReady = this.#isReady;
    this.#isReady = true;
    before.off("update", this.#onUpdate);
    doc.on("update", this.#onUpdate);
    bringAlong(doc, unsent, { texts: rescueUnsent(before, unsent, now()), before });
    // Until the editor is opened on the new one, the old one can still be typed into.
    before.on("update", (update: Uint8Array, origin: unknown) => {
      if (origin === FROM_ELSEWHERE || origin === FROM_DEVICE) return;
      bringAlong(this.doc, [update], { texts: rescueUnsent(before, [update], now()), before });
    });
    if (wasReady) onReplaced(doc);
    else onReady(doc);
    await this.#dropEarlier();
    void this.#follow(answer.seq);
  }

  /** Stores the document in place of what this device has of its earlier epochs. */
  async #dropEarlier(): Promise<void> {
    await this.#device.added();
    const state = Y.encodeStateAsUpdate(this.doc);
    await this.#device.write(() => this.#options.store.dropEarlier(state, this.#epoch));
  }

  async #openAgain(): Promise<void> {
    this.#following?.abort();
    await this.#openOnServer(true);
  }

  async #follow(after: number): Promise<void> {
    this.#following?.abort();
    this.#following = new AbortController();
    const signal = AbortSignal.any([this.#ended.signal, this.#following.signal]);
    const { server, waitForSession } = this.#options;
    try {
      await followDocument(
        {
          after,
          signal,
          waitForSession,
          open: (from, either) => server.stream({ epoch: this.#epoch, clientId: this.#clientId, ...from }, either),
        },
        {
          line: (event) => this.#setLine(event),
          presence: (presence) => this.presence.heard(presence),
          update: ({ clientId, update }) => clientId === this.#clientId || this.#apply(fromBase64(update)),
          reopen: () => void this.#openAgain(),
        },
      );
    } catch (error) {
      if (!signal.aborted && error instanceof ApiError) this.#set(toRefusedState(error));
    }
  }

  #setLine({ connected, signedOut = false, isRefused: hasNoPlace = false }: LineEvent): void {
    // Too many pages are open: what is typed here is sent as always, and what others type is asked for.
    if (hasNoPlace) void this.#pull().catch(() => undefined);
    else if (connected) {
      if (this.outbox.unsent.length > 0) this.outbox.retry();
      else if (!isRefused(this.state)) this.#set({ kind: "saved", savedAt: this.#options.now() });
    } else if (signedOut) this.#set({ kind: "signedOut" });
    else if (!isRefused(this.state)) this.#set({ kind: "offline" });
  }

  async #pull(): Promise<void> {
    const epoch = this.#epoch;
    const answer = await this.#options.server.open({ stateVector: toBase64(Y.encodeStateVector(this.doc)) });
    if (this.#ended.signal.aborted || epoch !== this.#epoch) return;
    if (answer.epoch === epoch) this.#apply(fromBase64(answer.update));
    else void this.#openAgain();
  }
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
