import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { judgeSet, readQuestionSet } from "../testing/question-set.ts";

/**
 * Questions the planner was never changed for: {tables: {id: {title, header, rows}}, questions: [{id, table, lang, ask, plan}]}, the plan
 * null where the table cannot answer. Once the planner is changed for one of them, it is no blind set any more.
 */
const FILE = fileURLToPath(new URL("../testing/blind-questions.json", import.meta.url));
const RIGHT_SHARE_MIN = 0.75;
const WRONG_SHARE_MAX = 0.01;

test.skipIf(!existsSync(FILE))("of questions it was never changed for, three quarters are answered rightly and hardly one wrongly", () => {
  const set = readQuestionSet(JSON.parse(readFileSync(FILE, "utf8")) as Parameters<typeof readQuestionSet>[0]);
  const { right, asked, wrong } = judgeSet(set);
  const figures = `${right.length} right, ${asked.length} asked back, ${wrong.length} wrong`;
  expect(wrong.length / set.questions.length, `${figures}\n${wrong.join("\n")}`).toBeLessThanOrEqual(WRONG_SHARE_MAX);
  expect(right.length / set.questions.length, `${figures}\n${asked.join("\n")}`).toBeGreaterThanOrEqual(RIGHT_SHARE_MIN);
});
