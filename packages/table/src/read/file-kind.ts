/** Where a Word file has its text. */
export const WORD_TEXT = "word/document.xml";

/** What a file is, told from its bytes: names lie. */
export type FileKind = "xlsx" | "xls" | "docx" | "text" | "html" | RefusedKind;
/** What is refused, with the advice to save it as xlsx. */
export type RefusedKind = "xlsb" | "ods" | "locked" | "pdf" | "picture" | "numbers" | "unknown";

const starts = (bytes: Uint8Array, ...signs: readonly number[]): boolean => signs.every((sign, n) => bytes[n] === sign);
const letters = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

const SIGNATURES: readonly (readonly [readonly number[], RefusedKind])[] = [
  [letters("%PDF"), "pdf"],
  [[0x89, ...letters("PNG")], "picture"],
  [[0xff, 0xd8, 0xff], "picture"],
  [letters("GIF8"), "picture"],
  [letters("RIFF"), "picture"],
];

/** Streams of an old workbook, by their names in it, and of one that is locked. */
const OLD_WORKBOOK = /W\0o\0r\0k\0b\0o\0o\0k|B\0o\0o\0k\0\0\0/u;
const LOCKED_WORKBOOK = /E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e/u;
const LOOKED_AT_BYTES = 65_536;

/** What a file's bytes say it is. `names`: what an archive holds, where it is one. */
export function fileKindOf(bytes: Uint8Array, names: readonly string[] | null): FileKind {
  if (names !== null) return archiveKind(names);
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    const text = latin(bytes);
    if (LOCKED_WORKBOOK.test(text)) return "locked";
    return OLD_WORKBOOK.test(text) ? "xls" : "unknown";
  }
  const known = SIGNATURES.find(([signs]) => starts(bytes, ...signs));
  if (known !== undefined) return known[1];
  const head = latin(bytes.subarray(0, LOOKED_AT_BYTES));
  if (/<(?:!doctype html|html|table|meta)\b/i.test(head.replaceAll("\0", ""))) return "html";
  return "text";
}

const latin = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);

function archiveKind(names: readonly string[]): FileKind {
  if (names.includes("xl/workbook.bin")) return "xlsb";
  if (names.includes("xl/workbook.xml")) return "xlsx";
  if (names.includes(WORD_TEXT)) return "docx";
  if (names.includes("content.xml")) return "ods";
  return names.some((name) => name.startsWith("Index/")) ? "numbers" : "unknown";
}
