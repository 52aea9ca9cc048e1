import type { KeyboardEvent } from "react";
import type { OutlineRow } from "../structure/outline-rows.ts";
import type { RowAction } from "./outline-item.tsx";

type OutlineKeys = {
  readonly shown: readonly OutlineRow[];
  readonly folded: ReadonlySet<string>;
  /** Until the person has worked in the tree, Tab goes on through the page. */
  readonly takesTab: boolean;
  focusRow(id: string | undefined): void;
  fold(id: string, close: boolean): void;
  act(action: RowAction, row: OutlineRow): void;
  pick(row: OutlineRow): void;
  focusText(): void;
};

/** Applies a key to the row `shown[at]`; false: it is no key of the outline. */
export function pressOutlineKey(event: KeyboardEvent, at: number, outline: OutlineKeys): boolean {
  const { key, altKey, shiftKey } = event;
  const { shown, focusRow, fold, act } = outline;
  const row = shown[at];
  if (event.ctrlKey || event.metaKey || row === undefined) return false;
  const isFolded = outline.folded.has(row.id);
  switch (key) {
    case "ArrowUp":
    case "ArrowDown":
      if (altKey) act(key === "ArrowUp" ? "up" : "down", row);
      else focusRow(shown[at + (key === "ArrowUp" ? -1 : 1)]?.id);
      return true;
    case "ArrowLeft":
      if (row.hasChildren && !isFolded) fold(row.id, true);
      else focusRow(shown.slice(0, at).findLast(({ level }) => level < row.level)?.id);
      return true;
    case "ArrowRight":
      if (row.hasChildren && isFolded) fold(row.id, false);
      else if (row.hasChildren) focusRow(shown[at + 1]?.id);
      return true;
    case "Home":
    case "End":
      focusRow((key === "Home" ? shown[0] : shown.at(-1))?.id);
      return true;
    case "Tab":
      if (!outline.takesTab) return false;
      act(shiftKey ? "outdent" : "indent", row);
      return true;
    case "Enter":
    case "F2":
      act("rename", row);
      return true;
    case " ":
      outline.pick(row);
      return true;
    case "Delete":
    case "Backspace":
      act("remove", row);
      return true;
    case "Escape":
      outline.focusText();
      return true;
    default:
      return false;
  }
}
