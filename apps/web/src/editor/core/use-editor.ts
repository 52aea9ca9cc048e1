import type { TextLayout } from "@tangleaf/contract";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { loadMarkdown, type Markdown } from "#lib/load-markdown.ts";
import type { TextEditor } from "./open-editor.ts";

/** After the text is whole the editor is fetched in a quiet moment, at the latest after this. */
const IDLE_AT_MOST_MS = 2000;
/** A whole text goes into the editor in pieces of about so many characters of HTML: between them the page is free for its owner. */
const PIECE_CHARACTERS = 4000;

type UseEditor = {
  /** Empty element the editor moves into. */
  host: RefObject<HTMLElement | null>;
  /** What a screen reader calls the text. */
  label: string;
  layout: TextLayout;
  /** The text to open with; undefined = not yet. */
  text: string | undefined;
  /** The editor holds the text, but is not shown yet. */
  onMade: () => void;
  /** The finished part of a text that is still growing, as HTML; null = nothing of it is finished. */
  takeEarly: () => string | null;
  onChange: (editor: TextEditor) => void;
  onSelection: (editor: TextEditor) => void;
  onBlur: (to: EventTarget | null) => void;
};

/**
 * Makes the paper editable once its text is whole: in a quiet moment, or at once when somebody clicks or types into it
 * (`startEditing`). Until then the static text stands there and is read. Somebody who wants to edit while it is still being written
 * gets the part that is finished.
 */
export function useEditor({ host, label, layout, text, onMade, takeEarly, onChange, onSelection, onBlur }: UseEditor) {
  const [editor, setEditor] = useState<TextEditor | null>(null);
  const made = useRef<TextEditor | null>(null);
  const opening = useRef(false);
  const callbacks = useRef({ onMade, onChange, onSelection, onBlur });
  useEffect(() => {
    callbacks.current = { onMade, onChange, onSelection, onBlur };
  });

  const open = useCallback(
    async (contentOf: (markdown: Markdown) => string | null, isWhole: boolean): Promise<TextEditor | null> => {
      if (opening.current || made.current) return made.current;
      opening.current = true;
      try {
        const [{ openEditor }, markdown] = await Promise.all([import("./open-editor.ts"), loadMarkdown()]);
        if (!host.current || !opening.current) return null;
        const html = contentOf(markdown);
        if (html === null) return null;
        const [first = "", ...rest] = isWhole ? piecesOf(html) : [html];
        if (rest.length > 0) {
          await nextTask();
          if (!host.current || !opening.current) return null;
        }
        const current: TextEditor = openEditor({
          element: host.current,
          html: first,
          label,
          layout,
          onChange: () => callbacks.current.onChange(current),
          onSelection: () => callbacks.current.onSelection(current),
          onBlur: (to) => callbacks.current.onBlur(to),
        });
        for (const piece of rest) {
          await nextTask();
          if (!opening.current) {
            current.destroy();
            return null;
          }
          current.append(piece);
        }
        made.current = current;
        callbacks.current.onMade();
        setEditor(current);
        return current;
      } catch {
        // The chunk could not be fetched (offline): the text can be read, and the next click tries again.
        return null;
      } finally {
        opening.current = false;
      }
    },
    [host, label, layout],
  );

  // After the paint that shows it: a hidden element takes no focus and has no coordinates.
  const wanted = useRef<{ point: { left: number; top: number } | null } | null>(null);
  useLayoutEffect(() => {
    if (editor && wanted.current) editor.focusAt(wanted.current.point);
    wanted.current = null;
  }, [editor]);

  const ready = text !== undefined;
  useEffect(() => {
    if (!ready) return;
    return whenIdle(() => void open((markdown) => markdown.render(text), true));
    // Opened once with the first whole text; what comes later goes through the editor itself.
  }, [ready, open, text]);

  useEffect(
    () => () => {
      opening.current = false;
      made.current?.destroy();
      made.current = null;
    },
    [],
  );

  const startEditing = useCallback(
    async (point: { left: number; top: number } | null): Promise<void> => {
      if (made.current) return;
      wanted.current = { point };
      await open((markdown) => (text === undefined ? takeEarly() : markdown.render(text)), text !== undefined);
    },
    [open, text, takeEarly],
  );

  return { editor, startEditing };
}

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(run, { timeout: IDLE_AT_MOST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, IDLE_AT_MOST_MS);
  return () => clearTimeout(timer);
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** The blocks of a text, in pieces that are about as long as an editor takes at once. */
function piecesOf(html: string): string[] {
  if (html.length <= PIECE_CHARACTERS) return [html];
  const template = document.createElement("template");
  template.innerHTML = html;
  const pieces: string[] = [];
  let piece = "";
  for (const block of template.content.children) {
    piece += block.outerHTML;
    if (piece.length < PIECE_CHARACTERS) continue;
    pieces.push(piece);
    piece = "";
  }
  if (piece !== "") pieces.push(piece);
  return pieces;
}
