import type { Condition, Value } from "../plan/plan-schema.ts";
import { aggregateRows } from "./aggregate.ts";
import { compileCondition } from "./condition.ts";
import { columnAt, type Frame } from "./frame.ts";
import { RUN_FUNCTION } from "./functions.ts";
import { groupRows } from "./group-rows.ts";
import { mapReader, type Reader, readColumn, readScalar, sameType } from "./reader.ts";

/** What an expression means for each row. Throws columnUnknown, notANumber, notADate, argumentsWrong. */
export function compileValue(value: Value, frame: Frame, path: string): Reader {
  if (value === null || typeof value !== "object") return readScalar(value);
  if ("col" in value && !("stat" in value)) return readColumn(columnAt(frame, value.col, `${path}.col`));
  if ("value" in value) return readScalar(value.value);
  if ("stat" in value) return compileStat(value, frame, path);
  if ("if" in value) {
    const holds = compileWhere(value.if, frame, `${path}.if`);
    const [yes, no] = sameType([compileValue(value.then, frame, `${path}.then`), compileValue(value.else, frame, `${path}.else`)], path);
    return mapReader(yes, no, { holds });
  }
  const args = value.args.map((one, n) => compileValue(one, frame, `${path}.args.${n}`));
  return RUN_FUNCTION[value.fn](args, path);
}

/** Which rows a condition holds for. Throws columnUnknown, notComparable, valueMissing, tooDeep. */
export function compileWhere(condition: Condition, frame: Frame, path: string): (place: number) => boolean {
  return compileCondition(condition, { frame, path, valueOf: compileValue });
}

function compileStat(value: Extract<Value, { stat: unknown }>, frame: Frame, path: string): Reader {
  const { groupOf, count } = groupRows(
    frame,
    (value.by ?? []).map((name) => readColumn(columnAt(frame, name, `${path}.by`))),
  );
  const column = aggregateRows(frame, { fn: value.stat, ...(value.col === undefined ? {} : { col: value.col }) }, { groupOf, count }, path);
  const inGroup = readColumn(column);
  const groupAt = new Int32Array(frame.rows.reduce((most, row) => Math.max(most, row), -1) + 1).fill(-1);
  for (const [n, row] of frame.rows.entries()) groupAt[row] = groupOf[n] ?? -1;
  return mapReader(inGroup, inGroup, { holds: () => true, placeOf: (place) => groupAt[place] ?? -1 });
}
