import { shanghaiDay } from "#lib/shanghai-day.ts";
import { usageMessages as m } from "#messages/usage.ts";
import { DateRange } from "#ui/date-range/date-range.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { lastDays, PRESET_DAYS, presetOf, problemOf } from "./span.ts";
import css from "./span-choice.module.css";
import { useUsageAddress } from "./use-usage-address.ts";

const OPTIONS = PRESET_DAYS.map((days) => ({ value: String(days), label: m.span.days(days) }));

/** 7, 14, 30 days or one's own. */
export function SpanChoice() {
  const now = new Date();
  const { span, showSpan } = useUsageAddress(now);
  return (
    <div className={css["choice"]}>
      <Segmented
        label={m.span.label}
        value={String(presetOf(span, now) ?? "")}
        options={OPTIONS}
        onChange={(days) => showSpan(lastDays(Number(days), now))}
      />
      <DateRange value={span} max={shanghaiDay(now)} problemOf={problemOf} onChange={showSpan} />
    </div>
  );
}
