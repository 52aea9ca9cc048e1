import { ESSAY_LEDGER } from "@tangleaf/contract/constants";
import { type LedgerEntry, withDismissed } from "@tangleaf/document/checks";
import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import type { DocumentChecks } from "./document-checks.ts";

/** What moves with the text is kept when it has rested for this long; a word being typed is many small moves. */
const SAVE_MS = 2000;
/** After a call that failed. */
const AGAIN_MS = 30_000;

type Stored = { readonly version: number; readonly entries: readonly LedgerEntry[] };
/** The calls of a ledger; a test hands in its own. */
export type LedgerApi = {
  read(): Promise<Stored>;
  /** Throws ApiError draft.conflict where another page has saved since. */
  save(stored: Stored): Promise<{ readonly version: number }>;
};

export const ledgerApi = (essayId: string): LedgerApi => ({
  read: async () => (await call("/api/essay/ledger", { essayId }, { background: true })) as Stored,
  save: ({ version, entries }) => call("/api/essay/saveLedger", { essayId, version, entries: entries as never }, { background: true }),
});

export type LedgerKeeper = {
  /** Reads the ledger for the checks and keeps it as they move it on, until it is let go. */
  hold(): () => void;
  /** The owner does not follow these changes in a section. */
  dismiss(sectionId: string, keys: readonly string[]): void;
};

/** The ledger of an essay between its server and the checks of the open document. Nothing is asked while somebody types. */
export function createLedgerKeeper(checks: DocumentChecks, api: LedgerApi): LedgerKeeper {
  let holders = 0;
  let run = 0;
  let stored: Stored | null = null;
  let isUnsaved = false;
  let isSaving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopHearing = (): void => undefined;

  async function load(mine: number): Promise<void> {
    try {
      const read = await api.read();
      if (mine !== run) return;
      stored = read;
      isUnsaved = false;
      checks.setLedger(read.entries);
    } catch {
      if (mine === run) later(() => load(mine), AGAIN_MS);
    }
  }

  function later(work: () => unknown, ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(work, ms);
  }

  async function save(mine: number): Promise<void> {
    clearTimeout(timer);
    if (stored === null || !isUnsaved || isSaving) return;
    isUnsaved = false;
    isSaving = true;
    const sent = stored;
    try {
      const { version } = await api.save({ ...sent, entries: sent.entries.slice(0, ESSAY_LEDGER.sections) });
      if (mine !== run) return;
      stored = { ...stored, version };
    } catch (error) {
      if (mine !== run) return;
      // Another page was first: what it knows counts, and the text is held against it anew.
      if (error instanceof ApiError && error.reason === "draft.conflict") await load(mine);
      else {
        isUnsaved = true;
        later(() => save(mine), AGAIN_MS);
      }
    } finally {
      isSaving = false;
    }
    if (mine === run && isUnsaved) later(() => save(mine), SAVE_MS);
  }

  const keep = (entries: readonly LedgerEntry[], ms: number): void => {
    if (stored === null) return;
    stored = { ...stored, entries };
    isUnsaved = true;
    const mine = run;
    if (ms === 0) void save(mine);
    else later(() => save(mine), ms);
  };

  return {
    hold() {
      holders += 1;
      if (holders === 1) {
        run += 1;
        stopHearing = checks.onLedger((entries) => keep(entries, SAVE_MS));
        void load(run);
      }
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        holders -= 1;
        if (holders > 0) return;
        stopHearing();
        void save(run);
        run += 1;
      };
    },
    dismiss(sectionId, keys) {
      if (stored === null) return;
      const entries = withDismissed(stored.entries, sectionId, keys);
      keep(entries, 0);
      checks.setLedger(entries);
    },
  };
}
