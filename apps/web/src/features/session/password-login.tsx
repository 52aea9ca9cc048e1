import { PASSWORD_MIN_CHARACTERS } from "@tangleaf/contract/constants";
import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { isAddressProtected } from "#lib/encrypt-password.ts";
import { sessionMessages } from "#messages/session.ts";
import { Button } from "#ui/button/button.tsx";
import { Field, TextInput } from "#ui/field/field.tsx";
import { CaptchaField } from "./captcha-field.tsx";
import type { PasswordField as FieldName, PasswordInput } from "./password-input.ts";
import css from "./password-login.module.css";
import { RememberCheck } from "./remember-check.tsx";
import { usePasswordLogin } from "./use-password-login.ts";
import type { WayProps } from "./ways.ts";

const m = sessionMessages.password;
/** Keeps the line under a field, so that a message that comes does not push what is below away from the pointer. */
const NOTHING_TO_SAY = "\u00a0";

const MODES = {
  login: {
    title: m.loginTitle,
    how: m.loginHow,
    submit: m.login,
    toggle: m.toRegister,
    autoComplete: "current-password",
    nameRule: NOTHING_TO_SAY,
    rule: NOTHING_TO_SAY,
  },
  register: {
    title: m.registerTitle,
    how: m.registerHow,
    submit: m.register,
    toggle: m.toLogin,
    autoComplete: "new-password",
    nameRule: m.usernameRule,
    rule: m.passwordRule(PASSWORD_MIN_CHARACTERS),
  },
} as const;

type PasswordLoginProps = WayProps & { values: PasswordInput; onInput: (change: Partial<PasswordInput>) => void };

/** Name, password and captcha, to sign in or to register. */
export function PasswordLogin({ reason, remember, onRemember, values, onInput }: PasswordLoginProps) {
  const form = useRef<HTMLFormElement>(null);
  const { problems, sending, waitSeconds, captcha, ...act } = usePasswordLogin({ values, onInput, remember, form });
  const mode = MODES[values.mode];
  const said = waitSeconds > 0 ? problems.wait : problems.form;
  const input = (field: FieldName) => ({
    name: field,
    value: values[field],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => act.change(field, event.target.value),
    onBlur: () => act.leave(field),
  });
  return (
    <form ref={form} className={css["form"]} onSubmit={act.submit} noValidate>
      <h2 tabIndex={-1}>{mode.title}</h2>
      <p>{reason ?? mode.how}</p>
      <fieldset className={css["fields"]} disabled={sending}>
        <Field label={m.username} required error={problems.username} hint={mode.nameRule}>
          {(control) => (
            <TextInput
              {...control}
              {...input("username")}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
            />
          )}
        </Field>
        <PasswordField error={problems.password} hint={mode.rule} input={{ ...input("password"), autoComplete: mode.autoComplete }} />
        <CaptchaField error={problems.code} hint={NOTHING_TO_SAY} input={input("code")} captcha={captcha} onRenew={act.renewCaptcha} />
        {said === undefined ? null : <p role="alert">{said}</p>}
        {isAddressProtected() ? null : <p className={css["unprotected"]}>{m.insecure}</p>}
        <RememberCheck remember={remember} onRemember={onRemember} />
        <Button type="submit" tone="solid" size="lg" block waiting={waitSeconds > 0}>
          {waitSeconds > 0 ? m.wait(waitSeconds) : mode.submit}
        </Button>
      </fieldset>
      <button type="button" className={css["toggle"]} onClick={act.toggleMode}>
        {mode.toggle}
      </button>
    </form>
  );
}

type PasswordFieldProps = { error: string | undefined; hint: string; input: ComponentProps<"input"> };

/** A password: can be looked at, and says when Caps Lock is on. */
function PasswordField({ error, hint, input }: PasswordFieldProps) {
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
