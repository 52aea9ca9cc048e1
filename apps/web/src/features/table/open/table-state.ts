import type { TableAnswer } from "@tangleaf/contract";
import type { TableFormat } from "@tangleaf/contract/table";
import type { SheetTable } from "@tangleaf/table/columns";
import type { ComputedPlan } from "@tangleaf/table/plan";
import type { SheetStep } from "@tangleaf/table/step-schema";
import { createStore } from "zustand/vanilla";
import { failureText } from "#lib/api-error.ts";
import { tableMessages as m } from "#messages/table.ts";
import { EngineError } from "../engine/engine-line.ts";
import { plainView } from "../engine/plain-view.ts";
import { createViewReader, type SentView, type SheetInfo, type SheetView } from "../engine/sheet-view.ts";
import { firstSheet } from "../first-sheet.ts";
import type { LocalTable } from "../local-tables.ts";
import type { SentSteps } from "../send-unsent.ts";

export type OpenState = {
  readonly table: LocalTable;
  readonly sheets: readonly SheetInfo[];
  readonly sheetId: string;
  readonly view: SheetView | null;
  /** How the sheet is read, or what is asked, is being worked out. */
  readonly isBusy: boolean;
  /** What did not work last, to say at its place. */
  readonly fault: { readonly at: "ask" | "sheet"; readonly text: string } | null;
  /** The browser keeps nothing of it. */
  readonly isUnkept: boolean;
  /** What was done waits for the server. */
  readonly isUnsent: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
};

/** An answer, or a sheet as its steps leave it. */
export type TablePart = { readonly answerId: string } | { readonly sheetId: string };

/** Where answers come from and where a table is kept: this browser, or the account. */
export type TablePlace = {
  keep(table: LocalTable): Promise<void>;
  /** Reads the file again, as its table now says. */
  reread(table: LocalTable, sheetId: string): Promise<{ sheets: readonly SheetInfo[]; encoding: LocalTable["encoding"] | null }>;
  /** The answer as the server worked it out; null: the page's own stands. */
  answer?(wanted: { sheetId: string; ask: string; after: string | null; plan: ComputedPlan | null }): Promise<TableAnswer | null>;
  forget?(answerId: string): void;
  /** The address of a part of the table as a file; absent: files are made in the page. */
  file?(part: TablePart, format: TableFormat): Promise<string>;
  /** Makes a part of the table a table of its own, and answers its id; absent: it is made in the page. */
  saveAs?(part: TablePart, title: string): Promise<string>;
  /** Resolves when they are stored; until then they are kept in the browser and sent again. Rejects where the server refuses them. */
  steps?(sheetId: string, steps: readonly SheetStep[]): Promise<SentSteps | null>;
  /** Tells when steps wait for a server that is out of reach, and when no longer. */
  watchUnsent?(tell: (isUnsent: boolean) => void): void;
  close?(): void;
};

export type OpenedWith = {
  readonly table: LocalTable;
  readonly sheets: readonly SheetInfo[];
  readonly place: TablePlace;
  /** The first sheet, where the page has it before the engine answers. */
  readonly shown?: SheetTable | undefined;
  /** What it looks like, where something was done to it and the engine has said so. */
  readonly sent?: SentView | undefined;
};

export type TableState = ReturnType<typeof createTableState>;

/** Creates the state of an opened table: what is shown, and the table as it is stored at its place. */
export function createTableState({ table, sheets, place, shown, sent }: OpenedWith) {
  const first = firstSheet(sheets);
  const isUntouched = (table.steps[first?.sheetId ?? ""] ?? []).length === 0;
  const readView = createViewReader(shown?.columns);
  const store = createStore<OpenState>(() => ({
    table,
    sheets,
    sheetId: first?.sheetId ?? "",
    view: sent !== undefined ? readView(sent) : shown !== undefined && isUntouched ? plainView(shown) : null,
    isBusy: false,
    fault: null,
    isUnkept: false,
    isUnsent: false,
    canUndo: false,
    canRedo: false,
  }));
  const { getState: get, setState: set } = store;
  place.watchUnsent?.((isUnsent) => set({ isUnsent }));

  /** Changes the table without storing it. */
  const change = (changed: Partial<LocalTable>) => set({ table: { ...get().table, ...changed, usedAt: Date.now() } });
  const save = () =>
    place.keep(get().table).then(
      () => set({ isUnkept: false }),
      () => set({ isUnkept: true }),
    );
  return {
    store,
    get,
    set,
    place,
    readView,
    change,
    save,
    /** Changes the table and stores it. */
    keep(changed: Partial<LocalTable>) {
      change(changed);
      void save();
    },
    getSteps: (sheetId: string): readonly SheetStep[] => get().table.steps[sheetId] ?? [],
    fail: (at: "ask" | "sheet", error: unknown) => set({ fault: { at, text: faultText(error) } }),
  };
}

/** What is said of something that did not work. */
export function faultText(error: unknown): string {
  if (!(error instanceof EngineError)) return failureText(error, m.fault.broken);
  const { fault } = error;
  if (fault.is === "read") return m.fault.read[fault.fault];
  return fault.is === "plan" && fault.fault === "resultTooLarge" ? m.fault.tooLarge : fault.is === "plan" ? m.fault.plan : m.fault.broken;
}
