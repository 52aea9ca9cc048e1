import type { By, Condition, Step, Value } from "../plan/plan-schema.ts";

/** What becomes of the names of columns a step uses; those it makes stay. `other`: of the table it joins. */
export type NameMap = { readonly own: (name: string, path: string) => string; readonly other?: (name: string, path: string) => string };

/** A step with other names of the columns it reads. */
export function mapNames(step: Step, { own, other = own }: NameMap, path: string): Step {
  const all = (names: readonly string[], part: string) => names.map((name, n) => own(name, `${path}.${part}.${n}`));
  const some = <Key extends string>(key: Key, names: readonly string[] | undefined) =>
    (names === undefined ? {} : { [key]: all(names, key) }) as Partial<Record<Key, string[]>>;
  const one = <Key extends string>(key: Key, name: string | undefined, at = `${path}.${key}`) =>
    (name === undefined ? {} : { [key]: own(name, at) }) as Partial<Record<Key, string>>;
  const by = (key: By, part: string): By =>
    typeof key === "string" ? own(key, `${path}.${part}`) : { ...key, col: own(key.col, `${path}.${part}.col`) };
  switch (step.op) {
    case "filter":
    case "highlight":
      return { ...step, where: mapCondition(step.where, own, `${path}.where`) };
    case "derive":
      return { ...step, expr: mapValue(step.expr, own, `${path}.expr`) };
    case "group":
      return {
        ...step,
        by: step.by.map((key, n) => by(key, `by.${n}`)),
        aggs: step.aggs.map((agg, n) => {
          const at = `${path}.aggs.${n}`;
          const where = agg.where === undefined ? {} : { where: mapCondition(agg.where, own, `${at}.where`) };
          return { ...agg, ...one("col", agg.col, `${at}.col`), ...one("col2", agg.col2, `${at}.col2`), ...where };
        }),
      };
    case "window":
      return { ...step, col: own(step.col, `${path}.col`), ...some("by", step.by) };
    case "sort":
      return { ...step, by: step.by.map((key, n) => ({ ...key, col: own(key.col, `${path}.by.${n}.col`) })) };
    case "limit":
      return { ...step, ...some("by", step.by) };
    case "pivot":
      return {
        ...step,
        rows: step.rows.map((key, n) => by(key, `rows.${n}`)),
        columns: by(step.columns, "columns"),
        value: { ...step.value, ...one("col", step.value.col, `${path}.value.col`) },
      };
    case "compare":
      return {
        ...step,
        along: by(step.along, "along"),
        ...some("by", step.by),
        value: { ...step.value, ...one("col", step.value.col, `${path}.value.col`) },
      };
    case "join": {
      const take = step.take === undefined ? {} : { take: step.take.map((name, n) => other(name, `${path}.take.${n}`)) };
      const on = step.on.map(([left, right], n): [string, string] => [own(left, `${path}.on.${n}.0`), other(right, `${path}.on.${n}.1`)]);
      return { ...step, on, ...take };
    }
    case "unpivot":
      return { ...step, cols: all(step.cols, "cols") };
    case "select":
      return {
        ...step,
        cols: step.cols.map((col, n) =>
          typeof col === "string" ? own(col, `${path}.cols.${n}`) : { ...col, col: own(col.col, `${path}.cols.${n}.col`) },
        ),
      };
    case "clean":
      return { ...step, ...some("cols", step.cols) };
    case "chart":
      return { ...step, x: own(step.x, `${path}.x`), y: all(step.y, "y"), ...one("series", step.series) };
  }
}

type Own = NameMap["own"];

function mapCondition(condition: Condition, own: Own, path: string): Condition {
  if ("all" in condition) return { all: condition.all.map((one, n) => mapCondition(one, own, `${path}.all.${n}`)) };
  if ("any" in condition) return { any: condition.any.map((one, n) => mapCondition(one, own, `${path}.any.${n}`)) };
  if ("not" in condition) return { not: mapCondition(condition.not, own, `${path}.not`) };
  const { value } = condition;
  const col = own(condition.col, `${path}.col`);
  if (value === undefined || Array.isArray(value)) return { ...condition, col };
  return { ...condition, col, value: mapValue(value as Value, own, `${path}.value`) };
}

function mapValue(value: Value, own: Own, path: string): Value {
  if (value === null || typeof value !== "object" || "value" in value) return value;
  if ("fn" in value) return { ...value, args: value.args.map((one, n) => mapValue(one, own, `${path}.args.${n}`)) };
  if ("if" in value)
    return {
      if: mapCondition(value.if, own, `${path}.if`),
      // biome-ignore lint/suspicious/noThenProperty: the word of the plan language; a plan is never awaited as it is.
      then: mapValue(value.then, own, `${path}.then`),
      else: mapValue(value.else, own, `${path}.else`),
    };
  if (!("stat" in value)) return { col: own(value.col, `${path}.col`) };
  return {
    ...value,
    ...(value.col === undefined ? {} : { col: own(value.col, `${path}.col`) }),
    ...(value.by === undefined ? {} : { by: value.by.map((name, n) => own(name, `${path}.by.${n}`)) }),
  };
}

/** A text a step compares a column with. */
export type NamedValue = { readonly col: string; readonly value: string; readonly path: string };

/** The texts a step looks for in columns, each with its place in the plan. */
export function valuesOf(step: Step, path: string): NamedValue[] {
  if (step.op === "filter" || step.op === "highlight") return ofCondition(step.where, `${path}.where`);
  if (step.op === "group")
    return step.aggs.flatMap(({ where }, n) => (where === undefined ? [] : ofCondition(where, `${path}.aggs.${n}.where`)));
  if (step.op !== "compare" || typeof step.along !== "string") return [];
  const { along } = step;
  return (["a", "b"] as const).flatMap((side) => {
    const value = step[side];
    return typeof value === "string" ? [{ col: along, value, path: `${path}.${side}` }] : [];
  });
}

const EQUALS: readonly string[] = ["=", "!=", "in", "notIn"];

function ofCondition(condition: Condition, path: string): NamedValue[] {
  if ("all" in condition) return condition.all.flatMap((one, n) => ofCondition(one, `${path}.all.${n}`));
  if ("any" in condition) return condition.any.flatMap((one, n) => ofCondition(one, `${path}.any.${n}`));
  if ("not" in condition) return ofCondition(condition.not, `${path}.not`);
  const { col, is, value } = condition;
  if (!EQUALS.includes(is) || value === undefined) return [];
  if (Array.isArray(value))
    return value.flatMap((one, n) => (typeof one === "string" ? [{ col, value: one, path: `${path}.value.${n}` }] : []));
  if (typeof value === "string") return [{ col, value, path: `${path}.value` }];
  const isWritten = value !== null && typeof value === "object" && "value" in value && typeof value.value === "string";
  return isWritten ? [{ col, value: String((value as { value: unknown }).value), path: `${path}.value.value` }] : [];
}
