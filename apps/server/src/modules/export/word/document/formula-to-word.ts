import { BuilderElement, type ParagraphChild, Math as WordMath, type XmlComponent } from "docx";
import { ommlToLatex, parseXml } from "../../../word-format/index.ts";
import { treeOf, treeXml } from "../component-tree.ts";
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
    onItsOwn(latex) {
      const { readBack, xml } = knownOf(latex);
      if (readBack === null) return inLine(latex);
      // The library has no name for the element, which stands where runs stand.
      const component = () => new BuilderElement({ name: "m:oMathPara", children: [formula(latex) as XmlComponent] }) as XmlComponent;
      return alike("m:oMathPara", `<m:oMathPara>${xml}</m:oMathPara>`, () => component() as ParagraphChild);
    },
    readBack: (latex) => knownOf(latex).readBack,
  };
}

/** Kept as text: the library's tree of it is many times as large. */
type KnownFormula = { readonly rootKey: string; readonly xml: string; readonly readBack: string | null };

function convert(latex: string): KnownFormula {
  const component = formula(latex, FORMULA_TEXT) as XmlComponent;
  const tree = component instanceof WordMath ? treeOf(component) : null;
  if (tree !== null) return { rootKey: tree.name, xml: treeXml(tree), readBack: ommlToLatex(tree) };
  const element = component.prepForXml({ stack: [] } as unknown as Context) ?? {};
  const [rootKey = ""] = Object.keys(element);
  const xml = xmlOf(element);
  return { rootKey, xml, readBack: component instanceof WordMath ? ommlToLatex(parseXml(xml)) : null };
}
