import { type Column, isEmptyAt, type Period, periodStart, readPeriod } from "../columns/index.ts";
import { conditionDepth } from "../plan/condition-depth.ts";
import type { Comparison, Condition, Scalar, Value } from "../plan/plan-schema.ts";
import { PLAN_LIMITS } from "../plan/plan-terms.ts";
import { foldText } from "./fold-text.ts";
import { columnAt, type Frame } from "./frame.ts";
import { PlanError } from "./plan-error.ts";
import { isNothing, type Reader, readColumn, readScalar } from "./reader.ts";

type Holds = (place: number) => boolean;
type Context = {
  readonly frame: Frame;
  readonly path: string;
  readonly valueOf: (value: Value, frame: Frame, path: string) => Reader;
};
type Compared = Extract<Condition, { col: string }>;

/**
 * Which rows a condition holds for. An empty cell is compared with nothing, so only `empty` and what denies finds it: a row without a
 * state is not one of those that were refunded.
 */
export function compileCondition(condition: Condition, context: Context): Holds {
  if (conditionDepth(condition) > PLAN_LIMITS.depth) throw new PlanError("tooDeep", context.path);
  const below = (one: Condition, part: string) => compileCondition(one, { ...context, path: `${context.path}.${part}` });
  if ("all" in condition) {
    const all = condition.all.map((one, n) => below(one, `all.${n}`));
    return (place) => all.every((holds) => holds(place));
  }
  if ("any" in condition) {
    const any = condition.any.map((one, n) => below(one, `any.${n}`));
    return (place) => any.some((holds) => holds(place));
  }
  if ("not" in condition) {
    const holds = below(condition.not, "not");
    return (place) => !holds(place);
  }
  return compileComparison(condition, context);
}

function compileComparison(condition: Compared, context: Context): Holds {
  const { frame, path } = context;
  const column = columnAt(frame, condition.col, `${path}.col`);
  const { is, value } = condition;
  if (is === "empty") return (place) => isEmptyAt(column, place);
  if (is === "notEmpty") return (place) => !isEmptyAt(column, place);
  if (value === undefined) throw new PlanError("valueMissing", `${path}.value`);
  if (is === "in" || is === "notIn") {
    const any = listOf(value, path).map((one) => compare(column, "=", readScalar(one), context));
    const isIn: Holds = (place) => any.some((holds) => holds(place));
    return is === "in" ? isIn : (place) => !isIn(place);
  }
  if (is === "between") {
    const [from, to] = listOf(value, path).map(readScalar);
    if (from === undefined || to === undefined) throw new PlanError("valueMissing", `${path}.value`);
    const [above, below] = [compare(column, ">=", from, context), compare(column, "<=", to, context)];
    return (place) => above(place) && below(place);
  }
  if (Array.isArray(value)) throw new PlanError("argumentsWrong", `${path}.value`);
  const other = context.valueOf(value as Value, frame, `${path}.value`);
  const holds = compare(column, is, other, context);
  if (is !== "!=" || other.type === "none") return holds;
  return (place) => holds(place) || (isEmptyAt(column, place) && !isNothing(other, place));
}

function listOf(value: Compared["value"], path: string): readonly Scalar[] {
  if (Array.isArray(value)) return value as readonly Scalar[];
  throw new PlanError("argumentsWrong", `${path}.value`);
}

const ORDER: Readonly<Partial<Record<Comparison, (sign: number) => boolean>>> = {
  "=": (sign) => sign === 0,
  "!=": (sign) => sign !== 0,
  ">": (sign) => sign > 0,
  ">=": (sign) => sign >= 0,
  "<": (sign) => sign < 0,
  "<=": (sign) => sign <= 0,
};
const PARTS: Readonly<Partial<Record<Comparison, (text: string, part: string) => boolean>>> = {
  contains: (text, part) => text.includes(part),
  startsWith: (text, part) => text.startsWith(part),
  endsWith: (text, part) => text.endsWith(part),
};

function compare(column: Column, is: Comparison, other: Reader, { path }: Context): Holds {
  const wrong = new PlanError("notComparable", `${path}.value`, column.name);
  // What is compared with nothing is never so.
  if (other.type === "none") return () => false;
  if (column.type === "text") return compareText(column, is, other, wrong);
  const order = ORDER[is];
  if (order === undefined) throw wrong;
  const own = readColumn(column);
  if (column.type === "number" && other.type === "number" && other.isFixed === true) return compareFixed(column.values, is, other.at(0));
  if (column.type === "number" && other.type === "number" && own.type === "number") {
    return (place) => {
      const [a, b] = [own.at(place), other.at(place)];
      return !Number.isNaN(a) && !Number.isNaN(b) && order(a - b);
    };
  }
  if (column.type === "date" && own.type === "date") {
    if (other.type === "date") return (place) => !isEmptyAt(column, place) && order(own.at(place) - other.at(place));
    if (other.type !== "text") throw wrong;
    const period = other.isFixed ? readPeriod(other.at(0) ?? "") : null;
    if (period === null) throw wrong;
    return (place) => !isEmptyAt(column, place) && order(signAgainst(own.at(place), period));
  }
  throw wrong;
}

/** Numbers against one that is the same for all rows: a test for each sign, for there are many. An empty cell is NaN: none is true of it. */
function compareFixed(values: Float64Array, is: Comparison, other: number): Holds {
  if (Number.isNaN(other)) return () => false;
  if (is === ">") return (place) => (values[place] ?? Number.NaN) > other;
  if (is === ">=") return (place) => (values[place] ?? Number.NaN) >= other;
  if (is === "<") return (place) => (values[place] ?? Number.NaN) < other;
  if (is === "<=") return (place) => (values[place] ?? Number.NaN) <= other;
  if (is === "=") return (place) => values[place] === other;
  return (place) => {
    const value = values[place] ?? Number.NaN;
    return !Number.isNaN(value) && value !== other;
  };
}

/** -1 before a period, 0 in it, 1 after it. */
function signAgainst(day: number, { from, to, grain }: Period): number {
  const start = grain === "day" ? day : periodStart(day, grain);
  return start < from ? -1 : start > to ? 1 : 0;
}

/** Each word of the column is looked at once, not each row. */
function compareText(column: Extract<Column, { type: "text" }>, is: Comparison, other: Reader, wrong: PlanError): Holds {
  const { codes, words } = column;
  if (other.type === "date" || (other.type === "number" && PARTS[is] === undefined && is !== "=" && is !== "!=")) throw wrong;
  const test =
    PARTS[is] ?? ((text: string, part: string) => (ORDER[is] as (sign: number) => boolean)(text < part ? -1 : text > part ? 1 : 0));
  const folded = words.map(foldText);
  const wordAt = (place: number): string | null => {
    const value = other.type === "none" ? null : other.at(place);
    return value === null || Number.isNaN(value) ? null : foldText(String(value));
  };
  if (other.type !== "none" && other.isFixed) {
    const part = wordAt(0) ?? "";
    const hits = folded.map((text) => test(text, part));
    return (place) => codes[place] !== 0 && (hits[codes[place] ?? 0] ?? false);
  }
  return (place) => {
    const part = wordAt(place);
    return codes[place] !== 0 && part !== null && test(folded[codes[place] ?? 0] ?? "", part);
  };
}
