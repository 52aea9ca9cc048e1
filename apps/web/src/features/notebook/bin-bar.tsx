import type { NoteSummary } from "@tangleaf/contract";
import { notebookMessages as m } from "#messages/notebook.ts";
import { Button } from "#ui/button/button.tsx";
import { Check } from "#ui/check/check.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { Asked } from "./asked-dialog.tsx";
import css from "./bin-bar.module.css";
import { restoreNotes } from "./note-changes.ts";

type BinBarProps = {
  /** Those that are listed. */
  notes: readonly NoteSummary[];
  /** How many there are in the bin, listed or not. */
  total: number;
  picked: ReadonlySet<string>;
  onPick: (picked: ReadonlySet<string>) => void;
  onAsk: (asked: Asked) => void;
};

/** What can be done with several notes of the bin at once, and with all. Its buttons stay where they are, and so does the focus. */
export function BinBar({ notes, total, picked, onPick, onAsk }: BinBarProps) {
  const chosen = notes.filter(({ noteId }) => picked.has(noteId));
  const none = chosen.length === 0;
  const restore = () => {
    onPick(new Set());
    void restoreNotes(chosen.map(({ noteId }) => noteId));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a form where there is none
    <div className={css["bar"]} role="group" aria-label={m.bin.several}>
      <Check
        checked={!none && chosen.length === notes.length}
        onChange={(all) => onPick(new Set(all ? notes.map(({ noteId }) => noteId) : []))}
      >
        {m.bin.pickAll}
      </Check>
      <span className={css["count"]} role="status">
        {none ? "" : m.bin.picked(chosen.length)}
      </span>
      <Button size="sm" aria-disabled={none || undefined} onClick={() => none || restore()}>
        <Icon name="arrow-counter-clockwise" size={16} />
        {m.menu.restore}
      </Button>
      <Button size="sm" tone="danger" aria-disabled={none || undefined} onClick={() => none || onAsk({ kind: "forever", notes: chosen })}>
        <Icon name="trash" size={16} />
        {m.menu.forever}
      </Button>
      <Button size="sm" tone="ghost" className={css["empty"]} onClick={() => onAsk({ kind: "emptyBin", total })}>
        {m.bin.empty}
      </Button>
    </div>
  );
}
