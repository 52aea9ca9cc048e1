import { charactersToLatex } from "../../../word-format/index.ts";
import type { EqPart } from "./eq-field.ts";
import { bracketsOf, findOption, isRaised, lettering } from "./eq-to-words.ts";

type EqSwitch = Extract<EqPart, { kind: "switch" }>;

/** Signs above a letter; those for more letters than one stand second. */
const ACCENTS: Readonly<Record<string, readonly [string, string]>> = {
  "→": ["\\vec", "\\overrightarrow"],
  ˉ: ["\\bar", "\\overline"],
  "¯": ["\\bar", "\\overline"],
  "－": ["\\bar", "\\overline"],
  "-": ["\\bar", "\\overline"],
  "—": ["\\bar", "\\overline"],
  "∧": ["\\hat", "\\widehat"],
  "^": ["\\hat", "\\widehat"],
  "~": ["\\tilde", "\\widetilde"],
  "·": ["\\dot", "\\dot"],
  "˙": ["\\dot", "\\dot"],
};
const FENCES: Readonly<Record<string, string>> = { "": ".", "{": "\\{", "}": "\\}", "<": "\\langle", ">": "\\rangle" };
const PLAIN_FENCE = /^[()[\]|/]$/;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_OFFSET = 0xfee0;

/** The LaTeX of an EQ field; null where it has a part that cannot be said in LaTeX. */
export function eqToLatex(parts: readonly EqPart[]): string | null {
  let latex = "";
  for (const part of parts) {
    const read = part.kind === "text" ? textToLatex(part.text) : switchToLatex(part);
    if (read === null) return null;
    // A command needs a space before a letter that follows.
    latex += /^[a-zA-Z]/.test(read) && /\\[a-zA-Z]+$/.test(latex) ? ` ${read}` : read;
  }
  return latex.trim();
}

/** In a formula a full-width sign is the sign. */
function textToLatex(text: string): string {
  return charactersToLatex(text.replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_OFFSET)));
}

function switchToLatex(part: EqSwitch): string | null {
  const read = part.parts.map(eqToLatex);
  if (read.includes(null)) return null;
  const inner = read as string[];
  const [first = "", second = "", third = ""] = inner;
  switch (part.name) {
    case "f":
      return inner.length === 2 ? `\\frac{${first}}{${second}}` : null;
    case "r":
      return inner.length === 1 ? `\\sqrt{${first}}` : inner.length === 2 ? `\\sqrt[${first}]{${second}}` : null;
    case "s":
      return scripts(part, inner);
    case "o":
      return overstrike(part, inner);
    case "a":
      return array(part, inner);
    case "b":
      return brackets(part, inner);
    case "i":
      return `${integralOf(part)}${bound("_", first)}${bound("^", second)}{${third}}`;
    case "l":
      return inner.join(",");
    case "x":
      return box(part, inner);
    default:
      return "";
  }
}

const bound = (sign: "_" | "^", latex: string): string => (latex === "" ? "" : `${sign}{${latex}}`);

function scripts(part: EqSwitch, inner: readonly string[]): string | null {
  const [first = "", second = ""] = inner;
  if (inner.length === 2) return `^{${first}}_{${second}}`;
  if (inner.length !== 1) return null;
  return findOption(part, "do") === undefined ? (findOption(part, "up") === undefined ? `{${first}}` : `^{${first}}`) : `_{${first}}`;
}

/** Letters with a sign above or below, or two that stand above each other behind a letter. */
function overstrike(part: EqSwitch, inner: readonly string[]): string | null {
  const words = lettering(part);
  if (words !== null) return `\\text{${words}}`;
  const [base, sign] = part.parts;
  const [first = "", second = ""] = inner;
  if (inner.length !== 2 || base === undefined || sign === undefined) return inner.length === 1 ? first : null;
  if (isRaised(base, "up") && isRaised(sign, "do")) return `${first}${second}`;
  if (isRaised(sign, "do")) return `\\underset{${second.replace(/^_\{(.*)\}$/s, "$1")}}{${first}}`;
  const above = plainText(sign);
  const accent = ACCENTS[above];
  if (accent !== undefined) return `${accent[/^[a-zA-Z]$|^\\[a-z]+$/.test(first) ? 0 : 1]}{${first}}`;
  if (isRaised(sign, "up")) return `\\overset{${second.replace(/^\^\{(.*)\}$/s, "$1")}}{${first}}`;
  return findOption(part, "al") === undefined ? `${first}${second}` : `^{${first}}_{${second}}`;
}

/** Words of parts whose raising does not matter. */
function plainText(parts: readonly EqPart[]): string {
  return parts
    .map((part) => (part.kind === "text" ? part.text : part.parts.map(plainText).join("")))
    .join("")
    .trim();
}

function array(part: EqSwitch, inner: readonly string[]): string {
  const columns = Math.max(1, Number(findOption(part, "co") ?? 1) || 1);
  const rows = Array.from({ length: Math.ceil(inner.length / columns) }, (_, row) =>
    inner.slice(row * columns, (row + 1) * columns).join(" & "),
  );
  return `\\begin{matrix}${rows.join(" \\\\ ")}\\end{matrix}`;
}

function brackets(part: EqSwitch, inner: readonly string[]): string | null {
  const [begin, end] = bracketsOf(part).map((sign) => FENCES[sign] ?? (PLAIN_FENCE.test(sign) ? sign : null));
  if (begin === null || end === null || begin === undefined || end === undefined) return null;
  const content = inner.join(",");
  return `\\left${begin}${/^[a-zA-Z]/.test(content) && /[a-z]$/.test(begin) ? " " : ""}${content}\\right${end}`;
}

function integralOf(part: EqSwitch): string {
  const own = findOption(part, "fc") ?? findOption(part, "vc");
  if (own !== undefined && own !== "") return charactersToLatex(own.replace(/^\\/, ""));
  return findOption(part, "su") !== undefined ? "\\sum" : findOption(part, "pr") !== undefined ? "\\prod" : "\\int";
}

function box(part: EqSwitch, inner: readonly string[]): string {
  const content = inner.join(",");
  const has = (name: string) => findOption(part, name) !== undefined;
  if (part.options.length === 0) return `\\boxed{${content}}`;
  const lined = has("to") ? `\\overline{${content}}` : content;
  const under = has("bo") ? `\\underline{${lined}}` : lined;
  return has("le") || has("ri") ? `\\left${has("le") ? "|" : "."}${under}\\right${has("ri") ? "|" : "."}` : under;
}
