import { dayOf } from "#lib/day-of.ts";
import { formatNumber } from "#lib/format.ts";
import { useCounter } from "#lib/queries.ts";
import { counterMessages as m } from "#messages/counter.ts";
import css from "./grant-list.module.css";
import { grantsByDay } from "./quota-numbers.ts";

const LINES = 3;

/** What is left until when, where that is more than one day; the last line sums up what is left out. */
export function GrantList() {
  const counter = useCounter();
  if (counter === undefined || counter.unLimitPlan.isUnLimit) return null;
  const days = grantsByDay(counter.grants);
  if (days.length < 2) return null;
  const shown = days.length > LINES ? days.slice(0, LINES - 1) : days;
  const later = days.slice(shown.length);
  const now = new Date();
  return (
    <ul className={css["grants"]} aria-label={m.quota.grants}>
      {shown.map(({ tokens, expireAt }) => (
        <li key={expireAt}>
          <b>{formatNumber(tokens)}</b>
          {m.quota.until(dayOf(expireAt, now))}
        </li>
      ))}
      {later.length === 0 ? null : (
        <li>
          <b>{formatNumber(later.reduce((sum, { tokens }) => sum + tokens, 0))}</b>
          {m.quota.later}
        </li>
      )}
    </ul>
  );
}
