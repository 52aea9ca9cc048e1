import { type RefObject, useEffect, useRef } from "react";
import { createMapPointers, getNode, type MapGestures, toMapPoint } from "./map-pointers.ts";
import type { TreeCamera } from "./use-tree-camera.ts";

const WHEEL_ZOOM = 0.0022;
/** One turn of a wheel that says lines, in pixels. */
const LINE_PX = 16;

/** Pan, zoom and drag by mouse, trackpad and fingers. */
export function useMapGestures(element: RefObject<HTMLElement | null>, camera: TreeCamera, gestures: MapGestures, activeId: string): void {
  const latest = useRef({ gestures, activeId });
  useEffect(() => {
    latest.current = { gestures, activeId };
  });
  useEffect(() => {
    const map = element.current;
    if (map === null) return;
    const { down, move, up, release } = createMapPointers({ map, camera, current: () => latest.current });
    const ended = new AbortController();
    const { signal } = ended;
    map.addEventListener("pointerdown", down, { signal });
    map.addEventListener("pointermove", move, { signal });
    map.addEventListener("pointerup", up, { signal });
    map.addEventListener("pointercancel", up, { signal });
    map.addEventListener(
      "dblclick",
      (event) => {
        const id = getNode(event)?.dataset["id"];
        if (id !== undefined && (event.target as Element).closest("[data-fold]") === null) latest.current.gestures.open(id);
      },
      { signal },
    );
    map.addEventListener("wheel", (event) => turnWheel(event, map, camera), { signal, passive: false });
    return () => {
      release();
      ended.abort();
    };
  }, [element, camera]);
}

/** Pans, or zooms with Ctrl, which is how a trackpad says a pinch. */
function turnWheel(event: WheelEvent, map: HTMLElement, camera: TreeCamera): void {
  event.preventDefault();
  const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1;
  if (event.ctrlKey || event.metaKey) {
    const factor = Math.exp(
      -event.deltaY * unit * WHEEL_ZOOM * (event.ctrlKey && event.deltaMode === 0 && Math.abs(event.deltaY) < 50 ? 4 : 1),
    );
    camera.zoom(factor, toMapPoint(map, { x: event.clientX, y: event.clientY }));
    return;
  }
  const { x, y, scale } = camera.camera;
  const [dx, dy] = event.shiftKey && event.deltaX === 0 ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
  camera.set({ scale, x: x - dx * unit, y: y - dy * unit });
}
