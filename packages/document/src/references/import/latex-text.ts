import { raiseDigits } from "../../raise-digits.ts";

/** Combining marks by the accent of LaTeX. */
const ACCENTS: Readonly<Record<string, string>> = {
  "`": "\u0300",
  "'": "\u0301",
  "^": "\u0302",
  "~": "\u0303",
  "=": "\u0304",
  u: "\u0306",
  ".": "\u0307",
  '"': "\u0308",
  r: "\u030A",
  H: "\u030B",
  v: "\u030C",
  d: "\u0323",
  c: "\u0327",
  k: "\u0328",
  b: "\u0331",
};
const SYMBOLS: Readonly<Record<string, string>> = {
  ss: "ß",
  o: "ø",
  O: "Ø",
  l: "ł",
  L: "Ł",
  ae: "æ",
  AE: "Æ",
  oe: "œ",
  OE: "Œ",
  aa: "å",
  AA: "Å",
  i: "ı",
  j: "ȷ",
  dots: "…",
  ldots: "…",
  textendash: "–",
  textemdash: "—",
  textquoteright: "’",
  textquoteleft: "‘",
  textquotedblleft: "“",
  textquotedblright: "”",
  alpha: "α",
  beta: "β",
  gamma: "γ",
  delta: "δ",
  lambda: "λ",
  mu: "μ",
  pi: "π",
  sigma: "σ",
  omega: "ω",
  times: "×",
  textregistered: "®",
  textbackslash: "\\",
  TeX: "TeX",
  LaTeX: "LaTeX",
  BibTeX: "BibTeX",
  textdollar: "$",
};
const ESCAPED = /\\([&%$#_{} ])/g;
/** Escaped signs wait as these until the ones that only group are gone. */
const HELD = { "{": "\uE001", "}": "\uE002", $: "\uE003" } as const;
/** Commands whose argument is no text: lengths, notes, and the address before a link's words. */
const WITHOUT_WORDS = /\\(?:hspace|vspace|phantom|hphantom|vphantom|footnote|thanks|label|href)\*? ?\{[^{}]*\}/g;
/** Fine spaces, and places where a word may break. */
const SPACING = /\\([-/,;:!])/g;
/** Digits of formulas: lowered ones as plain digits, as titles print CO2; raised ones as signs of their own, for 10² is not 102. */
const LOWERED_DIGITS = /(?:_|\\textsubscript ?)(?:\{(\d{1,4})\}|(\d))/g;
const RAISED_DIGITS = /(?:\^|\\textsuperscript ?)(?:\{([-+]?\d{1,4}[-+]?)\}|(\d))/g;

/** The text a value of BibTeX means: accents, symbols and dashes as characters, commands and grouping braces gone. */
export function latexText(value: string): string {
  return value
    .replace(/\s+/g, " ")
    .replace(/\\url ?\{([^{}]*)\}/g, "$1")
    .replace(WITHOUT_WORDS, "")
    .replace(SPACING, (_, sign: string) => (sign === "-" || sign === "/" || sign === "!" ? "" : " "))
    .replace(/(?<!\\)\$[^$]{0,200}\$|\\text(?:sub|super)script ?\{[^{}]*\}|\\ensuremath ?\{[^{}]*\}/g, readDigits)
    .replace(ESCAPED, (_, character: string) => HELD[character as keyof typeof HELD] ?? character)
    .replace(ACCENTED, setAccent)
    .replace(ACCENTED, setAccent)
    .replace(/\\([A-Za-z]{1,20})\*?(?: ?\{\}| )?/g, (_, name: string) => SYMBOLS[name] ?? "")
    .replace(/---/g, "—")
    .replace(/--/g, "–")
    .replace(/``|''/g, (quotes) => (quotes === "``" ? "“" : "”"))
    .replace(/[{}$]/g, "")
    .replace(/~/g, " ")
    .replace(/\uE001/g, "{")
    .replace(/\uE002/g, "}")
    .replace(/\uE003/g, "$")
    .replace(/ {2,}/g, " ")
    .trim();
}

/** An accent with its letter. It is looked for twice: a letter may have two, \~{\^e}. */
const ACCENTED = /\\(?:(["'`^~=.])|([uvHcdbrk])(?![A-Za-z])) ?\{? ?(?:\\([ij])(?![A-Za-z])|(\p{L})) ?\}?/gu;

function setAccent(_: string, sign?: string, letterSign?: string, dotless?: string, letter?: string): string {
  return ((dotless ?? letter ?? "") + (ACCENTS[sign ?? letterSign ?? ""] ?? "")).normalize("NFC");
}

function readDigits(formula: string): string {
  return formula
    .replace(LOWERED_DIGITS, (_, braced?: string, digit?: string) => braced ?? digit ?? "")
    .replace(RAISED_DIGITS, (_, braced?: string, digit?: string) => raiseDigits(braced ?? digit ?? ""));
}
