import { ACCOUNT_CLOSE_GRACE_DAYS } from "@tangleaf/contract/constants";
import { useState } from "react";
import { accountMessages as m } from "#messages/account.ts";
import { Button } from "#ui/button/button.tsx";
import { Check } from "#ui/check/check.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { closeAccount } from "./api.ts";
import css from "./ask-account-deletion.module.css";
import { dayAsWords } from "./day-in-words.ts";

type AskClosingProps = { open: boolean; nickname: string; onClose: () => void };

/** Explains what deleting the account does before it can be asked for. */
export function AskAccountDeletion({ open, nickname, onClose }: AskClosingProps) {
  const [understood, setUnderstood] = useState(false);
  const [sending, setSending] = useState(false);
  const leave = () => {
    setUnderstood(false);
    onClose();
  };
  const go = async () => {
    setSending(true);
    try {
      const closesAt = await closeAccount();
      leave();
      toast({ tone: "info", title: m.closing.asked(dayAsWords(closesAt)) });
    } catch {
      // The page has said why.
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={leave}
      title={m.closing.title}
      description={m.closing.days(ACCOUNT_CLOSE_GRACE_DAYS)}
      actions={
        <>
          <Button onClick={leave}>{m.closing.keep}</Button>
          <Button tone="danger-solid" disabled={!understood || sending} onClick={() => void go()}>
            {m.closing.go}
          </Button>
        </>
      }
    >
      <ul className={css["goes"]}>
        {m.closing.goes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={css["stays"]}>
        <b>{m.closing.staysTitle}</b>
        {m.closing.stays}
      </p>
      <p className={css["first"]}>{m.closing.takeFirst}</p>
      <Check checked={understood} onChange={setUnderstood}>
        {m.closing.confirm(nickname)}
      </Check>
    </Dialog>
  );
}
