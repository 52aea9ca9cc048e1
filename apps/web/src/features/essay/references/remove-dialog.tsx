import { useState } from "react";
import { call } from "#lib/api-client.ts";
import { essayReferencesMessages as m } from "#messages/essay-references.ts";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import { refreshLibrary } from "./api.ts";

type RemoveDialogProps = { onClose: () => void; essayId: string; id: string /** Places that cite it. */; count: number };

/** Says what removing does to the text before it is done. */
export function RemoveDialog({ onClose, essayId, id, count }: RemoveDialogProps) {
  const [isWorking, setWorking] = useState(false);
  const remove = async () => {
    setWorking(true);
    try {
      await call("/api/reference/remove", { essayId, referenceIds: [id] }, { shownBy: "action" });
      await refreshLibrary(essayId);
      onClose();
    } catch (error) {
      setWorking(false);
      toastRefusal(error, m.removing.failed);
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={m.removing.title}
      keep={m.removing.cancel}
      confirm={m.removing.confirm}
      onConfirm={() => void remove()}
      isWorking={isWorking}
    >
      <p>{count === 0 ? m.removing.plain : m.removing.cited(count, id)}</p>
    </ConfirmDialog>
  );
}
