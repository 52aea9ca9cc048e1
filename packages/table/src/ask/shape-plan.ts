import { haveOrder } from "../columns/index.ts";
import { aggName, byName } from "../plan/made-names.ts";
import type { Agg, By, Condition, Step, StepOf } from "../plan/plan-schema.ts";
import { asksForRow } from "./groups.ts";
import { measuresOf, orderColumn } from "./measures.ts";
import { askBack, type EntryOf, type Question } from "./question.ts";

/** Steps for what was read: of rows where nothing is measured, else of groups. */
export function shaped(
  said: Question,
  read: {
    by: readonly By[];
    measures: readonly Agg[];
    most: EntryOf<"most"> | null;
    count: number | null;
    order: EntryOf<"order"> | null;
    share: boolean;
    isWhich: boolean;
    scope: readonly Step[];
  },
): Step[] {
  const { by, measures, most, count, order, share, isWhich, scope } = read;
  const [measure] = measures;
  // Of two figures nobody knows whose most is looked for.
  if (most !== null && measures.length > 1) askBack(measures.flatMap(({ col }) => col ?? []));
  const dir = (isUp: boolean) => (isUp ? "desc" : "asc") as "asc" | "desc";
  // Rows of the sheet: the highest five, the highest of each, all of them in an order.
  if (most !== null && !isWhich && measure?.col !== undefined && (measure.fn === "max" || measure.fn === "min")) {
    const sort: Step = { op: "sort", by: [{ col: measure.col, dir: dir(most.isUp) }] };
    const names = by.map((one) => (typeof one === "string" ? one : askBack()));
    const isFigure = count === null && names.length === 0 && asksForFigure(said);
    if (isFigure) return [...scope, { op: "group", by: [], aggs: [measure] }];
    if (names.length > 0 && count === null && !said.tokens.some(({ entry }) => entry.is === "oneRow") && !asksForRow(said))
      return [...scope, { op: "group", by: [...by], aggs: [measure] }];
    const { col } = measure;
    const isSaid = scope.some(
      (step) => step.op === "filter" && "col" in step.where && step.where.col === col && step.where.is === "notEmpty",
    );
    const filled: Step[] = names.length > 0 && !isSaid ? [{ op: "filter", where: { col: measure.col, is: "notEmpty" } }] : [];
    return [...scope, ...filled, sort, { op: "limit", n: count ?? 1, ...(names.length === 0 ? {} : { by: names }) }];
  }
  if (measures.length === 0) {
    if (by.length > 0 || share || most !== null) askBack(said.ofType("number"));
    return [...scope];
  }
  if (measure === undefined) askBack();
  const name = aggName(measure);
  if (by.length === 2 && measures.length === 1 && !share && most === null && order === null && by[1] !== undefined && by[0] !== undefined) {
    const value = { fn: measure.fn, ...(measure.col === undefined ? {} : { col: measure.col }) };
    // The one with dates goes across, else the second.
    const [rows, columns] = typeof by[0] === "object" ? [by[1], by[0]] : [by[0], by[1]];
    return [...scope, { op: "pivot", rows: [rows], columns, value }];
  }
  const group: Step = { op: "group", by: [...by], aggs: [...measures] };
  const shares: Step[] = share ? [{ op: "window", fn: "share", col: name, as: "share" }] : [];
  const sorted: Step[] =
    most !== null || order !== null
      ? [{ op: "sort", by: [{ col: name, dir: most !== null ? dir(most.isUp) : order?.isUp ? "asc" : "desc" }] }]
      : naturalOrder(said, by, name);
  const limited: Step[] = most === null ? [] : [{ op: "limit", n: count ?? 1 }];
  if (most === null && count !== null) askBack();
  return [...scope, group, ...shares, ...sorted, ...limited];
}

/** Periods and steps in their order, other groups the largest first. */
export function naturalOrder(said: Question, by: readonly By[], measure: string): Step[] {
  const [first] = by;
  if (first === undefined) return [];
  if (by.length > 1) return [];
  const column = said.column(typeof first === "string" ? first : first.col);
  const isOrdered = column.type !== "text" || haveOrder(column.words);
  return [{ op: "sort", by: [isOrdered ? { col: byName(first), dir: "asc" } : { col: measure, dir: "desc" }] }];
}

export function asksForFigure(said: Question): boolean {
  return (
    said.tokens.some(({ entry, text }) => entry.is === "howMuch" || entry.is === "howMuchOf" || /^是多少/u.test(text)) &&
    !said.tokens.some(({ entry }) => entry.is === "who")
  );
}

export function binWidth(said: Question): number | null {
  if (said.open("bins").length === 0) return null;
  said.take("bins");
  const width = said.take("number");
  if (width === null) askBack();
  for (const one of [...said.open("each"), ...said.open("bins")]) one.used = true;
  return width.value;
}

export function binned(said: Question, width: number, scope: readonly Step[]): Step[] {
  const col = orderColumn(said);
  said.take("count");
  const by: By = { col, bin: width };
  return [
    ...scope,
    { op: "filter", where: { col, is: "notEmpty" } },
    { op: "group", by: [by], aggs: [{ fn: "count", as: "count" }] },
    { op: "sort", by: [{ col, dir: "asc" }] },
  ];
}

/** 驳回的有几笔，占多少: its share among all values of its column. */
export function shareSteps(said: Question, conditions: readonly Condition[]): Step[] | null {
  const [first] = conditions;
  if (first === undefined || conditions.length !== 1 || !("col" in first) || (first.is !== "=" && first.is !== "in")) return null;
  if (said.column(first.col).type !== "text") return null;
  // Of several values without a figure nobody knows whether each is meant or all of them together.
  if (first.is === "in" && said.open("count").length + said.open("column").length + said.open("class").length === 0) askBack();
  const [measure] = measuresOf(said, { isGrouped: true, isShare: true, most: null, isWhich: false, isPart: true });
  if (measure === undefined) askBack();
  return [
    { op: "group", by: [first.col], aggs: [measure] },
    { op: "window", fn: "share", col: aggName(measure), as: "share" },
    { op: "filter", where: first },
  ];
}

export function charted(said: Question, steps: readonly Step[], measure: Agg | null): Step[] {
  const charts = said.open("chart");
  const types = [...new Set(charts.flatMap(({ entry }) => entry.type ?? []))];
  if (charts.length === 0 || types.length > 1) return [];
  for (const token of charts) token.used = true;
  const [type = null] = types;
  const group = steps.find((step): step is StepOf<"group"> => step.op === "group");
  const [by] = group?.by ?? [];
  const name = measure ?? group?.aggs[0];
  if (by === undefined || name === undefined || name === null) askBack();
  const isTime = typeof by === "object" && "grain" in by;
  return [{ op: "chart", type: type ?? (isTime ? "line" : "bar"), x: byName(by), y: [aggName(name)] }];
}
