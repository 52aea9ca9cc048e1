import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import { useDerived } from "#editor/blocks/use-derived.ts";
import { formatNumber } from "#lib/format.ts";
import { essayContentMessages as m } from "#messages/essay-content.ts";
import { totalsOf } from "../left/progress-of.ts";
import type { EssayWork } from "../use-essay-work.ts";
import { type Gap, gapsIn, sameGaps } from "./gaps-in.ts";
import css from "./side.module.css";

/** How much is there, and what its author has to add. */
export function GapsTab({ work }: { work: EssayWork }) {
  const { editor } = work.opened.editor;
  const gaps = useDerived(editor, gapsIn, sameGaps);
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
