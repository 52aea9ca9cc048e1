import { type CSSProperties, memo, useEffect, useRef, useState } from "react";
import { createRuler, type Ruler, type Tick } from "#lib/ruler/ruler.ts";
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

/** The ruler over an element; null while there is nothing to measure. */
export function useTicks(article: HTMLElement | null, blocks: () => readonly Element[]) {
  const [ticks, setTicks] = useState<readonly Tick[]>([]);
  const ruler = useRef<Ruler | null>(null);
  useEffect(() => {
    if (!article) return;
    const made = createRuler({ article, blocks, onTicks: setTicks });
    ruler.current = made;
    made.update();
    return () => {
      made.destroy();
      ruler.current = null;
      setTicks([]);
    };
  }, [article, blocks]);
  return { ticks, ruler };
}
