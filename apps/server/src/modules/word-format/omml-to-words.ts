import { childOf, descend, elementsOf, settingOf, textOf, type XmlElement } from "./parse-xml.ts";

/** Words of a formula, for places that hold no formula. */
export type FormulaWord = { readonly text: string; readonly place: "sub" | "sup" | null };

/** Elements that words with raised and lowered ones say in full. */
const PLAIN: ReadonlySet<string> = new Set(["m:oMath", "m:r", "m:sSub", "m:sSup", "m:sSubSup", "m:e", "m:sub", "m:sup", "m:t", "m:box"]);

/** An Office formula as words: Co₂Z, a/b, √(x+1). */
export function ommlToWords(formula: XmlElement): FormulaWord[] {
  return elementsOf(formula).flatMap((child) => read(child));
}

/** Whether nothing of a formula is lost in its words. */
export function isPlainFormula(formula: XmlElement): boolean {
  return elementsOf(formula).every((child) => child.name.endsWith("Pr") || (PLAIN.has(child.name) && isPlainFormula(child)));
}

function read(element: XmlElement): FormulaWord[] {
  const part = (name: string) => ommlToWords(childOf(element, name) ?? { name, attributes: {}, children: [] });
  const character = (properties: string, name: string, usual: string): string => {
    const found = descend(element, properties, name);
    return found === undefined ? usual : (settingOf(found, "m:val") ?? "");
  };
  switch (element.name) {
    case "m:t":
    case "w:t":
      return [word(textOf(element).normalize("NFKC"))];
    case "m:sSub":
      return [...part("m:e"), ...placed(part("m:sub"), "sub")];
    case "m:sSup":
      return [...part("m:e"), ...placed(part("m:sup"), "sup")];
    case "m:sSubSup":
      return [...part("m:e"), ...placed(part("m:sub"), "sub"), ...placed(part("m:sup"), "sup")];
    case "m:f":
      return [...grouped(part("m:num")), word("/"), ...grouped(part("m:den"))];
    case "m:rad":
      return [...placed(part("m:deg"), "sup"), word("√"), ...grouped(part("m:e"))];
    case "m:nary":
      return [word(character("m:naryPr", "m:chr", "∫")), ...placed(part("m:sub"), "sub"), ...placed(part("m:sup"), "sup"), ...part("m:e")];
    case "m:d":
      return [word(character("m:dPr", "m:begChr", "(")), ...ommlToWords(element), word(character("m:dPr", "m:endChr", ")"))];
    case "m:limLow":
      return [...part("m:e"), ...placed(part("m:lim"), "sub")];
    case "m:limUpp":
      return [...part("m:e"), ...placed(part("m:lim"), "sup")];
    case "m:acc":
      return [...part("m:e"), word(character("m:accPr", "m:chr", "\u0302"))];
    default:
      return element.name.endsWith("Pr") ? [] : ommlToWords(element);
  }
}

const word = (text: string): FormulaWord => ({ text, place: null });

function placed(words: readonly FormulaWord[], place: "sub" | "sup"): FormulaWord[] {
  return words.map(({ text }) => ({ text, place }));
}

function grouped(words: readonly FormulaWord[]): FormulaWord[] {
  const text = words.map((one) => one.text).join("");
  return /^[\p{L}\p{N}.]*$/u.test(text) ? [...words] : [word("("), ...words, word(")")];
}
