import { type ReactNode, useRef, useState } from "react";
import { accountMessages as m } from "#messages/account.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import css from "./id-card.module.css";
import { NicknameForm } from "./nickname-form.tsx";

/** The nickname, changed in its place; the focus comes back to the button it left. */
export function NicknameRow({ nickname }: { nickname: string }) {
  const [editing, setEditing] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const leave = () => {
    setEditing(false);
    requestAnimationFrame(() => change.current?.focus());
  };
  if (editing) {
    return (
      <IdRow name={m.info.nickname}>
        <NicknameForm nickname={nickname} onDone={leave} />
      </IdRow>
    );
  }
  return (
    <IdRow
      name={m.info.nickname}
      action={
        <Button ref={change} tone="ghost" size="sm" aria-label={m.info.changeNickname} onClick={() => setEditing(true)}>
          <Icon name="pencil-simple" size={16} />
          {m.info.change}
        </Button>
      }
    >
      {nickname}
    </IdRow>
  );
}

/** One row of the card: label, value, actions. */
export function IdRow({ name, action, children }: { name: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className={css["row"]}>
      <dt>{name}</dt>
      <dd className={css["value"]}>{children}</dd>
      {action === undefined || action === null ? null : <dd className={css["action"]}>{action}</dd>}
    </div>
  );
}
