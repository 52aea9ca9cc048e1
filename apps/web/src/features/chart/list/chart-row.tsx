import { chartPaths } from "@tangleaf/contract/chart";
import type { ChartType } from "@tangleaf/table/chart";
import { Link } from "react-router";
import { call } from "#lib/api-client.ts";
import { momentOf } from "#lib/day-of.ts";
import { chartMessages } from "#messages/chart.ts";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { IconName } from "#ui/icon/icon-names.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { refreshCharts } from "../api.ts";
import { isLocalChart, keepLocalChart, readLocalChart, removeLocalChart } from "../kept/local-charts.ts";
import css from "./charts-shelf.module.css";

const ICONS: Readonly<Record<ChartType, IconName>> = {
  bar: "chart-bar-duotone",
  line: "chart-line-duotone",
  pie: "chart-pie-slice-duotone",
  scatter: "chart-scatter-duotone",
  combo: "chart-line-up-duotone",
};

type Shown = { readonly chartId: string; readonly title: string; readonly type: ChartType; readonly updatedAt: string };

/** One chart of the list. */
export function ChartRow({ chart: { chartId, title, type, updatedAt }, isInBin }: { chart: Shown; isInBin: boolean }) {
  const name = title === "" ? m.untitled : title;
  const ids = { chartIds: [chartId] };
  const change = async (run: () => Promise<unknown>, said: string, back?: () => Promise<unknown>) => {
    try {
      await run();
      await refreshCharts();
      const action =
        back === undefined ? {} : { action: { text: m.list.undo, run: () => void back().then(refreshCharts, () => undefined) } };
      toast({ tone: "ok", title: said, pill: true, ...action });
    } catch {
      // The page has said why.
    }
  };
  const restore = () => call("/api/chart/restore", ids);
  const remove = () => {
    const local = isLocalChart(chartId) ? readLocalChart(chartId) : null;
    if (local === null) return void change(() => call("/api/chart/remove", ids), m.list.removed, restore);
    void change(
      async () => removeLocalChart(chartId),
      m.list.erased,
      async () => keepLocalChart(local),
    );
  };
  const words = (
    <>
      <Icon name={ICONS[type]} size={20} />
      <b>{name}</b>
      <small>
        {chartMessages.kinds[type]} · <time dateTime={updatedAt}>{momentOf(updatedAt, new Date())}</time>
      </small>
    </>
  );
  return (
    <li className={css["row"]}>
      {isInBin ? (
        <div className={css["words"]}>{words}</div>
      ) : (
        <Link to={chartPaths.chart(chartId)} prefetch="intent" className={css["words"]}>
          {words}
        </Link>
      )}
      {isInBin ? (
        <Button size="sm" onClick={() => void change(restore, m.list.restored)}>
          {m.list.restore}
        </Button>
      ) : (
        <Button size="sm" tone="ghost" iconOnly aria-label={`${m.list.remove} · ${name}`} onClick={remove}>
          <Icon name="trash" size={16} />
        </Button>
      )}
    </li>
  );
}
