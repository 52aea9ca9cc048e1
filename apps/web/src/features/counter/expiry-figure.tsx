import { dayOf } from "#lib/day-of.ts";
import { useCounter } from "#lib/queries.ts";
import { usageMessages as m } from "#messages/usage.ts";
import { Figure } from "#ui/figures/figures.tsx";
import { daysLeft } from "./days-left.ts";

/** Days until what is left expires, as the last of the figures. */
export function ExpiryFigure() {
  const counter = useCounter();
  if (counter === undefined) return <Figure value={m.figures.unknown} note="" />;
  const { unLimitPlan, isExpired, expireAt } = counter;
  if (isExpired && !unLimitPlan.isUnLimit) return <Figure value={m.figures.expired} note={m.figures.expiredNote} />;
  const until = unLimitPlan.isUnLimit ? unLimitPlan.expiredAt : expireAt;
  if (until === null) return <Figure value={m.figures.unknown} note={m.figures.none} />;
  return <Figure value={m.figures.days(daysLeft(counter, new Date()))} note={m.figures.expires(dayOf(until, new Date()))} />;
}
