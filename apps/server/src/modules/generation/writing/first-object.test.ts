import { expect, test } from "vitest";
import { firstObject } from "./first-object.ts";

test("the first whole object of an answer is found among words, braces and code", () => {
  const object = '{"a":{"b":"} { \\" "},"c":[1]}';
  for (const answer of [
    object,
    `好的：${object}`,
    `计划{见下}：\n${object}\n用了 {group}`,
    `\`\`\`json\n${object}\n\`\`\``,
    `${object} ${object}`,
  ]) {
    expect(firstObject(answer), answer).toBe(object);
  }
  expect(firstObject('{"a": 1')).toBeUndefined();
  expect(firstObject("SELECT 1")).toBeUndefined();
  expect(firstObject("{".repeat(100_000))).toBeUndefined();
});
