import { childOf, descend, elementsOf, findAll, settingOf, type XmlElement } from "../../word-format/index.ts";
import { chooseAlternative, isReadable } from "./choose-alternative.ts";
import { isPiece, markTokens, type Token } from "./fields/field-tokens.ts";
import { createOpenFields } from "./fields/open-fields.ts";
import { showField } from "./fields/show-field.ts";
import { linkMark, withFragment } from "./marks.ts";
import type { Piece } from "./pieces.ts";
import { readDrawing } from "./read-drawing.ts";
import { readFormula } from "./read-formula.ts";
import { type PieceSetting, readRun } from "./read-run.ts";
import { has } from "./styles.ts";

export type PieceReader = {
  read(paragraph: XmlElement): Piece[];
  /** Whether what is being read is inside a table of contents. */
  isInContents(): boolean;
};

const TRANSPARENT = new Set(["w:smartTag", "w:customXml", "w:dir", "w:bdo", "w:sdtContent", "w:rubyBase"]);

/** Reads the runs of paragraphs. Fields may begin in one paragraph and end in another, so one reader reads them all. */
export function createPieceReader(setting: PieceSetting): PieceReader {
  const { styles, left, relationships } = setting;
  const fields = createOpenFields(left);
  let isHiddenByStyle = false;

  function readElement(element: XmlElement): Token[] {
    const { name, attributes } = element;
    if (TRANSPARENT.has(name)) return inner(element);
    switch (name) {
      case "w:r":
        return readRun(element, { ...setting, isHiddenByStyle, readElement });
      case "w:ins":
      case "w:moveTo":
        left.add("revisions");
        return inner(element);
      case "w:del":
      case "w:moveFrom":
        left.add("revisions");
        return [];
      case "w:sdt": {
        // What a form asks for, 单击此处输入文字, where it was not filled in.
        const marks = has(childOf(element, "w:sdtPr"), "w:showingPlcHdr") ? [{ type: "todo" } as const] : [];
        return markTokens(inner(childOf(element, "w:sdtContent")), marks);
      }
      case "mc:AlternateContent":
        return inner(chooseAlternative(element));
      case "w:fldSimple":
        return showField({ instruction: attributes["w:instr"] ?? "", pieces: inner(element).filter(isPiece) }, left);
      case "w:hyperlink": {
        const { target, isExternal } = relationships.get(attributes["r:id"] ?? "") ?? {};
        const marks = isExternal === true ? linkMark(withFragment(target, attributes["w:anchor"])) : [];
        return markTokens(inner(element), marks);
      }
      case "w:bookmarkStart":
        return [{ kind: "bookmark", name: attributes["w:name"] ?? "" }];
      case "m:oMath":
        return readMath(element, false);
      case "m:oMathPara":
        return elementsOf(element).flatMap((child) => (child.name === "m:oMath" ? readMath(child, true) : readElement(child)));
      case "w:ruby":
        left.add("rubies");
        return inner(childOf(element, "w:rubyBase"));
      case "w:subDoc":
      case "w:contentPart":
        return [left.lose("objects", name)];
      default:
        return isReadable(element) ? inner(element) : [];
    }
  }

  /** A formula, and the drawings and objects in it, which no formula holds. */
  function readMath(formula: XmlElement, isBlock: boolean): Token[] {
    const drawings = ["w:drawing", "w:pict", "w:object"].flatMap((name) => findAll(formula, name));
    return [...readFormula(formula, isBlock, setting), ...drawings.flatMap((drawing) => readDrawing(drawing, setting))];
  }

  const inner = (element: XmlElement | undefined) => elementsOf(element).flatMap(readElement);

  return {
    read(paragraph) {
      isHiddenByStyle = styles.paragraph(settingOf(descend(paragraph, "w:pPr", "w:pStyle"))).isHidden;
      return oncePerKind(fields.takeParagraph(inner(paragraph)));
    },
    isInContents: fields.isInContents,
  };

  /** Lines and arrows of one paragraph look like one drawing: their mark stands once. */
  function oncePerKind(pieces: readonly Piece[]): Piece[] {
    const shapes = left.markOf("shapes");
    const first = pieces.indexOf(shapes);
    return pieces.filter((piece, index) => piece !== shapes || index === first);
  }
}
