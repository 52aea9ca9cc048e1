import type { User } from "@tangleaf/contract";
import { ACCOUNT_CLOSE_GRACE_DAYS } from "@tangleaf/contract/constants";
import { type ReactNode, useState } from "react";
import { accountMessages as m } from "#messages/account.ts";
import { Button } from "#ui/button/button.tsx";
import { Section } from "#ui/section/section.tsx";
import { AskAccountDeletion } from "./ask-account-deletion.tsx";
import { dayAsWords } from "./day-in-words.ts";
import { Devices } from "./devices.tsx";
import { PackData } from "./pack-data.tsx";
import { PasswordDialog } from "./password-dialog.tsx";
import { Reopen } from "./reopen.tsx";
import css from "./security.module.css";

/** How one signs in, where one is signed in, and what one may take along or end. */
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
