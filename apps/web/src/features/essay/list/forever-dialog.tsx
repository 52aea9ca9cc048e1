import { essayMessages } from "#messages/essay.ts";
import { essayListMessages } from "#messages/essay-list.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";

const m = essayListMessages.forever;

type ForeverDialogProps = { open: boolean; title: string; onClose: () => void; onRemove: () => void };

/** Asks before an essay is deleted for good. */
export function ForeverDialog({ open, title, onClose, onRemove }: ForeverDialogProps) {
  const remove = () => {
    onClose();
    onRemove();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.title(title === "" ? essayMessages.untitled : title)}
      description={m.text}
      width="sm"
      actions={
        <>
          <Button onClick={onClose}>{m.keep}</Button>
          <Button tone="danger-solid" onClick={remove}>
            {m.remove}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
