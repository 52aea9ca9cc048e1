import type { Editor } from "@tiptap/core";
import { type FocusEvent, type KeyboardEvent, useCallback, useMemo, useRef, useState } from "react";
import { outlineMessages as m } from "#messages/outline.ts";
import { type OutlineRow, outlineRows } from "../structure/outline-rows.ts";
import {
  moveSection,
  moveSectionTo,
  removeSection,
  renameSection,
  type SectionPlace,
  shiftSection,
} from "../structure/section-commands.ts";
import type { RowAction } from "./outline-item.tsx";
import { pressOutlineKey } from "./outline-keys.ts";
import { type RowsAtWork, visibleRows, withWork } from "./outline-view.ts";
import { scrollToSection } from "./scroll-to-section.ts";
import { useCurrentHeading, useOutline } from "./use-outline.ts";
import { useOutlineChanges } from "./use-outline-changes.ts";

type OutlineOptions = {
  editor: Editor;
  asOneStep: (change: () => void) => void;
  onPick: ((headingId: string) => void) | undefined;
  atWork: RowsAtWork;
};

/** The rows of an outline as they are folded, the row that has the focus, and what is done to them. */
export function useOutlineTree({ editor, asOneStep, onPick, atWork }: OutlineOptions) {
  const plain = useOutline(editor);
  const rows = useMemo(() => withWork(plain, atWork), [plain, atWork]);
  const current = useCurrentHeading(editor, rows);
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set());
  const [focused, setFocused] = useState<string | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [removing, setRemoving] = useState<OutlineRow | null>(null);
  const tree = useRef<HTMLDivElement>(null);
  /** The person has worked in the tree since the focus came: until then Tab goes on through the page. */
  const acted = useRef(false);

  const shown = useMemo(() => visibleRows(rows, folded), [rows, folded]);
  const tabStop = shown.find(({ id }) => id === focused)?.id ?? shown.find(({ id }) => id === current)?.id ?? shown[0]?.id;

  const focusRow = useCallback((id: string | undefined) => {
    if (id === undefined) return;
    setFocused(id);
    requestAnimationFrame(() => {
      tree.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();
      acted.current = true;
    });
  }, []);
  const changes = useOutlineChanges(editor, asOneStep, focusRow);
  const { run, setSaid } = changes;

  const fold = useCallback((id: string, close: boolean) => {
    setFolded((before) => {
      const next = new Set(before);
      if (close) next.add(id);
      else next.delete(id);
      return next;
    });
  }, []);

  const pick = useCallback(
    (row: OutlineRow) => {
      setFocused(row.id);
      scrollToSection(editor, row.id);
      onPick?.(row.id);
    },
    [editor, onPick],
  );

  const act = useCallback(
    (action: RowAction, row: OutlineRow) => {
      if (action === "rename") setRenaming(row.id);
      else if (action === "remove") setRemoving(row);
      else if (action === "up" || action === "down") {
        if (run(moveSection(row.id, action === "up" ? -1 : 1), row.id)) setSaid(toPlaceText(row, outlineRows(editor.state.doc)));
      } else run(shiftSection(row.id, action === "indent" ? 1 : -1), row.id);
    },
    [run, editor, setSaid],
  );

  const drop = useCallback((id: string, otherId: string, place: SectionPlace) => run(moveSectionTo(id, otherId, place), id), [run]);
  const rename = useCallback(
    (id: string, title: string | null) => {
      setRenaming(null);
      if (title === null || title === rows.find((row) => row.id === id)?.title) focusRow(id);
      else run(renameSection(id, title), id);
    },
    [rows, run, focusRow],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const at = shown.findIndex(({ id }) => id === tabStop);
    if (at === -1 || renaming !== null || (event.target as HTMLElement).role !== "treeitem") return;
    const focusText = () => void editor.commands.focus(null, { scrollIntoView: false });
    if (!pressOutlineKey(event, at, { shown, folded, takesTab: acted.current, focusRow, fold, act, pick, focusText })) return;
    acted.current = true;
    event.preventDefault();
  };

  return {
    rows,
    shown,
    current,
    focused,
    renaming,
    removing,
    tabStop,
    folded,
    setFolded,
    changes,
    fold,
    pick,
    act,
    drop,
    rename,
    setFocused,
    removal: {
      cancel: () => setRemoving(null),
      close() {
        setRemoving(null);
        focusRow(removing?.id);
      },
      confirm() {
        if (!removing) return;
        const next = shown[shown.findIndex(({ id }) => id === removing.id) - 1]?.id;
        setRemoving(null);
        if (run(removeSection(removing.id), removing.id)) focusRow(next);
      },
    },
    treeProps: {
      ref: tree,
      onKeyDown,
      onClick() {
        acted.current = true;
      },
      onBlur(event: FocusEvent<HTMLElement>) {
        if (!event.currentTarget.contains(event.relatedTarget)) acted.current = false;
      },
    },
  };
}

function toPlaceText({ id, title }: OutlineRow, rows: readonly OutlineRow[]): string {
  return m.moved(title || m.untitled, rows.findIndex((row) => row.id === id) + 1, rows.length);
}
