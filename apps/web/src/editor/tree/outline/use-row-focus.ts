import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type OutlineRow, ROW_PX, rowsInView } from "./outline-rows.ts";

/** The rows in view, and bringing a row into view or giving it the focus. */
export function useRowFocus(box: RefObject<HTMLDivElement | null>, rows: readonly OutlineRow[]) {
  const [view, setView] = useState({ top: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = box;
    if (current === null) return;
    const look = () => setView({ top: current.scrollTop, height: current.clientHeight });
    look();
    const watch = new ResizeObserver(look);
    watch.observe(current);
    return () => watch.disconnect();
  }, [box]);

  const reveal = (id: string) => {
    const at = rows.findIndex(({ branch }) => branch.node.id === id);
    if (at === -1 || box.current === null) return;
    const { scrollTop, clientHeight } = box.current;
    const top = at * ROW_PX;
    if (top < scrollTop) box.current.scrollTop = top;
    else if (top + ROW_PX > scrollTop + clientHeight) box.current.scrollTop = top + ROW_PX - clientHeight;
  };

  /** The row that gets the focus as soon as it is there. */
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    const id = wanted.current;
    if (id === null || box.current === null) return;
    reveal(id);
    const row = box.current.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [data-text]`);
    if (row === null) return;
    wanted.current = null;
    row.focus({ preventScroll: true });
  });
  const [, drawAgain] = useState(0);
  const focusRow = (id: string) => {
    wanted.current = id;
    drawAgain((before) => before + 1);
  };

  return { ...rowsInView(rows.length, ROW_PX, view), setView, reveal, focusRow };
}
