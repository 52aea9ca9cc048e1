import { characterOf, isKnownSymbolFont, isSymbolFont, readSymbol } from "@tangleaf/document/symbols";
import { childOf, settingOf, type XmlElement } from "../../../word-format/index.ts";

const BYTES = 256;

/** The code in an attribute, as hexadecimal digits; NaN where it is none. */
export function readCode(digits: string | undefined): number {
  return /^[\da-f]{1,6}$/i.test(digits ?? "") ? Number.parseInt(digits ?? "", 16) : Number.NaN;
}

/** The font of signs a run is set in; null for others. */
export function symbolFontOf(properties: XmlElement | undefined): string | null {
  const fonts = childOf(properties, "w:rFonts");
  const font = settingOf(fonts, "w:ascii") ?? settingOf(fonts, "w:hAnsi") ?? "";
  return isKnownSymbolFont(font) ? font : null;
}

/** What a SYMBOL field shows: a code of a font, of Unicode (`\u`) or of Windows; null where it is not known. */
export function readSymbolField(code: string, switches: string): { readonly sign: string | null; readonly name: string } {
  const font = /\\f\s*(?:"([^"]*)"|(\S+))/i.exec(switches);
  const name = font?.[1] ?? font?.[2] ?? "";
  const value = Number(code);
  const isUnicode = /\\u\b/i.test(switches);
  const isWindows = !isUnicode && !isSymbolFont(name) && value < BYTES;
  const sign = isWindows
    ? new TextDecoder("windows-1252").decode(new Uint8Array([value]))
    : isUnicode
      ? characterOf(value)
      : readSymbol(name, value);
  return { sign, name: `${name} ${code}`.trim() };
}
