import type { TableAnswer } from "@tangleaf/contract";
import type { TableFormat } from "@tangleaf/contract/table";
import { variant } from "#lib/variant.ts";
import type { EngineLine } from "./engine/engine-line.ts";
import type { SheetChoices } from "./engine/sheet-view.ts";
import type { LocalTable } from "./local-tables.ts";
import { createSheetSteps } from "./open/sheet-steps.ts";
import { createTableAnswers } from "./open/table-answers.ts";
import { createTableState, type OpenedWith } from "./open/table-state.ts";

/** An opened table: what is shown, and everything that can be done with it. */
export function createOpenTable({ engine, ...opened }: OpenedWith & { readonly engine: EngineLine }) {
  const state = createTableState(opened);
  const { store, get, set, place, getSteps, keep } = state;
  const steps = createSheetSteps(state, engine);
  const answers = createTableAnswers(state, steps, engine);

  function toPart(answer: TableAnswer | null) {
    const { sheetId, plan } = answer ?? { sheetId: get().sheetId, plan: null };
    return { sheetId, steps: getSteps(sheetId), plan: plan !== null && "steps" in plan ? plan : null, lang: variant };
  }

  /** What a part of the table is called as a table or a file of its own. */
  function titleOf(answer: TableAnswer | null): string {
    const { table, sheets, sheetId } = get();
    const sheet = sheets.length > 1 ? sheets.find((one) => one.sheetId === sheetId)?.name : undefined;
    return [table.title, answer?.ask ?? sheet].filter((part) => part).join(" · ");
  }

  return {
    store,
    place,
    ...steps,
    ...answers,
    rename: (title: string) => keep({ title }),
    /** The whole result of an answer, or the open sheet as its steps leave it (null), computed here. */
    partCsv: (answer: TableAnswer | null) => engine.do("csv", toPart(answer)),
    partFile: (answer: TableAnswer | null, format: TableFormat) => engine.do("file", { ...toPart(answer), format, title: titleOf(answer) }),
    titleOf,
    /** Reads the file again in another way. */
    async readAgain(change: { encoding?: LocalTable["encoding"]; choices?: SheetChoices }) {
      const { table, sheetId } = get();
      const own = mergeChoices(table.choices[sheetId], change.choices);
      const encoding = change.encoding ?? table.encoding;
      const changed = { ...table, choices: { ...table.choices, [sheetId]: own }, ...(encoding === undefined ? {} : { encoding }) };
      set({ isBusy: true, fault: null });
      try {
        const read = await place.reread(changed, sheetId);
        const sheet = read.sheets.find((one) => one.sheetId === sheetId) ?? read.sheets[0];
        set({ sheets: read.sheets, sheetId: sheet?.sheetId ?? sheetId });
        keep({
          choices: changed.choices,
          ...(read.encoding == null ? {} : { encoding: read.encoding }),
          stepsVersion: table.stepsVersion + 1,
        });
        await steps.look();
      } catch (error) {
        state.fail("sheet", error);
      } finally {
        set({ isBusy: false });
      }
    },
    close: () => {
      place.close?.();
      engine.close();
    },
  };
}
export type OpenTable = ReturnType<typeof createOpenTable>;

/** What was said of a sheet before, and now: each column keeps what was said of it. */
function mergeChoices(before: SheetChoices = {}, now: SheetChoices = {}): SheetChoices {
  const dates = { ...before.dates, ...now.dates };
  const units = { ...before.units, ...now.units };
  return {
    ...before,
    ...now,
    types: { ...before.types, ...now.types },
    ...(Object.keys(dates).length === 0 ? {} : { dates }),
    ...(Object.keys(units).length === 0 ? {} : { units }),
  };
}
