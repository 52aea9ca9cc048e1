import { useState } from "react";
import { accountMessages as m } from "#messages/account.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { refusalOf, signOthersOut } from "./api.ts";

/** Asks before every other device is signed out, and says how many were. */
export function AskOthersOut({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [sending, setSending] = useState(false);
  const go = async () => {
    setSending(true);
    try {
      const count = await signOthersOut();
      onClose();
      toast({ tone: "ok", title: m.devices.othersOut(count), pill: true });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal !== null) toast({ tone: "error", title: refusal.message });
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.devices.confirm.title}
      description={m.devices.confirm.text}
      width="sm"
      actions={
        <>
          <Button onClick={onClose}>{m.devices.confirm.keep}</Button>
          <Button tone="danger-solid" disabled={sending} onClick={() => void go()}>
            {m.devices.confirm.go}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
