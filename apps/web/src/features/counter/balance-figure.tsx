import { charactersOf, formatNumber } from "#lib/format-number.ts";
import { useCounter, useCounterState } from "#lib/queries.ts";
import { usageMessages as m } from "#messages/usage.ts";
import { CitrusGauge } from "#ui/citrus-gauge/citrus-gauge.tsx";
import { Figure } from "#ui/figures/figures.tsx";
import { gaugeValue } from "./gauge-value.ts";

/** What is left, as the first of the figures. */
export function BalanceFigure() {
  const counter = useCounter();
  const state = useCounterState();
  const lead = <CitrusGauge value={gaugeValue(counter)} />;
  if (counter === undefined) return <Figure lead={lead} value={m.figures.unknown} note={state === "failed" ? m.figures.failed : ""} />;
  if (counter.unLimitPlan.isUnLimit) return <Figure lead={lead} value={counter.unLimitPlan.planLable} note={m.figures.unlimited} />;
  const left = counter.isExpired ? 0 : counter.balanceToken;
  return <Figure lead={lead} value={formatNumber(left)} note={m.figures.balance(formatNumber(charactersOf(left)))} />;
}
