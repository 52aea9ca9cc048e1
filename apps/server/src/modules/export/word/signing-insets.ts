import { countCharacters } from "@tangleaf/document";
import type { Role } from "./chinese-roles.ts";

/** The date of an official document stands in from the right by four characters (GB/T 9704, 7.3.5). */
const DATE_INSET_CHARACTERS = 4;
const SIGNATURE_INSET_MIN_CHARACTERS = 2;

/** The name is centred over the date, and the date stands in by four characters; a name far longer than the date by two. */
export function signingInsets(texts: readonly (string | null)[], roles: readonly Role[]): { signature: number; date: number } {
  const widthOf = (role: Role) =>
    Math.max(0, ...texts.map((text, index) => (roles[index] === role && text !== null ? characterWidth(text) : 0)));
  const difference = (widthOf("date") - widthOf("signature")) / 2;
  return { date: DATE_INSET_CHARACTERS, signature: Math.max(SIGNATURE_INSET_MIN_CHARACTERS, DATE_INSET_CHARACTERS + difference) };
}

/** Widths in characters: digits and Latin letters take half of one. */
function characterWidth(text: string): number {
  const halves = text.match(/[\x20-\x7e]/g)?.length ?? 0;
  return countCharacters(text.replace(/[\x20-\x7e]/g, "")) + halves / 2;
}
