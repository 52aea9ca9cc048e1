import { type RefObject, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { createRuler, type Ruler, type Tick } from "#lib/ruler/ruler.ts";
import { RulerTicks } from "#ui/ruler-ticks/ruler-ticks.tsx";

type DraftTicksProps = {
  /** The element that holds the text; null while there is nothing to measure. */
  article: HTMLElement | null;
  blocks: () => readonly Element[];
  target: number | null;
  /** Where the ruler stands while there is one. */
  ruler: RefObject<Ruler | null>;
};

/** The marks beside a draft, drawn apart from it: they change with every few words, in the frame they were measured in. */
export function DraftTicks({ article, blocks, target, ruler }: DraftTicksProps) {
  const [ticks, setTicks] = useState<readonly Tick[]>([]);
  const expected = useRef(target);
  useEffect(() => {
    expected.current = target;
  });
  useEffect(() => {
    if (!article) return;
    const onTicks = (measured: readonly Tick[]) => flushSync(() => setTicks(measured));
    const made = createRuler({ article, blocks, expected: () => expected.current ?? 0, onTicks });
    ruler.current = made;
    made.update();
    return () => {
      made.destroy();
      ruler.current = null;
      setTicks([]);
    };
  }, [article, blocks, ruler]);
  return <RulerTicks ticks={ticks} target={target} />;
}
