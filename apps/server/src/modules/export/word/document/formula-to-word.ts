import { BuilderElement, type ParagraphChild, Math as WordMath, type XmlComponent } from "docx";
import { ommlToLatex, type XmlElement } from "../../../word-format/index.ts";
import { formula } from "../inlines-to-word.ts";

/** Character style of formulas Word cannot show: they stay as they were written, and are known as formulas. */
export const FORMULA_TEXT = "FormulaText";

/** A formula in a line of text. */
export const formulaInLine = (latex: string): ParagraphChild => formula(latex, FORMULA_TEXT);

/** A formula in a paragraph of its own, set as large as such formulas are. */
export function formulaOnItsOwn(latex: string): ParagraphChild {
  const inLine = formulaInLine(latex);
  // The library has no name for the element, which stands where runs stand.
  return inLine instanceof WordMath
    ? (new BuilderElement({ name: "m:oMathPara", children: [inLine] }) as XmlComponent as ParagraphChild)
    : inLine;
}

/** The LaTeX a reader will find in Word's formula; null where Word has none. */
export function latexReadBack(latex: string): string | null {
  const inLine = formulaInLine(latex);
  if (!(inLine instanceof WordMath)) return null;
  const xml = inLine.prepForXml({ stack: [] } as unknown as Parameters<WordMath["prepForXml"]>[0]);
  const [element] = xml === undefined ? [] : elementsFrom(xml);
  return typeof element === "object" ? ommlToLatex(element) : null;
}

/** The library's form of XML: an element is an object of one key, its attributes the key `_attr` among its children. */
function elementsFrom(xml: Readonly<Record<string, unknown>>): (XmlElement | string)[] {
  return Object.entries(xml).map(([name, value]) => {
    const parts: readonly unknown[] = Array.isArray(value) ? value : [value];
    const attributes: Record<string, string> = {};
    const children = parts.flatMap((part): (XmlElement | string)[] => {
      if (typeof part !== "object" || part === null) return part === undefined || part === null ? [] : [String(part)];
      const { _attr, ...rest } = part as Record<string, unknown>;
      for (const [key, one] of Object.entries((_attr ?? {}) as Record<string, unknown>)) attributes[key] = String(one);
      return elementsFrom(rest);
    });
    return { name, attributes, children };
  });
}
