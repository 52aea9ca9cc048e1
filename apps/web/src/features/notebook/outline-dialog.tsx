import { DOCUMENT_TITLE_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { webPaths } from "@tangleaf/contract/web-paths";
import { type NodeJson, newBlockId } from "@tangleaf/document/model";
import { OUTLINE_LEVELS, type OutlineItem } from "@tangleaf/document/outline";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { newUuid } from "#lib/new-uuid.ts";
import { notebookMessages as m } from "#messages/notebook.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, TextInput } from "#ui/field/field.tsx";
import { itemsOf, NO_OUTLINE, OutlineInput, type OutlineSource } from "#ui/outline-input/outline-input.tsx";
import { OutlinePreview } from "#ui/outline-preview/outline-preview.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { createNote, isFolder, type Shelf } from "./api.ts";
import { refreshNotes } from "./note-changes.ts";
import css from "./outline-dialog.module.css";

type OutlineDialogProps = { open: boolean; onClose: () => void; shelf: Shelf };

/** A note from an outline, pasted or from a file: what it becomes is seen before it is made. */
export function OutlineDialog({ open, onClose, shelf }: OutlineDialogProps) {
  const [title, setTitle] = useState("");
  const [source, setSource] = useState(NO_OUTLINE);
  const [creating, setCreating] = useState(false);
  const request = useRef(newUuid());
  const navigate = useNavigate();
  const items = itemsOf(source);
  const create = async () => {
    setCreating(true);
    try {
      const noteId = await createNote({
        title: title.trim() || (source.file?.title ?? ""),
        ...(source.file === null ? { outline: source.text } : { markdown: await markdownOf(source.file.items) }),
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
  const change = (changed: () => void) => {
    changed();
    request.current = newUuid();
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
                placeholder={source.file?.title || m.outline.namePlaceholder}
                onChange={(event) => change(() => setTitle(event.target.value))}
              />
            )}
          </Field>
          <OutlineInput
            source={source}
            onChange={(chosen: OutlineSource) => change(() => setSource(chosen))}
            label={m.outline.label}
            placeholder={m.outline.placeholder}
            rows={10}
            className={css["text"]}
          />
        </div>
        <OutlinePreview items={items} title={m.outline.preview} count={m.outline.count} nothing={m.outline.nothing} />
      </div>
    </Dialog>
  );
}

/** Headings by their level with the notes of a mind map below them: an outline as lines has no room for those. */
async function markdownOf(items: readonly OutlineItem[]): Promise<string> {
  const { blocksToMarkdown, paragraphsOf } = await import("@tangleaf/document/convert");
  const blocksOf = ({ title, note = "", children }: OutlineItem, level: number): NodeJson[] => [
    {
      type: "heading",
      attrs: { level: Math.min(level, OUTLINE_LEVELS), id: newBlockId() },
      content: [{ type: "text", text: title || m.untitled }],
    },
    ...paragraphsOf(note),
    ...children.flatMap((child) => blocksOf(child, level + 1)),
  ];
  return blocksToMarkdown({ blocks: items.flatMap((item) => blocksOf(item, 1)), footnotes: {} });
}
