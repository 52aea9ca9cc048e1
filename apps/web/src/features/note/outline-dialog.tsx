import { outlineToBlocks } from "@tangleaf/document/convert";
import { newBlockId } from "@tangleaf/document/model";
import type { OutlineItem } from "@tangleaf/document/outline";
import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { noteMessages as m } from "#messages/note.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { itemsOf, NO_OUTLINE, OutlineInput } from "#ui/outline-input/outline-input.tsx";
import { OutlinePreview } from "#ui/outline-preview/outline-preview.tsx";
import { toast } from "#ui/toast/toast-store.ts";

const ROWS = 9;

type OutlineDialogProps = { open: boolean; onClose: () => void; editor: Editor; asOneStep: (change: () => void) => void };

/** Adds an outline, pasted or from a file, behind the text, after a look at what was read. */
export function OutlineDialog({ open, onClose, editor, asOneStep }: OutlineDialogProps) {
  const [source, setSource] = useState(NO_OUTLINE);
  const items = itemsOf(source);
  const add = () => {
    let added = 0;
    asOneStep(() => {
      added = appendOutline(editor, items);
    });
    onClose();
    setSource(NO_OUTLINE);
    toast({ tone: "ok", title: m.outline.added(added), pill: true });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.outline.title}
      description={m.outline.lead}
      shape="sheet"
      actions={
        <>
          <Button onClick={onClose}>{m.outline.cancel}</Button>
          <Button tone="solid" disabled={items.length === 0} onClick={add}>
            {m.outline.add}
          </Button>
        </>
      }
    >
      <div style={{ display: "grid", gap: 16, marginTop: 18 }}>
        <OutlineInput source={source} onChange={setSource} label={m.outline.label} placeholder={m.outline.placeholder} rows={ROWS} />
        <OutlinePreview items={items} title={m.outline.preview} count={m.outline.count} nothing={m.outline.nothing} />
      </div>
    </Dialog>
  );
}

/** Puts headings, and the notes of a mind map below them, behind the text; answers how many headings. */
function appendOutline({ state, view }: Editor, items: readonly OutlineItem[]): number {
  const nodes = outlineToBlocks(items, newBlockId).map((block) => state.schema.nodeFromJSON(block));
  // Into the last group; a document that has none cannot be open.
  view.dispatch(state.tr.insert(state.doc.content.size - 1, nodes));
  return nodes.filter(({ type }) => type.name === "heading").length;
}
