import { useEffect, useRef, useState } from "react";
import { createRuler, type Ruler, type Tick } from "#lib/ruler/ruler.ts";

/** The ruler over an element; null while there is nothing to measure. */
export function useTicks(article: HTMLElement | null, blocks: () => readonly Element[], target: number | null) {
  const [ticks, setTicks] = useState<readonly Tick[]>([]);
  const ruler = useRef<Ruler | null>(null);
  const expected = useRef(target);
  useEffect(() => {
    expected.current = target;
  });
  useEffect(() => {
    if (!article) return;
    const made = createRuler({ article, blocks, expected: () => expected.current ?? 0, onTicks: setTicks });
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
