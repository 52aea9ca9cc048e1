import { HEADING_LEVELS_MAX, newBlockId } from "@tangleaf/document/model";
import { TREE_ROOT_ID, type TreeBranch } from "@tangleaf/document/tree";
import type { Editor } from "@tiptap/core";
import type { Command } from "@tiptap/pm/state";
import { type OutlineRow, outlineRows } from "#editor/blocks/structure/outline-rows.ts";
import { addSection, moveSectionTo, removeSection, renameSection } from "#editor/blocks/structure/section-commands.ts";
import type { NewBranch, TreeEditing, TreePlace } from "#editor/tree/tree-editing.ts";

type OpenBranch = { readonly node: TreeBranch["node"]; readonly children: OpenBranch[]; readonly level: number };

/** The headings of a note as the tree they are: its title is the root, and what has words is marked as done. */
export function noteTree(title: string, rows: readonly OutlineRow[], folded: ReadonlySet<string>): TreeBranch {
  const root: OpenBranch = { node: { id: TREE_ROOT_ID, parentId: null, order: "", text: title }, children: [], level: 0 };
  const path = [root];
  for (const { id, level, title: text, characters, hasChildren } of rows) {
    while (path.length > 1 && (path.at(-1)?.level ?? 0) >= level) path.pop();
    const parent = path.at(-1) ?? root;
    const open: OpenBranch = {
      node: {
        id,
        parentId: parent.node.id,
        order: "",
        text,
        ...(parent === root ? { side: "right" as const } : {}),
        ...(!hasChildren && characters > 0 ? { mark: "done" } : {}),
        ...(folded.has(id) ? { fold: 1 as const } : {}),
      },
      children: [],
      level,
    };
    parent.children.push(open);
    path.push(open);
  }
  return root;
}

type Options = {
  editor: Editor;
  asOneStep: (change: () => void) => void;
  undo: () => void;
  redo: () => void;
  fold: (id: string, isFolded: boolean) => void;
  onTooDeep: () => void;
};

/** What is done to the map of a note, as commands of its text: a section moves with all its words. */
export function noteTreeEditing({ editor, asOneStep, undo, redo, fold, onTooDeep }: Options): TreeEditing {
  const rows = (): readonly OutlineRow[] => outlineRows(editor.state.doc);
  const rowOf = (id: string): OutlineRow | undefined => rows().find((row) => row.id === id);
  const run = (command: Command): boolean => command(editor.state, editor.view.dispatch, editor.view);

  /** The last section that stands directly below another one; of the root, the last of the highest ones. */
  function lastBelow(parentId: string): OutlineRow | undefined {
    const all = rows();
    const parent = all.find((row) => row.id === parentId);
    const inside =
      parentId === TREE_ROOT_ID ? all : all.filter((row) => parent !== undefined && row.from > parent.from && row.to <= parent.to);
    const level = Math.min(...inside.map((row) => row.level));
    return inside.findLast((row) => row.level === level);
  }

  /** A new section below another one; null: there is no deeper heading. */
  function put({ parentId, before }: TreePlace, text: string): string | null {
    const parent = rowOf(parentId);
    if (parent !== undefined && parent.level >= HEADING_LEVELS_MAX) return null;
    const id = newBlockId();
    const last = lastBelow(parentId);
    if (!run(addSection(last?.id ?? parent?.id ?? null, id))) return null;
    if (last === undefined && parent !== undefined) run(moveSectionTo(id, parent.id, "inside"));
    if (before !== null) run(moveSectionTo(id, before, "before"));
    run(renameSection(id, lineText(text)));
    return id;
  }

  function putAll(parentId: string, branches: readonly NewBranch[]): string[] {
    return branches.flatMap(({ text, children = [] }) => {
      const id = put({ parentId, before: null }, text);
      if (id === null) return [];
      putAll(id, children);
      return [id];
    });
  }

  return {
    add(place, text) {
      let id: string | null = null;
      asOneStep(() => {
        id = put(place, text);
      });
      if (id === null) onTooDeep();
      return id;
    },
    addBranches(parentId, branches) {
      let ids: string[] = [];
      asOneStep(() => {
        ids = putAll(parentId, branches);
      });
      if (ids.length === 0) onTooDeep();
      return ids;
    },
    rename: (id, text) => asOneStep(() => void run(renameSection(id, lineText(text)))),
    move(id, { parentId, before, side }) {
      // All sections stand on one side.
      if (side === "left") return false;
      const parent = rowOf(parentId);
      const last = lastBelow(parentId);
      let done = false;
      asOneStep(() => {
        if (before !== null) done = run(moveSectionTo(id, before, "before"));
        else if (parent !== undefined) done = parent.level < HEADING_LEVELS_MAX && run(moveSectionTo(id, parentId, "inside"));
        else if (last !== undefined) done = run(moveSectionTo(id, last.id, "after"));
      });
      return done;
    },
    remove: (id) => asOneStep(() => void run(removeSection(id))),
    change(id, details) {
      if ("fold" in details) fold(id, details.fold === 1);
    },
    undo,
    redo,
  };
}

const lineText = (text: string): string => text.replace(/\s+/g, " ").trim();
