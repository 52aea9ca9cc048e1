import { type RefObject, useEffect, useRef } from "react";
import type { TreeCamera } from "./use-tree-camera.ts";

const DRAG_AFTER_PX = 6;
/** A finger that rests this long on a node takes it up. */
const HOLD_MS = 450;
const WHEEL_ZOOM = 0.0022;
/** One turn of a wheel that says lines, in pixels. */
const LINE_PX = 16;

export type MapGestures = {
  /** A node was pressed; `again`: it was chosen already. */
  press(id: string, again: boolean, touch: boolean): void;
  open(id: string): void;
  fold(id: string): void;
  pressNothing(): void;
  canDrag(id: string): boolean;
  drag(id: string, at: { x: number; y: number }): void;
  drop(id: string, at: { x: number; y: number }): void;
  cancelDrag(): void;
};

type Point = { x: number; y: number };
type Held = {
  id: string | null;
  start: Point;
  last: Point;
  mode: "pressed" | "pan" | "drag";
  again: boolean;
  touch: boolean;
  timer: number;
};

/** Pan, zoom and drag by mouse, trackpad and fingers. */
export function useMapGestures(element: RefObject<HTMLElement | null>, camera: TreeCamera, gestures: MapGestures, activeId: string): void {
  const latest = useRef({ gestures, activeId });
  useEffect(() => {
    latest.current = { gestures, activeId };
  });
  useEffect(() => {
    const map = element.current;
    if (map === null) return;
    const pointers = new Map<number, Point>();
    let held: Held | null = null;
    let pinch = 0;
    const ended = new AbortController();
    const { signal } = ended;
    const inMap = ({ x, y }: Point): Point => {
      const { left, top } = map.getBoundingClientRect();
      return { x: x - left, y: y - top };
    };
    const nodeAt = (event: Event): HTMLElement | null => (event.target as Element).closest<HTMLElement>("[data-id]");
    const release = () => {
      if (held !== null) window.clearTimeout(held.timer);
      held = null;
      delete map.dataset["grabbed"];
    };

    map.addEventListener(
      "pointerdown",
      (event) => {
        const target = event.target as Element;
        if (target.closest("[data-over]") !== null || (event.button !== 0 && event.button !== 1)) return;
        const at = { x: event.clientX, y: event.clientY };
        pointers.set(event.pointerId, at);
        if (pointers.size === 2) {
          release();
          latest.current.gestures.cancelDrag();
          pinch = spread(pointers);
          return;
        }
        const node = event.button === 1 ? null : nodeAt(event);
        // The field keeps the focus.
        event.preventDefault();
        const id = node?.dataset["id"] ?? null;
        if (id !== null && target.closest("[data-fold]") !== null) {
          pointers.delete(event.pointerId);
          latest.current.gestures.fold(id);
          return;
        }
        const touch = event.pointerType === "touch";
        const again = id !== null && id === latest.current.activeId;
        held = { id, start: at, last: at, mode: "pressed", again, touch, timer: 0 };
        if (touch && id !== null && latest.current.gestures.canDrag(id)) {
          const mine = held;
          held.timer = window.setTimeout(() => {
            if (held === mine && mine.mode === "pressed") begin(mine, "drag", event.pointerId);
          }, HOLD_MS);
        }
        if (!touch && id !== null) latest.current.gestures.press(id, again, false);
        else if (id === null && !touch) latest.current.gestures.pressNothing();
      },
      { signal },
    );

    const begin = (of: Held, mode: "pan" | "drag", pointerId: number) => {
      window.clearTimeout(of.timer);
      of.mode = mode;
      map.dataset["grabbed"] = "";
      // A pointer that is not there any more cannot be held.
      if (map.hasPointerCapture !== undefined && pointers.has(pointerId)) map.setPointerCapture(pointerId);
      if (mode === "drag" && of.id !== null) latest.current.gestures.drag(of.id, of.last);
    };

    map.addEventListener(
      "pointermove",
      (event) => {
        if (!pointers.has(event.pointerId)) return;
        const at = { x: event.clientX, y: event.clientY };
        pointers.set(event.pointerId, at);
        if (pointers.size === 2) {
          const now = spread(pointers);
          if (pinch > 0) camera.zoom(now / pinch, inMap(middle(pointers)));
          pinch = now;
          return;
        }
        if (held === null) return;
        if (held.mode === "pressed") {
          if (Math.hypot(at.x - held.start.x, at.y - held.start.y) < DRAG_AFTER_PX) return;
          const drags = held.id !== null && !held.touch && latest.current.gestures.canDrag(held.id);
          held.last = drags ? at : held.last;
          begin(held, drags ? "drag" : "pan", event.pointerId);
        }
        if (held.mode === "drag" && held.id !== null) latest.current.gestures.drag(held.id, at);
        else if (held.mode === "pan") {
          const { x, y, scale } = camera.camera;
          camera.set({ scale, x: x + at.x - held.last.x, y: y + at.y - held.last.y });
        }
        held.last = at;
      },
      { signal },
    );

    const up = (event: PointerEvent) => {
      pointers.delete(event.pointerId);
      pinch = 0;
      if (held === null) return;
      const { id, mode, again, touch, last } = held;
      release();
      const { gestures: now } = latest.current;
      if (event.type === "pointercancel") now.cancelDrag();
      else if (mode === "drag" && id !== null) now.drop(id, last);
      else if (mode === "pressed" && touch) {
        if (id === null) now.pressNothing();
        else if (again) now.open(id);
        else now.press(id, again, true);
      }
    };
    map.addEventListener("pointerup", up, { signal });
    map.addEventListener("pointercancel", up, { signal });

    map.addEventListener(
      "dblclick",
      (event) => {
        const id = nodeAt(event)?.dataset["id"];
        if (id !== undefined && (event.target as Element).closest("[data-fold]") === null) latest.current.gestures.open(id);
      },
      { signal },
    );

    map.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1;
        if (event.ctrlKey || event.metaKey) {
          const factor = Math.exp(
            -event.deltaY * unit * WHEEL_ZOOM * (event.ctrlKey && event.deltaMode === 0 && Math.abs(event.deltaY) < 50 ? 4 : 1),
          );
          camera.zoom(factor, inMap({ x: event.clientX, y: event.clientY }));
          return;
        }
        const { x, y, scale } = camera.camera;
        const [dx, dy] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
        camera.set({ scale, x: x - dx * unit, y: y - dy * unit });
      },
      { signal, passive: false },
    );
    return () => {
      release();
      ended.abort();
    };
  }, [element, camera]);
}

function spread(pointers: ReadonlyMap<number, Point>): number {
  const [a, b] = [...pointers.values()];
  return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(pointers: ReadonlyMap<number, Point>): Point {
  const [a, b] = [...pointers.values()];
  return a === undefined || b === undefined ? { x: 0, y: 0 } : { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
