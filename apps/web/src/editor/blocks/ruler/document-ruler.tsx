import { countLength } from "@tangleaf/document/marks";
import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { useEffect, useRef, useState } from "react";
import { measureBlock, rulerStep, type Tick } from "#lib/ruler/ruler.ts";
import { RulerTicks } from "#ui/ruler-ticks/ruler-ticks.tsx";

/** Groups this far from the screen are measured too; what is farther nobody sees. */
const NEAR_PX = 800;
const IDLE_AT_MOST_MS = 500;
const canIdle = typeof requestIdleCallback === "function";

/**
 * 字数刻度 of a document: a mark beside the line with every hundredth character (five hundredth of a long text). Stands in the
 * paper, which is its containing block. Measured in idle time, and of the groups near the screen those that changed only.
 */
export function DocumentRuler({ editor }: { editor: Editor }) {
  const root = useRef<HTMLDivElement>(null);
  const [ticks, setTicks] = useState<readonly Tick[]>([]);
  useEffect(() => {
    const measurer = createMeasurer(editor);
    let handle: number | null = null;
    const measure = () => {
      handle = null;
      const gutter = root.current;
      if (!gutter || editor.isDestroyed) return;
      const next = measurer(gutter.getBoundingClientRect().top);
      setTicks((before) => (isSame(before, next) ? before : next));
    };
    const schedule = () => {
      handle ??= canIdle ? requestIdleCallback(measure, { timeout: IDLE_AT_MOST_MS }) : window.setTimeout(measure, IDLE_AT_MOST_MS);
    };
    const onTransaction = ({ transaction }: { transaction: { docChanged: boolean } }) => transaction.docChanged && schedule();
    const resized = new ResizeObserver(schedule);
    resized.observe(editor.view.dom);
    editor.on("transaction", onTransaction);
    window.addEventListener("scroll", schedule, { capture: true, passive: true });
    document.fonts.ready.then(schedule, () => undefined);
    return () => {
      editor.off("transaction", onTransaction);
      window.removeEventListener("scroll", schedule, { capture: true });
      resized.disconnect();
      if (handle !== null) (canIdle ? cancelIdleCallback : window.clearTimeout)(handle);
    };
  }, [editor]);
  return <RulerTicks ref={root} ticks={ticks} />;
}

type Measured = {
  readonly node: Node;
  readonly before: number;
  readonly height: number;
  readonly width: number;
  readonly ticks: readonly Tick[];
};

function createMeasurer(editor: Editor): (origin: number) => Tick[] {
  const measured = new WeakMap<Element, Measured>();
  return (origin) => {
    const ticks: Tick[] = [];
    let before = 0;
    for (const [at, element] of [...editor.view.dom.children].entries()) {
      const node = editor.state.doc.maybeChild(at);
      if (node === null) break;
      const box = element.getBoundingClientRect();
      if (box.bottom > -NEAR_PX && box.top < window.innerHeight + NEAR_PX) {
        const known = measured.get(element);
        const isKnown = known?.node === node && known.before === before && known.width === box.width && known.height === box.height;
        const inside = isKnown ? known.ticks : measureGroup(element, before, box.top);
        if (!isKnown) measured.set(element, { node, before, width: box.width, height: box.height, ticks: inside });
        for (const { count, top } of inside) ticks.push({ count, top: Math.round(top + box.top - origin) });
      }
      before += rulerCount(node);
    }
    const step = rulerStep(before);
    return ticks.filter(({ count }) => count % step === 0);
  };
}

function measureGroup(group: Element, before: number, origin: number): Tick[] {
  const ticks: Tick[] = [];
  let count = before;
  for (const block of group.children) count = measureBlock(block, count, origin, ticks);
  return ticks;
}

const counted = new WeakMap<Node, number>();

/** Characters the ruler counts: all words but those of tables, captions and formulas. */
function rulerCount(node: Node): number {
  const known = counted.get(node);
  if (known !== undefined) return known;
  const count = node.isTextblock
    ? countLength(node.textContent)
    : node.type.name === "table"
      ? 0
      : node.children.reduce((sum, child) => sum + rulerCount(child), 0);
  counted.set(node, count);
  return count;
}

function isSame(before: readonly Tick[], after: readonly Tick[]): boolean {
  return before.length === after.length && before.every(({ count, top }, at) => count === after[at]?.count && top === after[at].top);
}
