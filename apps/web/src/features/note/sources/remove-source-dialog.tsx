import type { NoteSource } from "@tangleaf/contract";
import { useState } from "react";
import { call } from "#lib/api-client.ts";
import { noteSourcesMessages } from "#messages/note-sources.ts";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { refreshSources } from "./api.ts";

const m = noteSourcesMessages.removing;

type RemoveSourceDialogProps = {
  noteId: string;
  source: NoteSource;
  /** Out of this note, or for good. */
  how: "remove" | "erase";
  /** Places that cite it. */
  count: number;
  onClose: () => void;
};

/** Says what it does to the text before it is done. */
export function RemoveSourceDialog({ noteId, source, how, count, onClose }: RemoveSourceDialogProps) {
  const [isWorking, setWorking] = useState(false);
  const { id, sourceId } = source;
  const remove = async () => {
    setWorking(true);
    try {
      await (how === "remove"
        ? call("/api/source/remove", { noteId, ids: [id] }, { shownBy: "action" })
        : call("/api/source/erase", { sourceIds: [sourceId] }, { shownBy: "action" }));
      await refreshSources(noteId);
      onClose();
    } catch (error) {
      setWorking(false);
      toastRefusal(error, noteSourcesMessages.notChanged);
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={m[how]}
      keep={m.cancel}
      confirm={m.confirm[how]}
      onConfirm={() => void remove()}
      isWorking={isWorking}
    >
      {how === "erase" ? <p>{m.everywhere}</p> : null}
      {how === "erase" && count > 0 ? <p>{m.gone(count, id)}</p> : null}
      {how === "remove" ? <p>{count === 0 ? m.plain : m.cited(count, id)}</p> : null}
    </ConfirmDialog>
  );
}
