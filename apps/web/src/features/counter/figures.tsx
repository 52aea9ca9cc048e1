import { dayOf } from "#lib/day-of.ts";
import { charactersOf, formatNumber } from "#lib/format.ts";
import { useCounter, useCounterState } from "#lib/queries.ts";
import { usageMessages as m } from "#messages/usage.ts";
import { CitrusGauge } from "#ui/citrus-gauge/citrus-gauge.tsx";
import { Figure } from "#ui/figures/figures.tsx";
import { daysLeft, gaugeValue, grantsByDay } from "./quota-numbers.ts";

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

/** Days until what is left expires, as the last of the figures. */
export function ExpiryFigure() {
  const counter = useCounter();
  if (counter === undefined) return <Figure value={m.figures.unknown} note="" />;
  const { unLimitPlan, isExpired, expireAt, grants } = counter;
  if (isExpired && !unLimitPlan.isUnLimit) return <Figure value={m.figures.expired} note={m.figures.expiredNote} />;
  const until = unLimitPlan.isUnLimit ? unLimitPlan.expiredAt : expireAt;
  if (until === null) return <Figure value={m.figures.unknown} note={m.figures.none} />;
  const day = dayOf(until, new Date());
  const [first, second] = unLimitPlan.isUnLimit ? [] : grantsByDay(grants);
  const note =
    first === undefined || second === undefined ? m.figures.expires(day) : m.figures.expiresPart(formatNumber(first.tokens), day);
  return <Figure value={m.figures.days(daysLeft(counter, new Date()))} note={note} />;
}
