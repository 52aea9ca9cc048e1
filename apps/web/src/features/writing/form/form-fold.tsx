import type { FormField, Scene } from "@tangleaf/contract";
import type { Dispatch } from "react";
import { useWritesSample } from "#lib/models.ts";
import { useBaseInfo } from "#lib/queries.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { Field, Select } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./form-fold.module.css";
import type { FormAction, FormState } from "./form-state.ts";
import { SceneForm } from "./scene-form.tsx";

type FormFoldProps = {
  scene: Scene;
  state: FormState;
  dispatch: Dispatch<FormAction>;
  model: string | null;
  onModel: (model: string) => void;
};

/** The sample writer has one tone. */
const isForModels = ({ key }: FormField) => key === "tone";

/** How it is to sound, whom it addresses and which model writes; folded away, and absent where there is nothing to choose. */
export function FormFold({ scene, state, dispatch, model, onModel }: FormFoldProps) {
  const models = useBaseInfo()?.modelList ?? [];
  const writesSample = useWritesSample(model);
  const hasModel = models.length > 0 && !writesSample;
  const fields = scene.form.filter((field) => field.folded && (hasModel || !isForModels(field)));
  const chosen = models.length < 2 ? null : (models.find(({ name }) => name === model) ?? models.find(({ isDefault }) => isDefault));
  if (fields.length === 0 && chosen === null) return null;
  const names = [...fields.map(({ label }) => label), ...(chosen === null ? [] : [m.form.model])];
  const values = [...fields.map(({ key }) => String(state.values[key] ?? "")), chosen?.label ?? ""].filter((value) => value !== "");
  return (
    <details className={css["more"]}>
      <summary>
        <Icon name="sliders-horizontal" size={16} />
        {m.form.fold(names)}
        <span className={css["chosen"]}>{values.join(" · ")}</span>
        <Icon name="caret-down" size={14} className={css["caret"]} />
      </summary>
      <SceneForm scene={scene} fields={fields} state={state} dispatch={dispatch} />
      {chosen === null ? null : (
        <Field label={m.form.model}>
          {(control) => (
            <Select {...control} value={chosen?.name} onChange={(event) => onModel(event.target.value)}>
              {models.map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </details>
  );
}
