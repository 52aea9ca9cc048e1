import type { FormField } from "@tangleaf/contract";
import { expect, test } from "vitest";
import {
  emptyForm,
  emptyValues,
  formReducer,
  isExampleIn,
  isUntouched,
  ownValues,
  problemsOf,
  toFields,
  valuesFrom,
} from "./form-state.ts";

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
  const start = emptyForm(FORM);
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
  const refused = formReducer({ ...emptyForm(FORM), values: { job: "x" } }, { type: "refused", key: "job", message: "内容里有不能写的词" });
  expect(refused.problems["job"]).toEqual({ kind: "server", message: "内容里有不能写的词" });
});

test("earlier inputs are carried in where the form still has them", () => {
  expect(valuesFrom(FORM, { job: "工程师", gone: "x", length: "800" })).toEqual({ job: "工程师", note: "", length: 1000 });
});

test("optional fields left empty are not sent", () => {
  expect(toFields(FORM, { job: "工程师", note: "", length: 800 })).toEqual({ job: "工程师", length: 800 });
});

const fill = (values: Record<string, unknown>, source: "example" | "last" | "sentence") => ({
  type: "filledIn" as const,
  form: FORM,
  values,
  source,
});

test("a filling in leaves the fields it does not name, marks the ones it does, and comes back in one step", () => {
  const typed = formReducer(emptyForm(FORM), { type: "changed", key: "note", value: "我写的" });
  const filled = formReducer(typed, fill({ job: "会计", length: 800, gone: "x" }, "sentence"));
  expect(filled.values).toEqual({ job: "会计", note: "我写的", length: 800 });
  expect(filled.sources).toEqual({ job: "sentence", length: "sentence" });
  expect(formReducer(filled, { type: "undone" })).toEqual(typed);
});

test("a mark goes when its field is typed into, and undoing keeps what was typed", () => {
  const filled = formReducer(emptyForm(FORM), fill({ job: "会计", note: "样例" }, "example"));
  const changed = formReducer(filled, { type: "changed", key: "job", value: "出纳" });
  expect(changed.sources).toEqual({ note: "example" });
  expect(formReducer(changed, { type: "undone" })).toMatchObject({ values: { job: "出纳", note: "" }, sources: {} });
});

test("two fillings come back one after the other, and the one a notice means only while it is the last", () => {
  const once = formReducer(emptyForm(FORM), fill({ job: "会计" }, "last"));
  const twice = formReducer(once, fill({ job: "出纳" }, "example"));
  expect(formReducer(twice, { type: "undone", source: "last" })).toBe(twice);
  const back = formReducer(twice, { type: "undone", source: "example" });
  expect(back).toMatchObject({ values: { job: "会计" }, sources: { job: "last" } });
  expect(formReducer(back, { type: "undone" })).toEqual(emptyForm(FORM));
});

test("words that were kept from an earlier visit come back when the filling in over them is undone", () => {
  const filled = formReducer(emptyForm(FORM), fill({ job: "会计" }, "sentence"));
  const restored = formReducer(filled, { type: "restored", form: FORM, earlier: { job: "工程师", note: "旧的" } });
  expect(restored).toMatchObject({ values: { job: "会计", note: "旧的" }, sources: { job: "sentence" } });
  expect(formReducer(restored, { type: "undone" }).values).toEqual({ job: "工程师", note: "旧的", length: 1000 });
});

test("taking the example out brings back what stood there, keeps what was typed since, and can be undone", () => {
  const typed = formReducer(emptyForm(FORM), { type: "changed", key: "note", value: "我写的" });
  const filled = formReducer(typed, fill({ job: "会计", note: "样例" }, "example"));
  const changed = formReducer(filled, { type: "changed", key: "job", value: "出纳" });
  const taken = formReducer(changed, { type: "exampleTaken", form: FORM });
  expect(taken).toMatchObject({ values: { job: "出纳", note: "我写的" }, sources: {} });
  expect(formReducer(taken, { type: "undone" })).toMatchObject({ values: changed.values, sources: { note: "example" } });
});

test("words a sentence filled in are its own again once the example over them is taken out, whichever way", () => {
  const said = formReducer(emptyForm(FORM), fill({ job: "会计" }, "sentence"));
  const over = formReducer(said, fill({ job: "出纳", note: "样例" }, "example"));
  expect(isExampleIn(over)).toBe(true);
  expect(formReducer(over, { type: "undone", source: "example" })).toEqual(said);
  const taken = formReducer(over, { type: "exampleTaken", form: FORM });
  expect(taken).toMatchObject({ values: { job: "会计", note: "" }, sources: { job: "sentence" } });
  expect(isExampleIn(taken)).toBe(false);
  expect(isExampleIn(formReducer(taken, { type: "undone", source: null }))).toBe(true);
});

test("fields that hold the example are not the person's own", () => {
  const filled = formReducer(emptyForm(FORM), fill({ job: "会计", note: "样例" }, "example"));
  expect(isUntouched(FORM, ownValues(FORM, filled))).toBe(true);
  const changed = formReducer(filled, { type: "changed", key: "job", value: "出纳" });
  expect(ownValues(FORM, changed)).toEqual({ job: "出纳", note: "", length: 1000 });
});

test("what is wrong is named beside the button only once sending was tried", () => {
  const left = formReducer(emptyForm(FORM), { type: "left", field: job });
  expect(left.tried).toBe(false);
  expect(formReducer(left, { type: "submitted", problems: problemsOf(FORM, left.values) }).tried).toBe(true);
});
