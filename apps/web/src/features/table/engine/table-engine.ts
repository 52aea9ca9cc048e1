import type { TableSheet } from "@tangleaf/contract";
import type { AnswerBody } from "@tangleaf/table/answer-schema";
import { type Column, type SheetTable, takeRows } from "@tangleaf/table/columns";
import { packTable, unpackTable } from "@tangleaf/table/pack-table";
import type { ComputedPlan, Scalar } from "@tangleaf/table/plan";
import { type ColumnKind, type RowsTaken, readSheets, type SheetChoices, type TextEncoding } from "@tangleaf/table/read";
import type { SheetStep } from "@tangleaf/table/step-schema";
import { applySteps } from "@tangleaf/table/steps";
import { type TableFileKind, writeTableFile } from "@tangleaf/table/write";
import { bytesOf, type FirstRows, tellFirstRows } from "./first-rows.ts";
import type { SentColumn, SentView } from "./sent-view.ts";
import { sheetCsv } from "./sheet-csv.ts";
import { type AppliedSheet, viewOf } from "./view-sheet.ts";

type Lang = "zh" | "en";
export type SheetInfo = TableSheet;
export type { ColumnKind, FirstRows, SheetChoices };

/** A sheet as it is stored and sent. */
export type PackedSheet = { readonly sheetId: string; readonly bytes: Uint8Array<ArrayBuffer> };

export type WorkedOut = { readonly answer: AnswerBody; readonly by: "planner" | "plan" };

type OpenInput = {
  /** A file is loaded here, its beginning first. */
  bytes: Uint8Array | Blob;
  name: string;
  encoding?: TextEncoding | undefined;
  rows?: RowsTaken | undefined;
  choices: Readonly<Record<string, SheetChoices>>;
  lang: Lang;
};

/** `shown`: the sheet the page has unpacked itself; its columns need not be sent. */
type OpenPackedInput = { packed: readonly PackedSheet[]; shown?: string };
type OnSheet = { sheetId: string; steps: readonly SheetStep[]; lang: Lang };

/** What understands questions is as much again as all that reads a file and shows it: it comes while somebody looks at the rows. */
const answers = () => import("./answers.ts");

/** Everything that is computed of one file: reading it, its sheets with their steps, questions and plans. */
export function createTableEngine() {
  const sheets = new Map<string, SheetTable>();
  /** Columns of the view that was sent last: the page has them, and no others. */
  let sent = new Map<Column, number>();
  let lastKey = 0;
  let last: { readonly key: string; readonly applied: AppliedSheet } | null = null;

  const send = (columns: readonly Column[]): SentColumn[] => {
    const before = sent;
    sent = new Map();
    return columns.map((column) => {
      const known = before.get(column) ?? sent.get(column);
      if (known === undefined) lastKey += 1;
      const key = known ?? lastKey;
      sent.set(column, key);
      return { key, column: known === undefined ? column : null };
    });
  };
  /** Asked for again and again of the same steps: the last one is kept. */
  const applied = ({ sheetId, steps }: Omit<OnSheet, "lang">): AppliedSheet => {
    const key = JSON.stringify([sheetId, steps]);
    if (last?.key !== key) {
      const table = sheets.get(sheetId);
      if (table === undefined) throw new Error(`no sheet ${sheetId}`);
      last = { key, applied: applySteps(table, steps) };
    }
    return last.applied;
  };
  const about = ({ lang, ...on }: OnSheet) => {
    const { table } = applied(on);
    return { table, tables: new Map([...sheets, [on.sheetId, table]]), lang };
  };
  /** Columns of the whole result of a plan, called as in its answer; without one the rows the sheet shows. */
  const partOf = async (plan: ComputedPlan | null, on: OnSheet): Promise<readonly Column[]> => {
    const context = about(on);
    if (plan !== null) return (await answers()).columnsOfPlan(plan, context);
    const { shown } = applied(on);
    return shown === null ? context.table.columns : context.table.columns.map((column) => takeRows(column, shown));
  };
  const forget = () => {
    sheets.clear();
    last = null;
    // Questions are asked without a line too, once the page is there.
    answers().catch(() => undefined);
  };

  return {
    /** Reads a file, or reads it again in another way. */
    async open({ bytes, choices, ...task }: OpenInput, tellFirst?: (first: FirstRows) => void) {
      if (tellFirst !== undefined) await tellFirstRows(bytes, { ...task, tellFirst });
      const read = await readSheets(await bytesOf(bytes), { ...task, sheets: choices });
      forget();
      for (const { table } of read.sheets) sheets.set(table.id, table);
      return {
        encoding: read.encoding,
        sheets: read.sheets.map(({ table, description }): SheetInfo => ({ ...description, sheetId: table.id })),
      };
    },
    /** Takes sheets over as the server has read them. */
    openPacked({ packed, shown }: OpenPackedInput): number {
      forget();
      for (const { sheetId, bytes } of packed) sheets.set(sheetId, { ...unpackTable(bytes), id: sheetId });
      if (shown !== undefined) send(sheets.get(shown)?.columns ?? []);
      return sheets.size;
    },
    /** The sheets as they were read, to be taken over again. */
    pack: (_: null): readonly PackedSheet[] =>
      Array.from(sheets, ([sheetId, table]) => ({ sheetId, bytes: packTable(table) as Uint8Array<ArrayBuffer> })),
    view({ lang, ...on }: OnSheet): SentView {
      const { columns, ...rest } = viewOf(applied(on), { steps: on.steps, lang });
      return { ...rest, columns: send(columns) };
    },
    ask: async ({ ask, last: followed, ...on }: OnSheet & { ask: string; last: ComputedPlan | null }): Promise<WorkedOut> => ({
      answer: (await answers()).answerAsk(ask, { ...about(on), last: followed }),
      by: "planner",
    }),
    run: async ({ plan, ask, ...on }: OnSheet & { plan: ComputedPlan; ask: string }): Promise<WorkedOut> => ({
      answer: (await answers()).answerPlan(plan, { ...about(on), ask }),
      by: "plan",
    }),
    choices: async ({ plan, path, ...on }: OnSheet & { plan: ComputedPlan; path: string }) =>
      (await answers()).choicesAt(plan, path, about(on)),
    change: async ({ plan, path, value }: { plan: ComputedPlan; path: string; value: Scalar }): Promise<ComputedPlan> =>
      (await answers()).setChip(plan, path, value),
    /** The same as a csv that is read back as it is. */
    csv: async ({ plan, ...on }: OnSheet & { plan: ComputedPlan | null }): Promise<string> => sheetCsv(await partOf(plan, on)),
    /** A sheet as its steps leave it, or the whole result of a plan, as a file. */
    file: async ({ plan, format, title, ...on }: OnSheet & { plan: ComputedPlan | null; format: TableFileKind; title: string }) =>
      writeTableFile(format, { columns: await partOf(plan, on), title }),
    suggest: async (on: OnSheet): Promise<readonly string[]> => (await answers()).suggestedOf(about(on)),
  };
}
export type TableEngine = ReturnType<typeof createTableEngine>;
