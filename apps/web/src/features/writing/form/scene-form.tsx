import type { FormField, Scene } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document/count";
import type { Dispatch } from "react";
import { formatNumber } from "#lib/format.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { type ControlProps, Field, Select, TextArea, TextInput } from "#ui/field/field.tsx";
import { NumberStepper } from "#ui/number-stepper/number-stepper.tsx";
import { type FillSource, type FormAction, type FormState, maxOf, type Problem } from "./form-state.ts";
import css from "./scene-form.module.css";

type SceneFormProps = { scene: Scene; fields: readonly FormField[]; state: FormState; dispatch: Dispatch<FormAction> };

const ROWS_TEXTAREA = 3;
const STEP_DEFAULT = 1;
/** Close to its limit a text shows how much room is left. */
const NEARLY_FULL = 0.8;

/** Fields of the scene's form, one under the other. */
export function SceneForm({ scene, fields, state, dispatch }: SceneFormProps) {
  return fields.map((field) => {
    const problem = state.problems[field.key];
    const value = state.values[field.key];
    return (
      <Field
        key={field.key}
        label={field.label}
        required={field.require && field.type !== "number"}
        aside={<Aside source={state.sources[field.key]} text={asideOf(field, value, scene.output.unit)} />}
        error={problem ? problemText(field, problem) : null}
      >
        {(control) => <Control field={field} value={value} unit={scene.output.unit} control={control} dispatch={dispatch} />}
      </Field>
    );
  });
}

/** Right of a label: where words nobody typed are from, and how many they are. */
function Aside({ source, text }: { source: FillSource | undefined; text: string | undefined }) {
  if (source === undefined) return text;
  return (
    <>
      <span className={css["source"]}>{m.form.source[source]}</span>
      {text === undefined ? null : ` · ${text}`}
    </>
  );
}

type Unit = Scene["output"]["unit"];
type ControlsProps = {
  field: FormField;
  value: string | number | undefined;
  unit: Unit;
  control: ControlProps;
  dispatch: Dispatch<FormAction>;
};

function Control({ field, value, unit, control, dispatch }: ControlsProps) {
  const change = (next: string | number) => dispatch({ type: "changed", key: field.key, value: next });
  if (field.type === "number") {
    const { step = STEP_DEFAULT, min = 0, max = Number.MAX_SAFE_INTEGER } = field;
    return (
      <NumberStepper
        control={{ ...control, "aria-required": undefined }}
        value={Number(value)}
        onChange={change}
        step={step}
        min={min}
        max={max}
        {...(unitOf(field, unit) === "" ? {} : { unit: unitOf(field, unit) })}
        presets={presetsOf(field)}
        placeholder={field.placeholder}
        labels={{ less: m.form.less(formatNumber(step)), more: m.form.more(formatNumber(step)) }}
      />
    );
  }
  const shared = {
    ...control,
    name: field.key,
    "data-field": field.key,
    value: String(value ?? ""),
    onChange: (event: { target: { value: string } }) => change(event.target.value),
    onBlur: () => dispatch({ type: "left", field }),
  };
  if (field.choices !== undefined) {
    return (
      <Select {...shared}>
        <option value="">{field.placeholder}</option>
        {field.choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
    );
  }
  if (field.type === "textarea") return <TextArea {...shared} placeholder={field.placeholder} rows={field.row ?? ROWS_TEXTAREA} />;
  return <TextInput {...shared} placeholder={field.placeholder} autoComplete="off" enterKeyHint="next" />;
}

/** What a number counts; only the length of the text is in the scene's unit. */
function unitOf(field: FormField, unit: Unit): string {
  return field.key === "length" ? m.form.unit[unit] : "";
}

function asideOf(field: FormField, value: string | number | undefined, unit: Unit) {
  if (field.type === "number") {
    const { step = STEP_DEFAULT } = field;
    return step > STEP_DEFAULT ? m.form.perStep(formatNumber(step), unitOf(field, unit)) : undefined;
  }
  const text = String(value ?? "");
  if (text === "") return field.require ? undefined : m.form.optional;
  const max = maxOf(field);
  if (text.length > max * NEARLY_FULL) return m.form.charactersOf(formatNumber(text.length), formatNumber(max));
  return field.type === "textarea" ? m.form.characters(formatNumber(countCharacters(text))) : undefined;
}

/** Shares of the default that are offered as one-click lengths. */
const SHARES = [0.5, 0.8, 1, 1.5] as const;

/** Up to four quick picks for a number field, on its steps and inside its bounds. */
function presetsOf(field: FormField): number[] {
  const { default: base, step = 1, min = 0, max = Number.MAX_SAFE_INTEGER } = field;
  if (base === undefined) return [];
  const origin = base % step;
  const picks = SHARES.map((share) => Math.round((base * share - origin) / step) * step + origin);
  const fitting = [...new Set(picks)].filter((pick) => pick >= min && pick <= max && pick > 0);
  return fitting.length > 1 ? fitting : [];
}

/** The sentence under a field. */
function problemText(field: FormField, problem: Problem): string {
  switch (problem.kind) {
    case "required":
      return m.form.required(field.label);
    case "tooLong":
      return m.form.tooLong(formatNumber(problem.max));
    case "bounds":
      return m.form.bounds(formatNumber(problem.min), formatNumber(problem.max));
    case "server":
      return problem.message;
  }
}
