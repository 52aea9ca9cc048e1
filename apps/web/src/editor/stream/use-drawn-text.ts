import type { TextLayout } from "@tangleaf/contract";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { loadMarkdown } from "#lib/load-markdown.ts";
import { createStreamView, renderWhole, type StreamView } from "./stream-view.ts";
import type { TextBuffer } from "./text-buffer.ts";

type DrawnText = {
  article: RefObject<HTMLElement | null>;
  /** The running (or just ended) generation's text, or null where the whole text is at hand. */
  buffer: TextBuffer | null;
  text: string | undefined;
  caret: RefObject<HTMLElement | null>;
  /** The view while the text is drawn as it arrives. */
  view: RefObject<StreamView | null>;
  layout: TextLayout;
  onGrow: () => void;
  onEnd: () => void;
  onLayout: () => void;
};

/**
 * Draws the text into `article`: as it arrives, or whole. Answers the text that stands there completely, and `clear`, which takes all
 * of it away once it stands in an editor.
 */
export function useDrawnText({ article, buffer, text, caret, view: viewRef, layout, onGrow, onEnd, onLayout }: DrawnText): {
  drawn: string | undefined;
  clear: () => void;
} {
  const stop = useRef<() => void>(() => undefined);
  const [drawn, setDrawn] = useState<string>();
  const callbacks = useRef({ onGrow, onEnd, onLayout });
  useEffect(() => {
    callbacks.current = { onGrow, onEnd, onLayout };
  });

  useEffect(() => {
    if (!buffer) return;
    let gone = false;
    let unlisten = () => {};
    setDrawn(undefined);
    void loadMarkdown().then((markdown) => {
      if (gone || !article.current) return;
      const view = createStreamView({ article: article.current, markdown, layout, onLayout: () => callbacks.current.onLayout() });
      caret.current = view.caret;
      viewRef.current = view;
      unlisten = buffer.listen({
        onFlush: (flush) => {
          view.write(flush.text, flush.fresh ? performance.now() : undefined);
          callbacks.current.onGrow();
        },
        onEnd: () => {
          view.finish();
          callbacks.current.onEnd();
          callbacks.current.onLayout();
          setDrawn(buffer.text);
        },
      });
    });
    return () => {
      gone = true;
      unlisten();
    };
  }, [buffer, article, caret, viewRef, layout]);

  useEffect(() => {
    if (buffer || text === undefined || text === drawn) return;
    let gone = false;
    void loadMarkdown().then((markdown) => {
      if (gone || !article.current) return;
      stop.current();
      stop.current = renderWhole(article.current, markdown, text, { layout, onLayout: () => callbacks.current.onLayout() });
      callbacks.current.onLayout();
      setDrawn(text);
    });
    return () => {
      gone = true;
    };
  }, [buffer, text, drawn, article, layout]);

  useEffect(() => () => stop.current(), []);

  const clear = useCallback(() => {
    stop.current();
    viewRef.current?.clear();
    article.current?.replaceChildren();
  }, [article, viewRef]);

  return { drawn, clear };
}
