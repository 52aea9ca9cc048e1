import type { Download } from "@tangleaf/contract";
import { useState } from "react";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { downloadsMessages as m } from "#messages/downloads.ts";
import { Button } from "#ui/button/button.tsx";
import { ConfirmDialog } from "#ui/dialog/confirm-dialog.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { removeFile } from "./api.ts";

/** Deletes a file, after asking. */
export function RemoveFile({ file: { fileId, name } }: { file: Download }) {
  const [asking, setAsking] = useState(false);
  const [removing, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    try {
      await removeFile(fileId);
      toast({ tone: "ok", title: m.removed, pill: true });
    } catch {
      // The page has said why.
    } finally {
      setRemoving(false);
      setAsking(false);
      // Refused = it is gone by now: the list is asked again all the same.
      void refreshAnswers(queryKeys.downloads.all);
    }
  };
  return (
    <>
      <Button tone="ghost" size="sm" iconOnly aria-label={m.removeOf(name)} onClick={() => setAsking(true)}>
        <Icon name="trash" size={16} />
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={m.confirm.title}
        description={m.confirm.text(name)}
        keep={m.confirm.keep}
        confirm={m.confirm.remove}
        onConfirm={() => void remove()}
        isWorking={removing}
      />
    </>
  );
}
