import { useState } from "react";
import { textsMessages as m } from "#messages/texts.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { removeText } from "./api.ts";

type ConfirmRemoveProps = { open: boolean; generationId: string; onClose: () => void };

/** Asks before a text goes for good. */
export function ConfirmRemove({ open, generationId, onClose }: ConfirmRemoveProps) {
  const [removing, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    try {
      await removeText(generationId);
      onClose();
      toast({ tone: "ok", title: m.removed, pill: true });
    } catch (error) {
      if (error instanceof Error && "kind" in error && error.kind === "refused") toast({ tone: "error", title: error.message });
    } finally {
      setRemoving(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.confirm.title}
      description={m.confirm.text}
      width="sm"
      actions={
        <>
          <Button onClick={onClose}>{m.confirm.keep}</Button>
          <Button tone="danger-solid" disabled={removing} onClick={() => void remove()}>
            {m.confirm.remove}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
