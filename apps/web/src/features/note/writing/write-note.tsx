import { formatNumber } from "#lib/format.ts";
import { openPay } from "#lib/overlay-stores.ts";
import { useCanPay } from "#lib/queries.ts";
import { noteWritingMessages as m } from "#messages/note-writing.ts";
import { Button } from "#ui/button/button.tsx";
import { HalfSlice } from "#ui/half-slice/half-slice.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { useNoteQuote } from "./use-note-quote.ts";
import { isAtWork, type NoteWork } from "./use-note-work.ts";
import css from "./writing.module.css";

type WriteNoteProps = { work: NoteWork; onWrite: () => void };

/** AI 写全文, at the end of the bar, with what the empty sections will cost. */
export function WriteNote({ work, onWrite }: WriteNoteProps) {
  const canPay = useCanPay();
  const { quote, unlimited } = useNoteQuote(work);
  if (!work.limits.essayFullText) {
    return (
      <Button
        size="sm"
        tone="soft"
        className={css["all"]}
        title={m.locked}
        {...(canPay === true ? { onClick: () => openPay({ reason: m.locked }), "aria-haspopup": "dialog" as const } : { waiting: true })}
      >
        <Icon name="lock-simple" size={16} label={m.locked} />
        <b>{m.all}</b>
      </Button>
    );
  }
  return (
    <Button size="sm" className={css["all"]} disabled={work.busy || isAtWork(work)} aria-haspopup="dialog" onClick={onWrite}>
      <Icon name="pen-nib" size={16} />
      <b>{m.all}</b>
      <HalfSlice />
      {unlimited || quote.tokens === 0 ? null : <b>{m.about(formatNumber(quote.tokens))}</b>}
    </Button>
  );
}
