import type { Condition, Step } from "../plan/plan-schema.ts";
import type { Question } from "./question.ts";

/** 化学 90 分及以上的人占全班百分之几: of how many rows in a hundred a condition on figures holds. Rows or people have to be named. */
export function rowShareSteps(said: Question, conditions: readonly Condition[]): Step[] | null {
  const [only, ...more] = conditions;
  if (only === undefined || more.length > 0 || said.derived.length > 0) return null;
  if (!("col" in only) || said.column(only.col).type !== "number" || said.says("not", "agg")) return null;
  const people = said.open("class").filter(({ entry }) => entry.of === "people");
  const counts = said.open("count");
  const names = said.open("rows").length + (said.rowsArePeople() ? people.length + counts.length : 0);
  if (names === 0 || said.open("column").length > 0) return null;
  for (const token of [...people, ...counts]) token.used = true;
  return [
    {
      op: "group",
      by: [],
      aggs: [
        { fn: "count", where: only, as: "part" },
        { fn: "count", as: "count" },
      ],
    },
    { op: "derive", as: "share", expr: { fn: "/", args: [{ col: "part" }, { col: "count" }] } },
  ];
}
