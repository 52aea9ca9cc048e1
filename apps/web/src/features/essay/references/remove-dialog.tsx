import { useState } from "react";
import { call } from "#lib/api-client.ts";
import { essayReferencesMessages as m } from "#messages/essay-references.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { refreshLibrary } from "./api.ts";

type RemoveDialogProps = { onClose: () => void; essayId: string; id: string /** Places that cite it. */; count: number };

/** Says what removing does to the text before it is done. */
export function RemoveDialog({ onClose, essayId, id, count }: RemoveDialogProps) {
  const [isWorking, setWorking] = useState(false);
  const remove = async () => {
    setWorking(true);
    try {
      await call("/api/reference/remove", { essayId, referenceIds: [id] }, { quiet: true });
      await refreshLibrary(essayId);
      onClose();
    } catch {
      setWorking(false);
      toast({ tone: "error", title: m.removing.failed });
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={m.removing.title}
      width="sm"
      actions={
        <>
          <Button onClick={onClose}>{m.removing.cancel}</Button>
          <Button tone="danger-solid" disabled={isWorking} onClick={() => void remove()}>
            {m.removing.confirm}
          </Button>
        </>
      }
    >
      <p>{count === 0 ? m.removing.plain : m.removing.cited(count, id)}</p>
    </Dialog>
  );
}
