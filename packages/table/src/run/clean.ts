import { type Column, cellAt, isEmptyAt, lengthOf, textColumn } from "../columns/index.ts";
import type { StepOf } from "../plan/plan-schema.ts";
import { columnAt, type Frame, freeName, withColumn } from "./frame.ts";
import { RUN_FUNCTION } from "./functions.ts";
import { groupRows } from "./group-rows.ts";
import { PlanError } from "./plan-error.ts";
import { asText, readColumn, readInto, readScalar } from "./reader.ts";

type Clean = StepOf<"clean">;
type Work = { readonly frame: Frame; readonly step: Clean; readonly columns: readonly Column[]; readonly path: string };

/** What each way of tidying does to the rows or the cells. */
const CLEAN: Readonly<Record<Clean["do"], (work: Work) => Frame>> = {
  // The first of those alike stays.
  dedupe: ({ frame, columns }) => {
    const { groupOf } = groupRows(frame, columns.map(readColumn));
    const seen = new Set<number>();
    const rows = frame.rows.filter((_, n) => {
      const group = groupOf[n] ?? 0;
      const isFirst = !seen.has(group);
      seen.add(group);
      return isFirst;
    });
    return { ...frame, rows };
  },
  dropEmpty: ({ frame, columns, step }) => {
    // Of named columns each must be filled; without names a row is dropped only where nothing stands in it.
    const isDropped = (row: number) => {
      const empty = columns.filter((column) => isEmptyAt(column, row)).length;
      return step.cols === undefined ? empty === columns.length : empty > 0;
    };
    return { ...frame, rows: frame.rows.filter((row) => !isDropped(row)) };
  },
  trim: (work) => mapTexts(work, (text) => text.replace(/\s+/g, " ").trim()),
  replace: (work) => {
    const { find, to = "" } = work.step;
    if (find === undefined) throw new PlanError("cleanIncomplete", `${work.path}.find`);
    return mapTexts(work, (text) => text.replaceAll(find, to));
  },
  fill: ({ frame, columns, step, path }) => {
    const filling = step.with;
    if (filling === undefined || filling === null) throw new PlanError("cleanIncomplete", `${path}.with`);
    return columns.reduce((all, column) => withColumn(all, filled(all, column, filling, path)), frame);
  },
  convert: ({ frame, columns, step, path }) => {
    const convert = CONVERT[step.to ?? ""];
    if (convert === undefined) throw new PlanError("cleanIncomplete", `${path}.to`, step.to);
    return columns.reduce(
      (all, column) => withColumn(all, readInto(column.name, convert(readColumn(column), path), lengthOf(column), all.rows)),
      frame,
    );
  },
  split: ({ frame, columns, step, path }) => {
    const [column] = columns;
    const { sep, into } = step;
    if (column === undefined || columns.length !== 1 || sep === undefined || into === undefined)
      throw new PlanError("cleanIncomplete", path);
    const texts = textsOf(column);
    return into.reduce((all, name, n) => {
      const isLast = n === into.length - 1;
      const parts = texts.map((text) => {
        const all = text?.split(sep) ?? [];
        return (isLast ? all.slice(n).join(sep) : (all[n] ?? "")).trim() || null;
      });
      return withColumn(
        all,
        textColumn(
          freeName(
            name,
            all.columns.map((one) => one.name),
          ),
          parts,
        ),
      );
    }, frame);
  },
  mergeCols: ({ frame, columns, step, path }) => {
    const { sep = "", into } = step;
    const [name] = into ?? [];
    if (name === undefined || step.cols === undefined) throw new PlanError("cleanIncomplete", `${path}.into`);
    const all = columns.map(textsOf);
    const length = all[0]?.length ?? 0;
    const merged = Array.from({ length }, (_, row) => all.flatMap((texts) => texts[row] ?? []).join(sep) || null);
    return withColumn(frame, textColumn(name, merged));
  },
};

const CONVERT: Readonly<Record<string, (reader: ReturnType<typeof readColumn>, path: string) => ReturnType<typeof readColumn>>> = {
  number: (reader, path) => RUN_FUNCTION.number([reader], path),
  date: (reader, path) => RUN_FUNCTION.date([reader], path),
  text: (reader) => asText(reader),
};

/** The rows or cells tidied. Throws columnUnknown, cleanIncomplete, notComparable. */
export function runClean(frame: Frame, step: Clean, path: string): Frame {
  const columns = step.cols?.map((name, n) => columnAt(frame, name, `${path}.cols.${n}`)) ?? frame.columns;
  return CLEAN[step.do]({ frame, step, columns, path });
}

const textsOf = (column: Column): (string | null)[] =>
  Array.from({ length: lengthOf(column) }, (_, row) => {
    const cell = cellAt(column, row);
    return cell === null ? null : String(cell);
  });

/** Texts changed word by word; other columns stay. */
function mapTexts({ frame, columns }: Work, change: (text: string) => string): Frame {
  return columns.reduce((all, column) => {
    if (column.type !== "text") return all;
    const words = column.words.map(change);
    const texts = Array.from(column.codes, (code) => words[code] ?? null);
    return withColumn(all, textColumn(column.name, texts));
  }, frame);
}

/** A column with its empty cells filled: with a value of its type, or with what stands above in the order of the rows. */
function filled(frame: Frame, column: Column, filling: NonNullable<Clean["with"]>, path: string): Column {
  const own = readColumn(column);
  if (typeof filling === "object") {
    const above = new Map<number, number>();
    let last: number | null = null;
    for (const row of frame.rows) {
      if (!isEmptyAt(column, row)) last = row;
      else if (last !== null) above.set(row, last);
    }
    const moved = own.type === "none" ? own : { ...own, at: (row: number) => own.at(above.get(row) ?? row) };
    return readInto(column.name, moved as typeof own, lengthOf(column), frame.rows);
  }
  const reader = RUN_FUNCTION.coalesce([own, readScalar(filling)], path);
  return readInto(column.name, reader, lengthOf(column), frame.rows);
}
