import { useState } from "react";
import { ModelSelect } from "#features/document/writing/model-select.tsx";
import { QuoteFacts } from "#features/document/writing/quote-facts.tsx";
import { SectionChoices } from "#features/document/writing/section-choices.tsx";
import { isWritten } from "#features/document/writing/section-states.ts";
import css from "#features/document/writing/write-dialog.module.css";
import { noteWritingMessages as m } from "#messages/note-writing.ts";
import { sectionWritingMessages as w } from "#messages/section-writing.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Segmented } from "#ui/segmented/segmented.tsx";
import { useNoteQuote } from "./use-note-quote.ts";
import { isAtWork, type NoteWork } from "./use-note-work.ts";

type Mode = "fill" | "rewrite";
type WriteNoteDialogProps = { work: NoteWork; open: boolean; onClose: () => void };

/** Before a job begins: which sections, what it will probably cost, and the most it may. */
export function WriteNoteDialog({ work, open, onClose }: WriteNoteDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={m.all} shape="sheet" width="sm">
      {!open ? null : work.rows.length === 0 ? <p className={css["note"]}>{m.noHeadings}</p> : <WriteForm work={work} onClose={onClose} />}
    </Dialog>
  );
}

function WriteForm({ work, onClose }: Omit<WriteNoteDialogProps, "open">) {
  const leaves = work.rows.filter((row) => isWritten(row) && !work.locked.has(row.id));
  // Sections are counted a moment after a change: until a mode is chosen it follows them.
  const [chosenMode, setMode] = useState<Mode | null>(null);
  const mode = chosenMode ?? (leaves.some(({ own }) => own === 0) ? "fill" : "rewrite");
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set());
  const [model, setModel] = useState<string | null>(null);
  const { models, writer, wanted, quote } = useNoteQuote(work, { model, mode, ids: mode === "rewrite" ? chosen : undefined });
  const replaced = wanted.filter(({ own }) => own > 0).length;
  const begin = async () => {
    const ids = mode === "rewrite" ? { headingIds: wanted.map(({ id }) => id) } : {};
    if (await work.write({ mode, ...ids, ...(model === null ? {} : { model }) })) onClose();
  };
  return (
    <div className={css["form"]}>
      <Segmented
        label={w.quote.mode}
        block
        value={mode}
        onChange={setMode}
        options={[
          { value: "fill", label: w.quote.fill },
          { value: "rewrite", label: w.quote.rewrite },
        ]}
      />
      {mode === "rewrite" ? <SectionChoices rows={leaves} chosen={chosen} onChange={setChosen} /> : null}
      <ModelSelect models={models} chosen={writer?.name} onChoose={setModel} />
      <QuoteFacts quote={quote} replaced={replaced} mode={mode} />
      {writer?.builtin === true ? <p className={css["note"]}>{m.sample}</p> : null}
      <p className={css["note"]}>{m.keeps}</p>
      <div className={css["ways"]}>
        <Button onClick={onClose}>{m.cancel}</Button>
        <Button tone="write" disabled={work.busy || isAtWork(work) || quote.sections === 0} onClick={() => void begin()}>
          <Icon name="pen-nib" />
          {mode === "fill" ? w.quote.begin : w.quote.beginAnew}
        </Button>
      </div>
    </div>
  );
}
