import { SYMBOL_FONTS } from "./symbol-fonts.ts";

/** Fonts of signs whose tables are not known here: their letters are no letters. */
const OTHER_SYMBOL_FONTS = /^(webdings|mt extra|marlett|monotype sorts|bookshelf symbol|opensymbol|starsymbol|.*dingbats)/;
/** Where Word puts the codes of a font of signs. */
const FIRST_PRIVATE = 0xf000;
const LAST_PRIVATE = 0xf0ff;
const CODE_MAX = 0x10ffff;
const BYTES = 256;

/** Tells whether the signs of a font are known here. */
export const isKnownSymbolFont = (fontName: string): boolean => SYMBOL_FONTS.has(fontName.trim().toLowerCase());

/** Tells whether a font has signs where others have letters. */
export function isSymbolFont(fontName: string): boolean {
  return isKnownSymbolFont(fontName) || OTHER_SYMBOL_FONTS.test(fontName.trim().toLowerCase());
}

/** The character a code means in a font; null where it is not known. Below F000 it is that very character, but in fonts of signs. */
export function readSymbol(fontName: string, code: number): string | null {
  const isPrivate = code >= FIRST_PRIVATE && code <= LAST_PRIVATE;
  const byte = isPrivate ? code - FIRST_PRIVATE : code;
  if (byte < BYTES && isSymbolFont(fontName))
    return byte === 0x20 ? " " : (SYMBOL_FONTS.get(fontName.trim().toLowerCase())?.get(byte) ?? null);
  return isPrivate ? null : characterOf(code);
}

/** A character by its code; null for control characters and halves of others. */
export function characterOf(code: number): string | null {
  return code >= 0x20 && code <= CODE_MAX && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : null;
}

/** Words set in a font of signs as those signs, in order; null for each that is not known. Letters of other scripts are themselves. */
export function readSigns(font: string, text: string): (string | null)[] {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const isSign = (code > 0x20 && code < 0x7f) || (code >= FIRST_PRIVATE && code <= LAST_PRIVATE);
    return isSign ? readSymbol(font, code) : character;
  });
}
