import { childOf, settingOf, type XmlElement } from "../../word-format/index.ts";
import { SYMBOL_FONTS } from "./symbol-fonts.ts";

/** Fonts of signs whose tables are not known here: their letters are no letters. */
const OTHER_SYMBOL_FONTS = /^(webdings|mt extra|marlett|monotype sorts|bookshelf symbol|opensymbol|starsymbol|.*dingbats)/;
/** Where Word puts the codes of a font of signs. */
const FIRST_PRIVATE = 0xf000;
const LAST_PRIVATE = 0xf0ff;
const CODE_MAX = 0x10ffff;
const BYTES = 256;

/** The character a code means in a font; null where it is not known. Below F000 it is that very character, but in fonts of signs. */
export function readSymbol(fontName: string, code: number): string | null {
  const font = fontName.trim().toLowerCase();
  const isPrivate = code >= FIRST_PRIVATE && code <= LAST_PRIVATE;
  const byte = isPrivate ? code - FIRST_PRIVATE : code;
  const signs = SYMBOL_FONTS.get(font);
  if (byte < BYTES && (signs !== undefined || OTHER_SYMBOL_FONTS.test(font))) return byte === 0x20 ? " " : (signs?.get(byte) ?? null);
  return isPrivate ? null : characterOf(code);
}

/** The code in an attribute, as hexadecimal digits; NaN where it is none. */
export function readCode(digits: string | undefined): number {
  return /^[\da-f]{1,6}$/i.test(digits ?? "") ? Number.parseInt(digits ?? "", 16) : Number.NaN;
}

/** A character by its code; null for control characters and halves of others. */
export function characterOf(code: number): string | null {
  return code >= 0x20 && code <= CODE_MAX && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : null;
}

/** The font of signs a run is set in; null for others. */
export function symbolFontOf(properties: XmlElement | undefined): string | null {
  const fonts = childOf(properties, "w:rFonts");
  const font = settingOf(fonts, "w:ascii") ?? settingOf(fonts, "w:hAnsi") ?? "";
  return SYMBOL_FONTS.has(font.toLowerCase()) ? font : null;
}

/** Words set in a font of signs as those signs, in order; null for each that is not known. Letters of other scripts are themselves. */
export function readSigns(font: string, text: string): (string | null)[] {
  return Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    const isSign = (code > 0x20 && code < 0x7f) || (code >= FIRST_PRIVATE && code <= LAST_PRIVATE);
    return isSign ? readSymbol(font, code) : character;
  });
}

/** What a SYMBOL field shows: a code of a font, of Unicode (`\u`) or of Windows; null where it is not known. */
export function readSymbolField(code: string, switches: string): { readonly sign: string | null; readonly name: string } {
  const font = /\\f\s*(?:"([^"]*)"|(\S+))/i.exec(switches);
  const name = font?.[1] ?? font?.[2] ?? "";
  const value = Number(code);
  const isUnicode = /\\u\b/i.test(switches);
  const isKnownFont = SYMBOL_FONTS.has(name.toLowerCase()) || OTHER_SYMBOL_FONTS.test(name.toLowerCase());
  const isWindows = !isUnicode && !isKnownFont && value < BYTES;
  const sign = isWindows
    ? new TextDecoder("windows-1252").decode(new Uint8Array([value]))
    : isUnicode
      ? characterOf(value)
      : readSymbol(name, value);
  return { sign, name: `${name} ${code}`.trim() };
}
