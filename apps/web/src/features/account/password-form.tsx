import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS, USERNAME_MAX_CHARACTERS } from "@tangleaf/contract/constants";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { isAddressProtected } from "#lib/encrypt-password.ts";
import { accountMessages as m } from "#messages/account.ts";
import { sessionMessages } from "#messages/session.ts";
import { Button } from "#ui/button/button.tsx";
import { Field, TextInput } from "#ui/field/field.tsx";
import { toast } from "#ui/toast/toast-store.ts";
import { refusalOf, setPassword } from "./api.ts";
import css from "./password-form.module.css";

const FIELDS = ["username", "oldPassword", "password", "again"] as const;
type FieldName = (typeof FIELDS)[number];

type PasswordFormProps = {
  mode: "set" | "change" | "reset";
  username: string;
  onForgotten: (forgotten: boolean) => void;
  onDone: () => void;
};

const LOOK: Record<FieldName, { label: string; type: "text" | "password"; autoComplete: string; hint?: string }> = {
  username: { label: m.password.username, type: "text", autoComplete: "username", hint: m.password.usernameHint },
  oldPassword: { label: m.password.old, type: "password", autoComplete: "current-password" },
  password: { label: m.password.new, type: "password", autoComplete: "new-password", hint: m.password.newHint(PASSWORD_MIN_CHARACTERS) },
  again: { label: m.password.again, type: "password", autoComplete: "new-password" },
};
const SHOWN: Record<PasswordFormProps["mode"], readonly FieldName[]> = {
  set: ["username", "password", "again"],
  change: ["oldPassword", "password", "again"],
  reset: ["password", "again"],
};

const LONGEST = [
  ["username", USERNAME_MAX_CHARACTERS],
  ["password", PASSWORD_MAX_CHARACTERS],
] as const;

export function PasswordForm({ mode, username, onForgotten, onDone }: PasswordFormProps) {
  const [typed, setTyped] = useState<Record<FieldName, string>>({ username: "", oldPassword: "", password: "", again: "" });
  const [problem, setProblem] = useState<{ field: FieldName; text: string } | null>(null);
  const [sending, setSending] = useState(false);
  const fields = SHOWN[mode];
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const wrong = problem === null ? null : form.current?.elements.namedItem(problem.field);
    if (wrong instanceof HTMLInputElement) wrong.focus();
  }, [problem]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // Said, not cut off while typing: a password nobody typed would be kept.
    for (const [field, most] of LONGEST) {
      if (typed[field].length > most) return setProblem({ field, text: m.password.tooLong(most) });
    }
    if (typed.again !== typed.password) return setProblem({ field: "again", text: m.password.notSame });
    setSending(true);
    try {
      await setPassword({
        password: typed.password,
        ...(mode === "set" ? { username: typed.username.trim() } : {}),
        ...(mode === "change" ? { oldPassword: typed.oldPassword } : {}),
      });
      onDone();
      toast({ tone: "ok", title: m.password.saved, detail: m.password.savedDetail });
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal !== null) setProblem({ field: fields.find((name) => name === refusal.field) ?? "password", text: refusal.message });
      setSending(false);
    }
  };
  return (
    <form ref={form} className={css["form"]} onSubmit={(event) => void submit(event)} noValidate>
      <fieldset disabled={sending}>
        {/* A password keeper needs the name the password belongs to. */}
        {mode === "set" ? null : <input hidden readOnly name="username" autoComplete="username" value={username} />}
        {fields.map((name) => (
          <Field key={name} label={LOOK[name].label} hint={LOOK[name].hint} error={problem?.field === name ? problem.text : null}>
            {(control) => (
              <TextInput
                {...control}
                name={name}
                type={LOOK[name].type}
                autoComplete={LOOK[name].autoComplete}
                value={typed[name]}
                onChange={(event) => {
                  setTyped({ ...typed, [name]: event.target.value });
                  setProblem(null);
                }}
              />
            )}
          </Field>
        ))}
        {mode === "set" ? null : (
          <button type="button" className="link" onClick={() => onForgotten(mode === "change")}>
            {mode === "change" ? m.password.forgot : m.password.remembered}
          </button>
        )}
        <p className={css["note"]}>{m.password.othersOut}</p>
        {isAddressProtected() ? null : <p className={css["note"]}>{sessionMessages.password.insecure}</p>}
        <Button type="submit" tone="solid" size="lg" block disabled={typed.password === ""}>
          {m.save}
        </Button>
      </fieldset>
    </form>
  );
}
