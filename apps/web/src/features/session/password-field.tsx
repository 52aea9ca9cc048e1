import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { sessionMessages } from "#messages/session.ts";
import { Field, TextInput } from "#ui/field/field.tsx";
import css from "./password-login.module.css";

const m = sessionMessages.password;

type PasswordFieldProps = { error: string | undefined; hint: string; input: ComponentProps<"input"> };

/** A password: can be looked at, and says when Caps Lock is on. */
export function PasswordField({ error, hint, input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  return (
    <Field label={m.password} required error={error} hint={capsLock ? m.capsLock : hint}>
      {(control) => (
        <div className={css["password"]}>
          <TextInput
            {...control}
            {...input}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            onKeyDown={look}
            onKeyUp={look}
            onBlur={(event) => {
              setCapsLock(false);
              input.onBlur?.(event);
            }}
          />
          <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? m.hide : m.show}
          </button>
        </div>
      )}
    </Field>
  );
}
