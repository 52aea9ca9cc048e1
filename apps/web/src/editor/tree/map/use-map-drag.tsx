import type { TreeBranch } from "@tangleaf/document/tree";
import { type ReactNode, useState } from "react";
import { findBranch } from "../find-in-tree.ts";
import type { TreeLayout } from "../layout/layout-tree.ts";
import { type PlacedNode, walkLayout } from "../layout/walk-layout.ts";
import type { TreeEditing } from "../tree-editing.ts";
import { seen } from "./camera.ts";
import { type DropTarget, dropTarget } from "./drop-target.ts";
import type { MapGestures } from "./map-pointers.ts";
import css from "./tree-map.module.css";
import type { TreeCamera } from "./use-tree-camera.ts";

type Options = {
  root: TreeBranch;
  layout: TreeLayout;
  camera: TreeCamera;
  editing: TreeEditing;
  isReadOnly: boolean;
  isIdea: (id: string) => boolean;
};

type Carried = { text: string; at: { x: number; y: number }; target: DropTarget | null };
const LINE_PX = 4;
const CARRIED_DOWN = 14;

/** A branch that is carried by the pointer: what is under it, and the move when it is let go. */
export function useMapDrag({ root, layout, camera, editing, isReadOnly, isIdea }: Options): {
  gestures: Pick<MapGestures, "canDrag" | "drag" | "drop" | "cancelDrag">;
  mark: ReactNode;
} {
  const [carried, setCarried] = useState<Carried | null>(null);
  const targetAt = (id: string, client: { x: number; y: number }): Carried | null => {
    const held = findBranch(root, id);
    if (held === undefined) return null;
    const nodes: PlacedNode[] = [];
    const add = (node: PlacedNode) => (isIdea(node.id) ? 0 : nodes.push(node));
    walkLayout(layout, seen(camera.camera, camera.screen, 0), { node: add });
    const at = camera.toMap(client);
    return { text: held.node.text, at, target: dropTarget(root, held, nodes, at) };
  };
  const gestures = {
    canDrag: (id: string) => !isReadOnly && id !== root.node.id && !isIdea(id),
    drag: (id: string, at: { x: number; y: number }) => setCarried(targetAt(id, at)),
    drop(id: string, at: { x: number; y: number }) {
      setCarried(null);
      const target = targetAt(id, at)?.target;
      if (target) editing.move(id, target.place);
    },
    cancelDrag: () => setCarried(null),
  };
  return { gestures, mark: carried === null ? null : <Mark {...carried} /> };
}

function Mark({ text, at, target }: Carried) {
  return (
    <>
      {target === null ? null : <span className={css["drop"]} data-under={target.where === "under" || undefined} style={styleOf(target)} />}
      <span className={css["carried"]} style={{ left: at.x, top: at.y + CARRIED_DOWN }}>
        {text}
      </span>
    </>
  );
}

function styleOf({ over: { box, left, middle }, where }: DropTarget) {
  const { width, height } = box.size;
  if (where === "under") return { left, top: middle - height / 2, width, height };
  return { left, top: where === "before" ? middle - height / 2 - LINE_PX : middle + height / 2, width, height: LINE_PX };
}
