import { chartPaths } from "@tangleaf/contract/chart";
import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { ApiError, failureText } from "#lib/api-error.ts";
import { useSession } from "#lib/session-store.ts";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { ErrorState } from "#ui/error-state/error-state.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import { chartQuery } from "./api.ts";
import css from "./chart-page.module.css";
import { isLocalChart, readLocalChart } from "./kept/local-charts.ts";

/** The grid, the drawing and all that belongs to them: their chunks would be names in the manifest of every first load. */
const LazyWorkspace = lazy(() => import("./chart-workspace.tsx").then((module) => ({ default: module.ChartWorkspace })));
const Workspace = (props: ComponentProps<typeof LazyWorkspace>) => (
  <Suspense fallback={<Opening />}>
    <LazyWorkspace {...props} />
  </Suspense>
);

type ChartPageProps = { /** Balance and more, at the foot of the sidebar. */ foot: ReactNode };
/** `from`: the address the page is leaving while the chart that is open gets a name. */
type Opened = { readonly key: number; readonly id: string | null; readonly from?: string | null };

/** A chart: a new one, one of the account, or one of this browser. */
export function ChartPage({ foot }: ChartPageProps) {
  const [params, setParams] = useSearchParams();
  const restored = useSession((state) => state.restored);
  const wanted = params.get("chart");
  const [opened, setOpened] = useState<Opened>({ key: 0, id: wanted });
  if (wanted !== opened.id && wanted !== opened.from) setOpened({ key: opened.key + 1, id: wanted });
  else if (wanted === opened.id && opened.from !== undefined) setOpened({ key: opened.key, id: opened.id });
  const onNamed = (id: string) => {
    setOpened((now) => ({ ...now, id, from: now.id }));
    setParams({ chart: id }, { replace: true, preventScrollReset: true });
  };
  if (!restored) return <Opening />;
  const shared = { foot, onNamed };
  return <ChartById key={opened.key} first={opened.id} {...shared} />;
}

type ByIdProps = ChartPageProps & { first: string | null; onNamed: (id: string) => void };

/** What was asked for when it was opened: a name it gets later is no other chart. */
function ChartById({ first: given, ...shared }: ByIdProps) {
  const [id] = useState(given);
  const [local] = useState(() => (id === null ? null : readLocalChart(id)));
  const stored = useQuery({ ...chartQuery(id ?? ""), enabled: id !== null && !isLocalChart(id) && local === null });
  if (id === null) return <Workspace opened={null} {...shared} />;
  if (local !== null) return <Workspace opened={local} {...shared} />;
  const isUnknown = isLocalChart(id) || (stored.error instanceof ApiError && stored.error.reason === "chart.unknown");
  if (isUnknown || stored.isError) {
    return (
      <div className={css["alone"]}>
        <ErrorState
          heading="h1"
          title={isUnknown ? m.open.unknown : m.open.failed}
          action={
            <span className={css["ways"]}>
              {isUnknown ? null : <Button onClick={() => void stored.refetch()}>{m.open.again}</Button>}
              <ButtonLink to={chartPaths.chart()}>{m.list.create}</ButtonLink>
              <ButtonLink to={chartPaths.list}>{m.list.label}</ButtonLink>
            </span>
          }
        >
          {isUnknown ? m.open.unknownText : failureText(stored.error, "")}
        </ErrorState>
      </div>
    );
  }
  if (stored.data === undefined) return <Opening />;
  const { chartId, version, spec } = stored.data;
  return <Workspace opened={{ id: chartId, stored: { chartId, version }, spec }} {...shared} />;
}

function Opening() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={css["alone"]} aria-busy="true">
      <h1 className="sr">{m.title}</h1>
      <span className="sr">{m.open.loading}</span>
      {isSlow ? <SkeletonBars rows={6} /> : null}
    </div>
  );
}
