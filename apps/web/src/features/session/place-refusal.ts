import { ApiError } from "#lib/api-error.ts";
import { sessionMessages } from "#messages/session.ts";
import type { PasswordField, PasswordProblems } from "./password-input.ts";

const m = sessionMessages.password;

/** Field a refusal belongs to. A wrong name and a wrong password are told alike, and it is the password that is typed anew. */
const FIELD_BY_REASON: Readonly<Record<string, PasswordField>> = {
  "captcha.wrong": "code",
  "username.invalid": "username",
  "username.unavailable": "username",
  "password.weak": "password",
  "password.wrong": "password",
  "login.refused": "password",
};

/** Where the form says what went wrong, and for how long nobody may try again. */
export function placeRefusal(error: unknown): { problems: PasswordProblems; waitSeconds: number | null } {
  // The key takes so many bytes and no more.
  if (error instanceof DOMException) return { problems: { password: m.long }, waitSeconds: null };
  if (!(error instanceof ApiError)) throw error;
  if (error.kind === "transport") return { problems: { form: m.offline }, waitSeconds: null };
  const field = FIELD_BY_REASON[error.reason ?? ""] ?? (error.waitSeconds === null ? "form" : "wait");
  return { problems: { [field]: error.message }, waitSeconds: error.waitSeconds };
}
