import { aggName } from "../../plan/made-names.ts";
import type { SayPart } from "../answer-schema.ts";
import { joinWith } from "../fill.ts";
import { capital, lowerLabel } from "./sentence-case.ts";
import type { Parts, Shape } from "./teller.ts";

/** One row of figures of all rows together. */
export const value: Shape = (teller) => {
  const { steps, words, computed } = teller;
  const group = steps.at(-1);
  if (group?.op !== "group" || group.by.length > 0 || computed.rows.length !== 1) return null;
  const [first] = group.aggs;
  const where = teller.where();
  const isCount = group.aggs.length === 1 && first?.fn === "count" && first.col === undefined && first.where === undefined;
  if (isCount && where !== null) {
    const col = teller.col(aggName(first));
    const isOne = col !== null && teller.value(0, col) === 1;
    if (col !== null)
      return teller.say(isOne ? words.rowWhere : words.rowsWhere, { where, count: teller.plain(0, col), unit: teller.rowUnit });
  }
  const told = group.aggs.flatMap((agg): Parts[] => {
    const col = teller.col(aggName(agg));
    if (col === null) return [];
    const label = lowerLabel(teller, aggName(agg));
    if (teller.value(0, col) === null) return [teller.say(words.notComputed, { label })];
    const figure = teller.figure(0, col);
    if (agg.fn === "count" && agg.col === undefined && agg.where === undefined)
      return [teller.say(words.countIs, { value: teller.plain(0, col), unit: teller.rowUnit })];
    if (agg.fn === "countDistinct" && agg.col !== undefined)
      return [teller.say(words.distinctIs, { col: teller.label(agg.col), value: figure })];
    return [teller.say(words.is, { label, value: figure })];
  });
  return capital(teller, [...teller.scope(), ...joinWith<SayPart>(told, words.and[0], words.and[0]), { text: words.end }]);
};
