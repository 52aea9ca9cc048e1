import type { MarkJson } from "@tangleaf/document/model";
import { childOf, type XmlElement } from "../../../word-format/index.ts";
import { type Piece, withMarks } from "../pieces.ts";

/** What a run holds beside pieces: the marks of fields, and their instructions. */
export type Token =
  | Piece
  | { readonly kind: "fieldBegin"; readonly form: XmlElement | undefined }
  | { readonly kind: "fieldSeparate" }
  | { readonly kind: "fieldEnd" }
  /** Words of the text follow: no instruction goes on. */
  | { readonly kind: "fieldBreak" }
  | { readonly kind: "instruction"; readonly text: string };

/** Tokens whose words have marks more. */
export const markTokens = (tokens: readonly Token[], marks: readonly MarkJson[]): Token[] =>
  tokens.map((token) => (isPiece(token) ? (withMarks([token], marks)[0] ?? token) : token));
/** Tells whether a token is shown, and no part of a field. */
export const isPiece = (token: Token): token is Piece => !token.kind.startsWith("field") && token.kind !== "instruction";

/** The begin, the middle or the end of a field. */
export function readFieldMark(mark: XmlElement): Token[] {
  switch (mark.attributes["w:fldCharType"]) {
    case "begin":
      return [{ kind: "fieldBegin", form: childOf(mark, "w:ffData") }];
    case "separate":
      return [{ kind: "fieldSeparate" }];
    case "end":
      return [{ kind: "fieldEnd" }];
    default:
      return [];
  }
}
