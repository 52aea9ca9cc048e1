import type { FormField } from "@tangleaf/contract";
import { expect, test } from "vitest";
import { emptyValues, type FormState, formReducer, isUntouched, problemsOf, toFields, valuesFrom } from "./form-state.ts";

const job: FormField = { key: "job", label: "岗位", type: "text", placeholder: "", require: true };
const note: FormField = { key: "note", label: "备注", type: "textarea", placeholder: "", require: false };
const length: FormField = {
  key: "length",
  label: "字数",
  type: "number",
  default: 1000,
  step: 100,
  min: 200,
  max: 5000,
  placeholder: "",
  require: true,
};
const FORM = [job, note, length];

test("an untouched form holds the defaults", () => {
  expect(emptyValues(FORM)).toEqual({ job: "", note: "", length: 1000 });
  expect(isUntouched(FORM, emptyValues(FORM))).toBe(true);
});

test("an error appears when its field is left and goes with the next keystroke", () => {
  const start: FormState = { values: emptyValues(FORM), problems: {} };
  const left = formReducer(start, { type: "left", field: job });
  expect(left.problems).toEqual({ job: { kind: "required" } });
  expect(formReducer(left, { type: "changed", key: "job", value: "前" }).problems).toEqual({});
});

test("spaces do not fill a required field, a text over 50,000 characters and a number off its bounds are named", () => {
  const problems = problemsOf(FORM, { job: "  ", note: "字".repeat(50_001), length: 10 });
  expect(problems).toEqual({
    job: { kind: "required" },
    note: { kind: "tooLong", max: 50_000 },
    length: { kind: "bounds", min: 200, max: 5000 },
  });
});

test("the server's refusal stands at its field until it is changed", () => {
  const refused = formReducer({ values: { job: "x" }, problems: {} }, { type: "refused", key: "job", message: "内容里有不能写的词" });
  expect(refused.problems["job"]).toEqual({ kind: "server", message: "内容里有不能写的词" });
});

test("earlier inputs are carried in where the form still has them", () => {
  expect(valuesFrom(FORM, { job: "工程师", gone: "x", length: "800" })).toEqual({ job: "工程师", note: "", length: 1000 });
});

test("optional fields left empty are not sent", () => {
  expect(toFields(FORM, { job: "工程师", note: "", length: 800 })).toEqual({ job: "工程师", length: 800 });
});
