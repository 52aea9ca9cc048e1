import { BuilderElement, type ParagraphChild, Math as WordMath, type XmlComponent } from "docx";
import { ommlToLatex, type XmlElement } from "../../../word-format/index.ts";
import { formula } from "../inlines-to-word.ts";
import { alike, type Context } from "../write-alike.ts";
import { xmlOf } from "../xml-of.ts";

/** Character style of formulas Word cannot show: they stay as they were written, and are known as formulas. */
export const FORMULA_TEXT = "FormulaText";

/** The formulas of a file: each is turned into Word's once, for the text and for what is kept of it beside the text. */
export type Formulas = {
  /** In a line of text. */
  inLine(latex: string): ParagraphChild;
  /** In a paragraph of its own, set as large as such formulas are. */
  onItsOwn(latex: string): ParagraphChild;
  /** The LaTeX a reader will find in Word's formula; null where Word has none. */
  readBack(latex: string): string | null;
};

export function createFormulas(): Formulas {
  const known = new Map<string, KnownFormula>();
  const knownOf = (latex: string): KnownFormula => {
    const formula = known.get(latex) ?? convert(latex);
    known.set(latex, formula);
    return formula;
  };
  const inLine = (latex: string) => {
    const { rootKey, xml } = knownOf(latex);
    return alike(rootKey, xml, () => formula(latex, FORMULA_TEXT));
  };
  return {
    inLine,
    // The library has no name for the element, which stands where runs stand.
    onItsOwn: (latex) =>
      knownOf(latex).readBack === null
        ? inLine(latex)
        : (new BuilderElement({ name: "m:oMathPara", children: [inLine(latex) as XmlComponent] }) as XmlComponent as ParagraphChild),
    readBack: (latex) => knownOf(latex).readBack,
  };
}

/** Kept as text: the library's tree of it is many times as large. */
type KnownFormula = { readonly rootKey: string; readonly xml: string; readonly readBack: string | null };

function convert(latex: string): KnownFormula {
  const component = formula(latex, FORMULA_TEXT) as XmlComponent;
  const element = component.prepForXml({ stack: [] } as unknown as Context) ?? {};
  const [read] = component instanceof WordMath ? elementsFrom(element) : [];
  const [rootKey = ""] = Object.keys(element);
  return { rootKey, xml: xmlOf(element), readBack: typeof read === "object" ? ommlToLatex(read) : null };
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
