import { SESSION_REMEMBER_DAYS } from "@tangleaf/contract/constants";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { call } from "#lib/api-client.ts";
import { clearCookie, writeCookie } from "#lib/cookies.ts";
import { encryptPassword } from "#lib/encrypt-password.ts";
import { useSecondsUntil } from "#lib/use-seconds-until.ts";
import { sessionMessages } from "#messages/session.ts";
import { enter, signUpFields } from "./enter.ts";
import {
  PASSWORD_FIELDS,
  type PasswordField,
  type PasswordInput,
  type PasswordProblems,
  placeRefusal,
  problemOf,
  problemsOf,
  USERNAME_COOKIE,
} from "./password-input.ts";
import { useCaptcha } from "./use-captcha.ts";

const m = sessionMessages.password;

type Options = {
  values: PasswordInput;
  onInput: (change: Partial<PasswordInput>) => void;
  remember: boolean;
  form: RefObject<HTMLFormElement | null>;
};

/** State of the form: what is wrong where, the captcha, the seconds to wait, and the sending. */
export function usePasswordLogin({ values, onInput, remember, form }: Options) {
  const [problems, setProblems] = useState<PasswordProblems>({});
  const [sending, setSending] = useState(false);
  const countdown = useCountdown();
  const captcha = useCaptcha({ inUse: values.code !== "" });
  const focusNext = useRef<PasswordField | null>(null);
  // The picture goes with the form; what was read from it fits no other.
  useEffect(() => () => onInput({ code: "" }), [onInput]);
  useEffect(() => {
    if (sending || focusNext.current === null) return;
    form.current?.querySelector<HTMLInputElement>(`[name=${focusNext.current}]`)?.focus();
    focusNext.current = null;
  });

  const tell = (found: PasswordProblems) => {
    setProblems(found);
    focusNext.current = PASSWORD_FIELDS.find((field) => found[field] !== undefined) ?? "code";
  };
  const renewCaptcha = () => {
    captcha.renew();
    onInput({ code: "" });
  };
  const send = async () => {
    if (captcha.captcha === null) return tell({ form: m.codeFailed });
    setSending(true);
    try {
      await signIn({ values, remember, captcha: captcha.captcha });
    } catch (error) {
      const { waitSeconds, ...found } = placeRefusal(error);
      if (waitSeconds !== null) countdown.start(waitSeconds);
      // A captcha is good for one try, whatever that try came to.
      renewCaptcha();
      tell(found.problems);
      setSending(false);
    }
  };
  return {
    problems,
    sending,
    waitSeconds: countdown.left,
    captcha,
    renewCaptcha: () => {
      renewCaptcha();
      focusNext.current = "code";
    },
    change: (field: PasswordField, value: string) => {
      onInput({ [field]: value });
      setProblems(({ [field]: _, form: __, ...others }) => others);
    },
    leave: (field: PasswordField) => setProblems((before) => ({ ...before, [field]: problemOf(values, field) })),
    toggleMode: () => {
      onInput({ mode: values.mode === "login" ? "register" : "login" });
      setProblems({});
    },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (countdown.left > 0 || sending) return;
      const found = problemsOf(values);
      if (Object.keys(found).length > 0) tell(found);
      else void send();
    },
  };
}

type SignIn = { values: PasswordInput; remember: boolean; captcha: { uuid: string; publicKey: string } };

async function signIn({ values, remember, captcha: { uuid, publicKey } }: SignIn): Promise<void> {
  const username = values.username.trim();
  const password = await encryptPassword({ password: values.password, publicKey });
  const common = { username, password, code: values.code.trim(), uuid };
  const fields = await signUpFields({ remember });
  const path = values.mode === "login" ? "/api/auth/login" : "/api/auth/register";
  const result = await call(path, { ...common, ...fields }, { shownBy: "action" });
  if (remember) writeCookie({ name: USERNAME_COOKIE, value: username, days: SESSION_REMEMBER_DAYS });
  else clearCookie(USERNAME_COOKIE);
  enter({ ...result, remember });
}

const SECOND_MS = 1000;

/** Whole seconds left, counting down; 0 = over. */
function useCountdown(): { left: number; start: (seconds: number) => void } {
  const [until, setUntil] = useState(0);
  const left = useSecondsUntil(until);
  return { left, start: (seconds) => setUntil(Date.now() + seconds * SECOND_MS) };
}
