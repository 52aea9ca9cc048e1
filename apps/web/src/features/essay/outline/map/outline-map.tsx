import { TREE_ROOT_ID } from "@tangleaf/document/tree";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { findBranch } from "#editor/tree/find-in-tree.ts";
import { TreeMap } from "#editor/tree/map/tree-map.tsx";
import { IdeasBar } from "#features/mindtree/ideas/ideas-bar.tsx";
import { useIdeas } from "#features/mindtree/ideas/use-ideas.ts";
import { essayOutlineMessages } from "#messages/essay-outline.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { OUTLINE_DEPTH_MAX, type OutlineLine } from "../outline-line.ts";
import type { OutlineEditing } from "../use-outline-editing.ts";
import css from "./outline-map.module.css";
import { outlineTree, outlineTreeEditing } from "./outline-tree.ts";

const m = essayOutlineMessages.map;

type OutlineMapProps = {
  title: string;
  editing: OutlineEditing;
  mayHaveChapters: (count: number) => boolean;
};

/** The lines of an outline as a map of them: the same lines, with the same undo, and ideas for each of them. */
export function OutlineMap({ title, editing, mayHaveChapters }: OutlineMapProps) {
  const { lines, edit, undo, redo, isInConflict } = editing;
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [activeId, setActiveId] = useState(TREE_ROOT_ID);
  const root = useMemo(() => outlineTree(title, lines, folded), [title, lines, folded]);
  const now = useRef<readonly OutlineLine[]>(lines);
  useLayoutEffect(() => {
    now.current = lines;
  }, [lines]);
  const treeEditing = outlineTreeEditing({
    lines: () => now.current,
    edit(next) {
      now.current = next;
      edit(next);
    },
    undo,
    redo,
    mayHaveChapters,
    onTooDeep: () => toast({ tone: "info", title: m.tooDeep(OUTLINE_DEPTH_MAX), pill: true }),
    fold: (id, isFolded) => setFolded((before) => new Set(isFolded ? [...before, id] : [...before].filter((one) => one !== id))),
  });
  const work = useIdeas({ mindtreeId: null, root, editing: treeEditing, onTaken: setActiveId });
  const { shown } = work;
  const idea = shown?.ideas.find(({ id }) => id === activeId);
  // What was chosen may have gone.
  const active = idea !== undefined || findBranch(root, activeId) !== undefined ? activeId : TREE_ROOT_ID;
  const lastIdea = shown?.ideas.at(0)?.id ?? shown?.parentId;
  const ask = () => work.ask(idea === undefined ? active : (shown?.parentId ?? TREE_ROOT_ID), "diverge");
  return (
    <div className={css["frame"]}>
      <TreeMap
        root={root}
        editing={treeEditing}
        label={m.label}
        activeId={active}
        onActive={setActiveId}
        isReadOnly={isInConflict}
        ideas={shown}
        onIdea={work.take}
        onCommand={(command) => {
          if (command === "ideas") ask();
          else if (command === "escape") work.dismiss();
        }}
        beside={shown === null || lastIdea === undefined ? null : { id: lastIdea, content: <IdeasBar work={work} /> }}
      />
      <div className={css["tools"]}>
        <Button size="sm" disabled={isInConflict} onClick={ask}>
          <Icon name="sparkle" size={16} />
          {m.ideas}
        </Button>
        <span className={css["hint"]}>{m.hint}</span>
      </div>
    </div>
  );
}
