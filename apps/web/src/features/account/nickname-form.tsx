import { NICKNAME_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { type FormEvent, useId, useState } from "react";
import { isComposing } from "#lib/is-composing.ts";
import { accountMessages as m } from "#messages/account.ts";
import { Button } from "#ui/button/button.tsx";
import { TextInput } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { refusalOf, updateProfile } from "./api.ts";
import css from "./id-card.module.css";

type NicknameFormProps = { nickname: string /** The word on the button that keeps the old one. */; cancel?: string; onDone: () => void };

/** A field for the nickname; one that was not changed, or is empty where there was none, is not sent. */
export function NicknameForm({ nickname, cancel = m.cancel, onDone }: NicknameFormProps) {
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
          {cancel}
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
