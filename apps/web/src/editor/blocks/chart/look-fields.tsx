import type { ChartData, ChartLook } from "@tangleaf/table/chart";
import { chartMessages as m } from "#messages/chart.ts";
import { Check } from "#ui/check/check.tsx";
import { Field, Select } from "#ui/field/field.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";

const STACKS = ["none", "stack", "percent"] as const;
const LABELS = ["auto", "all", "ends", "none"] as const;

/** `look` as it was asked for, `spec` as it is drawn. */
type LookedAt = { readonly look: ChartLook; readonly spec: ChartLook; readonly data: ChartData };
type LookFieldsProps = { chart: LookedAt; onChange: (look: Partial<ChartLook>) => void };

/** What can be switched of the kind that is drawn: stacks, areas, rings. */
export function KindSwitches({ chart: { look, spec }, onChange }: LookFieldsProps) {
  const isMany = look.y.length > 1 || look.series !== undefined;
  return (
    <>
      {spec.type === "bar" && isMany ? (
        <Segmented
          label={m.stack}
          wrap
          value={look.bar?.stack ?? "none"}
          options={STACKS.map((value) => ({ value, label: m.stacks[value] }))}
          onChange={(stack) => onChange({ bar: { lie: look.bar?.lie ?? "up", stack } })}
        />
      ) : null}
      {spec.type === "line" ? (
        <Check checked={look.line?.fill ?? false} onChange={(fill) => onChange({ line: { fill, stack: look.line?.stack ?? false } })}>
          {m.fill}
        </Check>
      ) : null}
      {spec.type === "line" && isMany ? (
        <Check checked={look.line?.stack ?? false} onChange={(stack) => onChange({ line: { fill: look.line?.fill ?? false, stack } })}>
          {m.stacks.stack}
        </Check>
      ) : null}
      {spec.type === "pie" ? (
        <Check checked={look.pie?.hole ?? false} onChange={(hole) => onChange({ pie: { hole } })}>
          {m.hole}
        </Check>
      ) : null}
    </>
  );
}

/** Which name is stressed, and where figures are written. */
export function FigureFields({ chart: { look, spec, data }, onChange }: LookFieldsProps) {
  const [emphasis] = look.emphasis;
  return (
    <>
      {spec.type === "scatter" ? null : (
        <Field label={m.emphasis}>
          {(control) => (
            <Select
              {...control}
              value={emphasis !== undefined && "x" in emphasis ? emphasis.x : ""}
              onChange={({ target: { value } }) => onChange({ emphasis: value === "" ? [] : [{ x: value }] })}
            >
              <option value="">{m.noEmphasis}</option>
              {namesOf(spec, data).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label={m.labels}>
        {(control) => (
          <Select
            {...control}
            value={LABELS.find((one) => one === look.labels) ?? "auto"}
            onChange={({ target: { value } }) => onChange({ labels: LABELS.find((one) => one === value) ?? "auto" })}
          >
            {LABELS.map((value) => (
              <option key={value} value={value}>
                {m.labelChoices[value]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  );
}

function namesOf(look: ChartLook, data: ChartData): string[] {
  const at = data.columns.findIndex(({ name }) => name === look.x.col);
  return [...new Set(data.rows.map((row) => String(row[at] ?? "")))].filter((name) => name !== "");
}
