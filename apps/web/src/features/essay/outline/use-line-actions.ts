import { newBlockId } from "@tangleaf/document/model";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { essayOutlineMessages } from "#messages/essay-outline.ts";
import {
  indentLine,
  insertAfter,
  insertInside,
  lineOf,
  moveLine,
  outdentLine,
  pathOf,
  placeLine,
  removeLine,
  renameLine,
  setIntent,
  setLength,
  toggleNeed,
  usualLength,
} from "./edit-outline.ts";
import type { LineActions } from "./line-actions.ts";
import { countSections, type OutlineLine } from "./outline-line.ts";
import { type Drop, rowsOf } from "./outline-rows.ts";

const m = essayOutlineMessages.paper;

type Lines = readonly OutlineLine[];
/** What was removed last, while it is offered to take it back. */
export type Removed = { readonly title: string; readonly below: number };

type Options = {
  lines: Lines;
  language: string;
  edit: (lines: Lines, typing?: string) => void;
  pause: () => void;
  /** Whether an outline may have so many chapters; says why where it may not. */
  mayHaveChapters: (count: number) => boolean;
  paper: RefObject<HTMLElement | null>;
};

/** What can be done to the lines of an outline, with the focus going where the hand is, and words for those who do not see it. */
export function useLineActions({ lines, language, edit, pause, mayHaveChapters, paper }: Options) {
  /** Where the focus goes once the change is drawn. */
  const wanted = useRef<{ id: string; part: "title" | "handle" } | null>(null);
  const [told, setTold] = useState("");
  const [removed, setRemoved] = useState<Removed | null>(null);
  /** Headings as they were before somebody began to empty them. */
  const before = useRef(new Map<string, string>());

  useLayoutEffect(() => {
    const { current } = wanted;
    wanted.current = null;
    if (current !== null) focusLine(paper.current, current.id, current.part);
  });

  function change(next: Lines, { focus, typing }: { focus?: string; typing?: string } = {}): boolean {
    if (next === lines) {
      setTold(m.cannot);
      return false;
    }
    if (next.length > lines.length && !mayHaveChapters(next.length)) return false;
    if (focus !== undefined) wanted.current = { id: focus, part: "title" };
    setRemoved(null);
    edit(next, typing);
    return true;
  }

  function moved(next: Lines, id: string, keepsHandle: boolean): void {
    if (!change(next)) return;
    wanted.current = { id, part: keepsHandle ? "handle" : "title" };
    const row = rowsOf(next, language).find(({ line }) => line.id === id);
    if (row !== undefined) setTold(m.moved(row.number, row.line.title));
  }

  function neighbour(id: string, step: -1 | 1): string | undefined {
    const rows = rowsOf(lines, language);
    return rows[rows.findIndex(({ line }) => line.id === id) + step]?.line.id;
  }

  function focus(id: string | undefined): void {
    if (id !== undefined) focusLine(paper.current, id, "title");
  }

  const fresh = (): OutlineLine => ({ id: newBlockId(), title: "", targetCnt: usualLength(lines), textData: "", needs: [], subPara: [] });
  function add(insert: (line: OutlineLine) => Lines): void {
    const line = fresh();
    change(insert(line), { focus: line.id });
  }

  const actions: LineActions = {
    rename(id, title) {
      const now = lineOf(lines, id)?.title ?? "";
      if (now.trim() !== "" && title.trim() === "") before.current.set(id, now);
      change(renameLine(lines, id, title), { typing: `title ${id}` });
    },
    intend: (id, intent) => void change(setIntent(lines, id, intent), { typing: `intent ${id}` }),
    need: (id, need) => void change(toggleNeed(lines, id, need)),
    resize: (id, length) => void change(setLength(lines, id, length)),
    after: (id) => add((line) => insertAfter(lines, id, line)),
    inside: (id) => add((line) => insertInside(lines, id, line)),
    remove(id) {
      const line = lineOf(lines, id);
      if (line === null) return;
      const next = neighbour(id, -1) ?? lines.find((one) => one.id !== id)?.id;
      if (!change(removeLine(lines, id), next === undefined ? {} : { focus: next })) return;
      const title = line.title.trim() === "" ? m.removedUntitled : line.title;
      const below = countSections([line]);
      setRemoved({ title, below });
      setTold(m.removed(title, below));
    },
    removeEmpty(id) {
      const next = neighbour(id, -1) ?? neighbour(id, 1);
      if (next !== undefined) change(removeLine(lines, id), { focus: next });
    },
    up: (id, { keepsHandle = false } = {}) => moved(moveLine(lines, id, -1), id, keepsHandle),
    down: (id, { keepsHandle = false } = {}) => moved(moveLine(lines, id, 1), id, keepsHandle),
    indent: (id, { keepsHandle = false } = {}) => moved(indentLine(lines, id), id, keepsHandle),
    outdent: (id, { keepsHandle = false } = {}) => moved(outdentLine(lines, id), id, keepsHandle),
    focus,
    previous: (id) => focus(neighbour(id, -1)),
    next: (id) => focus(neighbour(id, 1)),
    leave(id) {
      pause();
      const line = id === null ? null : lineOf(lines, id);
      if (id === null || line === null || line.title.trim() !== "") return;
      const title = before.current.get(id);
      before.current.delete(id);
      // Emptied and left: it has its heading again. One that never had any and nothing below it was not meant.
      if (title !== undefined) edit(renameLine(lines, id, title));
      else if (line.subPara.length === 0 && lines.length + countSections(lines) > 1) edit(removeLine(lines, id));
    },
  };

  return {
    actions,
    told,
    removed,
    forgetRemoved: () => setRemoved(null),
    addChapter: () => add((line) => insertAfter(lines, null, line)),
    place(id: string, drop: Drop): void {
      if (pathOf(lines, id) !== null) moved(placeLine(lines, id, drop), id, true);
    },
  };
}

function focusLine(paper: HTMLElement | null, id: string, part: "title" | "handle"): void {
  const line = paper?.querySelector(`[data-line="${id}"]`);
  const title = line?.querySelector<HTMLTextAreaElement>("textarea[data-title]");
  const handle = line?.querySelector<HTMLElement>("[data-handle]");
  const target = part === "handle" ? (handle ?? title) : title;
  if (!target || target === document.activeElement) return;
  target.focus();
  if (target === title) title?.setSelectionRange(title.value.length, title.value.length);
}
