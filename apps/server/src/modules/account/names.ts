import { randomInt } from "node:crypto";
import type { Variant } from "@tangleaf/contract";

/** No 0 O o 1 l I: invite codes are read aloud and typed by hand, and are case-sensitive. */
const INVITE_ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz";
/** 55⁸ codes: too many to guess or to collide. */
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

/** Default nickname. */
export function newUsername(): string {
  return `u${draw(NICKNAME_ALPHABET, USERNAME_SUFFIX_LENGTH).toLowerCase()}`;
}

function draw(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
}
