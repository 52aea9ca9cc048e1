import { expect, test } from "vitest";
import { reasonMessage } from "./reason-message.ts";

test("what a person fills in is named in the language of the site", () => {
  const details = { field: "instruction" };
  expect(reasonMessage("zh", "field.required", details)).toBe("“修改意见”还没填");
  expect(reasonMessage("en", "field.required", details)).toBe("“What to change” is still empty");
  const tooLong = { field: "input.selection", params: { problem: "最多 10 个字" } };
  expect(reasonMessage("zh", "body.invalid", tooLong)).toBe("“选中的文字”不对：最多 10 个字");
});

test("what only a program fills in is named as the caller wrote it", () => {
  const details = { field: "input.generationId", params: { problem: "没有填" } };
  expect(reasonMessage("zh", "body.invalid", details)).toBe("“input.generationId”不对：没有填");
  expect(reasonMessage("en", "field.unknown", { field: "constructor" })).toBe("This scene has no field called “constructor”");
});

test("a label given with the refusal goes before the one of the field", () => {
  expect(reasonMessage("zh", "field.required", { field: "job", params: { label: "岗位" } })).toBe("“岗位”还没填");
});
