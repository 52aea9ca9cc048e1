import { childOf, elementsOf, settingOf, type XmlElement } from "../../../word-format/index.ts";
import type { LeftOuts } from "../left-out.ts";
import { linkMark, withFragment } from "../marks.ts";
import { type Piece, textPiece, withMarks, wordsOf } from "../pieces.ts";
import { has, isOn } from "../styles.ts";
import { parseEq } from "./eq-field.ts";
import { eqToLatex } from "./eq-to-latex.ts";
import { eqToWords, hasGuide, isLettering } from "./eq-to-words.ts";
import { readSymbolField } from "./read-symbol.ts";

/** A field that has been read: what it is told to show, and what it showed when the file was saved. */
export type ReadField = {
  readonly instruction: string;
  /** null where the file keeps none. */
  readonly pieces: readonly Piece[] | null;
  /** `w:ffData` of a field of a form. */
  readonly form?: XmlElement | undefined;
};

const CHAPTER_FIELD = /^\s*SEQ\s+\S.*\\h/i;
/** Fields that show nothing: entries of an index, bookmarks, and what programs keep for themselves. */
const INVISIBLE: ReadonlySet<string> = new Set([
  ...["TOC", "INDEX", "XE", "TC", "TA", "RD", "SET", "ASK", "ADDIN", "PRIVATE", "ADVANCE", "NEXT", "NEXTIF", "SKIPIF", "DATA"],
  ...["HYPERLINK", "BIDIOUTLINE", "FORMTEXT", ""],
]);

/** What a field says: a reference, a counter, a link, a sign, or the text it shows. */
export function showField(field: ReadField, left: LeftOuts): Piece[] {
  const { instruction, form } = field;
  const pieces = field.pieces ?? [];
  const [, word = "", argument = "", rest = ""] = /^\s*(\w+)\s*("[^"]*"|\S*)(.*)/s.exec(instruction) ?? [];
  const name = argument.replace(/^"|"$/g, "");
  const type = word.toUpperCase();
  switch (type) {
    case "TOC":
    case "INDEX":
      return [];
    case "REF":
    case "PAGEREF":
      // 上方, 第 5 页上: where it stands from here, which no reference of a document says.
      if (/\\p\b/.test(rest)) return [...pieces];
      return [{ kind: "reference", bookmark: name, isPage: type === "PAGEREF", isNumber: /\\[rnw]\b/.test(rest), pieces }];
    case "SEQ":
      return CHAPTER_FIELD.test(instruction) ? [] : [{ kind: "counter", name, pieces }];
    case "HYPERLINK":
      return withMarks(pieces, linkMark(withFragment(name, /\\l\s*"([^"]*)"/i.exec(rest)?.[1])));
    case "SYMBOL": {
      const symbol = readSymbolField(name, rest);
      return symbol.sign === null ? [left.lose("symbols", symbol.name)] : textPiece(symbol.sign);
    }
    case "EQ":
      return showEq(instruction, pieces, left);
    case "FORMCHECKBOX":
      return textPiece(isChecked(form) ? "☑" : "☐");
    case "FORMDROPDOWN":
      return pieces.length > 0 ? [...pieces] : textPiece(chosenEntry(form));
    case "MACROBUTTON":
    case "GOTOBUTTON":
      return pieces.length > 0 ? [...pieces] : textPiece(rest.trim());
    default:
      return field.pieces === null && !INVISIBLE.has(type) ? [left.lose("fields", instruction.trim())] : [...pieces];
  }
}

/** A formula as Word wrote them before it had formulas, or letters in a circle, or with a phonetic guide. */
function showEq(instruction: string, shown: readonly Piece[], left: LeftOuts): Piece[] {
  const parts = parseEq(instruction);
  if (parts !== null && isLettering(parts)) {
    if (hasGuide(parts)) left.add("rubies");
    return textPiece(eqToWords(parts).trim());
  }
  const latex = parts === null ? null : eqToLatex(parts);
  if (parts !== null && latex !== null) {
    const words = [{ type: "text", text: eqToWords(parts).trim() }] as const;
    return [{ kind: "formula", latex, isBlock: false, isNumbered: false, words, isPlain: false }];
  }
  return wordsOf(shown).trim() === "" ? [left.lose("fields", instruction.trim())] : [...shown];
}

function isChecked(form: XmlElement | undefined): boolean {
  const box = childOf(form, "w:checkBox");
  return childOf(box, "w:checked") === undefined ? has(box, "w:default") : isOn(settingOf(childOf(box, "w:checked")) ?? "1");
}

function chosenEntry(form: XmlElement | undefined): string {
  const list = childOf(form, "w:ddList");
  const entries = elementsOf(list).filter(({ name }) => name === "w:listEntry");
  const chosen = settingOf(childOf(list, "w:result")) ?? settingOf(childOf(list, "w:default")) ?? "0";
  return settingOf(entries[Number(chosen)]) ?? "";
}
