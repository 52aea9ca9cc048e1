import { newBlockId } from "@tangleaf/document/model";
import type { Editor } from "@tiptap/core";
import { useId } from "react";
import { formatNumber } from "#lib/format.ts";
import { outlineMessages as m } from "#messages/outline.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { numbersOf } from "../numbering/numbering-plugin.ts";
import type { OutlineRow } from "../structure/outline-rows.ts";
import { addSection } from "../structure/section-commands.ts";
import { useEditorValue } from "../use-editor-value.ts";
import { OutlineItem } from "./outline-item.tsx";
import css from "./outline-panel.module.css";
import type { RowsAtWork } from "./outline-view.ts";
import { useOutlineTree } from "./use-outline-tree.ts";

export type OutlinePanelProps = {
  editor: Editor;
  /** Runs a change of the structure as one undo step of its own. Left out: as an ordinary change. */
  asOneStep?: (change: () => void) => void;
  /** A section was chosen: a phone closes its sheet here. The text has been scrolled to it. */
  onPick?: (headingId: string) => void;
  /** Words for each section another page is in, by the id of its heading. */
  others?: ReadonlyMap<string, string>;
  /** Sections that are being written, by the id of their heading: what is shown in place of what the document has. */
  atWork?: RowsAtWork;
};

const NO_WORK: RowsAtWork = new Map();
const asItIs = (change: () => void): void => change();

/**
 * The outline of a document: its headings as a tree with numbers, counts and states. A click goes there; dragging and the
 * keyboard (Alt ↑ ↓, Tab, Enter, Delete) change the structure, a section moving with everything below it.
 */
export function OutlinePanel({ editor, asOneStep = asItIs, onPick, others, atWork = NO_WORK }: OutlinePanelProps) {
  const outline = useOutlineTree({ editor, asOneStep, onPick, atWork });
  const { rows, folded, current, focused, removing, changes } = outline;
  const numbers = useEditorValue(editor, ({ state }) => numbersOf(state).headings);
  const hintId = useId();
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
            onClick={() => outline.setFolded(allFolded ? new Set() : new Set(parents.map(({ id }) => id)))}
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
        <div role="tree" aria-label={m.title} aria-describedby={hintId} className={css["tree"]} {...outline.treeProps}>
          {outline.shown.map((row) => (
            <OutlineItem
              key={row.id}
              row={row}
              number={numbers.get(row.id) ?? null}
              other={others?.get(row.id) ?? null}
              isCurrent={row.id === current}
              isFolded={folded.has(row.id)}
              isTabStop={row.id === outline.tabStop}
              isRenaming={row.id === outline.renaming}
              onPick={outline.pick}
              onFold={outline.fold}
              onFocus={outline.setFocused}
              onAction={outline.act}
              onRename={outline.rename}
              onDrop={outline.drop}
            />
          ))}
        </div>
      )}
      <p id={hintId} className={css["hint"]} data-held={changes.held !== null || undefined}>
        {changes.held === null ? m.hint : m.held}
        {changes.held === null ? null : (
          <Button tone="ghost" size="sm" onClick={changes.release}>
            {m.unlock}
          </Button>
        )}
      </p>
      <p className="sr" role="status">
        {changes.said}
      </p>
      <ConfirmDialog
        open={removing !== null}
        onClose={outline.removal.close}
        title={m.removeTitle(removing?.title || m.untitled)}
        keep={m.keep}
        onKeep={outline.removal.cancel}
        confirm={m.remove}
        onConfirm={outline.removal.confirm}
      >
        <p>{removing ? toRemovalText(removing, rows) : ""}</p>
      </ConfirmDialog>
    </section>
  );
}

function toRemovalText({ from, to, characters }: OutlineRow, rows: readonly OutlineRow[]): string {
  return m.removeText(rows.filter((row) => row.from >= from && row.to <= to).length, formatNumber(characters));
}
