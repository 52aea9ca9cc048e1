import { expect, test } from "vitest";
import blind from "../testing/blind-questions.json" with { type: "json" };
import { judgeSet, readQuestionSet } from "../testing/question-set.ts";

/**
 * Questions by somebody who had not seen the planner: {tables: {id: {title, header, rows}}, questions: [{id, table, lang, ask, plan}]}, the
 * plan null where the table cannot answer. Their first run gave 37 right, 62 asked back and 1 wrong. The grammar was widened by what was
 * asked back, so this is no blind set any more: now 85 right, 14 asked back, 1 wrong (a group of the rows without a mechanic).
 */
const WRONG_SHARE_MAX = 0.02;
const RIGHT_MIN = 85;

test("of questions somebody else asked, hardly one is answered wrongly, and those it answered it goes on answering", () => {
  const set = readQuestionSet(blind as unknown as Parameters<typeof readQuestionSet>[0]);
  const { right, asked, wrong } = judgeSet(set);
  const figures = `${right.length} right, ${asked.length} asked back, ${wrong.length} wrong`;
  expect(wrong.length / set.questions.length, `${figures}\n${wrong.join("\n")}`).toBeLessThanOrEqual(WRONG_SHARE_MAX);
  expect(right.length, `${figures}\n${asked.join("\n")}`).toBeGreaterThanOrEqual(RIGHT_MIN);
});
