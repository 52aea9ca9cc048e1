import { NICKNAME_MAX_CHARACTERS } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import type { Moderation } from "../../ports/moderation.ts";

/** Controls, line ends, and marks that turn the direction of what follows; unpaired surrogates are no text. */
const UNSAFE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
/** A name of nothing but these shows nothing: spaces, marks without a letter, invisible joiners, fillers. */
const VISIBLE = /[^\p{Z}\p{Cf}\p{Mn}\u115F\u1160\u2800\u3164\uFFA0]/u;

/** The nickname as it is kept: trimmed, in one Unicode form. Throws nickname.invalid. */
export function checkNickname(moderation: Pick<Moderation, "check">, nickname: string): string {
  const name = nickname.normalize("NFC").trim();
  const length = Array.from(name).length;
  const fits = length >= 1 && length <= NICKNAME_MAX_CHARACTERS && !UNSAFE.test(name) && VISIBLE.test(name);
  if (!fits || moderation.check(name).action !== "pass") throw new AppError("nickname.invalid", { field: "nickname" });
  return name;
}
