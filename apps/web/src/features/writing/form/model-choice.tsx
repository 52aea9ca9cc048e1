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
