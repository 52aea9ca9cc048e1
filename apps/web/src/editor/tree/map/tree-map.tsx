import type { TreeBranch } from "@tangleaf/document/tree";
import { type ReactNode, type Ref, useCallback, useEffect, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef } from "react";
import { treeMessages as m } from "#messages/tree.ts";
import { type ShownNode, withNodes, withText } from "../change-shown.ts";
import { findBranch, pathTo } from "../find-in-tree.ts";
import { layoutTree } from "../layout/layout-tree.ts";
import { boundsOf, type PlacedNode, placeOf, type Rect } from "../layout/walk-layout.ts";
import type { TreeEditing } from "../tree-editing.ts";
import { type Covered, fitTo } from "./camera.ts";
import { runCommand } from "./run-command.ts";
import { saidOfNode } from "./said-of-node.ts";
import { TreeField } from "./tree-field.tsx";
import { isPageCommand, type PageCommand, type TreeCommand } from "./tree-keys.ts";
import css from "./tree-map.module.css";
import { createTreePainter, type TreePainter } from "./tree-painter.ts";
import { useMapDrag } from "./use-map-drag.tsx";
import { useMapGestures } from "./use-map-gestures.ts";
import { useNodeSizes } from "./use-node-sizes.ts";
import { type TreeCamera, useTreeCamera } from "./use-tree-camera.ts";
import { NEW_NODE, useWritten } from "./use-written.ts";

/** Ideas below a node: they are shown and are not in the tree. */
export type TreeIdeas = { readonly parentId: string; readonly ideas: readonly ShownNode[] };

type BesideProps = { place: PlacedNode; camera: Pick<TreeCamera, "camera" | "screen">; children: ReactNode };

export type TreeMapHandle = {
  run(command: TreeCommand): void;
  zoom(factor: number): void;
  fit(): void;
  reveal(id: string): void;
  focus(): void;
};

export type TreeMapProps = {
  ref?: Ref<TreeMapHandle>;
  root: TreeBranch;
  editing: TreeEditing;
  /** What a screen reader calls the tree. */
  label: string;
  activeId: string;
  onActive: (id: string) => void;
  isReadOnly?: boolean;
  ideas?: TreeIdeas | null;
  /** An idea was chosen. */
  onIdea?: (id: string) => void;
  /** Commands that are not about the tree itself: ideas, find, escape. */
  onCommand?: (command: PageCommand) => void;
  /** Nodes that hold what is looked for. */
  found?: ReadonlySet<string>;
  /** Stands beside a node, and moves with it. */
  beside?: { id: string; content: ReactNode } | null;
  onScale?: (scale: number) => void;
  /** What bars over the map take of it. */
  covered?: Covered;
};

const NOTHING: ReadonlySet<string> = new Set();
const BESIDE_GAP = 14;
/** Pixels of the screen what stands beside a node may take. */
const BESIDE_WIDTH = 260;
/** Below this nothing can be read while it is written. */
const LEAST_WRITING_SCALE = 0.6;
const LEAST_OPENING_SCALE = 0.55;
/** On a narrow screen the whole tree is shown as long as its words are drawn; they are one pinch away. */
const LEAST_NARROW_SCALE = 0.45;
/** So narrow that at full size the root would stand there alone. */
const NARROW_PX = 480;

/** A tree as a map: the root in the middle, branches on two sides. It draws and asks; what is changed, `editing` knows. */
export function TreeMap(props: TreeMapProps) {
  const { ref, root, editing, label, activeId, onActive, isReadOnly = false, ideas = null, onIdea, onCommand, found = NOTHING } = props;
  const { beside = null, onScale, covered } = props;
  const map = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const painted = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const painter = useRef<TreePainter | null>(null);
  const [cache, sizeOf] = useNodeSizes(map);
  const treeId = useId();
  const elementId = useCallback((id: string) => `${treeId}${id}`, [treeId]);
  const writing = useWritten(root, editing);
  const { written } = writing;

  const shown = useMemo(() => {
    const withIdeas = ideas === null ? root : withNodes(root, { parentId: ideas.parentId, before: null }, ideas.ideas);
    if (written === null) return withIdeas;
    if (written.place === null) return withText(withIdeas, written.id, written.text);
    return withNodes(withIdeas, written.place, [{ id: NEW_NODE, text: written.text }]);
  }, [root, ideas, written]);
  const layout = useMemo(() => layoutTree(shown, sizeOf, cache), [shown, sizeOf, cache]);
  const ideaIds = useMemo(() => idsOf(ideas?.ideas ?? []), [ideas]);
  const placed = (id: string) =>
    placeOf(
      layout,
      pathTo(shown, id).map(({ node }) => node.id),
    );

  const current = () => ({
    layout,
    camera: camera.camera,
    screen: camera.screen,
    activeId: written?.id ?? activeId,
    editingId: written?.id ?? null,
    isIdea: (id: string) => ideaIds.has(id),
    found,
  });
  const look = useRef(() => {});
  const camera = useTreeCamera(map, () => look.current(), covered);
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (painted.current === null || world.current === null) return;
    const made = createTreePainter({ world: world.current, painted: painted.current, elementId, words: saidOfNode });
    painter.current = made;
    return () => made.destroy();
  }, [elementId]);
  useLayoutEffect(() => {
    look.current = () => {
      painter.current?.look(current());
      onScale?.(camera.camera.scale);
    };
    // Opened so that all of it is in view, or its root where it would be too small for that.
    if (isFirst.current && camera.screen.width > 0) {
      isFirst.current = false;
      const whole = fitTo(boundsOf(layout), camera.screen, covered);
      const isNarrow = camera.screen.width <= NARROW_PX;
      if (whole.scale >= (isNarrow ? LEAST_NARROW_SCALE : LEAST_OPENING_SCALE)) camera.set(whole);
      else if (isNarrow) camera.zoom(LEAST_WRITING_SCALE);
    }
    painter.current?.paint(current());
  });

  const rectOf = (id: string): Rect | null => {
    const place = placed(id);
    if (place === null) return null;
    const { width, height } = place.box.size;
    return { left: place.left, right: place.left + width, top: place.middle - height / 2, bottom: place.middle + height / 2 };
  };
  const revealNode = (id: string) => {
    const rect = rectOf(id);
    if (rect !== null) camera.reveal(rect);
  };
  // What is written must be seen and read. Nothing else moves the map but who looks at it.
  const writtenId = written?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each node that is written
  useEffect(() => {
    if (writtenId === undefined) return;
    const { scale, x, y } = camera.camera;
    const rect = rectOf(writtenId);
    if (rect === null) return;
    if (scale < LEAST_WRITING_SCALE) camera.zoom(1 / scale, { x: rect.left * scale + x, y: rect.top * scale + y });
    camera.reveal(rect);
  }, [writtenId]);

  const choose = (id: string) => {
    onActive(id);
    revealNode(id);
  };
  const run = (command: TreeCommand) => {
    if (isPageCommand(command)) onCommand?.(command);
    else if (ideaIds.has(activeId) && command === "sibling") onIdea?.(activeId);
    else runCommand(command, { root, layout, activeId, editing, writing, choose, isReadOnly, isIdea: ideaIds.has(activeId) });
  };
  const finish = (then: "child" | "stay" | "leave") => {
    const id = writing.commit();
    if (id !== null) onActive(id);
    if (then === "child" && id !== null) writing.beginNew({ parentId: id, before: null });
  };
  const focus = () => field.current?.focus({ preventScroll: true });
  const drag = useMapDrag({ root, layout, camera, editing, isReadOnly, isIdea: (id) => ideaIds.has(id) });
  useMapGestures(
    map,
    camera,
    {
      press(id, again, touch) {
        if (ideaIds.has(id)) return onIdea?.(id);
        if (written !== null) finish("leave");
        if (!again) onActive(id);
        // On a phone the field would bring the keyboard up.
        if (!touch) focus();
      },
      open(id) {
        if (isReadOnly || ideaIds.has(id)) return;
        writing.begin(id);
        focus();
      },
      fold(id) {
        const folded = findBranch(root, id)?.node.fold === 1;
        editing.change(id, { fold: folded ? undefined : 1 });
      },
      pressNothing: () => (written === null ? focus() : finish("leave")),
      ...drag.gestures,
    },
    activeId,
  );
  useImperativeHandle(ref, () => ({
    run,
    zoom: (factor) => camera.zoom(factor),
    fit: () => camera.fit(boundsOf(layout)),
    reveal: revealNode,
    focus,
  }));

  const fieldPlace = placed(written?.id ?? activeId);
  const besidePlace = beside === null ? null : placed(beside.id);
  return (
    <div ref={map} className={css["map"]}>
      <div ref={world} className={css["world"]}>
        <div ref={painted} id={treeId} className={css["painted"]} role="tree" aria-label={label} />
        {drag.mark}
        <TreeField
          ref={field}
          place={fieldPlace}
          writing={writing}
          label={`${label} · ${m.hint}`}
          treeId={treeId}
          activeElementId={elementId(activeId)}
          readOnly={isReadOnly}
          onType={(text) => (ideaIds.has(activeId) ? undefined : writing.begin(activeId, text))}
          onCommand={run}
          onFinish={finish}
        />
        {beside === null || besidePlace === null ? null : (
          <Beside place={besidePlace} camera={camera}>
            {beside.content}
          </Beside>
        )}
      </div>
    </div>
  );
}

/** Away from the root beside a node, or below it where the screen has no room there. */
function Beside({ place: { left, middle, side, box }, camera: { camera, screen }, children }: BesideProps) {
  const { width, height } = box.size;
  const [near, far] = [left * camera.scale + camera.x, (left + width) * camera.scale + camera.x];
  const under = side === "left" ? near < BESIDE_WIDTH : far > screen.width - BESIDE_WIDTH;
  const x = under ? left : side === "left" ? left - BESIDE_GAP : left + width + BESIDE_GAP;
  return (
    <div
      className={css["beside"]}
      data-over
      data-side={side ?? "right"}
      data-under={under || undefined}
      style={{ left: x, top: under ? middle + height / 2 + BESIDE_GAP : middle }}
    >
      {children}
    </div>
  );
}

const idsOf = (nodes: readonly ShownNode[]): ReadonlySet<string> => new Set(nodes.flatMap(({ id, kids = [] }) => [id, ...idsOf(kids)]));
