import type { ApiLogEntry } from "@tangleaf/contract";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { call } from "#lib/api-client.ts";
import { formatNumber } from "#lib/format.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { counterMessages as m } from "#messages/counter.ts";
import css from "./usage-ticker.module.css";

const LINES = 5;
const LINE_MS = 6000;

const apiLogQuery = queryOptions({
  queryKey: queryKeys.apiLog.newest(LINES),
  queryFn: ({ signal }) => call("/api/user/getApiLog", { size: LINES }, { signal, shownBy: "screen" }),
});

/** One's own last uses and gifts of tokens, one line at a time; the pointer or focus holds it. */
export function UsageTicker() {
  const { data } = useQuery(apiLogQuery);
  const [at, setAt] = useState(0);
  const [held, setHeld] = useState(false);
  const lines = data?.list ?? [];
  useEffect(() => {
    if (held || lines.length < 2) return;
    const timer = window.setInterval(() => setAt((now) => now + 1), LINE_MS);
    return () => window.clearInterval(timer);
  }, [held, lines.length]);
  const line = lines[at % Math.max(lines.length, 1)];
  if (line === undefined) return null;
  return (
    <section
      className={css["ticker"]}
      aria-label={m.ticker.label}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
    >
      <i aria-hidden="true" />
      <p key={line.time}>
        <b>{line.title}</b>
        <span>{whatHappened(line)}</span>
      </p>
    </section>
  );
}

function whatHappened({ kind, charged }: ApiLogEntry): string {
  if (charged < 0) return m.ticker.given(formatNumber(-charged));
  if (kind === "expire") return m.ticker.expired(formatNumber(charged));
  return charged === 0 ? m.ticker.free : m.ticker.used(formatNumber(charged));
}
