import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type Drop, dropAt, heightIn, type OutlineRow, rowsWithout } from "./outline-rows.ts";

/** So far to the side is a level. */
const LEVEL_PX = 28;
/** A press that does not move further is no drag. */
const STILL_PX = 4;

/** A line on its way: where it would be let go, and before which row that is drawn. */
export type Drag = { readonly id: string; readonly drop: Drop | null; readonly beforeId: string | null };

type Options = {
  rows: readonly OutlineRow[];
  list: RefObject<HTMLElement | null>;
  onDrop: (id: string, drop: Drop) => void;
};

/** Moves a line by pointer: up and down between the others, to the side by levels. Esc leaves it where it was. */
export function useLineDrag({ rows, list, onDrop }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const held = useRef<{ id: string; x: number; y: number; depth: number; moved: boolean } | null>(null);
  const latest = useRef({ rows, drag, onDrop });
  useEffect(() => {
    latest.current = { rows, drag, onDrop };
  });

  useEffect(() => {
    const onMove = (event: globalThis.PointerEvent) => {
      const { current } = held;
      if (current === null) return;
      if (!current.moved && Math.hypot(event.clientX - current.x, event.clientY - current.y) < STILL_PX) return;
      current.moved = true;
      const { rows: all } = latest.current;
      const others = rowsWithout(all, current.id);
      const gap = gapAt(list.current, others, event.clientY);
      const depth = current.depth + Math.round((event.clientX - current.x) / LEVEL_PX);
      const drop = dropAt(others, { gap, depth, height: heightIn(all, current.id) });
      setDrag({ id: current.id, drop, beforeId: others[gap]?.line.id ?? null });
    };
    const end = (isKept: boolean) => {
      const { current } = held;
      held.current = null;
      const { drag: now, onDrop: drop } = latest.current;
      setDrag(null);
      if (isKept && current?.moved && now?.drop) drop(current.id, now.drop);
    };
    const onUp = () => held.current !== null && end(true);
    const onCancel = () => held.current !== null && end(false);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || held.current === null) return;
      event.preventDefault();
      end(false);
    };
    window.addEventListener("pointermove", onMove);
    window.addEventListener("pointerup", onUp);
    window.addEventListener("pointercancel", onCancel);
    window.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("pointermove", onMove);
      window.removeEventListener("pointerup", onUp);
      window.removeEventListener("pointercancel", onCancel);
      window.removeEventListener("keydown", onKeyDown);
    };
  }, [list]);

  return {
    drag,
    begin({ line, depth }: OutlineRow, event: PointerEvent): void {
      if (event.button !== 0) return;
      held.current = { id: line.id, x: event.clientX, y: event.clientY, depth, moved: false };
    },
  };
}

/** Index of the first of the rows whose middle is below `y`. */
function gapAt(list: HTMLElement | null, rows: readonly OutlineRow[], y: number): number {
  const at = rows.findIndex(({ line }) => {
    const box = list?.querySelector(`[data-line="${line.id}"]`)?.getBoundingClientRect();
    return box !== undefined && box.top + box.height / 2 > y;
  });
  return at === -1 ? rows.length : at;
}
