import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useEditing } from "#editor/core/use-editing.ts";
import { drawNearNow } from "#editor/stream/draw-when-near.ts";
import type { StreamView } from "#editor/stream/stream-view.ts";
import { useDrawnText } from "#editor/stream/use-drawn-text.ts";
import { useGrowing } from "#editor/stream/use-early-editing.ts";
import { useFollowing } from "#editor/stream/use-following.ts";
import type { Ruler } from "#lib/ruler/ruler.ts";
import { writingMessages as m } from "#messages/writing.ts";
import { generationTexts } from "../../store/writing-api.ts";
import { isRunning, isSettled } from "../../store/writing-state.ts";
import { keepPlace, type Place, placeOf } from "../keep-place.ts";
import type { PaperProps } from "../paper-props.ts";
import { SELECTION_MENU } from "../selection-menu.tsx";
import type { useSelectedPassage } from "../use-selected-passage.ts";

/** A text of this many blocks is put aside where it is out of sight. */
const LONG_BLOCKS = 40;

type Draft = Pick<PaperProps, "writing" | "state" | "output"> & {
  generationId: string;
  selection: Pick<ReturnType<typeof useSelectedPassage>, "onSelection" | "clear">;
};

/** The text of a draft: drawn into one element while it comes, then edited in another. */
export function useDraftText({ writing, state, generationId, output: { layout }, selection }: Draft) {
  const { phase } = state;
  const running = isRunning(phase);
  const article = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const caret = useRef<HTMLElement | null>(null);
  const measure = useRef<HTMLDivElement>(null);
  const view = useRef<StreamView | null>(null);
  const [drawing, setDrawing] = useState<HTMLElement | null>(null);
  const [section, setSection] = useState(0);
  const [locked, setLocked] = useState(false);
  const [editable, setEditable] = useState(false);

  const following = useFollowing(caret, running);
  const { grew } = following;
  const blocks = useCallback(() => {
    const edited = host.current?.hidden ? null : host.current?.firstElementChild;
    return [...(edited?.children ?? []), ...(article.current?.hidden ? [] : (article.current?.children ?? []))];
  }, []);
  const ruler = useRef<Ruler | null>(null);
  const onLayout = useCallback(() => ruler.current?.reset(), []);
  const onFilled = useCallback(() => ruler.current?.update(), []);
  const grown = useRef<(whole: boolean) => void>(() => undefined);
  const onGrow = useCallback(() => {
    grown.current(false);
    if (host.current) tellLong(host.current, [...(host.current.firstElementChild?.children ?? [])]);
    setDrawing(measure.current);
    ruler.current?.update();
    setSection(measure.current?.querySelectorAll("h2").length ?? 0);
    setEditable((view.current?.upTo ?? 0) >= Math.max(1, writing.buffer()?.taken.until ?? 0));
    grew();
  }, [grew, writing]);
  const onEnd = useCallback(() => grown.current(true), []);

  const draft = state.drafts.find((one) => one.generationId === generationId);
  const text = writing.text(generationId);
  const buffer = writing.buffer();
  const growing = useGrowing({ view, buffer, running });
  const { drawn, clear: clearDrawn } = useDrawnText({
    article,
    buffer,
    text: locked ? undefined : text,
    caret,
    view,
    layout,
    onGrow,
    onEnd,
    onLayout: onFilled,
  });
  const place = useRef<Place | null>(null);
  const atRest = isSettled(phase) && drawn !== undefined && text !== undefined && draft !== undefined;
  const server = atRest ? { text, version: draft.version, rawUnits: writing.rawUnits(generationId) ?? text.length } : null;

  const resource = useMemo(() => ({ kind: "generation", id: generationId }) as const, [generationId]);
  const editing = useEditing({
    resource,
    kind: generationTexts,
    label: m.paper.label,
    layout,
    host,
    server,
    version: draft?.version ?? 0,
    growing,
    onMade: () => {
      const drawn = blocks();
      place.current = placeOf(drawn);
      if (host.current) tellLong(host.current, drawn);
    },
    onSelection: selection.onSelection,
    onLayout,
    onBlur: (to) => (to instanceof Element && to.closest(SELECTION_MENU) !== null) || selection.clear(),
    onSaved: ({ version, chars, text, upTo }) => writing.saved(generationId, { version, chars, ...(upTo === null ? { text } : {}) }),
    onCounted: writing.counted,
  });
  const { editor, early } = editing;
  // The text stands in the editor now, of which the formulas far from the screen are not drawn yet: before the next paint the drawn
  // one goes, and what was being read is where it was.
  useLayoutEffect(() => {
    if (editor === null || early) return;
    clearDrawn();
    drawNearNow(editor.dom);
    if (place.current) keepPlace([...editor.dom.children], place.current);
    place.current = null;
  }, [editor, early, clearDrawn]);
  useEffect(() => {
    grown.current = editing.grown;
  });
  if (editor && !locked) setLocked(true);
  useEffect(() => {
    if (editor !== null || drawn !== undefined) {
      setDrawing(measure.current);
      onLayout();
    }
  }, [editor, drawn, onLayout]);

  return {
    /** The element the text is drawn in, the one it is edited in, and the one around both. */
    article,
    host,
    measure,
    drawing,
    /** Sections that have begun. */
    section,
    /** What is there may be edited while the rest is being written. */
    editable,
    following,
    blocks,
    ruler,
    draft,
    text,
    editing,
    readText: () => editor?.markdown() ?? text ?? drawn ?? "",
    wantsToEdit: !editor && (isSettled(phase) || (phase === "writing" && editable && draft !== undefined)),
  };
}

/** Blocks of the editor that were not on the screen yet are taken to be as tall as those of the drawn text are on average. */
function tellLong(host: HTMLElement, drawn: readonly Element[]): void {
  if (drawn.length < LONG_BLOCKS || host.dataset["long"] !== undefined) return;
  const height = drawn.reduce((sum, block) => sum + block.getBoundingClientRect().height, 0) / drawn.length;
  host.style.setProperty("--block-height", `${Math.round(height)}px`);
  host.dataset["long"] = "";
}
