import { webPaths } from "@tangleaf/contract/web-paths";
import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { call } from "#lib/api-client.ts";
import { newUuid } from "#lib/new-uuid.ts";
import { refreshAnswers } from "#lib/query-client.ts";
import { queryKeys } from "#lib/query-keys.ts";
import { openLogin } from "#lib/session-store.ts";
import { mindtreeMessages as m } from "#messages/mindtree.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { toastRefusal } from "#ui/toast/toast-refusal.ts";
import type { OpenedTree } from "./use-tree.ts";

type NoteDialogProps = { open: boolean; onClose: () => void; opened: OpenedTree };

/** Makes a note of the tree, which stays as it is. */
export function NoteDialog({ open, onClose, opened: { client, mindtreeId } }: NoteDialogProps) {
  const navigate = useNavigate();
  const [working, setWorking] = useState(false);
  // One wish, however often it is sent.
  const request = useRef("");
  const make = async () => {
    if (client === null) return openLogin();
    setWorking(true);
    if (request.current === "") request.current = newUuid();
    try {
      await client.settle();
      const { noteId } = await call("/api/mindtree/toNote", { mindtreeId, requestId: request.current }, { shownBy: "action" });
      request.current = "";
      void refreshAnswers(queryKeys.notes.all);
      void navigate(webPaths.note(noteId));
    } catch (error) {
      toastRefusal(error, m.notMade);
      setWorking(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.bar.toNote}
      description={client === null ? m.needsSignIn : m.note.lead}
      width="sm"
      actions={
        <>
          <Button onClick={onClose}>{m.essay.cancel}</Button>
          <Button tone="solid" disabled={working} onClick={() => void make()}>
            {client === null ? m.signIn.action : working ? m.essay.working : m.note.make}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
