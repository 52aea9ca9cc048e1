import { ACCENTS, ALPHABETS, COMMANDS, ESCAPED, FUNCTIONS } from "./math-symbols.ts";
import { childOf, descend, elementsOf, isElement, settingOf, textOf, type XmlElement } from "./parse-xml.ts";

/** A formula with a part that LaTeX has no word for here. */
class UnreadableFormula extends Error {}

type Reader = (element: XmlElement) => string;

const FENCES: ReadonlyMap<string, string> = new Map([
  ["", "."],
  ["{", "\\{"],
  ["}", "\\}"],
  ["‖", "\\|"],
  ["∥", "\\|"],
  ["⟨", "\\langle"],
  ["⟩", "\\rangle"],
  ["〈", "\\langle"],
  ["〉", "\\rangle"],
  ["⌊", "\\lfloor"],
  ["⌋", "\\rfloor"],
  ["⌈", "\\lceil"],
  ["⌉", "\\rceil"],
]);
const MATRICES: ReadonlyMap<string, string> = new Map([
  ["()", "pmatrix"],
  ["[]", "bmatrix"],
  ["{}", "Bmatrix"],
  ["||", "vmatrix"],
  ["‖‖", "Vmatrix"],
]);
const ARROWS: ReadonlyMap<string, string> = new Map([
  ["→", "\\xrightarrow"],
  ["←", "\\xleftarrow"],
]);
/** Text that is LaTeX as it stands, as most of a formula is. */
const PLAIN = /^[a-zA-Z0-9+=()<>,. -]*$/;
const PARTS_WITHOUT_TEXT: ReadonlySet<string> = new Set(["m:ctrlPr", "m:argPr", "w:bookmarkStart", "w:bookmarkEnd", "w:proofErr"]);

const READERS: Readonly<Record<string, Reader>> = {
  "m:oMath": content,
  "m:r": readRun,
  "w:r": (run) => asText(textOf(run)),
  "m:f": readFraction,
  "m:rad": readRadical,
  "m:sSup": (element) => `${base(element)}${above(part(element, "m:sup"))}`,
  "m:sSub": (element) => `${base(element)}_${group(part(element, "m:sub"))}`,
  "m:sSubSup": (element) => `${base(element)}_${group(part(element, "m:sub"))}${above(part(element, "m:sup"))}`,
  "m:sPre": (element) => `{}_${group(part(element, "m:sub"))}^${group(part(element, "m:sup"))}${part(element, "m:e")}`,
  "m:nary": readNary,
  "m:d": readDelimiters,
  "m:m": (element) => environment("matrix", rowsOf(element)),
  "m:eqArr": (element) =>
    environment(
      "aligned",
      elementsOf(element).flatMap((child) => (child.name === "m:e" ? [content(child, true)] : [])),
    ),
  "m:acc": (element) => `${accentOf(element)}{${part(element, "m:e")}}`,
  "m:bar": (element) =>
    `${settingOf(descend(element, "m:barPr", "m:pos"), "m:val") === "top" ? "\\overline" : "\\underline"}{${part(element, "m:e")}}`,
  "m:groupChr": readGroup,
  "m:limLow": (element) => readLimit(element, "_"),
  "m:limUpp": (element) => readLimit(element, "^"),
  "m:func": (element) => join([part(element, "m:fName"), part(element, "m:e")]),
  "m:box": (element) => part(element, "m:e"),
  "m:borderBox": (element) =>
    `\\${settingOf(descend(element, "m:borderBoxPr", "m:strikeBLTR"), "m:val") === undefined ? "boxed" : "cancel"}{${part(element, "m:e")}}`,
  "m:phant": (element) => `\\phantom{${part(element, "m:e")}}`,
};

/** The LaTeX of an Office formula (`m:oMath`); null where it has a part that cannot be said in LaTeX. */
export function ommlToLatex(formula: XmlElement): string | null {
  try {
    return content(formula).trim();
  } catch (error) {
    if (error instanceof UnreadableFormula) return null;
    throw error;
  }
}

function content(element: XmlElement | undefined, aligned = false): string {
  const pieces: string[] = [];
  for (const child of element?.children ?? []) {
    if (!isElement(child) || PARTS_WITHOUT_TEXT.has(child.name) || child.name.endsWith("Pr")) continue;
    const read = aligned && child.name === "m:r" && textOf(childOf(child, "m:t")).includes("&") ? readAligned : READERS[child.name];
    if (read === undefined) throw new UnreadableFormula(child.name);
    pieces.push(read(child));
  }
  return join(pieces);
}

/** In an array of equations a plain & is the place where they meet. */
function readAligned(run: XmlElement): string {
  const places = textOf(childOf(run, "m:t")).split("&");
  return places.map((text) => charactersToLatex(text)).join("&");
}

/** A command needs a space before a letter that follows. */
function join(pieces: readonly string[]): string {
  if (pieces.length === 1) return pieces[0] ?? "";
  let latex = "";
  for (const piece of pieces) latex += /^[a-zA-Z]/.test(piece) && /\\[a-zA-Z]+$/.test(latex) ? ` ${piece}` : piece;
  return latex;
}

function part(element: XmlElement, name: string): string {
  return content(childOf(element, name));
}

/** One character stands alone, more in braces. */
function group(latex: string): string {
  return /^[a-zA-Z0-9]$/.test(latex) ? latex : `{${latex}}`;
}

/** Primes stand by themselves. */
const above = (latex: string): string => (/^'+$/.test(latex) ? latex : `^${group(latex)}`);

function base(element: XmlElement): string {
  const latex = part(element, "m:e");
  return /^(?:[a-zA-Z0-9]|\\[a-zA-Z]+|\\(?:mathbf|mathbb|mathrm|mathcal|boldsymbol|vec|hat|bar)\{[^{}]*\}|.)$/u.test(latex)
    ? latex
    : `{${latex}}`;
}

function readRun(run: XmlElement): string {
  const properties = childOf(run, "m:rPr");
  const text = elementsOf(run)
    .filter(({ name }) => name === "m:t" || name === "w:t")
    .map(textOf)
    .join("");
  if (childOf(properties, "m:nor") !== undefined) return asText(text);
  const alphabet = ALPHABETS.get(settingOf(childOf(properties, "m:scr"), "m:val") ?? "");
  const words = charactersToLatex(text);
  if (alphabet !== undefined) return `${alphabet}{${words}}`;
  const style = settingOf(childOf(properties, "m:sty"), "m:val");
  if (style === "b") return `\\mathbf{${words}}`;
  if (style === "bi") return `\\boldsymbol{${words}}`;
  if (style !== "p") return words;
  if (FUNCTIONS.has(text.trim())) return `\\${text.trim()}`;
  if (!/[a-zA-Z]/.test(text)) return words;
  return /^[a-zA-Z]{2,}$/.test(text) ? `\\operatorname{${text}}` : `\\mathrm{${words}}`;
}

/** Characters of a formula as LaTeX; Chinese among them stays text. */
export function charactersToLatex(text: string): string {
  if (PLAIN.test(text)) return text;
  // Mathematical letters of their own (𝑥) are letters like others, set by their run.
  const plain = text.replace(/[\u{1d400}-\u{1d7ff}]/gu, (letter) => letter.normalize("NFKC"));
  return join(
    plain.split(/([\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+)/u).flatMap((piece, index) => {
      if (index % 2 === 1) return [`\\text{${piece}}`];
      return Array.from(piece, (character) => COMMANDS.get(character) ?? ESCAPED.get(character) ?? character);
    }),
  );
}

function asText(text: string): string {
  return text === "" ? "" : `\\text{${text.replace(/[\\{}$%#&_]/g, (mark) => (mark === "\\" ? "\\backslash" : `\\${mark}`))}}`;
}

function readFraction(element: XmlElement): string {
  const [over, under] = [part(element, "m:num"), part(element, "m:den")];
  const type = settingOf(descend(element, "m:fPr", "m:type"), "m:val");
  if (type === "noBar") return `{${over}\\atop ${under}}`;
  if (type === "lin") return `${group(over)}/${group(under)}`;
  return `\\frac{${over}}{${under}}`;
}

function readRadical(element: XmlElement): string {
  const degree = part(element, "m:deg");
  return `\\sqrt${degree === "" ? "" : `[${degree}]`}{${part(element, "m:e")}}`;
}

function readNary(element: XmlElement): string {
  const properties = childOf(element, "m:naryPr");
  const sign = settingOf(childOf(properties, "m:chr"), "m:val") ?? "∫";
  const command = COMMANDS.get(sign);
  if (command === undefined) throw new UnreadableFormula(sign);
  const [lower, upper] = [part(element, "m:sub"), part(element, "m:sup")];
  const isIntegral = /int$/.test(command);
  const underOver = settingOf(childOf(properties, "m:limLoc"), "m:val") === "undOvr";
  const place = underOver === isIntegral ? (isIntegral ? "\\limits" : "\\nolimits") : "";
  const bounds = `${lower === "" ? "" : `_${group(lower)}`}${upper === "" ? "" : `^${group(upper)}`}`;
  return join([`${command}${bounds === "" ? "" : place}${bounds}`, part(element, "m:e")]);
}

function readDelimiters(element: XmlElement): string {
  const properties = childOf(element, "m:dPr");
  const signOf = (name: string, usual: string) => {
    const property = childOf(properties, name);
    return property === undefined ? usual : (settingOf(property, "m:val") ?? "");
  };
  const [begin, end] = [signOf("m:begChr", "("), signOf("m:endChr", ")")];
  const parts = elementsOf(element).filter(({ name }) => name === "m:e");
  const only = parts.length === 1 ? onlyChildOf(parts[0]) : undefined;
  if (only?.name === "m:f" && begin === "(" && settingOf(descend(only, "m:fPr", "m:type"), "m:val") === "noBar")
    return `\\binom{${part(only, "m:num")}}{${part(only, "m:den")}}`;
  const matrix = MATRICES.get(`${begin}${end}`);
  if (only?.name === "m:m" && matrix !== undefined) return environment(matrix, rowsOf(only));
  if (begin === "{" && end === "" && (only?.name === "m:m" || only?.name === "m:eqArr")) return environment("cases", casesOf(only));
  const separator = signOf("m:sepChr", "|");
  const inner = parts.map((one) => content(one)).join(separator === "|" ? "\\middle|" : charactersToLatex(separator));
  const fence = (sign: string) => {
    const known = FENCES.get(sign) ?? (/^[()[\]|/]$/.test(sign) ? sign : undefined);
    if (known === undefined) throw new UnreadableFormula(sign);
    return known;
  };
  return join([`\\left${fence(begin)}`, `${inner}\\right${fence(end)}`]);
}

function onlyChildOf(element: XmlElement | undefined): XmlElement | undefined {
  const children = elementsOf(element).filter(({ name }) => !PARTS_WITHOUT_TEXT.has(name));
  return children.length === 1 ? children[0] : undefined;
}

function casesOf(element: XmlElement): string[] {
  return element.name === "m:m"
    ? rowsOf(element)
    : elementsOf(element).flatMap((child) => (child.name === "m:e" ? [content(child, true)] : []));
}

function rowsOf(matrix: XmlElement): string[] {
  return elementsOf(matrix)
    .filter(({ name }) => name === "m:mr")
    .map((row) =>
      elementsOf(row)
        .filter(({ name }) => name === "m:e")
        .map((cell) => content(cell))
        .join(" & "),
    );
}

const environment = (name: string, rows: readonly string[]): string => `\\begin{${name}}${rows.join(" \\\\ ")}\\end{${name}}`;

function accentOf(element: XmlElement): string {
  const sign = settingOf(descend(element, "m:accPr", "m:chr"), "m:val") ?? "\u0302";
  const accent = ACCENTS.get(sign);
  if (accent === undefined) throw new UnreadableFormula(sign);
  const isWide = part(element, "m:e").length > 1 && !part(element, "m:e").startsWith("\\");
  const wide: Readonly<Record<string, string>> = {
    "\\hat": "\\widehat",
    "\\tilde": "\\widetilde",
    "\\vec": "\\overrightarrow",
    "\\bar": "\\overline",
  };
  return isWide ? (wide[accent] ?? accent) : accent;
}

function readGroup(element: XmlElement): string {
  const properties = childOf(element, "m:groupChrPr");
  const isTop = settingOf(childOf(properties, "m:pos"), "m:val") === "top";
  const sign = settingOf(childOf(properties, "m:chr"), "m:val") ?? "⏟";
  const inner = part(element, "m:e");
  if (sign === "⏟" || sign === "⏞") return `\\${sign === "⏞" || isTop ? "over" : "under"}brace{${inner}}`;
  return `\\${isTop ? "overset" : "underset"}{${charactersToLatex(sign)}}{${inner}}`;
}

function readLimit(element: XmlElement, place: "_" | "^"): string {
  const [inner, limit] = [part(element, "m:e"), part(element, "m:lim")];
  const child = onlyChildOf(childOf(element, "m:e"));
  const arrow = ARROWS.get(textOf(childOf(element, "m:e")));
  if (arrow !== undefined && place === "^") return `${arrow}{${limit}}`;
  const takesLimits = child?.name === "m:groupChr" || /^\\(?:lim|max|min|sup|inf|limsup|liminf|det|gcd|Pr)$/.test(inner);
  if (takesLimits) return `${inner}${place}${group(limit)}`;
  return `\\${place === "^" ? "overset" : "underset"}{${limit}}{${inner}}`;
}
