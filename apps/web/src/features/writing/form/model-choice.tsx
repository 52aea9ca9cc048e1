import { useBaseInfo } from "#lib/queries.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { Field, Select } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./model-choice.module.css";

type ModelChoiceProps = { value: string | null; onChange: (model: string) => void };

/** Which model writes; folded away, and absent where there is only one. */
export function ModelChoice({ value, onChange }: ModelChoiceProps) {
  const models = useBaseInfo()?.modelList ?? [];
  if (models.length < 2) return null;
  const chosen = models.find(({ name }) => name === value) ?? models.find(({ isDefault }) => isDefault);
  return (
    <details className={css["more"]}>
      <summary>
        <Icon name="sliders-horizontal" size={16} />
        {m.form.model}
        <span className={css["chosen"]}>{chosen?.label}</span>
        <Icon name="caret-down" size={14} className={css["caret"]} />
      </summary>
      <Field label={m.form.model}>
        {(control) => (
          <Select {...control} value={chosen?.name} onChange={(event) => onChange(event.target.value)}>
            {models.map(({ name, label, builtin }) => (
              <option key={name} value={name}>
                {builtin ? `${label} · ${m.form.modelBuiltin}` : label}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </details>
  );
}

/** Whether the sample writer will write, with this choice; null = the default one. */
export function useWritesSample(name: string | null): boolean {
  const models = useBaseInfo()?.modelList ?? [];
  return (models.find((model) => model.name === name) ?? models.find(({ isDefault }) => isDefault))?.builtin ?? false;
}

/** Metered tokens per token of the model that will write; null = the default one. */
export function useModelPrice(name: string | null): number {
  const models = useBaseInfo()?.modelList ?? [];
  const chosen = models.find((model) => model.name === name) ?? models.find(({ isDefault }) => isDefault);
  return chosen?.price ?? 1;
}
