import { chartPaths } from "@tangleaf/contract/chart";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { cx } from "#lib/cx.ts";
import { useSession } from "#lib/session-store.ts";
import { useDebounced } from "#lib/use-debounced.ts";
import { useShelfAddress } from "#lib/use-shelf-address.ts";
import { chartToolMessages as m } from "#messages/chart-tool.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import shelf from "#ui/shelf/shelf.module.css";
import { ShelfBar } from "#ui/shelf/shelf-bar.tsx";
import { ShelfBody } from "#ui/shelf/shelf-body.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { chartsQuery, localChartsQuery } from "../api.ts";
import { takeChartsAlong } from "../kept/chart-keeper.ts";
import { ChartRow } from "./chart-row.tsx";
import css from "./charts-shelf.module.css";

const SEARCH_AFTER_MS = 300;
const SKELETON_ROWS = 5;

/** One's charts, the bin, and a new one. */
export function ChartsShelf() {
  const signedIn = useSession((state) => state.token !== null);
  const restored = useSession((state) => state.restored);
  useEffect(() => {
    if (!signedIn) return;
    void takeChartsAlong(null).then((taken) => {
      if (taken > 0) toast({ tone: "ok", title: m.saved.takenAlong(taken), pill: true });
    });
  }, [signedIn]);
  return (
    <div className={cx(shelf["page"], css["page"])}>
      <header className={css["head"]}>
        <h1>{m.list.label}</h1>
        <ButtonLink tone="solid" to={chartPaths.chart()}>
          <Icon name="plus" size={16} />
          {m.list.create}
        </ButtonLink>
      </header>
      {signedIn ? <OwnCharts /> : restored ? <LocalCharts /> : <SkeletonBars rows={SKELETON_ROWS} />}
    </div>
  );
}

function OwnCharts() {
  const address = useShelfAddress();
  const { place, typed, set } = address;
  const q = useDebounced(typed.trim(), SEARCH_AFTER_MS);
  const pages = useInfiniteQuery({ ...chartsQuery({ place, q }), placeholderData: (before) => before });
  const charts = pages.data?.pages.flatMap(({ list }) => list) ?? [];
  const nothing = q !== "" ? m.list.notFound : place === "bin" ? m.list.binEmpty : m.list.none;
  return (
    <section aria-label={m.list.label}>
      <ShelfBar address={address} words={m.list} />
      <ShelfBody
        pages={pages}
        words={m.list}
        isEmpty={charts.length === 0}
        nothing={
          <EmptyState
            cells={nothing.cells}
            title={nothing.title}
            action={q === "" ? undefined : <Button onClick={() => set({ q: "" })}>{m.list.notFound.all}</Button>}
          >
            {nothing.text}
          </EmptyState>
        }
      >
        <ul className={css["rows"]}>
          {charts.map((chart) => (
            <ChartRow key={chart.chartId} chart={chart} isInBin={place === "bin"} />
          ))}
        </ul>
      </ShelfBody>
    </section>
  );
}

/** Charts of this browser, of somebody who has not signed in. */
function LocalCharts() {
  const { data = [] } = useQuery(localChartsQuery);
  if (data.length === 0) {
    return (
      <EmptyState cells={m.list.none.cells} title={m.list.none.title}>
        {m.list.none.text}
      </EmptyState>
    );
  }
  return (
    <section aria-label={m.list.label}>
      <p className={shelf["note"]}>{m.list.local}</p>
      <ul className={css["rows"]}>
        {data.map((chart) => (
          <ChartRow key={chart.chartId} chart={chart} isInBin={false} />
        ))}
      </ul>
    </section>
  );
}
