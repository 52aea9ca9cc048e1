import type { Work } from "@tangleaf/contract";
import { textsMessages } from "#messages/texts.ts";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { nameOf } from "./work-row.tsx";
import { deleteWork } from "./works-api.ts";

const m = textsMessages.library.forever;

/** Asks before a work is deleted for good. */
export function DeleteDialog({ work, onClose }: { work: Work; onClose: () => void }) {
  const remove = () => {
    onClose();
    void deleteWork(work);
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={m.of(nameOf(work))}
      description={m.text}
      keep={textsMessages.confirm.keep}
      confirm={m.short}
      onConfirm={remove}
    />
  );
}
