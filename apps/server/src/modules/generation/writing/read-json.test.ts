import { expect, test } from "vitest";
import { z } from "zod";
import { readJson } from "./read-json.ts";

const titles = z.object({ titles: z.array(z.object({ title: z.string(), keywords: z.array(z.string()) })) });
const valid = '{"titles":[{"title":"旧书店的生意","keywords":["旧书店"]}]}';
const result = { titles: [{ title: "旧书店的生意", keywords: ["旧书店"] }] };

test.each([
  ["alone", valid],
  ["in a code fence", `以下是题目：\n\n\`\`\`json\n${valid}\n\`\`\``],
  ["among words", `好的，{注意格式}。${valid}\n希望有用。`],
  ["with trailing commas", '{"titles":[{"title":"旧书店的生意","keywords":["旧书店",],},]}'],
])("reads JSON %s", (_, answer) => {
  expect(readJson(answer, titles)).toEqual({ ok: true, result });
});

test("keeps quotation marks of a Chinese title that the model did not escape", () => {
  const answer = '```json\n{"titles":[{"title":"从"被照顾"到"会照顾"：护理能力提升路径","keywords":["护理"],}]}\n```';
  expect(readJson(answer, titles)).toEqual({
    ok: true,
    result: { titles: [{ title: '从"被照顾"到"会照顾"：护理能力提升路径', keywords: ["护理"] }] },
  });
});

test("does not complete an answer that was cut", () => {
  expect(readJson('{"titles":[{"title":"旧书店的生', titles)).toMatchObject({ ok: false, error: expect.stringContaining("position") });
});

test.each([
  ["抱歉，我无法完成。", "no JSON object found"],
  ['{"titles":[{"title":3,"keywords":[]}]}', "titles.0.title: "],
  ['{"titles" "旧书店"}', "at position 10"],
])("says what is wrong with %j", (answer, error) => {
  expect(readJson(answer, titles)).toMatchObject({ ok: false, error: expect.stringContaining(error) });
});
