import type { Relationship } from "../../word-format/index.ts";
import { childOf, elementsOf, findAll, ommlToLatex, textOf, type XmlElement } from "../../word-format/index.ts";
import { chooseAlternative } from "./choose-alternative.ts";
import type { LeftOuts } from "./left-out.ts";
import { isFormulaText, linkMark, readMarks } from "./marks.ts";
import { nodePiece, type Piece, textPiece, withMarks } from "./pieces.ts";
import { type DrawingSetting, readDrawing } from "./read-drawing.ts";
import { has, type Styles } from "./styles.ts";

export type PieceSetting = DrawingSetting & {
  readonly styles: Styles;
  readonly relationships: ReadonlyMap<string, Relationship>;
  readonly left: LeftOuts;
  /** A formula as LaTeX in the words of whoever typed it. */
  latex(read: string): string;
};

/** A field being read: what it is told to show, and what it shows. */
type Field = { instruction: string; isResult: boolean; readonly pieces: Piece[] };

export type PieceReader = {
  read(paragraph: XmlElement): Piece[];
  /** Whether what is being read is inside a table of contents. */
  isInContents(): boolean;
};

const EMPTY_RUN = new Set([
  "w:rPr",
  "w:lastRenderedPageBreak",
  "w:softHyphen",
  "w:delText",
  "w:footnoteRef",
  "w:endnoteRef",
  "w:separator",
  "w:continuationSeparator",
  "w:annotationRef",
]);
const TRANSPARENT = new Set(["w:smartTag", "w:customXml", "w:dir", "w:bdo", "w:sdtContent", "w:rubyBase"]);
const CHAPTER_FIELD = /^\s*SEQ\s+\S.*\\h/i;

/** Reads the runs of paragraphs. Fields may begin in one paragraph and end in another, so one reader reads them all. */
export function createPieceReader(setting: PieceSetting): PieceReader {
  const { styles, left, relationships } = setting;
  const fields: Field[] = [];

  const isContents = (field: Field) => /^\s*TOC\b/i.test(field.instruction);
  const isInContents = () => fields.some((field) => field.isResult && isContents(field));

  function readAll(elements: readonly XmlElement[]): Piece[] {
    const pieces: Piece[] = [];
    for (const element of elements) {
      for (const piece of readElement(element)) {
        const field = fields.at(-1);
        if (piece === BEGIN) fields.push({ instruction: "", isResult: false, pieces: [] });
        else if (piece === SEPARATE) {
          if (field !== undefined) field.isResult = true;
        } else if (piece === END) {
          fields.pop();
          if (field === undefined || isContents(field)) continue;
          const shown = showField(field.instruction, field.pieces);
          (fields.at(-1)?.pieces ?? pieces).push(...shown);
        } else if (typeof piece !== "string" && piece.kind === "textBox") pieces.push(piece);
        else if (typeof piece === "string") {
          if (field !== undefined && !field.isResult) field.instruction += piece;
        } else if (field === undefined) pieces.push(piece);
        else if (field.isResult) field.pieces.push(piece);
      }
    }
    return pieces;
  }

  function readElement(element: XmlElement): (Piece | Signal | string)[] {
    const { name, attributes } = element;
    if (TRANSPARENT.has(name)) return inner(element);
    switch (name) {
      case "w:r":
        return readRun(element);
      case "w:ins":
      case "w:moveTo":
        left.add("revisions");
        return inner(element);
      case "w:del":
      case "w:moveFrom":
        left.add("revisions");
        return [];
      case "w:sdt":
        return inner(childOf(element, "w:sdtContent"));
      case "mc:AlternateContent":
        return inner(chooseAlternative(element));
      case "w:fldSimple":
        return showField(attributes["w:instr"] ?? "", plain(inner(element)));
      case "w:hyperlink": {
        const { target, isExternal } = relationships.get(attributes["r:id"] ?? "") ?? {};
        const marks = isExternal === true ? linkMark(target) : [];
        return inner(element).map((piece) => (isSignal(piece) ? piece : (withMarks([piece], marks)[0] ?? piece)));
      }
      case "w:bookmarkStart":
        return [{ kind: "bookmark", name: attributes["w:name"] ?? "" }];
      case "m:oMath":
        return formulaPieces(element, false);
      case "m:oMathPara":
        return elementsOf(element).flatMap((child) => (child.name === "m:oMath" ? formulaPieces(child, true) : []));
      case "w:commentRangeStart":
        left.add("comments");
        return [];
      case "w:ruby":
        return inner(childOf(element, "w:rubyBase"));
      default:
        return [];
    }
  }

  const inner = (element: XmlElement | undefined) => elementsOf(element).flatMap(readElement);
  /** A simple field holds no other field's marks. */
  const plain = (pieces: readonly (Piece | Signal | string)[]) => pieces.filter((piece): piece is Piece => !isSignal(piece));

  function readRun(run: XmlElement): (Piece | Signal | string)[] {
    const properties = childOf(run, "w:rPr");
    if (has(properties, "w:vanish") && findAll(run, "w:fldChar").length === 0 && findAll(run, "w:instrText").length === 0) return [];
    const isFormula = isFormulaText(properties, styles);
    const marks = isFormula ? [] : readMarks(properties, styles);
    return elementsOf(run).flatMap(readChild);

    function readChild(child: XmlElement): (Piece | Signal | string)[] {
      if (EMPTY_RUN.has(child.name)) return [];
      const { attributes } = child;
      switch (child.name) {
        case "w:t":
          return isFormula ? [nodePiece({ type: "mathInline", attrs: { latex: textOf(child) } })] : textPiece(textOf(child), marks);
        case "w:tab":
        case "w:ptab":
          return textPiece("\t", marks);
        case "w:br":
        case "w:cr":
          if (attributes["w:type"] === "page") return [{ kind: "pageBreak" }];
          return attributes["w:type"] === "column" ? [] : [nodePiece({ type: "hardBreak" })];
        case "w:noBreakHyphen":
          return textPiece("\u2011", marks);
        case "w:sym":
          left.add("symbols");
          return [];
        case "w:fldChar":
          return [FIELD_SIGNALS[attributes["w:fldCharType"] ?? ""] ?? ""];
        case "w:instrText":
          return [textOf(child)];
        case "w:footnoteReference":
          return [nodePiece({ type: "footnote", attrs: { id: `footnotes ${attributes["w:id"]}` } })];
        case "w:endnoteReference":
          return [nodePiece({ type: "footnote", attrs: { id: `endnotes ${attributes["w:id"]}` } })];
        case "w:commentReference":
          left.add("comments");
          return [];
        case "w:drawing":
        case "w:pict":
        case "w:object":
          return readDrawing(child, setting);
        case "mc:AlternateContent":
          return elementsOf(chooseAlternative(child)).flatMap(readChild);
        case "w16se:symEx":
          return textPiece(readCharacter(attributes["w16se:char"]) ?? "", marks);
        default:
          return readElement(child);
      }
    }
  }

  function formulaPieces(formula: XmlElement, isBlock: boolean): Piece[] {
    const read = ommlToLatex(formula);
    if (read === "") return [];
    if (read === null) {
      left.add("formulas");
      return textPiece(findAll(formula, "m:t").map(textOf).join(""));
    }
    const latex = setting.latex(read);
    return [isBlock ? { kind: "formula", latex } : nodePiece({ type: "mathInline", attrs: { latex } })];
  }

  /** What a field says: a reference, a counter, a link, or the text it shows. */
  function showField(instruction: string, pieces: readonly Piece[]): Piece[] {
    const [, type = "", argument = "", rest = ""] = /^\s*(\w+)\s*("[^"]*"|\S*)(.*)/s.exec(instruction) ?? [];
    const name = argument.replace(/^"|"$/g, "");
    switch (type.toUpperCase()) {
      case "TOC":
      case "INDEX":
        return [];
      case "REF":
      case "PAGEREF":
        return [{ kind: "reference", bookmark: name, isPage: type.toUpperCase() === "PAGEREF", isNumber: /\\[rnw]\b/.test(rest), pieces }];
      case "SEQ":
        return CHAPTER_FIELD.test(instruction) ? [] : [{ kind: "counter", name, pieces }];
      case "HYPERLINK":
        return withMarks(pieces, linkMark(name));
      default:
        return [...pieces];
    }
  }

  return { read: (paragraph) => oncePerKind(readAll(elementsOf(paragraph))), isInContents };

  /** Lines and arrows of one paragraph are one drawing for whoever looks at it: their mark stands once. */
  function oncePerKind(pieces: readonly Piece[]): Piece[] {
    const shapes = left.markOf("shapes");
    const first = pieces.indexOf(shapes);
    return pieces.filter((piece, index) => piece !== shapes || index === first);
  }
}

/** The character of a hexadecimal code; null where it is none. */
function readCharacter(code: string | undefined): string | null {
  const value = /^[\da-f]{1,6}$/i.test(code ?? "") ? Number.parseInt(code ?? "", 16) : 0;
  return value > 0 && value <= 0x10ffff && (value < 0xd800 || value > 0xdfff) ? String.fromCodePoint(value) : null;
}

const BEGIN: unique symbol = Symbol("begin");
const SEPARATE: unique symbol = Symbol("separate");
const END: unique symbol = Symbol("end");
type Signal = typeof BEGIN | typeof SEPARATE | typeof END;
const FIELD_SIGNALS: Readonly<Record<string, Signal>> = { begin: BEGIN, separate: SEPARATE, end: END };
/** Marks of fields, and instructions of fields, which are plain strings. */
const isSignal = (piece: Piece | Signal | string): piece is Signal | string => typeof piece === "symbol" || typeof piece === "string";
