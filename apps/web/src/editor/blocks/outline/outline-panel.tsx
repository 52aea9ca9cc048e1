import { newBlockId } from "@tangleaf/document/model";
import type { Editor } from "@tiptap/core";
import type { Command } from "@tiptap/pm/state";
import { type KeyboardEvent, useCallback, useId, useMemo, useRef, useState } from "react";
import { formatNumber } from "#lib/format.ts";
import { outlineMessages as m } from "#messages/outline.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { brokenLock } from "../../document/groups/locked-sections.ts";
import { SAID_ELSEWHERE, unlock } from "../lock/lock-plugin.ts";
import { numbersOf } from "../numbering/numbering-plugin.ts";
import { type OutlineRow, outlineRows } from "../structure/outline-rows.ts";
import {
  addSection,
  moveSection,
  moveSectionTo,
  removeSection,
  renameSection,
  type SectionPlace,
  shiftSection,
} from "../structure/section-commands.ts";
import { useEditorValue } from "../use-editor-value.ts";
import { OutlineItem, type RowAction } from "./outline-item.tsx";
import css from "./outline-panel.module.css";
import { scrollToSection } from "./scroll-to-section.ts";
import { useCurrentHeading, useOutline } from "./use-outline.ts";

export type OutlinePanelProps = {
  editor: Editor;
  /** Runs a change of the structure as one undo step of its own. Left out: as an ordinary change. */
  asOneStep?: (change: () => void) => void;
  /** A section was chosen: a phone closes its sheet here. The text has been scrolled to it. */
  onPick?: (headingId: string) => void;
  /** Words for each section another page is in, by the id of its heading. */
  others?: ReadonlyMap<string, string>;
  /** Sections somebody or something is at work on, by the id of their heading: what is shown instead of what the document says. */
  atWork?: ReadonlyMap<string, Pick<OutlineRow, "status" | "characters" | "length">>;
};

const NOBODY: NonNullable<OutlinePanelProps["atWork"]> = new Map();
const asItIs = (change: () => void): void => change();

/**
 * The outline of a document: its headings as a tree with numbers, counts and states. A click goes there; dragging and the
 * keyboard (Alt ↑ ↓, Tab, Enter, Delete) change the structure, a section moving with everything below it.
 */
export function OutlinePanel({ editor, asOneStep = asItIs, onPick, others, atWork = NOBODY }: OutlinePanelProps) {
  const plain = useOutline(editor);
  const rows = useMemo(() => withWork(plain, atWork), [plain, atWork]);
  const current = useCurrentHeading(editor, rows);
  const numbers = useEditorValue(editor, ({ state }) => numbersOf(state).headings);
  const [folded, setFolded] = useState<ReadonlySet<string>>(() => new Set());
  const [focused, setFocused] = useState<string | null>(null);
  const [renaming, setRenaming] = useState<string | null>(null);
  const [removing, setRemoving] = useState<OutlineRow | null>(null);
  const [said, setSaid] = useState("");
  const [held, setHeld] = useState<string | null>(null);
  const tree = useRef<HTMLDivElement>(null);
  /** The person has worked in the tree since the focus came: until then Tab goes on through the page. */
  const acted = useRef(false);
  const hintId = useId();

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

  const run = useCallback(
    (command: Command, id: string): boolean => {
      const { doc } = editor.state;
      let broken: string | null = null;
      let done = false;
      asOneStep(() => {
        done = command(
          editor.state,
          (tr) => {
            broken = brokenLock(doc, tr.doc)?.id ?? null;
            editor.view.dispatch(tr.setMeta(SAID_ELSEWHERE, true));
          },
          editor.view,
        );
      });
      setHeld(broken);
      setSaid(broken === null ? (done ? "" : m.cannot) : m.held);
      focusRow(id);
      return done && broken === null;
    },
    [editor, asOneStep, focusRow],
  );

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
        if (run(moveSection(row.id, action === "up" ? -1 : 1), row.id)) setSaid(placeOf(row, outlineRows(editor.state.doc)));
      } else run(shiftSection(row.id, action === "indent" ? 1 : -1), row.id);
    },
    [run, editor],
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

  function onKeyDown(event: KeyboardEvent): void {
    const at = shown.findIndex(({ id }) => id === tabStop);
    const row = shown[at];
    if (!row || renaming !== null || (event.target as HTMLElement).role !== "treeitem") return;
    const done = keyed(event, row, at);
    if (done) acted.current = true;
    if (done) event.preventDefault();
  }

  function keyed({ key, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent, row: OutlineRow, at: number): boolean {
    if (ctrlKey || metaKey) return false;
    const isFolded = folded.has(row.id);
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
        if (!acted.current) return false;
        act(shiftKey ? "outdent" : "indent", row);
        return true;
      case "Enter":
      case "F2":
        act("rename", row);
        return true;
      case " ":
        pick(row);
        return true;
      case "Delete":
      case "Backspace":
        act("remove", row);
        return true;
      case "Escape":
        editor.commands.focus(null, { scrollIntoView: false });
        return true;
      default:
        return false;
    }
  }

  const parents = rows.filter(({ hasChildren }) => hasChildren);
  const allFolded = parents.length > 0 && parents.every(({ id }) => folded.has(id));
  return (
    <section className={css["panel"]} aria-label={m.title}>
      <header className={css["head"]}>
        <h2 className={css["title"]}>{m.title}</h2>
        {parents.length === 0 ? null : (
          <Button
            tone="ghost"
            size="sm"
            iconOnly
            aria-label={allFolded ? m.expandAll : m.collapseAll}
            onClick={() => setFolded(allFolded ? new Set() : new Set(parents.map(({ id }) => id)))}
          >
            <Icon name={allFolded ? "arrows-out-line-vertical" : "arrows-in-line-vertical"} size={16} />
          </Button>
        )}
        <Button
          tone="ghost"
          size="sm"
          iconOnly
          aria-label={m.add}
          onClick={() => {
            asOneStep(() => void addSection(focused ?? current, newBlockId())(editor.state, editor.view.dispatch));
            editor.view.focus();
          }}
        >
          <Icon name="plus" size={16} />
        </Button>
      </header>
      {rows.length === 0 ? (
        <p className={css["empty"]}>{m.empty}</p>
      ) : (
        <div
          ref={tree}
          role="tree"
          aria-label={m.title}
          aria-describedby={hintId}
          className={css["tree"]}
          onKeyDown={onKeyDown}
          onClick={() => {
            acted.current = true;
          }}
          onBlur={(event) => {
            if (!event.currentTarget.contains(event.relatedTarget)) acted.current = false;
          }}
        >
          {shown.map((row) => (
            <OutlineItem
              key={row.id}
              row={row}
              number={numbers.get(row.id) ?? null}
              other={others?.get(row.id) ?? null}
              isCurrent={row.id === current}
              isFolded={folded.has(row.id)}
              isTabStop={row.id === tabStop}
              isRenaming={row.id === renaming}
              onPick={pick}
              onFold={fold}
              onFocus={setFocused}
              onAction={act}
              onRename={rename}
              onDrop={drop}
            />
          ))}
        </div>
      )}
      <p id={hintId} className={css["hint"]} data-held={held !== null || undefined}>
        {held === null ? m.hint : m.held}
        {held === null ? null : (
          <Button
            tone="ghost"
            size="sm"
            onClick={() => {
              const tr = unlock(editor, held);
              if (tr) asOneStep(() => editor.view.dispatch(tr));
              setHeld(null);
              setSaid("");
              focusRow(held);
            }}
          >
            {m.unlock}
          </Button>
        )}
      </p>
      <p className="sr" role="status">
        {said}
      </p>
      <ConfirmDialog
        open={removing !== null}
        onClose={() => {
          setRemoving(null);
          focusRow(removing?.id);
        }}
        title={m.removeTitle(removing?.title || m.untitled)}
        keep={m.keep}
        onKeep={() => setRemoving(null)}
        confirm={m.remove}
        onConfirm={() => {
          if (!removing) return;
          const next = shown[shown.findIndex(({ id }) => id === removing.id) - 1]?.id;
          setRemoving(null);
          if (run(removeSection(removing.id), removing.id)) focusRow(next);
        }}
      >
        <p>
          {removing
            ? m.removeText(
                rows.filter(({ from, to }) => from >= removing.from && to <= removing.to).length,
                formatNumber(removing.characters),
              )
            : ""}
        </p>
      </ConfirmDialog>
    </section>
  );
}

function placeOf({ id, title }: OutlineRow, rows: readonly OutlineRow[]): string {
  return m.moved(title || m.untitled, rows.findIndex((row) => row.id === id) + 1, rows.length);
}

/** Rows whose parents are all open. */
function visibleRows(rows: readonly OutlineRow[], folded: ReadonlySet<string>): OutlineRow[] {
  let hiddenBelow = 0;
  return rows.filter((row) => {
    if (hiddenBelow > 0 && row.level > hiddenBelow) return false;
    hiddenBelow = folded.has(row.id) ? row.level : 0;
    return true;
  });
}

/** Rows that are the same stay the same objects: they are not drawn again. */
function withWork(rows: readonly OutlineRow[], atWork: NonNullable<OutlinePanelProps["atWork"]>): readonly OutlineRow[] {
  if (atWork.size === 0) return rows;
  return rows.map((row) => {
    const now = atWork.get(row.id);
    return now === undefined ? row : { ...row, ...now };
  });
}
