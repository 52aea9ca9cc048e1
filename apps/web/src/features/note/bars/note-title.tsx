import { DOCUMENT_TITLE_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import type * as Y from "yjs";
import { noteMessages as m } from "#messages/note.ts";
import { useMeta, writeTitle } from "../use-meta.ts";
import { useTyped } from "../use-typed.ts";

type NoteTitleProps = {
  doc: Y.Doc;
  className: string | undefined;
  /** Enter goes there; left out: the field is left. */
  onEnter?: () => void;
};

/** The title of a note, edited in its place. */
export function NoteTitle({ doc, className, onEnter }: NoteTitleProps) {
  const { value, type, leave } = useTyped(useMeta(doc).title, (title) => writeTitle(doc, title));
  return (
    <textarea
      className={className}
      rows={1}
      value={value}
      placeholder={m.untitled}
      aria-label={m.name}
      maxLength={DOCUMENT_TITLE_MAX_CHARACTERS}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => type(event.target.value.replace(/\s*\n\s*/g, " "))}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        if (onEnter === undefined) event.currentTarget.blur();
        else onEnter();
      }}
    />
  );
}
