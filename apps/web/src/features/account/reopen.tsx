import { useState } from "react";
import { accountMessages as m } from "#messages/account.ts";
import { Button, type ButtonSize } from "#ui/button/button.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { reopenAccount } from "./api.ts";

/** Cancels the deletion of the account. */
export function Reopen({ size }: { size?: ButtonSize }) {
  const [sending, setSending] = useState(false);
  const reopen = async () => {
    setSending(true);
    try {
      await reopenAccount();
      toast({ tone: "ok", title: m.closing.reopened, pill: true });
    } catch {
      // The page has said why.
      setSending(false);
    }
  };
  return (
    <Button {...(size === undefined ? {} : { size })} disabled={sending} onClick={() => void reopen()}>
      {m.closing.reopen}
    </Button>
  );
}
