import { readSigns, readSymbol } from "@tangleaf/document/symbols";
import { childOf, elementsOf, findAll, type Relationship, settingOf, textOf, type XmlElement } from "../../word-format/index.ts";
import { chooseAlternative, isReadable } from "./choose-alternative.ts";
import { readFieldMark, type Token } from "./fields/field-tokens.ts";
import { readCode, symbolFontOf } from "./fields/read-symbol.ts";
import { isFormulaText, readMarks } from "./marks.ts";
import { nodePiece, type Piece, textPiece } from "./pieces.ts";
import { type DrawingSetting, readDrawing } from "./read-drawing.ts";
import type { FormulaSetting } from "./read-formula.ts";
import { readHidden, type Styles } from "./styles.ts";

export type PieceSetting = DrawingSetting &
  FormulaSetting & {
    readonly styles: Styles;
    readonly relationships: ReadonlyMap<string, Relationship>;
  };

const EMPTY_RUN = new Set([
  ...["w:rPr", "w:lastRenderedPageBreak", "w:softHyphen", "w:delText", "w:footnoteRef", "w:endnoteRef"],
  ...["w:separator", "w:continuationSeparator", "w:annotationRef"],
]);

type RunSetting = PieceSetting & {
  /** The paragraph's style hides its text. */
  readonly isHiddenByStyle: boolean;
  /** Reads what is no part of runs alone. */
  readonly readElement: (element: XmlElement) => Token[];
};

/** Reads one run: its words, breaks, signs and drawings. */
export function readRun(run: XmlElement, setting: RunSetting): Token[] {
  const { styles, left, readElement } = setting;
  const properties = childOf(run, "w:rPr");
  if (isHidden(properties, setting) && findAll(run, "w:fldChar").length === 0 && findAll(run, "w:instrText").length === 0) {
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

function isHidden(properties: XmlElement | undefined, { styles, isHiddenByStyle }: { styles: Styles; isHiddenByStyle: boolean }): boolean {
  const style = childOf(properties, "w:rStyle");
  return readHidden(properties) ?? (style === undefined ? null : readHidden(styles.run(settingOf(style)))) ?? isHiddenByStyle;
}
