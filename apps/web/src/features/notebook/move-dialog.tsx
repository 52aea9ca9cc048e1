import type { Notebook, NoteSummary } from "@tangleaf/contract";
import { useQuery } from "@tanstack/react-query";
import { notebookMessages as m } from "#messages/notebook.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { notebooksQuery } from "./api.ts";
import css from "./choices.module.css";
import { folderColour } from "./folder-colour.ts";
import { moveNote } from "./note-changes.ts";

type MoveDialogProps = { open: boolean; onClose: () => void; note: NoteSummary; onNewFolder: () => void };

/** Chooses the folder of a note; one press moves it. */
export function MoveDialog({ open, onClose, note, onNewFolder }: MoveDialogProps) {
  const folders = useQuery(notebooksQuery).data?.list ?? [];
  const move = (folder: Notebook | null) => {
    onClose();
    void moveNote(note.noteId, folder);
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.move.title}
      shape="sheet"
      width="sm"
      actions={
        <>
          <Button onClick={onNewFolder}>
            <Icon name="plus" />
            {m.move.newFolder}
          </Button>
          <Button onClick={onClose}>{m.move.cancel}</Button>
        </>
      }
    >
      <ul className={css["choices"]}>
        {folders.map((folder) => (
          <li key={folder.notebookId}>
            <button type="button" className={css["choice"]} disabled={folder.notebookId === note.notebookId} onClick={() => move(folder)}>
              <span className={css["bookmark"]} style={folderColour(folder.colour)}>
                <Icon name="bookmark-simple-fill" />
              </span>
              <span className={css["name"]}>{folder.title}</span>
              <span className={css["aside"]}>{folder.notebookId === note.notebookId ? m.move.here : folder.notes}</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" className={css["choice"]} disabled={note.notebookId === null} onClick={() => move(null)}>
            <Icon name="tray-duotone" />
            <span className={css["name"]}>{m.move.none}</span>
            <span className={css["aside"]}>{note.notebookId === null ? m.move.here : ""}</span>
          </button>
        </li>
      </ul>
    </Dialog>
  );
}
