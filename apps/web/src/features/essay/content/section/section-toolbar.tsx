import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import { useEffect, useState } from "react";
import { headingAbove, placedBlocks } from "#editor/blocks/structure/placed-blocks.ts";
import { headingAt } from "#features/document/side/use-section.ts";
import { isWritten } from "#features/document/writing/section-states.ts";
import { copyText } from "#lib/text-actions.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import type { EssayWork } from "../use-essay-work.ts";
import { markdownOf } from "./section-text.ts";
import css from "./section-toolbar.module.css";

type SectionToolbarProps = { work: EssayWork; onOpen: (sectionId: string) => void; onReword: (sectionId: string) => void };

/** Beside the heading of the section under the pointer, or the caret: what can be done with it. */
export function SectionToolbar({ work, onOpen, onReword }: SectionToolbarProps) {
  const { opened, rows, states, limits, locked } = work;
  const place = usePlace(work);
  const row = rows.find(({ id }) => id === place?.id);
  if (place === null || row === undefined || row.own === 0) return null;
  const title = row.title === "" ? m.untitled : row.title;
  const atWork = ["writing", "queued"].includes(states.get(row.id)?.kind ?? "");
  const copy = () =>
    copyText(markdownOf(opened.editor.doc, row.id)).then(
      () => toast({ tone: "ok", title: m.toolbar.copied, pill: true }),
      () => toast({ tone: "error", title: m.toolbar.copyFailed }),
    );
  return (
    <div
      className={css["bar"]}
      role="toolbar"
      aria-label={m.toolbar.label(title)}
      style={{ top: place.top, right: place.right }}
      data-section-bar=""
    >
      {isWritten(row) && !locked.has(row.id) && !atWork ? (
        <Button tone="ghost" size="sm" aria-haspopup="dialog" onClick={() => onOpen(row.id)}>
          <Icon name="arrow-clockwise" size={16} />
          {m.toolbar.rewrite}
        </Button>
      ) : null}
      {locked.has(row.id) || atWork ? null : (
        <Button tone="ghost" size="sm" aria-haspopup="dialog" aria-label={m.reword.openOf(title)} onClick={() => onReword(row.id)}>
          <Icon name="magic-wand" size={16} />
          {m.reword.open}
        </Button>
      )}
      {locked.has(row.id) ? null : (
        <Button
          tone="ghost"
          size="sm"
          waiting={!limits.essayEditTitles}
          title={limits.essayEditTitles ? undefined : m.titles.why}
          onClick={() => selectTitle(opened.editor.editor, row.id)}
        >
          <Icon name={limits.essayEditTitles ? "pencil-simple" : "lock-simple"} size={16} />
          {m.toolbar.title}
        </Button>
      )}
      <Button tone="ghost" size="sm" iconOnly aria-label={m.toolbar.copy} onClick={() => void copy()}>
        <Icon name="copy" size={16} />
      </Button>
    </div>
  );
}

/** Selects the title of a section, to be written over. */
function selectTitle(editor: Editor, id: string): void {
  const at = headingAt(editor, id);
  const node = at === null ? null : editor.state.doc.nodeAt(at);
  if (at === null || node === null) return;
  const { tr } = editor.state;
  editor.view.dispatch(tr.setSelection(TextSelection.create(tr.doc, at + 1, at + 1 + node.content.size)).scrollIntoView());
  editor.view.focus();
}

type Place = { readonly id: string; readonly top: number; readonly right: number };

const LIFT_PX = 4;

/** The section the pointer is over, else the one the caret is in while the text has the focus, and where its bar stands on the screen. */
function usePlace({ opened: { editor: opened } }: EssayWork): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useEffect(() => {
    const { view, editor } = opened;
    const scroller = view.dom.closest<HTMLElement>("#text");
    let frame = 0;
    const putAt = (pos: number | null) => {
      const heading = pos === null ? undefined : headingAbove(placedBlocks(view.state.doc), pos);
      const dom = heading === undefined ? null : view.nodeDOM(heading.pos);
      if (heading === undefined || !(dom instanceof HTMLElement) || scroller === null) return setPlace(null);
      const box = dom.getBoundingClientRect();
      const text = view.dom.getBoundingClientRect();
      const frameBox = scroller.getBoundingClientRect();
      // Out of sight the heading has no bar: it would lie over other text.
      if (box.bottom < frameBox.top || box.top > frameBox.bottom) return setPlace(null);
      const next = {
        id: String(heading.node.attrs["id"] ?? ""),
        top: Math.max(frameBox.top + LIFT_PX, box.top - LIFT_PX),
        right: Math.max(0, document.documentElement.clientWidth - text.right),
      };
      setPlace((before) => (before?.id === next.id && before.top === next.top && before.right === next.right ? before : next));
    };
    const later = (find: () => number | null) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => !view.isDestroyed && putAt(find()));
    };
    const atCaret = () => (editor.isFocused && view.state.selection.empty ? view.state.selection.from : null);
    const onMove = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || event.buttons !== 0) return;
      later(() => view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? null);
    };
    const onLeave = (event: PointerEvent) => {
      const to = event.relatedTarget;
      if (!(to instanceof Element && to.closest("[data-section-bar]"))) later(atCaret);
    };
    const onScroll = () => setPlace(null);
    const onSelection = () => later(atCaret);
    view.dom.addEventListener("pointermove", onMove);
    view.dom.addEventListener("pointerleave", onLeave);
    scroller?.addEventListener("scroll", onScroll, { passive: true });
    editor.on("selectionUpdate", onSelection);
    return () => {
      cancelAnimationFrame(frame);
      view.dom.removeEventListener("pointermove", onMove);
      view.dom.removeEventListener("pointerleave", onLeave);
      scroller?.removeEventListener("scroll", onScroll);
      editor.off("selectionUpdate", onSelection);
    };
  }, [opened]);
  return place;
}
