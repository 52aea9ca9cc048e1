import { newBlockId } from "@tangleaf/document/model";
import { TREE_ROOT_ID, type TreeBranch } from "@tangleaf/document/tree";
import type { NewBranch, TreeEditing, TreePlace } from "#editor/tree/tree-editing.ts";
import { insertAfter, insertInside, lineOf, pathOf, placeLine, removeLine, renameLine, setIntent, usualLength } from "../edit-outline.ts";
import { OUTLINE_DEPTH_MAX, type OutlineLine } from "../outline-line.ts";

type Lines = readonly OutlineLine[];

/** The outline as the tree it is: its title is the root, chapters stand on one side in their order, what a line is to say is its note. */
export function outlineTree(title: string, lines: Lines, folded: ReadonlySet<string>): TreeBranch {
  const branchOf = (line: OutlineLine, parentId: string): TreeBranch => ({
    node: {
      id: line.id,
      parentId,
      order: "",
      text: line.title,
      ...(parentId === TREE_ROOT_ID ? { side: "right" as const } : {}),
      ...(line.textData === "" ? {} : { note: line.textData }),
      ...(folded.has(line.id) ? { fold: 1 as const } : {}),
    },
    children: line.subPara.map((below) => branchOf(below, line.id)),
  });
  return {
    node: { id: TREE_ROOT_ID, parentId: null, order: "", text: title },
    children: lines.map((line) => branchOf(line, TREE_ROOT_ID)),
  };
}

type Options = {
  /** The lines as they are now, also within one turn of the event loop. */
  lines: () => Lines;
  edit: (lines: Lines) => void;
  undo: () => void;
  redo: () => void;
  /** Whether an outline may have so many chapters; says why where it may not. */
  mayHaveChapters: (count: number) => boolean;
  /** A line cannot be added or moved there: an outline has three levels. */
  onTooDeep: () => void;
  fold: (id: string, isFolded: boolean) => void;
};

/** What is done to the map of an outline, as edits of the outline's own lines. */
export function outlineTreeEditing({ lines, edit, undo, redo, mayHaveChapters, onTooDeep, fold }: Options): TreeEditing {
  const freshLine = (title: string): OutlineLine => ({
    id: newBlockId(),
    title: lineText(title),
    targetCnt: usualLength(lines()),
    textData: "",
    needs: [],
    subPara: [],
  });

  /** Takes an edit where it changes anything and the chapters are not too many. */
  function take(next: Lines): boolean {
    const now = lines();
    if (next === now || (next.length > now.length && !mayHaveChapters(next.length))) return false;
    edit(next);
    return true;
  }

  function place(next: Lines, id: string, { parentId, before }: TreePlace): Lines {
    const parent = parentId === TREE_ROOT_ID ? null : parentId;
    const siblings = (parent === null ? next : (lineOf(next, parent)?.subPara ?? [])).filter((line) => line.id !== id);
    const at = before === null ? -1 : siblings.findIndex((line) => line.id === before);
    return placeLine(next, id, { parentId: parent, index: at === -1 ? siblings.length : at });
  }

  const isDeepest = (id: string): boolean => id !== TREE_ROOT_ID && (pathOf(lines(), id)?.length ?? OUTLINE_DEPTH_MAX) >= OUTLINE_DEPTH_MAX;
  const withLine = (now: Lines, parentId: string, line: OutlineLine): Lines =>
    parentId === TREE_ROOT_ID ? insertAfter(now, null, line) : insertInside(now, parentId, line);

  return {
    add(where, text) {
      if (isDeepest(where.parentId)) {
        onTooDeep();
        return null;
      }
      const line = freshLine(text);
      const next = withLine(lines(), where.parentId, line);
      return take(where.before === null ? next : place(next, line.id, where)) ? line.id : null;
    },
    addBranches(parentId, branches) {
      if (isDeepest(parentId)) {
        onTooDeep();
        return [];
      }
      const ids: string[] = [];
      let next = lines();
      const put = (below: string, { text, children = [] }: NewBranch, isTop: boolean): void => {
        const line = freshLine(text);
        const added = withLine(next, below, line);
        // Deeper than an outline goes: it stays out.
        if (added === next) return;
        next = added;
        if (isTop) ids.push(line.id);
        for (const child of children) put(line.id, child, false);
      };
      for (const branch of branches) put(parentId, branch, true);
      return take(next) ? ids : [];
    },
    rename(id, text) {
      const line = lineOf(lines(), id);
      if (line !== null && line.title !== lineText(text)) take(renameLine(lines(), id, lineText(text)));
    },
    move(id, where) {
      // All chapters stand on one side.
      if (where.side === "left") return false;
      const isDone = take(place(lines(), id, where));
      if (!isDone && isDeepest(where.parentId)) onTooDeep();
      return isDone;
    },
    remove: (id) => void take(removeLine(lines(), id)),
    change(id, details) {
      if ("fold" in details) fold(id, details.fold === 1);
      if ("note" in details && lineOf(lines(), id) !== null) take(setIntent(lines(), id, details.note ?? ""));
    },
    undo,
    redo,
  };
}

const lineText = (text: string): string => text.replace(/\s+/g, " ").trim();
