import type { TreeCamera } from "./use-tree-camera.ts";

const DRAG_AFTER_PX = 6;
/** A finger that rests this long on a node takes it up. */
const HOLD_MS = 450;

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

type MapPointers = {
  map: HTMLElement;
  camera: TreeCamera;
  /** What gestures do now, and the node that is chosen. */
  current: () => { gestures: MapGestures; activeId: string };
};

/** The pointers that are down on a map, and what one of them holds: a node, or the map itself; two of them pinch. */
export function createMapPointers({ map, camera, current }: MapPointers) {
  const pointers = new Map<number, Point>();
  let held: Held | null = null;
  let pinch = 0;

  function release(): void {
    if (held !== null) window.clearTimeout(held.timer);
    held = null;
    delete map.dataset["grabbed"];
  }

  function begin(of: Held, mode: "pan" | "drag", pointerId: number): void {
    window.clearTimeout(of.timer);
    of.mode = mode;
    map.dataset["grabbed"] = "";
    // A pointer that is not there any more cannot be held.
    if (map.hasPointerCapture !== undefined && pointers.has(pointerId)) map.setPointerCapture(pointerId);
    if (mode === "drag" && of.id !== null) current().gestures.drag(of.id, of.last);
  }

  function down(event: PointerEvent): void {
    const target = event.target as Element;
    if (target.closest("[data-over]") !== null || (event.button !== 0 && event.button !== 1)) return;
    const at = { x: event.clientX, y: event.clientY };
    pointers.set(event.pointerId, at);
    if (pointers.size === 2) {
      release();
      current().gestures.cancelDrag();
      pinch = spread(pointers);
      return;
    }
    const node = event.button === 1 ? null : getNode(event);
    // The field keeps the focus.
    event.preventDefault();
    const id = node?.dataset["id"] ?? null;
    if (id !== null && target.closest("[data-fold]") !== null) {
      pointers.delete(event.pointerId);
      current().gestures.fold(id);
      return;
    }
    const touch = event.pointerType === "touch";
    const again = id !== null && id === current().activeId;
    held = { id, start: at, last: at, mode: "pressed", again, touch, timer: 0 };
    if (touch && id !== null && current().gestures.canDrag(id)) {
      const mine = held;
      held.timer = window.setTimeout(() => {
        if (held === mine && mine.mode === "pressed") begin(mine, "drag", event.pointerId);
      }, HOLD_MS);
    }
    if (!touch && id !== null) current().gestures.press(id, again, false);
    else if (id === null && !touch) current().gestures.pressNothing();
  }

  function move(event: PointerEvent): void {
    if (!pointers.has(event.pointerId)) return;
    const at = { x: event.clientX, y: event.clientY };
    pointers.set(event.pointerId, at);
    if (pointers.size === 2) {
      const now = spread(pointers);
      if (pinch > 0) camera.zoom(now / pinch, toMapPoint(map, middle(pointers)));
      pinch = now;
      return;
    }
    if (held === null) return;
    if (held.mode === "pressed") {
      if (Math.hypot(at.x - held.start.x, at.y - held.start.y) < DRAG_AFTER_PX) return;
      const drags = held.id !== null && !held.touch && current().gestures.canDrag(held.id);
      held.last = drags ? at : held.last;
      begin(held, drags ? "drag" : "pan", event.pointerId);
    }
    if (held.mode === "drag" && held.id !== null) current().gestures.drag(held.id, at);
    else if (held.mode === "pan") {
      const { x, y, scale } = camera.camera;
      camera.set({ scale, x: x + at.x - held.last.x, y: y + at.y - held.last.y });
    }
    held.last = at;
  }

  function up(event: PointerEvent): void {
    pointers.delete(event.pointerId);
    pinch = 0;
    if (held === null) return;
    const { id, mode, again, touch, last } = held;
    release();
    const { gestures: now } = current();
    if (event.type === "pointercancel") now.cancelDrag();
    else if (mode === "drag" && id !== null) now.drop(id, last);
    else if (mode === "pressed" && touch) {
      if (id === null) now.pressNothing();
      else if (again) now.open(id);
      else now.press(id, again, true);
    }
  }

  return { down, move, up, release };
}

/** A point of the window as one of the map. */
export function toMapPoint(map: HTMLElement, { x, y }: Point): Point {
  const { left, top } = map.getBoundingClientRect();
  return { x: x - left, y: y - top };
}

/** The element of the node an event is on. */
export function getNode(event: Event): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>("[data-id]");
}

function spread(pointers: ReadonlyMap<number, Point>): number {
  const [a, b] = [...pointers.values()];
  return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(pointers: ReadonlyMap<number, Point>): Point {
  const [a, b] = [...pointers.values()];
  return a === undefined || b === undefined ? { x: 0, y: 0 } : { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
