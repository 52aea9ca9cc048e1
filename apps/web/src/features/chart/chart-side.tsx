import { chartPaths } from "@tangleaf/contract/chart";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "#lib/cx.ts";
import { useSession } from "#lib/session-store.ts";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import { Icon } from "#ui/icon/icon.tsx";
import link from "#ui/side-link/side-link.module.css";
import { ToolSide } from "#ui/tool-side/tool-side.tsx";
import { chartsQuery, localChartsQuery } from "./api.ts";

const SHOWN = 12;

type ChartSideProps = {
  /** The one that is open; null = it has no name yet. */ id: string | null;
  title: string;
  foot: ReactNode;
};

/** One's charts beside the one that is open. */
export function ChartSide({ id, title, foot }: ChartSideProps) {
  const signedIn = useSession((state) => state.token !== null);
  const { data } = useInfiniteQuery({ ...chartsQuery({ place: "all", q: "" }), enabled: signedIn });
  const { data: local } = useQuery({ ...localChartsQuery, enabled: !signedIn });
  const stored = signedIn ? (data?.pages.flatMap(({ list }) => list) ?? []) : (local ?? []);
  const charts = [...(id === null ? [] : [{ chartId: id, title }]), ...stored.filter(({ chartId }) => chartId !== id)].slice(0, SHOWN);
  return (
    <ToolSide title={m.title} listPath={chartPaths.list} listLabel={m.list.label} toggleLabel={m.side.toggle} foot={foot}>
      <ul>
        {charts.map((chart) => (
          <li key={chart.chartId}>
            <Link
              to={chartPaths.chart(chart.chartId)}
              className={cx(link["link"], chart.chartId === id && "active")}
              aria-current={chart.chartId === id ? "page" : undefined}
              title={chart.title}
            >
              <Icon name="chart-bar-duotone" />
              <span className={link["label"]}>{chart.title === "" ? m.untitled : chart.title}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to={chartPaths.chart()} className={link["link"]} aria-current={id === null ? "page" : undefined}>
            <Icon name="plus" />
            <span className={link["label"]}>{m.list.create}</span>
          </Link>
        </li>
      </ul>
    </ToolSide>
  );
}
