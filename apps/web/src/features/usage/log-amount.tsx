import type { ApiLogEntry } from "@tangleaf/contract";
import { formatNumber } from "#lib/format-number.ts";
import { usageMessages as m } from "#messages/usage.ts";
import css from "./log-amount.module.css";

/** What a line took from the balance, or brought: +3,000 in green, what expired with a minus. */
export function LogAmount({ line: { kind, tokens, charged } }: { line: ApiLogEntry }) {
  if (charged < 0) return <span className={css["given"]}>+{formatNumber(-charged)}</span>;
  if (kind === "expire") return <span className={css["gone"]}>−{formatNumber(charged)}</span>;
  // An unlimited plan pays nothing for what it used.
  if (charged === 0 && tokens > 0) return <span className={css["free"]}>{m.log.charged(formatNumber(tokens))}</span>;
  return formatNumber(charged);
}
