import type { SheetStep } from "@tangleaf/table/step-schema";
import { STEPS_MAX } from "@tangleaf/table/steps-max";
import { variant } from "#lib/variant.ts";
import { tableMessages as m } from "#messages/table.ts";
import type { EngineLine } from "../engine/engine-line.ts";
import { nextDrawn } from "../next-drawn.ts";
import type { SentSteps } from "../send-unsent.ts";
import type { TableState } from "./table-state.ts";

const HISTORY_MAX = 100;

type Past = { readonly sheetId: string; readonly steps: readonly SheetStep[] };

export type SheetSteps = ReturnType<typeof createSheetSteps>;

/** Creates the steps of the sheets: each change is shown, stored, sent and can be undone. */
export function createSheetSteps(state: TableState, engine: EngineLine) {
  const { get, set, place, getSteps } = state;
  const past: Past[] = [];
  const future: Past[] = [];

  async function readSheet(sheetId: string, steps: readonly SheetStep[]) {
    return state.readView(await engine.do("view", { sheetId, steps, lang: variant }));
  }

  async function look(): Promise<void> {
    const { sheetId } = get();
    const view = await readSheet(sheetId, getSteps(sheetId));
    if (get().sheetId === sheetId) set({ view, fault: null });
  }

  /** Takes steps over; those that cannot be applied leave the sheet as it was. `drawn`: resolves when the answer they come from is drawn. */
  async function putSteps(sheetId: string, steps: readonly SheetStep[], drawn?: Promise<void>): Promise<boolean> {
    if (steps.length > STEPS_MAX) {
      set({ fault: { at: "sheet", text: m.steps.full } });
      return false;
    }
    const before = get().table;
    const isSame = JSON.stringify(getChanges(before.steps[sheetId] ?? [])) === JSON.stringify(getChanges(steps));
    const stepsVersion = before.stepsVersion + (isSame ? 0 : 1);
    try {
      const [view] = await Promise.all([readSheet(sheetId, steps), drawn]);
      state.change({ steps: { ...get().table.steps, [sheetId]: steps }, stepsVersion });
      if (get().sheetId === sheetId) set({ view, fault: null });
      // Thousands of rows of an answer take as long to store as to draw.
      if (drawn === undefined) void state.save();
      else void nextDrawn().then(state.save);
    } catch (error) {
      state.fail("sheet", error);
      return false;
    }
    void place.steps?.(sheetId, steps).then(
      (sent) => void takeSent(sheetId, steps, sent),
      (error) => state.fail("sheet", error),
    );
    return true;
  }

  /** Takes over steps as they are stored, with those of other devices; what was done here meanwhile stands. */
  async function takeSent(sheetId: string, steps: readonly SheetStep[], sent: SentSteps | null): Promise<void> {
    if (sent === null || get().table.steps[sheetId] !== steps) return;
    const { table } = get();
    set({ table: { ...table, stepsVersion: sent.version, steps: { ...table.steps, [sheetId]: sent.steps } } });
    if (JSON.stringify(sent.steps) !== JSON.stringify(steps)) await look();
  }

  const showHistory = () => set({ canUndo: past.length > 0, canRedo: future.length > 0 });

  async function setSteps(sheetId: string, steps: readonly SheetStep[], drawn?: Promise<void>): Promise<boolean> {
    const before = getSteps(sheetId);
    if (!(await putSteps(sheetId, steps, drawn))) return false;
    past.push({ sheetId, steps: before });
    if (past.length > HISTORY_MAX) past.shift();
    future.length = 0;
    showHistory();
    return true;
  }

  async function go(from: Past[], to: Past[]): Promise<void> {
    const last = from.pop();
    if (last === undefined) return;
    const now = { sheetId: last.sheetId, steps: getSteps(last.sheetId) };
    set({ sheetId: last.sheetId });
    if (await putSteps(last.sheetId, last.steps)) to.push(now);
    showHistory();
  }

  function editSteps(edit: (steps: readonly SheetStep[]) => readonly SheetStep[]): Promise<boolean> {
    const { sheetId } = get();
    return setSteps(sheetId, edit(getSteps(sheetId)));
  }

  return {
    look,
    showSheet(sheetId: string) {
      set({ sheetId, view: null });
      return look();
    },
    setSteps,
    addStep: (step: SheetStep) => editSteps((steps) => [...steps, step]),
    dropStep: (id: string) => editSteps((steps) => steps.filter((step) => step.id !== id)),
    switchStep: (id: string) =>
      editSteps((steps) => steps.map((step) => (step.id === id ? { ...step, isOff: step.isOff !== true } : step))),
    undo: () => go(past, future),
    redo: () => go(future, past),
  };
}

/** Steps answers are computed from; views only show. */
function getChanges(steps: readonly SheetStep[]): SheetStep[] {
  return steps.filter((step) => (step.do === "change" || step.do === "cell") && step.isOff !== true);
}
