import type { Notebook, NoteSummary } from "@tangleaf/contract";
import { NOTEBOOK_TITLE_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { webPaths } from "@tangleaf/contract/web-paths";
import { useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#lib/api-client.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { notebookMessages as m } from "#messages/notebook.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, TextInput } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import type { Shelf } from "./api.ts";
import { folderColour } from "./folder-colour.ts";
import css from "./folder-dialog.module.css";
import { changeFolder, moveNote, refreshNotes, removeFolder } from "./note-changes.ts";

const COLOURS = ["orange", "leaf", "red", "blue", "amber", "grey"] as const satisfies readonly Notebook["colour"][];

type FolderDialogProps = {
  open: boolean;
  onClose: () => void;
  /** The folder to change; a new one where left out. */
  folder?: Notebook;
  /** A note the new folder takes at once. */
  moving?: NoteSummary;
  shelf: Shelf;
};

/** A folder's name and colour; an existing one can be deleted. */
export function FolderDialog({ open, onClose, folder, moving, shelf }: FolderDialogProps) {
  const [title, setTitle] = useState(folder?.title ?? "");
  const [colour, setColour] = useState<Notebook["colour"]>(folder?.colour ?? "orange");
  const [missing, setMissing] = useState(false);
  const [removing, setRemoving] = useState(false);
  const request = useRef(newUuid());
  const navigate = useNavigate();
  const form = useId();

  const save = async () => {
    const name = title.trim();
    if (name === "") return setMissing(true);
    onClose();
    if (folder !== undefined) return void changeFolder(folder.notebookId, { title: name, colour });
    try {
      const made = await call("/api/notebook/create", { title: name, colour, requestId: request.current });
      request.current = newUuid();
      setTitle("");
      await refreshNotes();
      if (moving === undefined) void navigate(webPaths.notebookIndex(made.notebookId));
      else void moveNote(moving.noteId, made);
    } catch {
      // The page has said why.
    }
  };
  const remove = async (gone: Notebook) => {
    onClose();
    if ((await removeFolder(gone.notebookId)) && shelf === gone.notebookId) void navigate(webPaths.notebookIndex("all"), { replace: true });
  };

  if (removing && folder !== undefined) {
    return (
      <ConfirmDialog
        open={open}
        onClose={onClose}
        title={m.folder.removeTitle(folder.title)}
        description={m.folder.removeText(folder.notes)}
        keep={m.folder.keep}
        onKeep={() => setRemoving(false)}
        confirm={m.folder.remove}
        onConfirm={() => void remove(folder)}
      />
    );
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={folder === undefined ? m.folder.createTitle : m.folder.editTitle}
      width="sm"
      actions={
        <>
          {folder === undefined ? null : (
            <Button tone="danger" className={css["remove"]} onClick={() => setRemoving(true)}>
              {m.folder.remove}
            </Button>
          )}
          <Button onClick={onClose}>{m.folder.cancel}</Button>
          <Button tone="solid" type="submit" form={form}>
            {folder === undefined ? m.folder.create : m.folder.save}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={css["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field label={m.folder.name} required error={missing ? m.folder.required : null}>
          {(control) => (
            <TextInput
              {...control}
              value={title}
              maxLength={NOTEBOOK_TITLE_MAX_CHARACTERS}
              placeholder={m.folder.namePlaceholder}
              onChange={(event) => {
                setTitle(event.target.value);
                setMissing(false);
              }}
            />
          )}
        </Field>
        <fieldset className={css["colours"]}>
          <legend>{m.folder.colour}</legend>
          {COLOURS.map((one) => (
            <label key={one} className={css["colour"]} style={folderColour(one)}>
              <input type="radio" name={`${form}-colour`} checked={colour === one} onChange={() => setColour(one)} />
              <Icon name="bookmark-simple-fill" size={24} label={m.folder.colours[one]} />
            </label>
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
}
