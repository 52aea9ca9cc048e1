import { partFor } from "@tangleaf/document/chapter-text";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import prose from "#editor/core/prose.module.css";
import { renderWhole } from "#editor/stream/stream-view.ts";
import { cx } from "#lib/cx.ts";
import { draftQuery } from "#lib/draft-query.ts";
import { loadMarkdown } from "#lib/load-markdown.ts";
import { sectionWritingMessages as m } from "#messages/section-writing.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { SkeletonCells } from "#ui/skeleton/skeleton.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { placeText, type TextPlace } from "./place-text.ts";
import css from "./text-dialog.module.css";
import type { SectionWork } from "./use-section-work.ts";

type TextDialogProps = { work: SectionWork; sectionId: string | null; onClose: () => void };

/** A text that was written for a section and is not in the document: looked at, then put behind its words or in their place. */
export function TextDialog({ work, sectionId, onClose }: TextDialogProps) {
  const row = work.rows.find(({ id }) => id === sectionId);
  const generationId = sectionId === null ? null : (work.states.get(sectionId)?.generationId ?? null);
  const { data, isError, refetch } = useQuery({ ...draftQuery(generationId ?? ""), enabled: generationId !== null });
  const text = sectionId === null ? "" : partFor(data?.text ?? "", sectionId);
  const isLocked = row !== undefined && work.locked.has(row.id);
  const put = (place: TextPlace) => {
    if (row === undefined || generationId === null) return;
    const { opened } = work;
    opened.asOneStep(() => void placeText(opened.editor.editor, { id: row.id, text, generationId, place }));
    onClose();
    toast({ tone: "ok", title: m.text.placed, pill: true });
  };
  return (
    <Dialog
      open={row !== undefined && generationId !== null}
      onClose={onClose}
      title={m.text.title(row?.title || m.untitled)}
      description={isLocked ? m.text.locked : m.text.lead}
      shape="sheet"
      width="lg"
      focusWhole
      actions={
        <>
          <Button onClick={onClose}>{m.close}</Button>
          <Button disabled={text === "" || isLocked} onClick={() => put("below")}>
            {(row?.own ?? 0) > 0 ? m.text.below : m.text.take}
          </Button>
          {(row?.own ?? 0) > 0 ? (
            <Button tone="solid" disabled={text === "" || isLocked} onClick={() => put("instead")}>
              {m.text.instead}
            </Button>
          ) : null}
        </>
      }
    >
      {isError ? (
        <p role="alert" className={css["note"]}>
          {m.text.failed}{" "}
          <Button size="sm" onClick={() => void refetch()}>
            {m.again}
          </Button>
        </p>
      ) : data === undefined ? (
        <div aria-busy="true" className={css["text"]}>
          <SkeletonCells />
        </div>
      ) : (
        <Text text={text} />
      )}
    </Dialog>
  );
}

function Text({ text }: { text: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let waits = true;
    void loadMarkdown().then((markdown) => {
      if (waits && place.current) renderWhole(place.current, markdown, text);
    });
    return () => {
      waits = false;
    };
  }, [text]);
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled with the keys
  return <div ref={place} tabIndex={0} className={cx(prose["prose"], css["text"])} />;
}
