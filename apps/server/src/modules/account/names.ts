import { randomInt } from "node:crypto";
import type { Variant } from "@tangleaf/contract";

/** No 0 O o 1 l I: an invite code is read aloud and typed by hand (and is case-sensitive). */
const INVITE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz";
/** 55⁸ codes: one is not guessed, and two do not meet. */
const INVITE_CODE_LENGTH = 8;

const NICKNAME_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const NICKNAME_SUFFIX_LENGTH = 4;
const NICKNAME_HEAD: Readonly<Record<Variant, string>> = { zh: "橘友", en: "Guest" };

const USERNAME_SUFFIX_LENGTH = 12;

export function newInviteCode(): string {
  return draw(INVITE_ALPHABET, INVITE_CODE_LENGTH);
}

/** 橘友 4F7K · Guest 4F7K */
export function newNickname(variant: Variant): string {
  return `${NICKNAME_HEAD[variant]} ${draw(NICKNAME_ALPHABET, NICKNAME_SUFFIX_LENGTH)}`;
}

/** Name of an account whose person gave none. */
export function newUsername(): string {
  return `u${draw(NICKNAME_ALPHABET, USERNAME_SUFFIX_LENGTH).toLowerCase()}`;
}

function draw(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}
