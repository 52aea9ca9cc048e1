import { webPaths } from "@tangleaf/contract/web-paths";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { momentOf } from "#lib/day-of.ts";
import { formatNumber } from "#lib/format.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { notebookMessages as m } from "#messages/notebook.ts";
import { Button, ButtonLink } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { SkeletonBars } from "#ui/skeleton/skeleton.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { createNote, isFolder, type Shelf, writtenTextsQuery } from "./api.ts";
import css from "./choices.module.css";
import { refreshNotes } from "./note-changes.ts";

const SKELETON_ROWS = 5;

type TextDialogProps = { open: boolean; onClose: () => void; shelf: Shelf };

/** A note from one of the person's own texts. */
export function TextDialog({ open, onClose, shelf }: TextDialogProps) {
  const { data, isError, refetch } = useQuery(writtenTextsQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const request = useRef(newUuid());
  const navigate = useNavigate();
  const texts = data?.list.filter(({ chars, status }) => chars > 0 && status !== "queued" && status !== "writing");
  const choose = async (generationId: string) => {
    setChosen(generationId);
    try {
      const folder = isFolder(shelf) ? { notebookId: shelf } : {};
      const noteId = await createNote({ generationId, requestId: request.current, ...folder });
      onClose();
      void refreshNotes();
      void navigate(webPaths.note(noteId));
    } catch (error) {
      toastRefusal(error, m.create.failed);
    } finally {
      request.current = newUuid();
      setChosen(null);
    }
  };
  return (
    <Dialog open={open} onClose={onClose} title={m.text.title} description={m.text.lead} shape="sheet">
      {isError ? (
        <div className={css["state"]}>
          <p>{m.text.failed}</p>
          <Button size="sm" onClick={() => void refetch()}>
            {m.text.again}
          </Button>
        </div>
      ) : texts === undefined ? (
        <div className={css["state"]} aria-busy="true">
          <SkeletonBars rows={SKELETON_ROWS} />
        </div>
      ) : texts.length === 0 ? (
        <div className={css["state"]}>
          <p>{m.text.none}</p>
          <ButtonLink size="sm" to={webPaths.sceneList("all")}>
            {m.text.write}
          </ButtonLink>
        </div>
      ) : (
        <ul className={css["choices"]}>
          {texts.map(({ generationId, title, length, createdAt }) => (
            <li key={generationId}>
              <button type="button" className={css["choice"]} disabled={chosen !== null} onClick={() => void choose(generationId)}>
                <Icon name="file-text" />
                <span className={css["name"]}>{title}</span>
                <span className={css["aside"]}>
                  {m.facts(formatNumber(length), 0)} · {momentOf(createdAt, new Date())}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
