import type { Work } from "@tangleaf/contract";
import { textsMessages } from "#messages/texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { nameOf } from "./work-row.tsx";
import { deleteWork } from "./works-api.ts";

const m = textsMessages.library.forever;

/** Asks before a work is deleted for good. */
export function DeleteDialog({ work, onClose }: { work: Work; onClose: () => void }) {
  const remove = () => {
    onClose();
    void deleteWork(work);
  };
  const actions = (
    <>
      <Button onClick={onClose}>{textsMessages.confirm.keep}</Button>
      <Button tone="danger-solid" onClick={remove}>
        {m.short}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={m.of(nameOf(work))} description={m.text} width="sm" actions={actions}>
      {null}
    </Dialog>
  );
}
