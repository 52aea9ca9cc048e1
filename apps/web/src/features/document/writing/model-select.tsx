import { sectionWritingMessages as m } from "#messages/section-writing.ts";
import { Field, Select } from "#ui/field/field.tsx";

type Model = { readonly name: string; readonly label: string };
type ModelSelectProps = { models: readonly Model[]; chosen: string | undefined; onChoose: (name: string) => void };

/** Which model writes, where there are several. */
export function ModelSelect({ models, chosen, onChoose }: ModelSelectProps) {
  if (models.length < 2) return null;
  return (
    <Field label={m.quote.model}>
      {(control) => (
        <Select {...control} value={chosen} onChange={(event) => onChoose(event.target.value)}>
          {models.map(({ name, label }) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
