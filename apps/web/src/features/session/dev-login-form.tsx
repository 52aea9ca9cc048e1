import { SESSION_REMEMBER_DAYS } from "@tangleaf/contract/constants";
import { type FormEvent, useState } from "react";
import { call } from "#lib/api-client.ts";
import { sessionMessages as m } from "#messages/session.ts";
import { Button } from "#ui/button/button.tsx";
import { Check } from "#ui/check/check.tsx";
import { Field, TextInput } from "#ui/field/field.tsx";
import css from "./dev-login-form.module.css";
import { enter } from "./enter.ts";

/** Sign-in by name; the server offers it in development and test only. */
export function DevLoginForm({ reason }: { reason: string | null }) {
  const [username, setUsername] = useState("");
  const [remember, setRemember] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (username.trim() === "") {
      setError(m.dev.required);
      return;
    }
    setSending(true);
    try {
      enter({ ...(await call("/api/auth/devlogin", { username: username.trim(), remember })), remember });
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
      setSending(false);
    }
  };
  return (
    <form className={css["form"]} onSubmit={(event) => void submit(event)} noValidate>
      <h2>{m.dev.title}</h2>
      {reason === null ? null : <p>{reason}</p>}
      <fieldset disabled={sending}>
        <Field label={m.dev.username} required error={error}>
          {(control) => (
            <TextInput
              {...control}
              value={username}
              placeholder={m.dev.placeholder}
              autoComplete="username"
              maxLength={40}
              onChange={(event) => {
                setUsername(event.target.value);
                setError(null);
              }}
            />
          )}
        </Field>
        <Check checked={remember} onChange={setRemember}>
          {m.dialog.remember(SESSION_REMEMBER_DAYS)}
        </Check>
        <Button type="submit" tone="solid" size="lg" block>
          {m.dev.submit}
        </Button>
      </fieldset>
    </form>
  );
}
