import { essayMessages } from "#messages/essay.ts";
import { essayListMessages } from "#messages/essay-list.ts";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";

const m = essayListMessages.forever;

type ForeverDialogProps = { open: boolean; title: string; onClose: () => void; onRemove: () => void };

/** Asks before an essay is deleted for good. */
export function ForeverDialog({ open, title, onClose, onRemove }: ForeverDialogProps) {
  const remove = () => {
    onClose();
    onRemove();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={m.title(title === "" ? essayMessages.untitled : title)}
      description={m.text}
      keep={m.keep}
      confirm={m.remove}
      onConfirm={remove}
    />
  );
}
