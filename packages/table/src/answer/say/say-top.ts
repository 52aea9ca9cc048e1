import { CLASS_HEADINGS } from "../../ask/measure-classes.ts";
import { byName } from "../../plan/made-names.ts";
import { lowerLabel } from "./sentence-case.ts";
import type { Shape } from "./teller.ts";

/** Headings of numbers that stand for things. */
const NUMBERED = /号$|编号|编码|序号|\bid$|_id$|\bno\.?$/iu;

/** The first of an order. */
export const top: Shape = (teller) => {
  const { steps, words, computed } = teller;
  const limit = steps.at(-1);
  const sort = steps.at(-2);
  const [key] = sort?.op === "sort" ? sort.by : [];
  if (limit?.op !== "limit" || key === undefined) return null;
  const col = teller.col(key.col);
  const { rows, total } = computed;
  if (col === null || rows.length === 0) return null;
  const slots = { scope: teller.scope(), label: lowerLabel(teller, key.col), extreme: teller.extreme(key) };
  const group = steps.findLast((step) => step.op === "group");
  const last = rows.length - 1;
  if (limit.by !== undefined) {
    const by = limit.by.map((name) => teller.label(name)).join(words.key);
    return teller.say(words.topEach, { ...slots, by, count: teller.count() });
  }
  if (group === undefined) {
    if (total > 1) {
      const template = total <= rows.length && teller.value(0, col) === teller.value(last, col) ? words.topRowsSame : words.topRows;
      return teller.say(template, { ...slots, count: teller.count(), first: teller.figure(0, col), last: teller.figure(last, col) });
    }
    const isNamed = (at: number) => computed.columns[at]?.type === "text" && at !== col && teller.value(0, at) !== null;
    const places = computed.columns.map((_, at) => at).filter(isNamed);
    // 陈晨 says more than G1.
    const heading = (at: number) => computed.result.columns[at]?.name ?? "";
    const plain = places.filter((at) => !NUMBERED.test(heading(at)));
    const isWho = (at: number) => CLASS_HEADINGS.people.test(heading(at)) || CLASS_HEADINGS.doer.test(heading(at));
    const apart = (all: readonly number[]) => all.find((at) => teller.namesRows(at));
    const name = plain.find(isWho) ?? apart(plain) ?? apart(places) ?? plain[0] ?? places[0] ?? -1;
    const value = teller.figure(0, col);
    return name === -1
      ? teller.say(words.rowPlain, { ...slots, value })
      : teller.say(words.row, { ...slots, name: teller.named(0, name), value });
  }
  if (total > rows.length) return null;
  const by = group.by.map(byName);
  if (by.length === 0) return null;
  const names = rows.map((_, n) => teller.key(n, by));
  if (rows.length === 1) return teller.say(words.top, { ...slots, name: names[0] ?? [], value: teller.figure(0, col) });
  if (limit.n === 1) return teller.say(words.topTied, { ...slots, names: teller.list(names), value: teller.figure(0, col) });
  const told = names.map((name, n) => teller.say(words.with, { name, value: teller.figure(n, col) }));
  return teller.say(words.topSome, { ...slots, names: teller.list(told) });
};
