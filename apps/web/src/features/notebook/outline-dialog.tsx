import { DOCUMENT_TITLE_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { webPaths } from "@tangleaf/contract/web-paths";
import { parseOutline } from "@tangleaf/document/outline";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { notebookMessages as m } from "#messages/notebook.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, TextArea, TextInput } from "#ui/field/field.tsx";
import { OutlinePreview } from "#ui/outline-preview/outline-preview.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { createNote, isFolder, type Shelf } from "./api.ts";
import { refreshNotes } from "./note-changes.ts";
import css from "./outline-dialog.module.css";

type OutlineDialogProps = { open: boolean; onClose: () => void; shelf: Shelf };

/** A note from a pasted outline: what it becomes is seen before it is made. */
export function OutlineDialog({ open, onClose, shelf }: OutlineDialogProps) {
  const [title, setTitle] = useState("");
  const [outline, setOutline] = useState("");
  const [creating, setCreating] = useState(false);
  const request = useRef(crypto.randomUUID());
  const navigate = useNavigate();
  const items = parseOutline(outline);
  const create = async () => {
    setCreating(true);
    try {
      const noteId = await createNote({
        title: title.trim(),
        outline,
        requestId: request.current,
        ...(isFolder(shelf) ? { notebookId: shelf } : {}),
      });
      onClose();
      void refreshNotes();
      void navigate(webPaths.note(noteId));
    } catch (error) {
      toastRefusal(error, m.create.failed);
    } finally {
      setCreating(false);
    }
  };
  const change = (set: (value: string) => void) => (event: { target: { value: string } }) => {
    set(event.target.value);
    request.current = crypto.randomUUID();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.outline.title}
      description={m.outline.lead}
      width="lg"
      shape="sheet"
      actions={
        <>
          <Button onClick={onClose}>{m.outline.cancel}</Button>
          <Button tone="solid" disabled={items.length === 0 || creating} onClick={() => void create()}>
            {creating ? m.outline.creating : m.outline.create}
          </Button>
        </>
      }
    >
      <div className={css["sides"]}>
        <div>
          <Field label={m.outline.name}>
            {(control) => (
              <TextInput
                {...control}
                value={title}
                maxLength={DOCUMENT_TITLE_MAX_CHARACTERS}
                placeholder={m.outline.namePlaceholder}
                onChange={change(setTitle)}
              />
            )}
          </Field>
          <Field label={m.outline.label} required>
            {(control) => (
              <TextArea
                {...control}
                className={css["text"]}
                value={outline}
                rows={10}
                placeholder={m.outline.placeholder}
                spellCheck={false}
                onChange={change(setOutline)}
              />
            )}
          </Field>
        </div>
        <OutlinePreview items={items} title={m.outline.preview} count={m.outline.count} nothing={m.outline.nothing} />
      </div>
    </Dialog>
  );
}
