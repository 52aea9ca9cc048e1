import { createCharacterCounter } from "@tangleaf/document/count";
import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { useEffect, useState } from "react";
import { countBlock } from "#editor/blocks/structure/outline-rows.ts";
import { type PlacedBlock, placedBlocks } from "#editor/blocks/structure/placed-blocks.ts";

export type Mark = { readonly count: number; readonly top: number };

/** Two measurements are at least this far apart. */
const THROTTLE_MS = 200;
const STEP_CHARACTERS = 100;
/** In a text longer than this … */
const LONG_TEXT_CHARACTERS = 5000;
/** … there is one mark every so many characters. */
const LONG_STEP_CHARACTERS = 500;
/** Above and below what is seen, so that scrolling a little shows no gap. */
const MARGIN_PX = 400;

/**
 * 字数刻度 of a document: where every hundredth character stands, for the part of it that is seen. Headings are not counted, as in
 * the total; what lies off the screen is counted from the blocks and never laid out.
 */
export function useDocumentRuler(editor: Editor, paper: HTMLElement | null, scroller: HTMLElement | null): readonly Mark[] {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => {
    if (paper === null || scroller === null) return;
    let timer: number | undefined;
    const measure = () => {
      timer = undefined;
      if (!editor.isDestroyed) setMarks(marksIn(editor, paper, scroller));
    };
    const later = () => {
      timer ??= window.setTimeout(measure, THROTTLE_MS);
    };
    const resized = new ResizeObserver(later);
    resized.observe(paper);
    scroller.addEventListener("scroll", later, { passive: true });
    editor.on("transaction", later);
    later();
    return () => {
      window.clearTimeout(timer);
      resized.disconnect();
      scroller.removeEventListener("scroll", later);
      editor.off("transaction", later);
    };
  }, [editor, paper, scroller]);
  return marks;
}

function marksIn({ view, state }: Editor, paper: HTMLElement, scroller: HTMLElement): Mark[] {
  const blocks = placedBlocks(state.doc);
  const total = blocks.reduce((sum, { node }) => sum + charactersOf(node), 0);
  const step = total > LONG_TEXT_CHARACTERS ? LONG_STEP_CHARACTERS : STEP_CHARACTERS;
  const seen = scroller.getBoundingClientRect();
  const origin = paper.getBoundingClientRect().top;
  const marks: Mark[] = [];
  let before = 0;
  for (const block of blocks) {
    const characters = charactersOf(block.node);
    const passes = Math.floor((before + characters) / step) > Math.floor(before / step);
    if (passes && block.node.isTextblock) {
      const box = boxOf(view.nodeDOM(block.pos));
      if (box !== null && box.top > seen.bottom + MARGIN_PX) break;
      if (box !== null && box.bottom > seen.top - MARGIN_PX) {
        for (const { pos, count } of crossings(block, before, step)) {
          const { top, bottom } = view.coordsAtPos(pos);
          marks.push({ count, top: (top + bottom) / 2 - origin });
        }
      }
    }
    before += characters;
  }
  return marks;
}

const charactersOf = (node: Node): number => (node.type.name === "heading" ? 0 : countBlock(node));
const boxOf = (element: unknown): DOMRect | null => (element instanceof HTMLElement ? element.getBoundingClientRect() : null);

/** Positions in a block at which the running count passes a multiple of `step`. */
function crossings({ node, pos }: PlacedBlock, before: number, step: number): { pos: number; count: number }[] {
  const found: { pos: number; count: number }[] = [];
  const counter = createCharacterCounter();
  let count = before;
  node.descendants((child, offset) => {
    const text = child.isText ? (child.text ?? "") : child.type.name === "mathInline" ? String(child.attrs["latex"] ?? "") : "";
    for (let at = 0; at < text.length; at++) {
      const after = before + counter.push(text.charAt(at));
      if (Math.floor(after / step) > Math.floor(count / step)) {
        found.push({ pos: pos + 1 + offset + (child.isText ? at : 0), count: Math.floor(after / step) * step });
      }
      count = after;
    }
  });
  return found;
}
