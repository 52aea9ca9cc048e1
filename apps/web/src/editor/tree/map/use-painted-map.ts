import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { treeMessages as m } from "#messages/tree.ts";
import { isTreeMark } from "../layout/node-signs.ts";
import type { PlacedNode } from "../layout/walk-layout.ts";
import { boundsOf, type Rect } from "../layout/walk-layout.ts";
import { type Covered, fitTo } from "./camera.ts";
import { createTreePainter, type Painted, type TreePainter } from "./tree-painter.ts";
import { type TreeCamera, useTreeCamera } from "./use-tree-camera.ts";

/** Below this nothing can be read while it is written. */
const LEAST_WRITING_SCALE = 0.6;
const LEAST_OPENING_SCALE = 0.55;
/** On a narrow screen the whole tree is shown as long as its words are drawn; they are one pinch away. */
const LEAST_NARROW_SCALE = 0.45;
/** So narrow that at full size the root would stand there alone. */
const NARROW_PX = 480;

type PaintedMap = {
  map: RefObject<HTMLElement | null>;
  /** What the camera moves, and in it what is painted. */
  world: RefObject<HTMLElement | null>;
  painted: RefObject<HTMLElement | null>;
  /** What is painted beside what the camera says. */
  content: Omit<Painted, "camera" | "screen">;
  /** Id of a node's element; the same function at every drawing. */
  toElementId: (id: string) => string;
  covered: Covered | undefined;
  onScale: ((scale: number) => void) | undefined;
};

/** Paints a map at every drawing and whenever its camera moves; answers the camera. */
export function usePaintedMap({ map, world, painted, content, toElementId, covered, onScale }: PaintedMap): TreeCamera {
  const painter = useRef<TreePainter | null>(null);
  const current = (): Painted => ({ ...content, camera: camera.camera, screen: camera.screen });
  const look = useRef(() => {});
  const camera = useTreeCamera(map, () => look.current(), covered);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (painted.current === null || world.current === null) return;
    const made = createTreePainter({ world: world.current, painted: painted.current, elementId: toElementId, words: saidOfNode });
    painter.current = made;
    return () => made.destroy();
  }, [toElementId, world, painted]);
  useLayoutEffect(() => {
    look.current = () => {
      painter.current?.look(current());
      onScale?.(camera.camera.scale);
    };
    // Opened so that all of it is in view, or its root where it would be too small for that.
    if (isFirst.current && camera.screen.width > 0) {
      isFirst.current = false;
      const whole = fitTo(boundsOf(content.layout), camera.screen, covered);
      const isNarrow = camera.screen.width <= NARROW_PX;
      if (whole.scale >= (isNarrow ? LEAST_NARROW_SCALE : LEAST_OPENING_SCALE)) camera.set(whole);
      else if (isNarrow) camera.zoom(LEAST_WRITING_SCALE);
    }
    painter.current?.paint(current());
  });
  return camera;
}

/** Brings the node that is being written into view, large enough to be read. Nothing else moves the map but its reader. */
export function useWrittenInView(writtenId: string | undefined, camera: TreeCamera, getRect: (id: string) => Rect | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each node that is written
  useEffect(() => {
    if (writtenId === undefined) return;
    const { scale, x, y } = camera.camera;
    const rect = getRect(writtenId);
    if (rect === null) return;
    if (scale < LEAST_WRITING_SCALE) camera.zoom(1 / scale, { x: rect.left * scale + x, y: rect.top * scale + y });
    camera.reveal(rect);
  }, [writtenId]);
}

/** What a screen reader says of a node beside its text. */
function saidOfNode({ box }: PlacedNode): string {
  const { mark, note, link } = box.branch.node;
  return [isTreeMark(mark) ? m.marks[mark] : "", note === undefined ? "" : m.hasNote, link === undefined ? "" : m.hasLink]
    .filter((part) => part !== "")
    .join(" · ");
}
