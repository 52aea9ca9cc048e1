import { type CSSProperties, memo } from "react";
import type { Tick } from "#lib/ruler/ruler.ts";
import css from "./gutter.module.css";

/** 字数刻度: marks left of the text at every hundredth character. Decoration; the count is in the header. */
export const Gutter = memo(function Gutter({ ticks, target }: { ticks: readonly Tick[]; target: number | null }) {
  return (
    <div className={css["gutter"]} aria-hidden="true">
      {ticks.map(({ count, top }) => (
        <span key={count} className={css["tick"]} data-target={count === target || undefined} style={{ top } satisfies CSSProperties}>
          {count}
        </span>
      ))}
    </div>
  );
});
