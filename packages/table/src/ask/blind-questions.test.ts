import { expect, test } from "vitest";
import first from "../testing/blind-questions.json" with { type: "json" };
import second from "../testing/blind-questions-2.json" with { type: "json" };
import third from "../testing/blind-questions-3.json" with { type: "json" };
import fourth from "../testing/blind-questions-4.json" with { type: "json" };
import fifth from "../testing/blind-questions-5.json" with { type: "json" };
import sixth from "../testing/blind-questions-6.json" with { type: "json" };
import seventh from "../testing/blind-questions-7.json" with { type: "json" };
import eighth from "../testing/blind-questions-8.json" with { type: "json" };
import ninth from "../testing/blind-questions-9.json" with { type: "json" };
import { judgeSet, readQuestionSet } from "../testing/question-set.ts";

/**
 * Questions by people who had not seen the planner: {tables: {id: {title, header, rows}}, questions: [{id, table, lang, ask, plan}]}, the
 * plan null where the table cannot answer. The first set gave 37 right, 62 asked back and 1 wrong; the planner has been changed for it
 * since, and it is no blind set any more. The second gave 33, 67 and 0 in its first run; the planner has been changed for it too.
 * The third, all Chinese, gave 50, 49 and 2: 是 of 是谁 was taken for a value, and 分别是 said nothing; it has been changed for both.
 * The fourth gave 49, 52 and 5: 库存 was taken for 安全库存, 区 for 小区, and 没付钱 for a sum; it has been changed for it.
 * The fifth gave 45, 57 and 4: 补贴 was taken for one of two, 200 万 of 万次 for 2,000,000, 按月累计 for the sum of each month, and two
 * values set side by side were not taken for a group of the two, which they are now. It has been changed for it.
 * The sixth gave 54, 54 and 2: 几次 MVP of somebody was counted as one, and 以外 without 除 said nothing; it has been changed for it.
 * The eighth, judged next, gave 70, 34 and 6, the seventh 70, 35 and 5, one of them right: a comparison that was wanted as a difference
 * alone. Days were put together to months, a day that was asked for was counted, what was wanted was lost beside a count, and a sum lost
 * the rows with only one of two figures. It has been changed for both.
 * The ninth gave 74, 35 and 1: a month was taken to be of the year in which something expires. It has been changed for that one alone.
 */
const SETS = [
  { name: "the first set, which it was changed for", set: first, right: 88 },
  { name: "the second set, which it was changed for", set: second, right: 82 },
  { name: "the third set, which it was changed for", set: third, right: 72 },
  { name: "the fourth set, which it was changed for", set: fourth, right: 103 },
  { name: "the fifth set, which it was changed for", set: fifth, right: 105 },
  { name: "the sixth set, which it was changed for", set: sixth, right: 107 },
  { name: "the seventh set, which it was changed for", set: seventh, right: 103 },
  { name: "the eighth set, which it was changed for", set: eighth, right: 103 },
  { name: "the ninth set, of which only what was wrong has been changed", set: ninth, right: 75 },
] as const;
const WRONG_SHARE_MAX = 0.01;

test.each(SETS)(
  "of questions by others hardly one is answered wrongly, and no fewer rightly than before ($name)",
  ({ set: written, right: before }) => {
    const set = readQuestionSet(written as unknown as Parameters<typeof readQuestionSet>[0]);
    const { right, asked, wrong } = judgeSet(set);
    const figures = `${right.length} right, ${asked.length} asked back, ${wrong.length} wrong`;
    expect(wrong.length / set.questions.length, `${figures}\n${wrong.join("\n")}`).toBeLessThanOrEqual(WRONG_SHARE_MAX);
    expect(right.length, `${figures}\n${asked.join("\n")}`).toBeGreaterThanOrEqual(before);
  },
);
