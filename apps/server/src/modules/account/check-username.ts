import { AppError } from "../../platform/errors.ts";

const USERNAME = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} _.@-]{0,39}$/u;

/** The name as it is kept: trimmed, in one Unicode form. Throws username.invalid. */
export function checkUsername(username: string): string {
  const name = username.normalize("NFC").trim();
  if (!USERNAME.test(name)) throw new AppError("username.invalid", { field: "username" });
  return name;
}
