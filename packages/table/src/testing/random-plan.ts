import type { Column, SheetTable } from "../columns/index.ts";
import { NO_DAY, textColumn } from "../columns/index.ts";
import type { Condition, Step, Value } from "../plan/plan-schema.ts";
import type { Random } from "./random.ts";

const EMPTY_SHARE = 0.12;
const WORDS = { dept: ["sales", "tech", "people", "money"], state: ["open", "done", "late"], key: ["a1", "b2", "c3", "d4", "e5"] } as const;
const FIRST_DAY = 20_400;
const DAYS = 120;

/** A table of every type of column with gaps, and one to join with. */
export function randomTables(random: Random): SheetTable[] {
  const rowCount = random.below(40);
  const rows = Array.from({ length: rowCount }, (_, n) => n);
  const orEmpty = <T>(value: T, empty: T): T => (random.chance(EMPTY_SHARE) ? empty : value);
  const words = (name: keyof typeof WORDS): Column =>
    textColumn(
      name,
      rows.map(() => orEmpty<string | null>(random.pick(WORDS[name]), null)),
    );
  const main: Column[] = [
    words("dept"),
    words("state"),
    words("key"),
    {
      type: "number",
      name: "money",
      decimals: 2,
      values: Float64Array.from(rows, () => orEmpty((random.below(200_000) - 50_000) / 100, Number.NaN)),
    },
    { type: "number", name: "count", decimals: 0, values: Float64Array.from(rows, () => orEmpty(random.below(9), Number.NaN)) },
    { type: "date", name: "day", grain: "day", days: Int32Array.from(rows, () => orEmpty(FIRST_DAY + random.below(DAYS), NO_DAY)) },
  ];
  const partners = Array.from({ length: random.below(7) }, () => random.pick(WORDS.key));
  const other: Column[] = [
    textColumn("code", partners),
    { type: "number", name: "pay", decimals: 0, values: Float64Array.from(partners, () => random.below(50)) },
  ];
  return [
    { id: "main", columns: main, rowCount, totalRows: [] },
    { id: "other", columns: other, rowCount: partners.length, totalRows: [] },
  ];
}

/** Names of the columns there are, by type. */
type Shape = { texts: string[]; numbers: string[]; dates: string[] };

function randomCondition(random: Random, shape: Shape, depth = 0): Condition {
  if (depth < 2 && random.chance(0.3)) {
    const parts = [randomCondition(random, shape, depth + 1), randomCondition(random, shape, depth + 1)];
    return random.pick<Condition>([{ all: parts }, { any: parts }, { not: parts[0] as Condition }]);
  }
  const text = random.pick(shape.texts.length === 0 ? [null] : shape.texts);
  const number = random.pick(shape.numbers.length === 0 ? [null] : shape.numbers);
  if (text !== null && (number === null || random.chance(0.5))) {
    const words = Object.values(WORDS).flat();
    const value = random.pick(words);
    return random.pick<Condition>([
      { col: text, is: "=", value },
      { col: text, is: "!=", value },
      { col: text, is: "in", value: [value, random.pick(words)] },
      { col: text, is: "notIn", value: [value] },
      { col: text, is: "contains", value: value.slice(0, 2) },
      { col: text, is: "startsWith", value: value.slice(0, 1) },
      { col: text, is: "empty" },
    ]);
  }
  if (number === null) return { col: shape.dates[0] ?? "", is: "notEmpty" };
  const value = random.below(9);
  return random.pick<Condition>([
    { col: number, is: random.pick([">", ">=", "<", "<=", "=", "!="]), value },
    { col: number, is: "between", value: [value, value + 300] },
    { col: number, is: random.pick(["empty", "notEmpty"]) },
    { col: number, is: ">", value: { fn: "*", args: [{ col: random.pick(shape.numbers) }, { value: 0.5 }] } },
  ]);
}

function randomNumber(random: Random, shape: Shape, depth = 0): Value {
  const numbers = shape.numbers;
  if (depth > 1 || random.chance(0.4)) return random.chance(0.7) ? { col: random.pick(numbers) } : { value: random.below(7) };
  const below = () => randomNumber(random, shape, depth + 1);
  const [date] = shape.dates;
  return random.pick<Value>([
    { fn: "+", args: [below(), below(), below()] },
    { fn: "-", args: [below(), below()] },
    { fn: "*", args: [below(), below()] },
    { fn: "/", args: [below(), below()] },
    { fn: "abs", args: [below()] },
    { fn: "coalesce", args: [below(), { value: 1 }] },
    // biome-ignore lint/suspicious/noThenProperty: the word of the plan language.
    { if: randomCondition(random, shape), then: below(), else: below() },
    { stat: random.pick(["sum", "avg", "min", "max"]), col: random.pick(numbers), by: shape.texts.slice(0, random.below(2)) },
    ...(date === undefined ? [] : [{ fn: "month", args: [{ col: date }] } as Value]),
  ]);
}

/** Steps that fit each other, as many as a plan may have at most half of. */
export function randomSteps(random: Random): Step[] {
  const shape: Shape = { texts: ["dept", "state", "key"], numbers: ["money", "count"], dates: ["day"] };
  const steps: Step[] = [];
  let isJoined = false;
  for (let n = 0; n < 1 + random.below(5); n += 1) {
    const next = random.pick([
      "filter",
      "derive",
      "group",
      "limit",
      "window",
      "compare",
      "join",
      "semi",
      "unpivot",
      "dedupe",
      "select",
    ] as const);
    const [date] = shape.dates;
    if (shape.numbers.length === 0) return steps;
    if (next === "filter") steps.push({ op: "filter", where: randomCondition(random, shape) });
    if (next === "derive") {
      const as = `x${n}`;
      steps.push({ op: "derive", as, expr: randomNumber(random, shape) });
      shape.numbers.push(as);
    }
    if (next === "limit") {
      const col = random.pick(shape.numbers);
      steps.push({ op: "sort", by: [{ col, dir: random.pick(["asc", "desc"]) }] });
      steps.push({
        op: "limit",
        n: 1 + random.below(5),
        ...(random.chance(0.4) && shape.texts[0] !== undefined ? { by: [shape.texts[0]] } : {}),
      });
    }
    if (next === "window") {
      const as = `w${n}`;
      steps.push({
        op: "window",
        fn: random.pick(["share", "rank"]),
        col: random.pick(shape.numbers),
        by: shape.texts.slice(0, random.below(2)),
        as,
      });
      shape.numbers.push(as);
    }
    if (next === "join" && !isJoined && shape.texts.includes("key")) {
      isJoined = true;
      steps.push({ op: "join", with: "other", on: [["key", "code"]], kind: random.pick(["left", "inner"]), take: ["pay"] });
      shape.numbers.push("pay");
    }
    if (next === "semi" && shape.texts.includes("key")) {
      steps.push({ op: "join", with: "other", on: [["key", "code"]], kind: random.pick(["anti", "semi"]) });
    }
    if (next === "dedupe") steps.push({ op: "clean", do: "dedupe" });
    if (next === "select") {
      const kept = { texts: random.some(shape.texts, 0), numbers: random.some(shape.numbers, 1) };
      Object.assign(shape, kept, { dates: [] });
      steps.push({ op: "select", cols: [...kept.texts, ...kept.numbers] });
    }
    if (next === "unpivot" && shape.numbers.length > 1) {
      steps.push({ op: "unpivot", cols: shape.numbers.slice(0, 2), name: `k${n}`, value: `v${n}` });
      shape.numbers.splice(0, 2, `v${n}`);
      shape.texts.push(`k${n}`);
    }
    if (next === "compare" && shape.texts.length > 1) {
      const [by = "", along = ""] = shape.texts;
      const words = Object.values(WORDS).flat();
      const col = random.pick(shape.numbers);
      steps.push({
        op: "compare",
        along,
        a: random.pick(words),
        b: random.pick(words),
        by: [by],
        value: { fn: random.pick(["sum", "count", "avg"]), col },
      });
      return steps;
    }
    if (next === "group") {
      const keys = random.some(shape.texts, 0).slice(0, 2);
      const col = random.pick(shape.numbers);
      // Which computed numbers are equal depends on their last bit: only stored ones are counted.
      const distinct = shape.numbers.find((name) => name === "money" || name === "count") ?? shape.texts[0] ?? col;
      const fns = random.some(["sum", "avg", "min", "max", "count", "countDistinct", "median"] as const, 1);
      const where = random.chance(0.3) ? { where: randomCondition(random, shape) } : {};
      const byDate =
        date !== undefined && random.chance(0.4) ? [{ col: date, grain: random.pick(["month", "year"] as const), as: "period" }] : [];
      steps.push({
        op: "group",
        by: [...keys, ...byDate],
        aggs: fns.map((fn) => ({ fn, col: fn === "countDistinct" ? distinct : col, as: `${fn}${n}`, ...where })),
      });
      shape.texts = [...keys];
      shape.numbers = fns.map((fn) => `${fn}${n}`);
      shape.dates = [];
    }
  }
  return steps.length === 0 ? [{ op: "filter", where: randomCondition(random, shape) }] : steps;
}
