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
/** Where a field's words came from when nobody typed them: the scene's example, the last text of the scene, a sentence about it. */
export type FillSource = "example" | "last" | "sentence";
/** One filling in, or taking the example out (null), as it can be taken back. */
type FillStep = { source: FillSource | null; before: FormValues; after: FormValues; sourcesBefore: Sources };
type Sources = Readonly<Record<string, FillSource>>;
export type FormState = {
  values: FormValues;
  problems: Problems;
  /** Sending was tried with something wrong: what is wrong is named beside the button too. */
  tried: boolean;
  sources: Sources;
  steps: readonly FillStep[];
};

export type FormAction =
  | { type: "changed"; key: string; value: string | number }
  | { type: "left"; field: FormField }
  | { type: "submitted"; problems: Problems }
  | { type: "refused"; key: string; message: string }
  | { type: "filled"; values: FormValues }
  | { type: "filledIn"; form: readonly FormField[]; values: EarlierValues; source: FillSource }
  | { type: "exampleTaken"; form: readonly FormField[] }
  | { type: "undone"; source?: FillStep["source"] }
  | { type: "restored"; form: readonly FormField[]; earlier: EarlierValues };

type EarlierValues = Readonly<Record<string, unknown>>;

/** The whole form: an error appears when its field is left or the form is sent, and goes with the next keystroke. */
export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case "changed":
      return {
        ...state,
        values: { ...state.values, [action.key]: action.value },
        problems: without(state.problems, action.key),
        sources: without(state.sources, action.key),
      };
    case "left": {
      const problem = problemOf(action.field, state.values[action.field.key]);
      const rest = without(state.problems, action.field.key);
      return { ...state, problems: problem ? { ...rest, [action.field.key]: problem } : rest };
    }
    case "submitted":
      return { ...state, problems: action.problems, tried: Object.keys(action.problems).length > 0 };
    case "refused":
      return { ...state, problems: { ...state.problems, [action.key]: { kind: "server", message: action.message } } };
    case "filled":
      return { values: action.values, problems: {}, tried: false, sources: {}, steps: [] };
    case "filledIn":
      return filledIn(state, action);
    case "exampleTaken":
      return exampleTaken(state, action.form);
    case "undone":
      return undone(state, action.source);
    case "restored":
      return restored(state, action);
  }
}

/** An untouched form. */
export function emptyForm(form: readonly FormField[]): FormState {
  return { values: emptyValues(form), problems: {}, tried: false, sources: {}, steps: [] };
}

/** Lays values over the form as one step. Fields that are not named keep what they hold. */
function filledIn(state: FormState, { form, values: given, source }: Extract<FormAction, { type: "filledIn" }>): FormState {
  const values = { ...state.values, ...knownIn(form, given) };
  const keys = Object.keys(knownIn(form, given));
  const touched = touchedIn(form, values);
  const kept = Object.fromEntries(Object.entries(state.sources).filter(([key]) => !keys.includes(key)));
  const marked = Object.fromEntries(keys.filter((key) => key in touched).map((key) => [key, source]));
  const step = { source, before: state.values, after: values, sourcesBefore: state.sources };
  return { values, problems: {}, tried: false, sources: { ...kept, ...marked }, steps: [...state.steps, step] };
}

/** Takes the example out again, as a step of its own: its fields hold what stood in them before, or nothing. */
function exampleTaken(state: FormState, form: readonly FormField[]): FormState {
  const beneath = beneathExample(form, state);
  const values = { ...state.values, ...beneath };
  const sourcesBeneath = state.steps.find(({ source }) => source === "example")?.sourcesBefore ?? {};
  const sources = {
    ...Object.fromEntries(Object.entries(state.sources).filter(([, source]) => source !== "example")),
    ...Object.fromEntries(Object.entries(sourcesBeneath).filter(([key]) => key in beneath)),
  };
  const step = { source: null, before: state.values, after: values, sourcesBefore: state.sources };
  return { values, problems: {}, tried: false, sources, steps: [...state.steps, step] };
}

/** What stood in the fields that hold the example. */
function beneathExample(form: readonly FormField[], { sources, steps }: FormState): FormValues {
  const before = steps.find(({ source }) => source === "example")?.before ?? {};
  const beneath = { ...emptyValues(form), ...before };
  return Object.fromEntries(Object.entries(beneath).filter(([key]) => sources[key] === "example"));
}

/** The form without the example: what is kept as the person's own. */
export function ownValues(form: readonly FormField[], state: FormState): FormValues {
  return { ...state.values, ...beneathExample(form, state) };
}

/** Takes the last step back, where it is the one meant. What was typed into a field since stays. */
function undone(state: FormState, source: FillStep["source"] | undefined): FormState {
  const step = state.steps.at(-1);
  if (!step || (source !== undefined && step.source !== source)) return state;
  const isAsFilled = (key: string) => state.values[key] === step.after[key];
  const values = Object.fromEntries(
    Object.entries(state.values).map(([key, value]) => [key, isAsFilled(key) ? (step.before[key] ?? value) : value]),
  );
  const sources = Object.fromEntries(Object.entries(step.sourcesBefore).filter(([key]) => isAsFilled(key)));
  return { values, problems: {}, tried: false, sources, steps: state.steps.slice(0, -1) };
}

/** Whether the example was filled in last, and not taken out since. */
export function isExampleIn({ steps }: FormState): boolean {
  return steps.filter(({ source }) => source === "example" || source === null).at(-1)?.source === "example";
}

/** What was kept of an earlier visit comes under what is in the form, and under what taking a step back brings again. */
function restored(state: FormState, { form, earlier }: Extract<FormAction, { type: "restored" }>): FormState {
  const over = (values: FormValues) => valuesFrom(form, { ...earlier, ...touchedIn(form, values) });
  const steps = state.steps.map((step) => ({ ...step, before: over(step.before), after: over(step.after) }));
  return { ...state, values: over(state.values), problems: {}, steps };
}

/** Values of an untouched form: numbers at their default, everything else empty. */
export function emptyValues(form: readonly FormField[]): FormValues {
  return Object.fromEntries(form.map((field) => [field.key, field.type === "number" ? (field.default ?? field.min ?? 0) : ""]));
}

/** Earlier values laid over an empty form: keys the form no longer has are dropped, wrong types too. */
export function valuesFrom(form: readonly FormField[], earlier: EarlierValues): FormValues {
  return { ...emptyValues(form), ...knownIn(form, earlier) };
}

/** Those of the values that the form has a field of their kind for. */
function knownIn(form: readonly FormField[], earlier: EarlierValues): FormValues {
  const values: Record<string, string | number> = {};
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

function without<Value>(byKey: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> {
  if (!(key in byKey)) return byKey;
  const { [key]: _gone, ...rest } = byKey;
  return rest;
}
