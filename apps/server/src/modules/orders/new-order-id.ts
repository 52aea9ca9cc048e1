import { randomInt } from "node:crypto";
import { shanghaiDate, shanghaiDay } from "../../platform/shanghai-day.ts";

const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const RANDOM_LENGTH = 14;

/** `T20261121` and 14 random characters: 23, within the platform's 6 to 32, and easy to read on the telephone. */
export function newOrderId(now: number): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return `T${shanghaiDate(shanghaiDay(now)).replaceAll("-", "")}${random}`;
}
