import type { TreeBranch } from "@tangleaf/document/tree";
import { type ReactNode, type Ref, useCallback, useId, useImperativeHandle, useRef } from "react";
import { treeMessages as m } from "#messages/tree.ts";
import { findBranch } from "../find-in-tree.ts";
import { boundsOf, type PlacedNode } from "../layout/walk-layout.ts";
import type { TreeEditing } from "../tree-editing.ts";
import type { Covered } from "./camera.ts";
import { runCommand } from "./run-command.ts";
import { TreeField } from "./tree-field.tsx";
import { isPageCommand, type PageCommand, type TreeCommand } from "./tree-keys.ts";
import css from "./tree-map.module.css";
import { useMapDrag } from "./use-map-drag.tsx";
import { useMapGestures } from "./use-map-gestures.ts";
import { usePaintedMap, useWrittenInView } from "./use-painted-map.ts";
import { type TreeIdeas, useShownTree } from "./use-shown-tree.ts";
import type { TreeCamera } from "./use-tree-camera.ts";
import { useWritten } from "./use-written.ts";

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
/** A tree as a map: the root in the middle, branches on two sides. It draws and asks; what is changed, `editing` knows. */
export function TreeMap(props: TreeMapProps) {
  const { ref, root, editing, label, activeId, onActive, isReadOnly = false, ideas = null, onIdea, onCommand, found = NOTHING } = props;
  const { beside = null, onScale, covered } = props;
  const map = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const painted = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const treeId = useId();
  const toElementId = useCallback((id: string) => `${treeId}${id}`, [treeId]);
  const writing = useWritten(root, editing);
  const { written } = writing;
  const { layout, isIdea, getPlace, getRect } = useShownTree(map, root, ideas, written);
  const camera = usePaintedMap({
    map,
    world,
    painted,
    content: { layout, activeId: written?.id ?? activeId, editingId: written?.id ?? null, isIdea, found },
    toElementId,
    covered,
    onScale,
  });
  useWrittenInView(written?.id, camera, getRect);

  const revealNode = (id: string) => {
    const rect = getRect(id);
    if (rect !== null) camera.reveal(rect);
  };
  const choose = (id: string) => {
    onActive(id);
    revealNode(id);
  };
  const run = (command: TreeCommand) => {
    if (isPageCommand(command)) onCommand?.(command);
    else if (isIdea(activeId) && command === "sibling") onIdea?.(activeId);
    else runCommand(command, { root, layout, activeId, editing, writing, choose, isReadOnly, isIdea: isIdea(activeId) });
  };
  const finish = (then: "child" | "stay" | "leave") => {
    const id = writing.commit();
    if (id !== null) onActive(id);
    if (then === "child" && id !== null) writing.beginNew({ parentId: id, before: null });
  };
  const focus = () => field.current?.focus({ preventScroll: true });
  const drag = useMapDrag({ root, layout, camera, editing, isReadOnly, isIdea });
  useMapGestures(
    map,
    camera,
    {
      press(id, again, touch) {
        if (isIdea(id)) return onIdea?.(id);
        if (written !== null) finish("leave");
        if (!again) onActive(id);
        // On a phone the field would bring the keyboard up.
        if (!touch) focus();
      },
      open(id) {
        if (isReadOnly || isIdea(id)) return;
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

  const fieldPlace = getPlace(written?.id ?? activeId);
  const besidePlace = beside === null ? null : getPlace(beside.id);
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
          activeElementId={toElementId(activeId)}
          readOnly={isReadOnly}
          onType={(text) => (isIdea(activeId) ? undefined : writing.begin(activeId, text))}
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
