import type { XmlElement } from "../../../word-format/index.ts";
import type { LeftOuts } from "../left-out.ts";
import { type Piece, wordsOf } from "../pieces.ts";
import type { Token } from "./field-tokens.ts";
import { showField } from "./show-field.ts";

/** A field being read: what it is told to show, and what it shows. */
type Field = {
  instruction: string;
  isResult: boolean;
  /** What it showed in paragraphs before is in them already. */
  isContinued: boolean;
  readonly form: XmlElement | undefined;
  readonly pieces: Piece[];
};

/** The fields of a text, which may begin in one paragraph and end in another. */
export function createOpenFields(left: LeftOuts) {
  const fields: Field[] = [];

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

  /** The pieces of a paragraph, with what its fields show in place of them. */
  function takeParagraph(tokens: readonly Token[]): Piece[] {
    const pieces: Piece[] = [];
    for (const token of tokens) {
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

  return { takeParagraph, isInContents };
}
