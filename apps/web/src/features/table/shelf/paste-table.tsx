import { TABLE } from "@tangleaf/contract/table";
import { useState } from "react";
import { tableMessages as m } from "#messages/table.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, TextArea } from "#ui/field/field.tsx";
import css from "./tables-shelf.module.css";

const ROWS = 10;

/** A table from text: copied from a sheet, or a Markdown or HTML table. */
export function PasteTable({ working, onTake }: { working: boolean; onTake: (text: string) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState("");
  const take = () => {
    onTake(text);
    setIsOpen(false);
  };
  return (
    <>
      <Button disabled={working} onClick={() => setIsOpen(true)}>
        {m.create.paste}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={m.create.paste}
        width="lg"
        mayClose={() => text.trim() === ""}
        actions={
          <>
            <Button
              onClick={() => {
                setText("");
                setIsOpen(false);
              }}
            >
              {m.cancel}
            </Button>
            <Button tone="solid" disabled={text.trim() === ""} onClick={take}>
              {m.create.read}
            </Button>
          </>
        }
      >
        <Field label={m.create.pasteHere} hint={m.create.pasteHint} className={css["paste"]}>
          {(control) => (
            <TextArea
              {...control}
              rows={ROWS}
              value={text}
              maxLength={TABLE.pasteMaxCharacters}
              wrap="off"
              spellCheck={false}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
      </Dialog>
    </>
  );
}
