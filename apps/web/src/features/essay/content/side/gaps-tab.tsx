import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { TextSelection } from "@tiptap/pm/state";
import { useEffect } from "react";
import { headingAbove, placedBlocks } from "#editor/blocks/structure/placed-blocks.ts";
import { useDerived, whenAtRest } from "#editor/blocks/use-derived.ts";
import { highlightMarks, marksOf } from "#editor/core/marks.ts";
import { formatNumber } from "#lib/format.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { totalsOf } from "../left/progress-of.ts";
import type { EssayWork } from "../use-essay-work.ts";
import css from "./side.module.css";

/** A mark of what is missing, and where it stands. */
export type Gap = { readonly from: number; readonly to: number; readonly hint: string; readonly section: string };

/** The marks of a document, in their order. */
export function gapsIn(doc: Node): readonly Gap[] {
  const blocks = placedBlocks(doc);
  const gaps: Gap[] = [];
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true;
    // One place for each unit of text: what is no text counts as one as well.
    const text = node.textBetween(0, node.content.size, "", () => "\ufffc");
    let after = 0;
    for (const mark of marksOf(text)) {
      const at = text.indexOf(mark.text, after);
      after = at + mark.text.length;
      const from = pos + 1 + at;
      gaps.push({ from, to: from + mark.text.length, hint: mark.hint, section: headingAbove(blocks, pos)?.node.textContent ?? "" });
    }
    return false;
  });
  return gaps;
}

const same = (before: readonly Gap[], after: readonly Gap[]) => (JSON.stringify(before) === JSON.stringify(after) ? before : after);

/** How much is there, and what its author has to add. */
export function GapsTab({ work }: { work: EssayWork }) {
  const { editor } = work.opened.editor;
  const gaps = useDerived(editor, gapsIn, same);
  const { characters } = totalsOf(work.rows);
  const target = work.essay?.length ?? null;
  return (
    <>
      <p className={css["note"]}>
        {target === null ? m.gaps.has(formatNumber(characters)) : m.gaps.hasOf(formatNumber(characters), formatNumber(target))}
        {gaps.length === 0 ? m.gaps.none : m.gaps.some(gaps.length)}
      </p>
      <ol className={css["gaps"]}>
        {gaps.map((gap) => (
          <li key={gap.from}>
            <button type="button" onClick={() => goTo(editor, gap)}>
              {gap.hint}
              <small>{gap.section}</small>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function goTo(editor: Editor, { from, to }: Gap): void {
  const { tr } = editor.state;
  editor.view.dispatch(
    tr
      .setSelection(TextSelection.create(tr.doc, from, to))
      .scrollIntoView()
      .setMeta("addToHistory", false),
  );
  editor.view.focus();
}

/** Colours the marks in the text, in idle time. */
export function useHighlightedGaps(editor: Editor | null): void {
  useEffect(() => {
    if (editor === null) return;
    let cancel: (() => void) | null = null;
    const paint = () => {
      cancel = null;
      if (!editor.isDestroyed) highlightMarks([editor.view.dom]);
    };
    // What is neither a change nor a move of the caret may draw words anew, such as what the checks underline: they lose their colour.
    const onTransaction = ({
      transaction: { docChanged, selectionSet },
    }: {
      transaction: { docChanged: boolean; selectionSet: boolean };
    }) => {
      if (docChanged || !selectionSet) cancel ??= whenAtRest(paint);
    };
    cancel = whenAtRest(paint);
    editor.on("transaction", onTransaction);
    return () => {
      editor.off("transaction", onTransaction);
      cancel?.();
      highlightMarks([]);
    };
  }, [editor]);
}
