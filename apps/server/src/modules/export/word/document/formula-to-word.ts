import { type ParagraphChild, Math as WordMath, type XmlComponent } from "docx";
import { ommlToLatex, type XmlElement } from "../../../word-format/index.ts";
import { formula } from "../inlines-to-word.ts";
import { element } from "./field-runs.ts";

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
  const convert = (latex: string): KnownFormula => {
    const component = formula(latex, FORMULA_TEXT);
    const written = component instanceof WordMath ? writtenElement(component) : null;
    return { component, readBack: written === null ? null : ommlToLatex(written) };
  };
  const convertOnce = (latex: string): KnownFormula => {
    const one = known.get(latex) ?? convert(latex);
    known.set(latex, one);
    return one;
  };
  return {
    inLine: (latex) => convertOnce(latex).component,
    onItsOwn(latex) {
      const { component, readBack } = convertOnce(latex);
      if (readBack === null) return component;
      // The library has no name for the element, which stands where runs stand.
      return element("m:oMathPara", {}, [component as XmlComponent]) as ParagraphChild;
    },
    readBack: (latex) => convertOnce(latex).readBack,
  };
}

type KnownFormula = { readonly component: ParagraphChild; readonly readBack: string | null };

/** A component as the library serialises it: an object with one key, the element name; attributes stand under `_attr`. */
type Written = Readonly<Record<string, unknown>>;

/** Returns the XML element of a formula component. These components do not use the serialisation context. */
function writtenElement(component: XmlComponent): XmlElement {
  return readWritten(component.prepForXml({ stack: [] } as unknown as Parameters<XmlComponent["prepForXml"]>[0]) ?? {});
}

function readWritten(written: Written): XmlElement {
  const [[name, inside] = ["", []]] = Object.entries(written);
  const parts = Array.isArray(inside) ? (inside as readonly (Written | string)[]) : [inside as Written | string];
  const attributes: Record<string, string> = {};
  const children: (XmlElement | string)[] = [];
  for (const part of parts) {
    if (typeof part !== "object") children.push(String(part));
    else if ("_attr" in part) for (const [key, value] of Object.entries(part["_attr"] as Written)) attributes[key] = String(value);
    else if (Object.keys(part).length > 0) children.push(readWritten(part));
  }
  return { name, attributes, children };
}
