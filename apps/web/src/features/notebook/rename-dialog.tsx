import type { NoteSummary } from "@tangleaf/contract";
import { DOCUMENT_TITLE_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { useId, useState } from "react";
import { notebookMessages as m } from "#messages/notebook.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, TextInput } from "#ui/field/field.tsx";
import { renameNote } from "./note-changes.ts";

type RenameDialogProps = { open: boolean; onClose: () => void; note: NoteSummary };

export function RenameDialog({ open, onClose, note }: RenameDialogProps) {
  const [title, setTitle] = useState(note.title);
  const form = useId();
  const save = () => {
    onClose();
    if (title.trim() !== note.title) void renameNote(note.noteId, title.trim());
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.rename.title}
      width="sm"
      actions={
        <>
          <Button onClick={onClose}>{m.rename.cancel}</Button>
          <Button tone="solid" type="submit" form={form}>
            {m.rename.save}
          </Button>
        </>
      }
    >
      <form
        id={form}
        style={{ marginTop: 16 }}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label={m.rename.label}>
          {(control) => (
            <TextInput
              {...control}
              value={title}
              maxLength={DOCUMENT_TITLE_MAX_CHARACTERS}
              placeholder={m.untitled}
              onFocus={(event) => event.target.select()}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
