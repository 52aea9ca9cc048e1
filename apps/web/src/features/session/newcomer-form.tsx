import type { LoginResult } from "@tangleaf/contract";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { call } from "#lib/api-client.ts";
import { ApiError } from "#lib/api-error.ts";
import { ensureVerifyToken } from "#lib/verify-token.ts";
import { sessionMessages } from "#messages/session.ts";
import { Button } from "#ui/button/button.tsx";
import { CaptchaField } from "./captcha-field.tsx";
import css from "./confirm-login.module.css";
import { LegalLine } from "./legal-line.tsx";
import { useCaptcha } from "./use-captcha.ts";

const m = sessionMessages.confirm;
const words = sessionMessages.password;
/** Keeps the line under the field, so that a message that comes does not push the button away from the finger. */
const NOTHING_TO_SAY = "\u00a0";
/** What is wrong with the code itself: nothing that is typed here mends it. */
const CODE_IS_OVER: readonly (string | null)[] = ["login.codeUnknown", "login.expired", "login.used"];

type NewcomerFormProps = {
  ticket: string;
  onEntered: (result: LoginResult) => void;
  /** The sign-in code has expired or is unknown. */
  onOver: (error: Error) => void;
};

/** On a device without a session: the characters of a picture, and the button that makes an account. */
export function NewcomerForm({ ticket, onEntered, onOver }: NewcomerFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const focusNext = useRef(false);
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<{ at: "code" | "form"; text: string } | null>(null);
  const captcha = useCaptcha({ inUse: code !== "" });
  const renew = () => {
    captcha.renew();
    setCode("");
    focusNext.current = true;
  };
  const confirm = useMutation({
    mutationFn: async (uuid: string) => {
      const verifyToken = await ensureVerifyToken();
      const device = verifyToken === null ? {} : { verifyToken };
      return call("/api/auth/qrconfirm", { ticket, uuid, code: code.trim(), ...device }, { shownBy: "action" });
    },
    onSuccess: onEntered,
    onError: (error) => {
      const reason = error instanceof ApiError ? error.reason : null;
      if (CODE_IS_OVER.includes(reason)) return onOver(error);
      // A picture is good for one try, whatever that try came to.
      renew();
      const isLost = !(error instanceof ApiError) || error.kind === "transport";
      setProblem({ at: reason === "captcha.wrong" ? "code" : "form", text: isLost ? m.failed : error.message });
    },
  });
  useEffect(() => {
    if (confirm.isPending || !focusNext.current) return;
    form.current?.querySelector<HTMLInputElement>("[name=code]")?.focus();
    focusNext.current = false;
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (confirm.isPending) return;
    setProblem(null);
    if (code.trim() === "") setProblem({ at: "code", text: words.requiredCode });
    else if (captcha.captcha === null) setProblem({ at: "form", text: words.codeFailed });
    else return confirm.mutate(captcha.captcha.uuid);
    focusNext.current = true;
  };
  const input = {
    name: "code",
    value: code,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => {
      setCode(event.target.value);
      setProblem(null);
    },
  };
  return (
    <form ref={form} className={css["newcomer"]} onSubmit={submit} noValidate>
      <fieldset disabled={confirm.isPending}>
        <CaptchaField
          error={problem?.at === "code" ? problem.text : undefined}
          hint={NOTHING_TO_SAY}
          input={input}
          captcha={captcha}
          onRenew={() => {
            renew();
            setProblem(null);
          }}
        />
        {problem?.at === "form" ? <p role="alert">{problem.text}</p> : null}
        <Button type="submit" tone="solid" size="lg" block>
          {m.asNewAction}
        </Button>
        <LegalLine />
      </fieldset>
    </form>
  );
}
