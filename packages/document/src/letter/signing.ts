import { countCharacters } from "../count-characters.ts";
import type { Role } from "./chinese-roles.ts";

/** Width of 附件： and the two characters it stands in: where the names of further attachments begin. */
export const ATTACHMENT_INSET_CHARACTERS = 5;
/** Lines left blank above attachments and signature. */
export const BLANK_LINES = 1.5;
/** The date of an official document stands in from the right by four characters (GB/T 9704, 7.3.5). */
const DATE_INSET_CHARACTERS = 4;
const SIGNATURE_INSET_MIN_CHARACTERS = 2;

/** How far, in characters, signature and date stand in from the right. */
export type SigningInsets = { readonly signature: number; readonly date: number };

/** The name is centred over the date, and the date stands in by four characters; a name far longer than the date by two. */
export function signingInsets(texts: readonly (string | null)[], roles: readonly Role[], options: { official: boolean }): SigningInsets {
  if (!options.official) return { signature: 0, date: 0 };
  const widthOf = (role: Role) =>
    Math.max(0, ...texts.map((text, index) => (roles[index] === role && text !== null ? characterWidth(text) : 0)));
  const difference = (widthOf("date") - widthOf("signature")) / 2;
  return { date: DATE_INSET_CHARACTERS, signature: Math.max(SIGNATURE_INSET_MIN_CHARACTERS, DATE_INSET_CHARACTERS + difference) };
}

/** Whether lines stay blank above a line: above the attachments, and above the first line of the signing. */
export function hasBlankAbove(role: Role, previous: Role | undefined): boolean {
  if (role === "attachment") return true;
  return (role === "signature" || role === "date") && previous !== "signature" && previous !== "date";
}

/** Widths in characters: digits and Latin letters take half of one. */
function characterWidth(text: string): number {
  const halves = text.match(/[\x20-\x7e]/g)?.length ?? 0;
  return countCharacters(text.replace(/[\x20-\x7e]/g, "")) + halves / 2;
}
