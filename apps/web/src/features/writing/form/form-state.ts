import type { FormField } from "@tangleaf/contract";
import { FIELD_MAX_CHARACTERS } from "@tangleaf/contract/constants";

/** Values by field key. A number that was emptied is kept as "" until it is left. */
export type FormValues = Readonly<Record<string, string | number>>;
export type Problem =
  | { kind: "required" }
  | { kind: "tooLong"; max: number }
  | { kind: "bounds"; min: number; max: number }
  | { kind: "server"; message: string };
export type Problems = Readonly<Record<string, Problem>>;
export type FormState = { values: FormValues; problems: Problems };

export type FormAction =
  | { type: "changed"; key: string; value: string | number }
  | { type: "left"; field: FormField }
  | { type: "submitted"; problems: Problems }
  | { type: "refused"; key: string; message: string }
  | { type: "filled"; values: FormValues };

/** The whole form: an error appears when its field is left or the form is sent, and goes with the next keystroke. */
export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case "changed":
      return { values: { ...state.values, [action.key]: action.value }, problems: without(state.problems, action.key) };
    case "left": {
      const problem = problemOf(action.field, state.values[action.field.key]);
      const rest = without(state.problems, action.field.key);
      return { ...state, problems: problem ? { ...rest, [action.field.key]: problem } : rest };
    }
    case "submitted":
      return { ...state, problems: action.problems };
    case "refused":
      return { ...state, problems: { ...state.problems, [action.key]: { kind: "server", message: action.message } } };
    case "filled":
      return { values: action.values, problems: {} };
  }
}

/** Values of an untouched form: numbers at their default, everything else empty. */
export function emptyValues(form: readonly FormField[]): FormValues {
  return Object.fromEntries(form.map((field) => [field.key, field.type === "number" ? (field.default ?? field.min ?? 0) : ""]));
}

/** Earlier values laid over an empty form: keys the form no longer has are dropped, wrong types too. */
export function valuesFrom(form: readonly FormField[], earlier: Readonly<Record<string, unknown>>): FormValues {
  const values: Record<string, string | number> = { ...emptyValues(form) };
  for (const field of form) {
    const value = earlier[field.key];
    if (field.type === "number" && typeof value === "number" && Number.isFinite(value)) values[field.key] = value;
    if (field.type !== "number" && typeof value === "string") values[field.key] = value;
  }
  return values;
}

export function problemOf(field: FormField, value: string | number | undefined): Problem | undefined {
  if (field.type === "number") {
    const { min = 0, max = Number.MAX_SAFE_INTEGER } = field;
    const number = Number(value);
    return Number.isFinite(number) && number >= min && number <= max ? undefined : { kind: "bounds", min, max };
  }
  const text = String(value ?? "");
  if (field.require && text.trim() === "") return { kind: "required" };
  const max = maxOf(field);
  return text.length > max ? { kind: "tooLong", max } : undefined;
}

export function problemsOf(form: readonly FormField[], values: FormValues): Problems {
  return Object.fromEntries(
    form.flatMap((field) => {
      const problem = problemOf(field, values[field.key]);
      return problem ? [[field.key, problem]] : [];
    }),
  );
}

/** Longest text of a field, in characters. */
export function maxOf(field: FormField): number {
  return Math.min(field.max ?? FIELD_MAX_CHARACTERS, FIELD_MAX_CHARACTERS);
}

/** What is sent: optional texts that were left empty are not. */
export function toFields(form: readonly FormField[], values: FormValues): Record<string, string | number> {
  return Object.fromEntries(
    form.flatMap((field) => {
      const value = values[field.key];
      return value === undefined || (!field.require && value === "") ? [] : [[field.key, value]];
    }),
  );
}

export function isUntouched(form: readonly FormField[], values: FormValues): boolean {
  return Object.keys(touchedIn(form, values)).length === 0;
}

/** What differs from the empty form. */
export function touchedIn(form: readonly FormField[], values: FormValues): FormValues {
  const empty = emptyValues(form);
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => key in empty && value !== empty[key]));
}

function without(problems: Problems, key: string): Problems {
  if (!(key in problems)) return problems;
  const { [key]: _gone, ...rest } = problems;
  return rest;
}
