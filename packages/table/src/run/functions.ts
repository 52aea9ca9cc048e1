import { calendarDay, dayNumber, NO_DAY, readPeriod, roundTo, weekdayOf } from "../columns/index.ts";
import type { FunctionName } from "../plan/plan-schema.ts";
import { PlanError } from "./plan-error.ts";
import { asText, type DateReader, isNothing, mapReader, type NumberReader, type Reader, sameType } from "./reader.ts";

const wrong = (path: string): PlanError => new PlanError("argumentsWrong", path);

function numbers(args: readonly Reader[], path: string, least = 1, most = args.length): NumberReader[] {
  if (args.length < least || args.length > most) throw wrong(path);
  return args.map((reader, n): NumberReader => {
    if (reader.type === "number") return reader;
    if (reader.type === "none") return { type: "number", decimals: 0, at: () => Number.NaN };
    throw new PlanError("notANumber", `${path}.args.${n}`);
  });
}

function dateOf(args: readonly Reader[], path: string, n = 0): DateReader {
  const reader = args[n];
  if (reader === undefined) throw wrong(path);
  if (reader.type === "date") return reader;
  throw new PlanError("notADate", `${path}.args.${n}`);
}

/** A number read off a date. */
function ofDate(read: (days: number) => number): (args: readonly Reader[], path: string) => Reader {
  return (args, path) => {
    const date = dateOf(args, path);
    return { type: "number", decimals: 0, at: (place) => (date.at(place) === NO_DAY ? Number.NaN : read(date.at(place))) };
  };
}

/** Folds numbers of a row with an operation; rounded where all digits are known, so that 0.1 + 0.2 is 0.3. */
function arithmetic(
  operate: (a: number, b: number) => number,
  decimalsFrom: (a: number, b: number) => number | null,
): (args: readonly Reader[], path: string) => Reader {
  return (args, path) => {
    const readers = numbers(args, path);
    const [first, ...rest] = readers;
    if (first === undefined) throw wrong(path);
    const decimals = rest.reduce<number | null>(
      (sum, { decimals: more }) => (sum === null || more === null ? null : decimalsFrom(sum, more)),
      first.decimals,
    );
    const units = new Set(readers.flatMap(({ unit }) => unit ?? []));
    return {
      type: "number",
      decimals,
      unit: units.size === 1 && readers.every(({ unit }) => unit !== undefined) ? [...units][0] : undefined,
      at: (place) =>
        roundTo(
          rest.reduce((value, reader) => operate(value, reader.at(place)), first.at(place)),
          decimals,
        ),
    };
  };
}

function textsOf(args: readonly Reader[]): ((place: number) => string | null)[] {
  return args.map((reader) => {
    const text = asText(reader);
    return text.type === "text" ? text.at : () => null;
  });
}

/** What a written number of an expression is; expressions whose width differs by row are not there. */
function fixedNumber(args: readonly Reader[], n: number, path: string): number {
  const [reader] = numbers(args.slice(n, n + 1), path);
  const value = reader?.at(0);
  if (value === undefined || Number.isNaN(value)) throw wrong(path);
  return value;
}

const QUARTER_MONTHS = 3;
const RATIO_DIGITS = 15;
const DECIMALS_MAX = 12;

/** What each function makes of its arguments. They throw notANumber, notADate, argumentsWrong. */
export const RUN_FUNCTION: Readonly<Record<FunctionName, (args: readonly Reader[], path: string) => Reader>> = {
  "+": arithmetic((a, b) => a + b, Math.max),
  "-": arithmetic((a, b) => a - b, Math.max),
  "*": arithmetic(
    (a, b) => a * b,
    (a, b) => a + b,
  ),
  // What is divided by nothing has no answer. The last bits are noise: equal ratios are to be equal.
  "/": (args, path) => {
    const [above, below] = numbers(args, path, 2, 2);
    if (above === undefined || below === undefined) throw wrong(path);
    return {
      type: "number",
      decimals: null,
      at: (place) => (below.at(place) === 0 ? Number.NaN : Number((above.at(place) / below.at(place)).toPrecision(RATIO_DIGITS))),
    };
  },
  round: (args, path) => {
    const [value] = numbers(args.slice(0, 1), path);
    const decimals = args.length > 1 ? Math.min(DECIMALS_MAX, Math.max(0, Math.trunc(fixedNumber(args, 1, path)))) : 0;
    if (value === undefined) throw wrong(path);
    return { ...value, decimals, at: (place) => roundTo(value.at(place), decimals) };
  },
  abs: (args, path) => {
    const [value] = numbers(args, path, 1, 1);
    if (value === undefined) throw wrong(path);
    return { ...value, at: (place) => Math.abs(value.at(place)) };
  },
  year: ofDate((days) => calendarDay(days).year),
  month: ofDate((days) => calendarDay(days).month),
  quarter: ofDate((days) => Math.ceil(calendarDay(days).month / QUARTER_MONTHS)),
  weekday: ofDate(weekdayOf),
  days: (args, path) => {
    const [later, earlier] = [dateOf(args, path, 0), dateOf(args, path, 1)];
    const between = (place: number) =>
      later.at(place) === NO_DAY || earlier.at(place) === NO_DAY ? Number.NaN : later.at(place) - earlier.at(place);
    return { type: "number", decimals: 0, at: between };
  },
  concat: (args) => {
    const texts = textsOf(args);
    return { type: "text", at: (place) => texts.map((text) => text(place) ?? "").join("") || null };
  },
  part: (args, path) => {
    const [text, separator] = textsOf(args);
    const no = fixedNumber(args, 2, path);
    if (text === undefined || separator === undefined) throw wrong(path);
    return { type: "text", at: (place) => (text(place) ?? "").split(separator(place) || "\n")[no - 1]?.trim() || null };
  },
  left: (args, path) => {
    const [text] = textsOf(args);
    const count = fixedNumber(args, 1, path);
    if (text === undefined) throw wrong(path);
    return {
      type: "text",
      at: (place) =>
        Array.from(text(place) ?? "")
          .slice(0, count)
          .join("") || null,
    };
  },
  len: (args, path) => {
    const [text] = textsOf(args);
    if (text === undefined) throw wrong(path);
    return { type: "number", decimals: 0, at: (place) => Array.from(text(place) ?? "").length };
  },
  coalesce: (args, path) =>
    args.reduce((first, second) => {
      const [one, other] = sameType([first, second], path);
      return mapReader(one, other, { holds: (place) => !isNothing(one, place) });
    }),
  bin: (args, path) => {
    const [value] = numbers(args.slice(0, 1), path);
    const width = fixedNumber(args, 1, path);
    if (value === undefined || !(width > 0)) throw wrong(path);
    return { ...value, at: (place) => Math.floor(value.at(place) / width) * width };
  },
  number: (args, path) => {
    const [reader] = args;
    if (reader?.type === "number") return reader;
    const [text] = textsOf(args);
    if (text === undefined) throw wrong(path);
    return { type: "number", decimals: null, at: (place) => readPlainNumber(text(place)) };
  },
  date: (args, path) => {
    const [reader] = args;
    if (reader?.type === "date") return reader;
    if (args.length === QUARTER_MONTHS) {
      const [year, month, day] = numbers(args, path);
      const at = (place: number) => dayNumber(year?.at(place) ?? 0, month?.at(place) ?? 0, day?.at(place) ?? 0) ?? NO_DAY;
      return { type: "date", grain: "day", at };
    }
    const [text] = textsOf(args);
    if (text === undefined) throw wrong(path);
    return { type: "date", grain: "day", at: (place) => readPeriod(text(place) ?? "")?.from ?? NO_DAY };
  },
};

/** A number that was written out with nothing but thousands marks. */
function readPlainNumber(text: string | null): number {
  const bare = (text ?? "").normalize("NFKC").replace(/[,\s]/g, "");
  return bare === "" ? Number.NaN : Number(bare);
}
