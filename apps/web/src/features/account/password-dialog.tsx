import type { User } from "@tangleaf/contract";
import { useState } from "react";
import { accountMessages as m } from "#messages/account.ts";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { PasswordForm } from "./password-form.tsx";

type PasswordDialogProps = { open: boolean; user: User; onClose: () => void };

/** The first password, another one, or (on a device that is signed in) a new one without the old. */
export function PasswordDialog({ open, user, onClose }: PasswordDialogProps) {
  const [forgotten, setForgotten] = useState(false);
  const leave = () => {
    setForgotten(false);
    onClose();
  };
  const mode = user.hasPassword ? (forgotten ? "reset" : "change") : "set";
  const title = { set: m.password.setTitle, change: m.password.changeTitle, reset: m.password.resetTitle }[mode];
  return (
    <Dialog open={open} onClose={leave} title={title} description={mode === "reset" ? m.password.resetHint : undefined} width="sm">
      <PasswordForm key={mode} mode={mode} username={user.username} onForgotten={setForgotten} onDone={leave} />
    </Dialog>
  );
}
