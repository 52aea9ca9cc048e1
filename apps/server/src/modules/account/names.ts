import { randomInt } from "node:crypto";
import { GIVEN_NICKNAME_HEAD, type Variant } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";

/** Invisible characters (fillers, joiners, variation selectors) are excluded: two names that look alike would be two accounts. */
const USERNAME = /^[[\p{L}\p{N}]--\p{Default_Ignorable_Code_Point}][[\p{L}\p{N}\p{M} _.@\-]--\p{Default_Ignorable_Code_Point}]{0,39}$/v;

/** No 0 O o 1 l I: invite codes are read aloud and typed by hand, and are case-sensitive. */
const INVITE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz";
/** 55⁸ codes: too many to guess or to collide. */
const INVITE_CODE_LENGTH = 8;

const NICKNAME_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const NICKNAME_SUFFIX_LENGTH = 4;

const USERNAME_SUFFIX_LENGTH = 12;

export function newInviteCode(): string {
  return draw(INVITE_ALPHABET, INVITE_CODE_LENGTH);
}

/** 橘友 4F7K · Guest 4F7K */
export function newNickname(variant: Variant): string {
  return `${GIVEN_NICKNAME_HEAD[variant]} ${draw(NICKNAME_ALPHABET, NICKNAME_SUFFIX_LENGTH)}`;
}

/** Default name of an account. */
export function newUsername(): string {
  return `u${draw(NICKNAME_ALPHABET, USERNAME_SUFFIX_LENGTH).toLowerCase()}`;
}

function draw(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}

/** The name as stored: trimmed, NFC. Throws username.invalid. */
export function checkUsername(username: string): string {
  const name = username.normalize("NFC").trim();
  if (!USERNAME.test(name)) throw new AppError("username.invalid", { field: "username" });
  return name;
}
