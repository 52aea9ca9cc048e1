import type { CountData } from "@tangleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { formatNumber } from "#lib/format.ts";
import { daysIn, readsShanghaiTime } from "#lib/shanghai-day.ts";
import { timeMessages } from "#messages/list.ts";
import { usageMessages as m } from "#messages/usage.ts";
import { BarPlot } from "#ui/bar-plot/bar-plot.tsx";
import { EmptyState } from "#ui/empty-state/empty-state.tsx";
import { Figure } from "#ui/figures/figures.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Loaded } from "#ui/loaded/loaded.tsx";
import { countQuery } from "./api.ts";
import kindBarsCss from "./kind-bars.module.css";
import { kindName, logIcon } from "./log-kinds.ts";
import css from "./usage-plot.module.css";
import { useUsageAddress } from "./use-usage-address.ts";

/** What was used, by day and by kind. */
export function UsagePlot() {
  const { span } = useUsageAddress(new Date());
  const answer = useQuery(countQuery(span));
  return (
    <section
      className={`paper ${css["sheet"] ?? ""}`}
      data-busy={(answer.isPlaceholderData && answer.fetchStatus === "fetching") || undefined}
    >
      <Loaded answer={answer} failed={m.failed}>
        {(data) => (data.used === 0 && data.days.every(({ tokens }) => tokens === 0) ? <NothingUsed /> : <Used data={data} />)}
      </Loaded>
    </section>
  );
}

function NothingUsed() {
  const { cells, title, text } = m.plot.empty;
  return (
    <EmptyState cells={cells} title={title}>
      {text}
    </EmptyState>
  );
}

function Used({ data }: { data: CountData }) {
  const most = data.days.reduce((best, day) => (day.tokens > best.tokens ? day : best));
  const label = m.plot.label(long(data.days[0]?.date ?? ""), long(data.days.at(-1)?.date ?? ""), formatNumber(data.used));
  return (
    <>
      <header className={css["head"]}>
        <h2>{m.plot.title}</h2>
        <p>
          {m.plot.most(long(most.date))}
          {readsShanghaiTime(new Date()) ? "" : ` · ${m.zone}`}
        </p>
      </header>
      <BarPlot
        label={label}
        walk={m.plot.walk}
        heads={{ bar: m.plot.day, value: m.plot.tokens }}
        bars={data.days.map(({ date, tokens }) => ({
          key: date,
          short: m.plot.short(...monthAndDay(date)),
          long: long(date),
          value: tokens,
          text: formatNumber(tokens),
        }))}
      />
      <KindBars byKind={data.byKind} />
    </>
  );
}

function monthAndDay(date: string): [month: number, day: number] {
  const [, month = 0, day = 0] = date.split("-").map(Number);
  return [month, day];
}

function long(date: string): string {
  return timeMessages.day(...monthAndDay(date));
}

const WHOLE = 100;

/** What the tokens went into, the most first. */
function KindBars({ byKind }: Pick<CountData, "byKind">) {
  const used = byKind.filter(({ tokens }) => tokens > 0).sort((a, b) => b.tokens - a.tokens);
  const largest = used[0]?.tokens ?? 1;
  if (used.length === 0) return null;
  return (
    <div className={kindBarsCss["kinds"]}>
      <h2>{m.kinds.title}</h2>
      <ul>
        {used.map(({ kind, tokens }) => (
          <li key={kind}>
            <span className={kindBarsCss["name"]}>
              <Icon name={logIcon(kind)} size={16} />
              {kindName(kind)}
            </span>
            <i aria-hidden="true">
              <b style={{ inlineSize: `${(tokens / largest) * WHOLE}%` }} />
            </i>
            <span className={kindBarsCss["tokens"]}>{formatNumber(tokens)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Tokens used in the span, and the characters they became. */
export function UsedFigures() {
  const { span } = useUsageAddress(new Date());
  const { data: answered, isPlaceholderData } = useQuery(countQuery(span));
  const data = isPlaceholderData ? undefined : answered;
  return (
    <>
      <Figure value={data === undefined ? m.figures.unknown : formatNumber(data.used)} note={m.figures.usedIn(daysIn(span))} />
      <Figure value={data === undefined ? m.figures.unknown : formatNumber(data.chars)} note={m.figures.chars} />
    </>
  );
}
