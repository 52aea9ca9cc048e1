import type { TextLayout } from "@tangleaf/contract";
import type { KeyboardEvent } from "react";
import prose from "#editor/core/prose.module.css";
import letter from "#editor/letter/letter.module.css";
import { cx } from "#lib/cx.ts";
import type { useDraftMarks } from "./use-draft-marks.ts";
import type { useDraftText } from "./use-draft-text.ts";

type DraftTextProps = {
  draft: ReturnType<typeof useDraftText>;
  marks: ReturnType<typeof useDraftMarks>;
  layout: TextLayout;
  isRunning: boolean;
};

/** The elements of a draft's text: the one it is edited in, and the one it is drawn in while it comes. */
export function DraftText({ draft, marks, layout, isRunning }: DraftTextProps) {
  const { article, host, following, wantsToEdit } = draft;
  const { editor, early, startEditing } = draft.editing;
  return (
    <>
      <div
        ref={host}
        className={cx(prose["prose"], letter["letter"])}
        data-layout={layout}
        hidden={editor === null}
        data-growing={(early && isRunning) || undefined}
        onPointerUp={marks.fillAt}
      />
      <div
        ref={article}
        className={cx(prose["prose"], letter["letter"])}
        data-layout={layout}
        hidden={editor !== null && !early}
        data-behind={early || undefined}
        {...(wantsToEdit
          ? {
              tabIndex: 0,
              onPointerUp: marks.startEditingAt,
              onKeyDown: (event: KeyboardEvent) => {
                if (event.key.length !== 1 && event.key !== "Enter") return;
                following.pause();
                void startEditing(null);
              },
            }
          : {})}
      />
    </>
  );
}
