import { newBlockId } from "@tangleaf/document/model";
import { OUTLINE_LEVELS, type OutlineItem, parseOutline } from "@tangleaf/document/outline";
import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { noteMessages as m } from "#messages/note.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, TextArea } from "#ui/field/field.tsx";
import { OutlinePreview } from "#ui/outline-preview/outline-preview.tsx";
import { toast } from "#ui/toast/toast-store.ts";

const ROWS = 9;

type OutlineDialogProps = { open: boolean; onClose: () => void; editor: Editor; asOneStep: (change: () => void) => void };

/** Adds a pasted outline behind the text, after a look at what was read. */
export function OutlineDialog({ open, onClose, editor, asOneStep }: OutlineDialogProps) {
  const [text, setText] = useState("");
  const items = parseOutline(text);
  const add = () => {
    const headings = flatten(items, 1);
    asOneStep(() => appendHeadings(editor, headings));
    onClose();
    setText("");
    toast({ tone: "ok", title: m.outline.added(headings.length), pill: true });
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
        <Field label={m.outline.label} required>
          {(control) => (
            <TextArea
              {...control}
              rows={ROWS}
              value={text}
              placeholder={m.outline.placeholder}
              spellCheck={false}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <OutlinePreview items={items} title={m.outline.preview} count={m.outline.count} nothing={m.outline.nothing} />
      </div>
    </Dialog>
  );
}

type Heading = { title: string; level: number };

function flatten(items: readonly OutlineItem[], level: number): Heading[] {
  return items.flatMap(({ title, children }) => [{ title, level: Math.min(level, OUTLINE_LEVELS) }, ...flatten(children, level + 1)]);
}

function appendHeadings({ state, view }: Editor, headings: readonly Heading[]): void {
  const { heading } = state.schema.nodes;
  if (heading === undefined) return;
  const nodes = headings.map(({ title, level }) =>
    heading.create({ level, id: newBlockId() }, title === "" ? null : state.schema.text(title)),
  );
  // Into the last group; a document that has none cannot be open.
  view.dispatch(state.tr.insert(state.doc.content.size - 1, nodes));
}
