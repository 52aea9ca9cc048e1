import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef } from "react";
import type { Rect } from "../layout/walk-layout.ts";
import { type Camera, type Covered, fitTo, reveal, type ScreenSize, zoomAt } from "./camera.ts";

const REVEAL_MARGIN_PX = 56;

export type TreeCamera = {
  readonly camera: Camera;
  readonly screen: ScreenSize;
  set(camera: Camera): void;
  zoom(factor: number, at?: { x: number; y: number }): void;
  fit(bounds: Rect): void;
  reveal(part: Rect): void;
  /** A place of the page as a place of the map. */
  toMap(client: { x: number; y: number }): { x: number; y: number };
};

/** The camera of a map. It is no state of React: moving draws nothing anew but what comes into view. */
export function useTreeCamera(element: RefObject<HTMLElement | null>, onMove: () => void, covered: Covered | undefined): TreeCamera {
  const camera = useRef<Camera>({ x: 0, y: 0, scale: 1 });
  const screen = useRef<ScreenSize>({ width: 0, height: 0 });
  const moved = useRef(onMove);
  const bars = useRef(covered);
  useLayoutEffect(() => {
    moved.current = onMove;
    bars.current = covered;
  });
  const set = useCallback((next: Camera) => {
    if (next === camera.current) return;
    camera.current = next;
    moved.current();
  }, []);
  // The middle of the map stays in the middle, whatever size the page gives it.
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = current;
      const { x, y, scale } = camera.current;
      const before = screen.current;
      screen.current = { width, height };
      camera.current = { scale, x: x + (width - before.width) / 2, y: y + (height - before.height) / 2 };
      moved.current();
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(current);
    return () => watch.disconnect();
  }, [element]);
  return useMemo(
    () => ({
      get camera() {
        return camera.current;
      },
      get screen() {
        return screen.current;
      },
      set,
      zoom: (factor, at = { x: screen.current.width / 2, y: screen.current.height / 2 }) => set(zoomAt(camera.current, at, factor)),
      fit: (bounds) => set(fitTo(bounds, screen.current, bars.current)),
      reveal: (part) =>
        set(
          reveal(camera.current, part, {
            screen: screen.current,
            margin: REVEAL_MARGIN_PX,
            ...(bars.current && { covered: bars.current }),
          }),
        ),
      toMap({ x, y }) {
        const box = element.current?.getBoundingClientRect();
        const { current } = camera;
        return { x: (x - (box?.left ?? 0) - current.x) / current.scale, y: (y - (box?.top ?? 0) - current.y) / current.scale };
      },
    }),
    [element, set],
  );
}
