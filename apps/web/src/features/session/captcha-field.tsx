import type { ComponentProps } from "react";
import { sessionMessages } from "#messages/session.ts";
import { Field, TextInput } from "#ui/field/field.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Spinner } from "#ui/spinner/spinner.tsx";
import css from "./password-login.module.css";
import type { useCaptcha } from "./use-captcha.ts";

const m = sessionMessages.password;
const CODE_MAX_CHARACTERS = 16;

type CaptchaFieldProps = {
  error: string | undefined;
  hint: string;
  input: ComponentProps<"input">;
  captcha: ReturnType<typeof useCaptcha>;
  onRenew: () => void;
};

/** The characters in the picture; the picture itself is the button to another one. */
export function CaptchaField({ error, hint, input, captcha: { captcha, failed }, onRenew }: CaptchaFieldProps) {
  return (
    <Field className={css["code"]} label={m.code} required error={error} hint={hint}>
      {(control) => (
        <div className={css["captcha"]}>
          <TextInput {...control} {...input} autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={CODE_MAX_CHARACTERS} />
          <button type="button" onClick={onRenew}>
            {captcha === null ? (
              <span>{failed ? <Icon name="arrow-clockwise" /> : <Spinner />}</span>
            ) : (
              <img src={captcha.img} alt={m.codeImage} />
            )}
            {failed ? m.codeRetry : m.codeAgain}
          </button>
        </div>
      )}
    </Field>
  );
}
