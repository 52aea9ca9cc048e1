import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { IdeaMap } from "#features/document/ideas/idea-map.tsx";
import { essayOutlineMessages } from "#messages/essay-outline.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { OUTLINE_DEPTH_MAX, type OutlineLine } from "../outline-line.ts";
import type { OutlineEditing } from "../use-outline-editing.ts";
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
  return <IdeaMap root={root} editing={treeEditing} label={m.label} isReadOnly={isInConflict} />;
}
