import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import { COMMON_PASSWORDS } from "./common-passwords.ts";
import { foldName } from "./name-choice.ts";

/** Throws password.weak for a password that is too short, too long, common, or the name. */
export function checkPassword(password: string, username: string): void {
  const characters = Array.from(password);
  const folded = foldName(password);
  const isWeak =
    characters.length < PASSWORD_MIN_CHARACTERS ||
    characters.length > PASSWORD_MAX_CHARACTERS ||
    new Set(characters).size === 1 ||
    COMMON_PASSWORDS.has(folded) ||
    folded === foldName(username);
  if (isWeak) throw new AppError("password.weak", { field: "password" });
}
