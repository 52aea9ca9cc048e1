import { AppError } from "../../platform/errors.ts";

/** Invisible characters (fillers, joiners, variation selectors) are excluded: two names that look alike would be two accounts. */
const USERNAME = /^[[\p{L}\p{N}]--\p{Default_Ignorable_Code_Point}][[\p{L}\p{N}\p{M} _.@\-]--\p{Default_Ignorable_Code_Point}]{0,39}$/v;

/** The name as stored: trimmed, NFC. Throws username.invalid. */
export function checkUsername(username: string): string {
  const name = username.normalize("NFC").trim();
  if (!USERNAME.test(name)) throw new AppError("username.invalid", { field: "username" });
  return name;
}
