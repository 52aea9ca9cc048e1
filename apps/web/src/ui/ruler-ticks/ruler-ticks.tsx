import type { CSSProperties, Ref } from "react";
import type { Tick } from "#lib/ruler/ruler.ts";
import css from "./ruler-ticks.module.css";

type RulerTicksProps = {
  ticks: readonly Tick[];
  /** The count that was asked for, drawn bolder; null = none was. */
  target?: number | null;
  ref?: Ref<HTMLDivElement>;
};

/** 字数刻度: marks left of a text at every hundredth character. Decoration; the count is read elsewhere. */
export function RulerTicks({ ticks, target = null, ref }: RulerTicksProps) {
  return (
    <div ref={ref} className={css["gutter"]} aria-hidden="true">
      {ticks.map(({ count, top }) => (
        <span key={count} className={css["tick"]} data-target={count === target || undefined} style={{ top } satisfies CSSProperties}>
          {count}
        </span>
      ))}
    </div>
  );
}
