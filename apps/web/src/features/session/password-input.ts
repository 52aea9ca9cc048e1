import { PASSWORD_MIN_CHARACTERS } from "@tangleaf/contract/constants";
import { ApiError } from "#lib/api-error.ts";
import { readCookie } from "#lib/cookies.ts";
import { sessionMessages } from "#messages/session.ts";

const m = sessionMessages.password;
/** Name of the last remembered sign-in; never its password. */
export const USERNAME_COOKIE = "username";

export type PasswordField = "username" | "password" | "code";
export type PasswordInput = Readonly<Record<PasswordField, string>> & { readonly mode: "login" | "register" };
/** `wait` is ignored once there is nothing to wait for. */
export type PasswordProblems = Partial<Record<PasswordField | "form" | "wait", string>>;

/** Begins with the remembered name. */
export function emptyInput(): PasswordInput {
  return { mode: "login", username: readCookie(USERNAME_COOKIE) ?? "", password: "", code: "" };
}

const REQUIRED: Readonly<Record<PasswordField, string>> = {
  username: m.requiredUsername,
  password: m.requiredPassword,
  code: m.requiredCode,
};

/** What is wrong with one field, as far as the page can tell. */
export function problemOf(values: PasswordInput, field: PasswordField): string | undefined {
  const value = field === "password" ? values.password : values[field].trim();
  if (value === "") return REQUIRED[field];
  if (field === "password" && values.mode === "register" && [...value].length < PASSWORD_MIN_CHARACTERS)
    return m.short(PASSWORD_MIN_CHARACTERS);
  return undefined;
}

export const PASSWORD_FIELDS: readonly PasswordField[] = ["username", "password", "code"];

/** Fields with a problem, in their order. */
export function problemsOf(values: PasswordInput): PasswordProblems {
  return Object.fromEntries(
    PASSWORD_FIELDS.map((field) => [field, problemOf(values, field)]).filter(([, problem]) => problem !== undefined),
  );
}

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
