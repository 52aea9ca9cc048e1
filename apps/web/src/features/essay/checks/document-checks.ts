import type { LedgerEntry, StaleSection } from "@tangleaf/document/checks";
import * as Y from "yjs";
import { createStore, type StoreApi } from "zustand";
import { type CheckLine, idleLine, workerLine } from "./check-line.ts";
import type { CheckAnswer, CheckSettings, ShownFinding } from "./check-runner.ts";

/** A text that has been still for this long is read. */
export const STILL_MS = 600;

export type ChecksState = {
  /** reading: there are no findings yet. */
  readonly phase: "reading" | "ready" | "failed";
  /** Changes of the document the findings are about. */
  readonly seq: number;
  /** The text has changed since. */
  readonly isBehind: boolean;
  readonly findings: readonly ShownFinding[];
  readonly leftOut: number;
  readonly stale: readonly StaleSection[];
  readonly titles: ReadonlyMap<string, string>;
};

const NOTHING: ChecksState = { phase: "reading", seq: -1, isBehind: true, findings: [], leftOut: 0, stale: [], titles: new Map() };

/** Checks of one open document, shared by all who show them. */
export type DocumentChecks = {
  readonly store: StoreApi<ChecksState>;
  /** Has the text read until the last holder has let go. Returns what lets go. */
  hold(): () => void;
  configure(settings: CheckSettings): void;
  /** Without a ledger nothing is stale. */
  setLedger(ledger: readonly LedgerEntry[]): void;
  /** Hears the ledger where the text has moved it on. */
  onLedger(listener: (ledger: readonly LedgerEntry[]) => void): () => void;
};

type Lines = { readonly first: typeof workerLine; readonly second: typeof idleLine };

/**
 * Reads a document whenever it has been still. A key costs keeping its update; the whole text is encoded once. One question is
 * out at a time: what changes meanwhile is asked afterwards.
 */
export function createDocumentChecks(doc: Y.Doc, lines: Lines = { first: workerLine, second: idleLine }): DocumentChecks {
  const store = createStore<ChecksState>(() => NOTHING);
  const listeners = new Set<(ledger: readonly LedgerEntry[]) => void>();
  let holders = 0;
  let line: CheckLine | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seq = 0;
  let isAsked = false;
  let isWanted = false;
  const input = createCheckInput(doc);

  function open(start: typeof workerLine): void {
    input.beginAnew();
    isAsked = false;
    line = start({ onAnswer: take, onBroken: () => line !== null && fallBack() });
  }

  function fallBack(): void {
    line?.close();
    open(lines.second);
    ask();
  }

  function start(): void {
    try {
      open(lines.first);
    } catch {
      open(lines.second);
    }
    doc.on("update", onUpdate);
    ask();
  }

  function stop(): void {
    doc.off("update", onUpdate);
    clearTimeout(timer);
    line?.close();
    line = null;
    input.clear();
  }

  const onUpdate = (update: Uint8Array): void => {
    input.add(update);
    seq += 1;
    if (!store.getState().isBehind) store.setState({ isBehind: true });
    later();
  };

  function later(): void {
    clearTimeout(timer);
    timer = setTimeout(ask, STILL_MS);
  }

  function ask(): void {
    clearTimeout(timer);
    if (line === null) return;
    if (isAsked) {
      isWanted = true;
      return;
    }
    isAsked = true;
    isWanted = false;
    line.send({ seq, ...input.takeUnsent() });
  }

  function take(answer: CheckAnswer): void {
    isAsked = false;
    const { problem, findings, leftOut, stale, titles } = answer;
    const isBehind = answer.seq !== seq;
    store.setState(
      problem
        ? { phase: "failed", isBehind, seq: answer.seq }
        : { phase: "ready", isBehind, seq: answer.seq, findings, leftOut, stale, titles },
    );
    // One that came meanwhile was not part of this answer.
    if (answer.ledger !== null && input.takeLedger(answer.ledger)) for (const listener of listeners) listener(answer.ledger);
    if (isWanted) ask();
  }

  return {
    store,
    hold() {
      holders += 1;
      if (holders === 1) start();
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        holders -= 1;
        if (holders === 0) stop();
      };
    },
    configure(next) {
      if (input.setSettings(next)) ask();
    },
    setLedger(next) {
      input.setLedger(next);
      ask();
    },
    onLedger(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type CheckInput = { settings?: CheckSettings | undefined; ledger?: readonly LedgerEntry[] | undefined };

/** What a check is made of, and which of it the other side of the line does not have yet. */
function createCheckInput(doc: Y.Doc) {
  let updates: Uint8Array[] = [];
  let current: CheckInput = {};
  let sent: CheckInput = {};
  return {
    /** The other side has nothing: the whole document and all the rest goes there next. */
    beginAnew(): void {
      sent = {};
      updates = [Y.encodeStateAsUpdate(doc)];
    },
    clear(): void {
      updates = [];
    },
    add: (update: Uint8Array) => void updates.push(update),
    /** false: they are the same as before. */
    setSettings(settings: CheckSettings): boolean {
      if (JSON.stringify(settings) === JSON.stringify(current.settings)) return false;
      current = { ...current, settings };
      return true;
    },
    setLedger(ledger: readonly LedgerEntry[]): void {
      current = { ...current, ledger };
    },
    /** Takes over a ledger the other side has moved on; false: one that came meanwhile was not part of it. */
    takeLedger(ledger: readonly LedgerEntry[]): boolean {
      if (current.ledger !== sent.ledger) return false;
      current = { ...current, ledger };
      sent = { ...sent, ledger };
      return true;
    },
    /** What has changed since it was asked for last. */
    takeUnsent() {
      const { settings, ledger } = current;
      const unsent = {
        updates,
        ...(settings === undefined || settings === sent.settings ? {} : { settings }),
        ...(ledger === undefined || ledger === sent.ledger ? {} : { ledger }),
      };
      sent = current;
      updates = [];
      return unsent;
    },
  };
}

const known = new WeakMap<Y.Doc, DocumentChecks>();

/** The checks of an open document. */
export function checksOf(doc: Y.Doc): DocumentChecks {
  let checks = known.get(doc);
  if (checks === undefined) {
    checks = createDocumentChecks(doc);
    known.set(doc, checks);
  }
  return checks;
}
