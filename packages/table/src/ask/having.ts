import type { By, Comparison, Step } from "../plan/plan-schema.ts";
import { measured } from "./counts.ts";
import { askBack, type Question } from "./question.ts";
import { filtered, scopeOf } from "./scope.ts";
import type { Token } from "./token.ts";

const ROWS = /^[次笔单条回趟]$/u;
const COUNTS = /次数|单数|笔数|条数|件数|^次$|^counts?$|^number of$/u;

/** 报修不止一次的业主, 下过三单以上的客户: groups by how many rows they have. */
export function havingSteps(said: Question): Step[] | null {
  const numbers = said.open("number");
  const [number, ...more] = numbers;
  if (
    number === undefined ||
    more.length > 0 ||
    number.entry.isPercent ||
    said.says("agg", "most", "order", "share", "than", "mark", "crosstab")
  )
    return null;
  const n = said.tokens.indexOf(number);
  const tokens = said.tokens.filter(({ entry }) => entry.is !== "filler");
  const at = tokens.indexOf(number);
  const [word, after] = [tokens[at - 1], tokens[at + 1]];
  const compare = word?.entry.is === "compare" ? word : after?.entry.is === "after" ? after : null;
  const counted = word?.entry.is === "compare" ? tokens[at - 2] : word;
  const isOfRows =
    ROWS.test(number.entry.unit) ||
    (counted?.entry.is === "count" && COUNTS.test(counted.text)) ||
    TIMES.test(said.tokens[n + 1]?.text ?? "");
  if (compare === null || !isOfRows || (compare.entry.is !== "compare" && compare.entry.is !== "after")) return null;
  // A figure that is counted so is compared itself.
  if (said.ofType("number").some((name) => /次|times|笔|单/u.test(name))) return null;
  const groups = tokens.filter(
    (token): token is Token & { entry: { is: "column"; col: string } } =>
      token.entry.is === "column" && !token.used && said.column(token.entry.col).type === "text",
  );
  const asked = said.open("who");
  const [group, ...others] = groups;
  const col = others.length > 0 ? askBack() : (group?.entry.col ?? (asked.length > 0 ? said.whoColumn() : null));
  if (col === null || said.namesRows(col) || said.open("value").some(({ entry }) => entry.col === col)) return null;
  for (const token of [number, compare, group, ...asked, ...said.open("which"), ...said.open("each")])
    if (token !== undefined) token.used = true;
  if (counted?.entry.is === "count") counted.used = true;
  const counts = said.open("count");
  for (const token of counts) token.used = true;
  if (said.open("howMuch").length + said.open("class").length > 0) askBack();
  const is: Comparison = compare.entry.as;
  const by: By[] = [col];
  const steps: Step[] = [
    ...filtered(said, scopeOf(said)),
    { op: "group", by, aggs: [{ fn: "count", as: "count" }] },
    { op: "filter", where: { col: "count", is, value: number.entry.value } },
  ];
  // 有几个 of them.
  const isCounted = counts.some((token) => token !== counted);
  return [
    ...steps,
    isCounted ? { op: "group", by: [], aggs: [measured("countDistinct", col)] } : { op: "sort", by: [{ col: "count", dir: "desc" }] },
  ];
}

const TIMES = /^times$/u;
