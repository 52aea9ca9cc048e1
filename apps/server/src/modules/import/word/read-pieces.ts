import { readSigns, readSymbol } from "@tangleaf/document/symbols";
import type { Relationship } from "../../word-format/index.ts";
import { childOf, descend, elementsOf, findAll, settingOf, textOf, type XmlElement } from "../../word-format/index.ts";
import { chooseAlternative, isReadable } from "./choose-alternative.ts";
import { isPiece, markTokens, readFieldMark, type Token } from "./fields/field-tokens.ts";
import { readCode, symbolFontOf } from "./fields/read-symbol.ts";
import { showField } from "./fields/show-field.ts";
import { isFormulaText, linkMark, readMarks, withFragment } from "./marks.ts";
import { nodePiece, type Piece, textPiece, wordsOf } from "./pieces.ts";
import { type DrawingSetting, readDrawing } from "./read-drawing.ts";
import { type FormulaSetting, readFormula } from "./read-formula.ts";
import { has, readHidden, type Styles } from "./styles.ts";

export type PieceSetting = DrawingSetting &
  FormulaSetting & {
    readonly styles: Styles;
    readonly relationships: ReadonlyMap<string, Relationship>;
  };

/** A field being read: what it is told to show, and what it shows. */
type Field = {
  instruction: string;
  isResult: boolean;
  /** What it showed in paragraphs before is in them already. */
  isContinued: boolean;
  readonly form: XmlElement | undefined;
  readonly pieces: Piece[];
};

export type PieceReader = {
  read(paragraph: XmlElement): Piece[];
  /** Whether what is being read is inside a table of contents. */
  isInContents(): boolean;
};

const EMPTY_RUN = new Set([
  ...["w:rPr", "w:lastRenderedPageBreak", "w:softHyphen", "w:delText", "w:footnoteRef", "w:endnoteRef"],
  ...["w:separator", "w:continuationSeparator", "w:annotationRef"],
]);
const TRANSPARENT = new Set(["w:smartTag", "w:customXml", "w:dir", "w:bdo", "w:sdtContent", "w:rubyBase"]);

/** Reads the runs of paragraphs. Fields may begin in one paragraph and end in another, so one reader reads them all. */
export function createPieceReader(setting: PieceSetting): PieceReader {
  const { styles, left, relationships } = setting;
  const fields: Field[] = [];
  let isHiddenByStyle = false;

  const isContents = (field: Field) => /^\s*TOC\b/i.test(field.instruction);
  const isInContents = () => fields.some((field) => field.isResult && isContents(field));

  /** Puts pieces where they belong: into the field that is open, or into the paragraph. */
  function place(shown: readonly Piece[], paragraph: Piece[]): void {
    const field = fields.at(-1);
    if (field === undefined) paragraph.push(...shown);
    else if (field.isResult) field.pieces.push(...shown);
    else {
      field.instruction += wordsOf(shown);
      paragraph.push(...shown.filter(({ kind }) => kind === "bookmark"));
    }
  }

  function readAll(elements: readonly XmlElement[]): Piece[] {
    const pieces: Piece[] = [];
    for (const token of elements.flatMap(readElement)) {
      const field = fields.at(-1);
      if (token.kind === "fieldBegin") fields.push({ instruction: "", isResult: false, isContinued: false, form: token.form, pieces: [] });
      else if (token.kind === "fieldSeparate") {
        if (field !== undefined) field.isResult = true;
      } else if (token.kind === "fieldEnd") {
        fields.pop();
        if (field !== undefined && !isContents(field)) place(showRead(field), pieces);
      } else if (token.kind === "instruction") {
        if (field !== undefined && !field.isResult) field.instruction += token.text;
      } else if (token.kind === "textBox") pieces.push(token);
      else if (token.kind === "fieldBreak") endBroken(pieces);
      else place([token], pieces);
    }
    endParagraph(pieces);
    return pieces;
  }

  /** Words of the text cannot stand in an instruction: the field whose end is missing, or was deleted, ends before them. */
  function endBroken(pieces: Piece[]): void {
    for (let field = fields.at(-1); field !== undefined && !field.isResult; field = fields.at(-1)) {
      fields.pop();
      place([left.lose("fields", field.instruction.trim())], pieces);
    }
  }

  function showRead(field: Field): readonly Piece[] {
    return field.isContinued ? field.pieces : showField({ ...field, pieces: field.isResult ? field.pieces : null }, left);
  }

  /** A field that goes on in the next paragraph, such as a list of references, has shown this much in this one. */
  function endParagraph(pieces: Piece[]): void {
    const open = fields.findIndex((field) => !field.isResult || isContents(field));
    const going = open === -1 ? fields : fields.slice(0, open);
    for (const field of going) {
      if (field.pieces.length === 0) continue;
      pieces.push(...field.pieces.splice(0));
      field.isContinued = true;
    }
  }

  function readElement(element: XmlElement): Token[] {
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
      case "w:sdt": {
        // What a form asks for, 单击此处输入文字, where nobody has filled it in.
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

  function isHidden(properties: XmlElement | undefined): boolean {
    const style = childOf(properties, "w:rStyle");
    return readHidden(properties) ?? (style === undefined ? null : readHidden(styles.run(settingOf(style)))) ?? isHiddenByStyle;
  }

  function readRun(run: XmlElement): Token[] {
    const properties = childOf(run, "w:rPr");
    if (isHidden(properties) && findAll(run, "w:fldChar").length === 0 && findAll(run, "w:instrText").length === 0) {
      if (isReadable(run)) left.add("hidden");
      return [];
    }
    const isFormula = isFormulaText(properties, styles);
    const marks = isFormula ? [] : readMarks(properties, styles);
    const symbolFont = symbolFontOf(properties);
    return elementsOf(run).flatMap(readChild);

    function readChild(child: XmlElement): Token[] {
      if (EMPTY_RUN.has(child.name)) return [];
      const { attributes } = child;
      switch (child.name) {
        case "w:t":
          return isFormula ? [nodePiece({ type: "mathInline", attrs: { latex: textOf(child) } })] : readText(textOf(child));
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
          return readSign(attributes["w:font"] ?? "", attributes["w:char"]);
        case "w:fldChar":
          return readFieldMark(child);
        case "w:instrText":
          return [{ kind: "instruction", text: textOf(child) }];
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
          return readSign("", attributes["w16se:char"]);
        default:
          return readElement(child);
      }
    }

    function readSign(font: string, code: string | undefined): Piece[] {
      const sign = readSymbol(font, readCode(code));
      return sign === null ? [left.lose("symbols", `${font} ${code ?? ""}`.trim())] : textPiece(sign, marks);
    }

    function readText(text: string): Token[] {
      const words =
        symbolFont === null
          ? textPiece(text, marks)
          : readSigns(symbolFont, text).flatMap((sign) => (sign === null ? [left.lose("symbols", symbolFont)] : textPiece(sign, marks)));
      return text.trim() === "" ? words : [{ kind: "fieldBreak" }, ...words];
    }
  }

  return {
    read(paragraph) {
      isHiddenByStyle = styles.paragraph(settingOf(descend(paragraph, "w:pPr", "w:pStyle"))).isHidden;
      return oncePerKind(readAll(elementsOf(paragraph)));
    },
    isInContents,
  };

  /** Lines and arrows of one paragraph are one drawing for whoever looks at it: their mark stands once. */
  function oncePerKind(pieces: readonly Piece[]): Piece[] {
    const shapes = left.markOf("shapes");
    const first = pieces.indexOf(shapes);
    return pieces.filter((piece, index) => piece !== shapes || index === first);
  }
}
