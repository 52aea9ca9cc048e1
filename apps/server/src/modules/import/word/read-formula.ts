import { readSymbol } from "@tangleaf/document/symbols";
import { elementsOf, findAll, isPlainFormula, ommlToLatex, ommlToWords, textOf, type XmlElement } from "../../word-format/index.ts";
import { chooseAlternative } from "./choose-alternative.ts";
import { readCode } from "./fields/read-symbol.ts";
import type { LeftOuts } from "./left-out.ts";
import { type Piece, textPiece, wordNodes } from "./pieces.ts";

export type FormulaSetting = {
  readonly left: LeftOuts;
  /** A formula as LaTeX in the words of whoever typed it. */
  latex(read: string): string;
};

const TRANSPARENT: ReadonlySet<string> = new Set([
  ...["w:ins", "w:moveTo", "w:smartTag", "w:customXml", "w:hyperlink", "w:sdt", "w:sdtContent", "w:fldSimple"],
]);
const IDLE: ReadonlySet<string> = new Set([
  ...["w:sdtPr", "w:sdtEndPr", "w:bookmarkStart", "w:bookmarkEnd", "w:proofErr", "w:commentRangeStart", "w:commentRangeEnd"],
  ...["w:permStart", "w:permEnd", "w:moveFromRangeStart", "w:moveFromRangeEnd", "w:moveToRangeStart", "w:moveToRangeEnd"],
]);
/** A number of a formula without spaces: (1), 2-1. */
const NUMBER = /^[（(]?(?:[\dA-Z]{1,4}[-.–—])?\d{1,6}[)）]?$/i;
const SPACES = /[\s,;，；\u2003]/g;
const LATEX_NUMBER = /(?:\\left)?[(（](?:[\dA-Z]{1,4}[-.–—])?\d{1,6}(?:\\right)?[)）]$/;
const LATEX_GAP = /\\q?quad$/;
const NUMBER_SIGN = "#";

/** A formula with its bookmarks, or its words where LaTeX cannot say it. */
export function readFormula(formula: XmlElement, isBlock: boolean, setting: FormulaSetting): Piece[] {
  const { left } = setting;
  const bookmarks = findAll(formula, "w:bookmarkStart").map(
    ({ attributes }): Piece => ({ kind: "bookmark", name: attributes["w:name"] ?? "" }),
  );
  const { formula: tidy, isCounted } = tidyFormula(formula, left);
  const { formula: unnumbered, isNumbered } = withoutNumber(tidy);
  const read = ommlToLatex(unnumbered);
  if (read === "") return bookmarks;
  if (read === null) {
    left.add("formulas");
    return [
      ...bookmarks,
      ...textPiece(
        ommlToWords(tidy)
          .map(({ text }) => text)
          .join(""),
      ),
    ];
  }
  const bare = isCounted ? withoutLatexNumber(read) : read;
  const words = wordNodes(ommlToWords(unnumbered));
  const isPlain = isPlainFormula(unnumbered);
  return [...bookmarks, { kind: "formula", latex: setting.latex(bare), isBlock, isNumbered: isNumbered || bare !== read, words, isPlain }];
}

/** A formula without the codes of fields, deleted parts and other marks in it. `isCounted`: a field in it counts formulas. */
function tidyFormula(formula: XmlElement, left: LeftOuts): { formula: XmlElement; isCounted: boolean } {
  /** Fields that are open, by whether what they show is being read. */
  const fields: boolean[] = [];
  let isCounted = false;

  function tidy(element: XmlElement): XmlElement[] {
    const { name, attributes } = element;
    if (IDLE.has(name)) return [];
    if (TRANSPARENT.has(name)) return elementsOf(element).flatMap(tidy);
    switch (name) {
      case "w:del":
      case "w:moveFrom":
        left.add("revisions");
        return [];
      case "mc:AlternateContent":
        return elementsOf(chooseAlternative(element)).flatMap(tidy);
      case "w:fldChar":
        if (attributes["w:fldCharType"] === "begin") fields.push(false);
        else if (attributes["w:fldCharType"] === "separate") fields[fields.length - 1] = true;
        else fields.pop();
        return [];
      case "w:sym": {
        const font = attributes["w:font"] ?? "";
        const sign = readSymbol(font, readCode(attributes["w:char"]));
        if (sign === null) left.add("symbols", `${font} ${attributes["w:char"] ?? ""}`.trim());
        return [{ name: "m:t", attributes: {}, children: [sign ?? "?"] }];
      }
      case "w:instrText":
      case "m:t":
      case "w:t": {
        const isCode = name === "w:instrText" || fields.includes(false);
        if (isCode && /^\s*SEQ\b/i.test(textOf(element))) isCounted = true;
        return isCode ? [] : [element];
      }
      default:
        return [
          {
            ...element,
            children: element.children.flatMap((child): (XmlElement | string)[] => (typeof child === "string" ? [child] : tidy(child))),
          },
        ];
    }
  }

  const [tidied = formula] = tidy(formula);
  return { formula: tidied, isCounted };
}

function withoutLatexNumber(latex: string): string {
  const bare = latex.replace(LATEX_NUMBER, "");
  return bare === latex ? latex : bare.trim().replace(LATEX_GAP, "").trim();
}

/** Takes the number off a formula that has one behind a #, as Word keeps it. */
function withoutNumber(formula: XmlElement): { formula: XmlElement; isNumbered: boolean } {
  const [array, ...others] = elementsOf(formula).filter(({ name }) => !name.endsWith("Pr"));
  const lines = elementsOf(array).filter(({ name }) => name === "m:e");
  const [line] = lines;
  if (array?.name !== "m:eqArr" || others.length > 0 || line === undefined || lines.length > 1) return { formula, isNumbered: false };
  const children = elementsOf(line);
  const at = children.findIndex((child) => child.name === "m:r" && textOf(child).includes(NUMBER_SIGN));
  const run = children[at];
  if (run === undefined) return { formula, isNumbered: false };
  const [before = "", ...after] = textOf(run).split(NUMBER_SIGN);
  const behind = children.slice(at + 1).flatMap((child) => ommlToWords({ name: "m:e", attributes: {}, children: [child] }));
  const number = `${after.join(NUMBER_SIGN)}${behind.map(({ text }) => text).join("")}`.replace(SPACES, "");
  if (!NUMBER.test(number)) return { formula, isNumbered: false };
  const rest = elementsOf(run).filter(({ name }) => name !== "m:t");
  const last: XmlElement = { ...run, children: [...rest, { name: "m:t", attributes: {}, children: [before] }] };
  return { formula: { ...formula, children: [...children.slice(0, at), last] }, isNumbered: true };
}
