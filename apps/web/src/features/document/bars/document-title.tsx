import { DOCUMENT_TITLE_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import type * as Y from "yjs";
import { isComposing } from "#lib/is-composing.ts";
import { documentMessages as m } from "#messages/document.ts";
import { GrowingArea } from "#ui/field/growing-area.tsx";
import { useMeta, writeTitle } from "../use-meta.ts";
import { useTyped } from "../use-typed.ts";

type DocumentTitleProps = {
  doc: Y.Doc;
  className: string | undefined;
  /** Enter goes there; left out: the field is left. */
  onEnter?: () => void;
};

/** The title of a document, edited in its place. */
export function DocumentTitle({ doc, className, onEnter }: DocumentTitleProps) {
  const { value, type, leave } = useTyped(useMeta(doc).title, (title) => writeTitle(doc, title));
  return (
    <GrowingArea
      className={className}
      rows={1}
      value={value}
      placeholder={m.untitled}
      aria-label={m.name}
      maxLength={DOCUMENT_TITLE_MAX_CHARACTERS}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => type(event.target.value.replace(/(?<!\s)\s*\n\s*/g, " "))}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
        event.preventDefault();
        if (onEnter === undefined) event.currentTarget.blur();
        else onEnter();
      }}
    />
  );
}
