import { type FormEvent, useState } from "react";
import { call } from "#lib/api-client.ts";
import { sessionMessages as m } from "#messages/session.ts";
import { Button } from "#ui/button/button.tsx";
import { Field, TextInput } from "#ui/field/field.tsx";
import css from "./dev-login-form.module.css";
import { enter, signUpFields } from "./enter.ts";
import { RememberCheck } from "./remember-check.tsx";
import type { WayProps } from "./ways.ts";

type DevLoginFormProps = WayProps & { username: string; onUsername: (username: string) => void };

/** Sign-in by name; the server offers it in development and test only. */
export function DevLoginForm({ reason, remember, onRemember, username, onUsername }: DevLoginFormProps) {
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
      const fields = await signUpFields({ remember });
      enter({ ...(await call("/api/auth/devlogin", { username: username.trim(), ...fields }, { shownBy: "action" })), remember });
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
      setSending(false);
    }
  };
  return (
    <form className={css["form"]} onSubmit={(event) => void submit(event)} noValidate>
      <h2 tabIndex={-1}>{m.dev.title}</h2>
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
                onUsername(event.target.value);
                setError(null);
              }}
            />
          )}
        </Field>
        <RememberCheck remember={remember} onRemember={onRemember} />
        <Button type="submit" tone="solid" size="lg" block>
          {m.dev.submit}
        </Button>
      </fieldset>
    </form>
  );
}
