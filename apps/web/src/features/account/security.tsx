import type { User } from "@tangleaf/contract";
import { ACCOUNT_CLOSE_GRACE_DAYS } from "@tangleaf/contract/constants";
import { type ReactNode, useState } from "react";
import { accountMessages as m } from "#messages/account.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { Section } from "#ui/section/section.tsx";
import { AskAccountDeletion } from "./ask-account-deletion.tsx";
import { dayAsWords } from "./day-in-words.ts";
import { Devices } from "./devices.tsx";
import { PackData } from "./pack-data.tsx";
import { PasswordForm } from "./password-form.tsx";
import { Reopen } from "./reopen.tsx";
import css from "./security.module.css";

/** Sign-in, devices, export of the data and deletion of the account. */
export function Security({ user }: { user: User }) {
  const [dialog, setDialog] = useState<"password" | "closing" | null>(null);
  const close = () => setDialog(null);
  return (
    <Section title={m.security.title}>
      <Line
        title={m.security.password}
        text={user.hasPassword ? m.security.passwordSet(user.username) : m.security.passwordUnset}
        action={
          <Button onClick={() => setDialog("password")}>{user.hasPassword ? m.security.changePassword : m.security.setPassword}</Button>
        }
      />
      <Devices />
      <PackData />
      <Line
        title={m.security.close}
        text={user.closesAt === null ? m.security.closeHint(ACCOUNT_CLOSE_GRACE_DAYS) : m.security.closing(dayAsWords(user.closesAt))}
        action={
          user.closesAt === null ? (
            <Button tone="danger" onClick={() => setDialog("closing")}>
              {m.closing.title}
            </Button>
          ) : (
            <Reopen />
          )
        }
      />
      <PasswordDialog open={dialog === "password"} user={user} onClose={close} />
      <AskAccountDeletion open={dialog === "closing"} nickname={user.nickname} onClose={close} />
    </Section>
  );
}

function Line({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <div className={css["line"]}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {action}
    </div>
  );
}

type PasswordDialogProps = { open: boolean; user: User; onClose: () => void };

/** The first password, another one, or (on a device that is signed in) a new one without the old. */
function PasswordDialog({ open, user, onClose }: PasswordDialogProps) {
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
