import { NICKNAME_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import { isComposing } from "#lib/is-composing.ts";
import { accountMessages as m } from "#messages/account.ts";
import { Button } from "#ui/button/button.tsx";
import { TextInput } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { refusalOf, updateProfile } from "./api.ts";
import css from "./id-card.module.css";

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

function NicknameForm({ nickname, onDone }: { nickname: string; onDone: () => void }) {
  const [typed, setTyped] = useState(nickname);
  const [problem, setProblem] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const problemId = useId();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const name = typed.trim();
    if (name === nickname) return onDone();
    // Counted as the server counts: an emoji is one. Nothing pasted is cut off silently.
    const length = Array.from(name).length;
    if (length > NICKNAME_MAX_CHARACTERS) return setProblem(m.info.nicknameTooLong(length, NICKNAME_MAX_CHARACTERS));
    setSaving(true);
    try {
      await updateProfile({ nickname: name });
      toast({ tone: "ok", title: m.info.nicknameSaved, pill: true });
      onDone();
    } catch (error) {
      setProblem(refusalOf(error)?.message ?? null);
      setSaving(false);
    }
  };
  return (
    <form className={css["edit"]} onSubmit={(event) => void save(event)} noValidate>
      <div className={css["editing"]}>
        <TextInput
          value={typed}
          aria-label={m.info.nickname}
          aria-invalid={problem === null ? undefined : true}
          aria-describedby={problem === null ? undefined : problemId}
          autoFocus
          readOnly={saving}
          onFocus={(event) => event.target.select()}
          onChange={(event) => {
            setTyped(event.target.value);
            setProblem(null);
          }}
          onKeyDown={(event) => {
            if (event.key === "Escape" && !isComposing(event.nativeEvent)) onDone();
          }}
        />
        <Button type="submit" tone="solid" size="sm" disabled={saving}>
          {m.save}
        </Button>
        <Button tone="ghost" size="sm" onClick={onDone}>
          {m.cancel}
        </Button>
      </div>
      {problem === null ? null : (
        <p id={problemId} className={css["problem"]} role="alert">
          <Icon name="warning-circle" size={14} />
          {problem}
        </p>
      )}
    </form>
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
