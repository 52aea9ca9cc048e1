import type { Counter } from "@tangleaf/contract";
import { charactersOf, formatNumber } from "#lib/format.ts";
import { useCounter, useCounterState } from "#lib/queries.ts";
import { counterMessages as m } from "#messages/counter.ts";
import { CitrusGauge } from "#ui/citrus-gauge/citrus-gauge.tsx";
import css from "./balance.module.css";
import { daysLeft, gaugeValue, grantsByDay } from "./quota-numbers.ts";

const PERCENT_PER_SEGMENT = 10;

/** Gauge, tokens left, what they are worth in characters, and until when. */
export function Balance() {
  const counter = useCounter();
  const state = useCounterState();
  const lit = gaugeValue(counter);
  return (
    <div className={css["balance"]}>
      <CitrusGauge value={lit} label={m.quota.gauge(lit * PERCENT_PER_SEGMENT)} />
      {counter === undefined ? (
        <span className={css["detail"]}>{state === "failed" ? m.quota.failed : m.quota.loading}</span>
      ) : (
        <Amount counter={counter} />
      )}
    </div>
  );
}

function Amount({ counter }: { counter: Counter }) {
  if (counter.unLimitPlan.isUnLimit) {
    return (
      <div className={css["amount"]}>
        <strong className={css["plan"]}>{m.quota.unlimited}</strong>
        <span className={css["detail"]}>
          {counter.unLimitPlan.planLable} · {m.quota.days(daysLeft(counter, new Date()))}
        </span>
      </div>
    );
  }
  const { balanceToken, balanceTokenStr, isExpired, balanceDays, grants } = counter;
  // Of several days none is the day of the whole: the list beside says them.
  const days = grantsByDay(grants).length > 1 ? [] : [m.quota.days(balanceDays)];
  return (
    <div className={css["amount"]}>
      <strong>{m.quota.tokens(balanceTokenStr)}</strong>
      <span className={css["detail"]} data-expired={isExpired || undefined}>
        {isExpired ? m.quota.expired : [m.quota.about(formatNumber(charactersOf(balanceToken))), ...days].join(" · ")}
      </span>
    </div>
  );
}
