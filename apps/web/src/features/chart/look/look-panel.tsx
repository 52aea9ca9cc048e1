import { type ChartLook, chartLookSchema } from "@tangleaf/table/chart";
import { FigureFields, KindSwitches } from "#editor/blocks/chart/look-fields.tsx";
import { variant } from "#lib/variant.ts";
import { chartMessages } from "#messages/chart.ts";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import { Field, Select } from "#ui/field/field.tsx";
import type { DrawnChart } from "../work/chart-work.ts";
import css from "./look-panel.module.css";

/** Large numbers have words of their own in Chinese. */
const SCALES = chartLookSchema.shape.scale.options.slice(0, variant === "zh" ? 4 : 2);
const SIZES = ["column", "page", "square"] as const;

type LookPanelProps = { drawn: DrawnChart; onLook: (look: Partial<ChartLook>) => void };

/** What is said of the kind that is drawn, its switches, and how figures are written. */
export function LookPanel({ drawn, onLook }: LookPanelProps) {
  const { look, why, faults, totals, unread } = drawn;
  const notes = [
    ...(why === null || faults.length > 0 ? [] : [m.why(chartMessages.why[why])]),
    ...faults.map((fault) => chartMessages.faults[fault]),
    ...(totals.length === 0 ? [] : [m.grid.totals(totals)]),
    ...(unread === 0 ? [] : [m.grid.unread(unread)]),
  ];
  return (
    <div className={css["panel"]}>
      <p className={css["note"]} role="status">
        {notes.join(" ")}
      </p>
      <KindSwitches chart={drawn} onChange={onLook} />
      <details className={css["more"]}>
        <summary>{m.more}</summary>
        <div className={css["pair"]}>
          <FigureFields chart={drawn} onChange={onLook} />
          <Field label={m.scale}>
            {(control) => (
              <Select
                {...control}
                value={look.scale}
                onChange={({ target }) => onLook({ scale: SCALES.find((one) => one === target.value) ?? "auto" })}
              >
                {SCALES.map((value, at) => (
                  <option key={value} value={value}>
                    {m.scales[at]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={m.size}>
            {(control) => (
              <Select
                {...control}
                value={look.size}
                onChange={({ target }) => onLook({ size: SIZES.find((one) => one === target.value) ?? "column" })}
              >
                {SIZES.map((value) => (
                  <option key={value} value={value}>
                    {m.sizes[value]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
      </details>
    </div>
  );
}
