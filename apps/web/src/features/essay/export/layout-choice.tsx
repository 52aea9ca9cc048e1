import { THESIS_LOOKS } from "@tangleaf/contract/constants";
import { useQuery } from "@tanstack/react-query";
import { essayExportMessages as m } from "#messages/essay-export.ts";
import { Button } from "#ui/button/button.tsx";
import { Field, Select } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { type ThesisLook, templatesQuery } from "./api.ts";
import css from "./export-dialog.module.css";

/** By level, a layout of ours, or a template of the person's. */
export type Layout =
  | { readonly kind: "auto" }
  | { readonly kind: "look"; readonly look: ThesisLook }
  | { readonly kind: "own"; readonly templateId: string };

const AUTO = "auto";
const OWN = "own ";
const optionOf = (layout: Layout): string =>
  layout.kind === "auto" ? AUTO : layout.kind === "look" ? layout.look : OWN + layout.templateId;

function layoutOf(value: string): Layout {
  if (value.startsWith(OWN)) return { kind: "own", templateId: value.slice(OWN.length) };
  const look = THESIS_LOOKS.find((one) => one === value);
  return look === undefined ? { kind: "auto" } : { kind: "look", look };
}

type LayoutChoiceProps = { value: Layout; onChange: (layout: Layout) => void; onAdd: () => void; onEdit: (templateId: string) => void };

/** The layout of a Word file, with the way to templates of one's school. */
export function LayoutChoice({ value, onChange, onAdd, onEdit }: LayoutChoiceProps) {
  const own = useQuery(templatesQuery).data?.list ?? [];
  return (
    <div>
      <Field label={m.layout.label} hint={m.layout.hint}>
        {(control) => (
          <Select {...control} value={optionOf(value)} onChange={(event) => onChange(layoutOf(event.target.value))}>
            <option value={AUTO}>{m.layout.auto}</option>
            <optgroup label={m.layout.shipped}>
              {THESIS_LOOKS.map((look) => (
                <option key={look} value={look}>
                  {m.layout.looks[look]}
                </option>
              ))}
            </optgroup>
            {own.length === 0 ? null : (
              <optgroup label={m.layout.own}>
                {own.map(({ templateId, name }) => (
                  <option key={templateId} value={OWN + templateId}>
                    {name}
                  </option>
                ))}
              </optgroup>
            )}
          </Select>
        )}
      </Field>
      <div className={css["ways"]}>
        <Button size="sm" onClick={onAdd}>
          <Icon name="file-arrow-up" size={16} />
          {m.layout.add}
        </Button>
        {value.kind === "own" ? (
          <Button size="sm" onClick={() => onEdit(value.templateId)}>
            <Icon name="sliders-horizontal" size={16} />
            {m.layout.edit}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
