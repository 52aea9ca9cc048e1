import { CHART_KINDS, type ChartKind, type ChartLook, kindOf, legalChart, withKind } from "@tangleaf/table/chart";
import { useId } from "react";
import { chartMessages } from "#messages/chart.ts";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import type { DrawnChart } from "../work/chart-work.ts";
import css from "./kind-buttons.module.css";

const ICONS: Readonly<Record<ChartKind, IconName>> = {
  bar: "chart-bar-duotone",
  line: "chart-line-duotone",
  flat: "chart-bar-horizontal-duotone",
  pie: "chart-pie-slice-duotone",
  scatter: "chart-scatter-duotone",
  combo: "chart-line-up-duotone",
};

/** The six kinds; one the figures cannot bear says why, and draws what they can. */
export function KindButtons({ drawn, onLook }: { drawn: DrawnChart | null; onLook: (look: ChartLook) => void }) {
  const name = useId();
  const now = drawn === null ? null : kindOf(drawn.look);
  return (
    <div role="radiogroup" aria-label={m.kinds.label} className={css["kinds"]}>
      {CHART_KINDS.map((kind) => {
        const look = drawn === null ? null : withKind(drawn.look, kind, drawn.data);
        const faults = look === null || drawn === null ? [] : legalChart(look, drawn.data).faults;
        const why = faults.length === 0 ? undefined : m.kinds.instead(faults.map((fault) => chartMessages.faults[fault]).join(" "));
        return (
          <label key={kind} className={css["kind"]} data-illegal={why !== undefined || undefined} title={why}>
            <input
              type="radio"
              name={name}
              checked={now === kind}
              disabled={drawn === null}
              aria-describedby={why === undefined ? undefined : `${name}-${kind}`}
              onChange={() => look !== null && onLook(look)}
            />
            <Icon name={ICONS[kind]} size={24} />
            {chartMessages.kinds[kind]}
            {why === undefined ? null : (
              <span id={`${name}-${kind}`} hidden>
                {why}
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}
