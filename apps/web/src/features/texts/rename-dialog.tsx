import type { Work } from "@tangleaf/contract";
import { type RenamedKind, WORK } from "@tangleaf/contract/work";
import { useId, useState } from "react";
import { textsMessages } from "#messages/texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Field, TextInput } from "#ui/field/field.tsx";
import { renameWork } from "./works-api.ts";

const m = textsMessages.library.rename;

/** Another title for a work whose title is a field of its own. */
export function RenameDialog({ work, onClose }: { work: Work; onClose: () => void }) {
  const [title, setTitle] = useState(work.title.slice(0, WORK.titleMaxCharacters));
  const form = useId();
  const wanted = title.trim();
  const save = () => {
    if (wanted === "") return;
    onClose();
    if (wanted !== work.title) void renameWork({ kind: work.kind as RenamedKind, id: work.id, title: wanted });
  };
  const actions = (
    <>
      <Button onClick={onClose}>{m.cancel}</Button>
      <Button tone="solid" type="submit" form={form} disabled={wanted === ""}>
        {m.save}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={m.title} width="sm" actions={actions}>
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label={m.label}>
          {(control) => (
            <TextInput
              {...control}
              value={title}
              maxLength={WORK.titleMaxCharacters}
              onFocus={(event) => event.target.select()}
              onChange={(event) => setTitle(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
