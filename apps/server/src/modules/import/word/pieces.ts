import type { MarkJson, NodeJson } from "@tangleaf/document/model";
import type { FormulaWord, XmlElement } from "../../word-format/index.ts";
import type { WordChart } from "./charts/word-chart.ts";

/** What a paragraph is made of, in its order: nodes of text, and what becomes a block or says something of one. */
export type Piece =
  | { readonly kind: "node"; readonly node: NodeJson }
  /** A reference that is known only when all bookmarks are: what it refers to, and what stands there otherwise. */
  | {
      readonly kind: "reference";
      readonly bookmark: string;
      readonly isPage: boolean;
      readonly isNumber: boolean;
      readonly pieces: readonly Piece[];
    }
  | { readonly kind: "counter"; readonly name: string; readonly pieces: readonly Piece[] }
  | { readonly kind: "bookmark"; readonly name: string }
  | {
      readonly kind: "formula";
      readonly latex: string;
      readonly isBlock: boolean;
      readonly isNumbered: boolean;
      /** What stands for it where no formula can, and whether that says it in full. */
      readonly words: readonly NodeJson[];
      readonly isPlain: boolean;
    }
  | { readonly kind: "picture"; readonly asset: string; readonly alt: string; readonly width: number | null }
  | { readonly kind: "chart"; readonly chart: WordChart }
  | { readonly kind: "pageBreak" }
  /** A line across the page. */
  | { readonly kind: "rule" }
  | { readonly kind: "textBox"; readonly content: XmlElement };

/** Pictures and charts, which are blocks wherever they stand. */
export const isDrawn = ({ kind }: Piece): boolean => kind === "picture" || kind === "chart";

export const nodePiece = (node: NodeJson): Piece => ({ kind: "node", node });

export function textPiece(text: string, marks: readonly MarkJson[] = []): Piece[] {
  return text === "" ? [] : [nodePiece({ type: "text", text, ...(marks.length === 0 ? {} : { marks }) })];
}

/** Words of a formula as text, raised and lowered ones marked so. */
export function wordNodes(words: readonly FormulaWord[]): NodeJson[] {
  return words.flatMap(({ text, place }) =>
    text === "" ? [] : [{ type: "text", text, ...(place === null ? {} : { marks: [{ type: place }] }) }],
  );
}

/** The words of pieces without marks. */
export function wordsOf(pieces: readonly Piece[]): string {
  return pieces
    .map((piece) => {
      if (piece.kind === "counter" || piece.kind === "reference") return wordsOf(piece.pieces);
      if (piece.kind === "formula") return piece.words.map(({ text = "" }) => text).join("");
      if (piece.kind !== "node") return "";
      const { type, text, attrs } = piece.node;
      return type === "text" ? (text ?? "") : type === "hardBreak" ? "\n" : type === "mathInline" ? String(attrs?.["latex"] ?? "") : "";
    })
    .join("");
}

/** Adds a mark to all text among pieces. */
export function withMarks(pieces: readonly Piece[], marks: readonly MarkJson[]): Piece[] {
  if (marks.length === 0) return [...pieces];
  return pieces.map((piece): Piece => {
    if (piece.kind !== "node" || piece.node.type !== "text") return piece;
    const own = (piece.node.marks ?? []).filter(({ type }) => !marks.some((mark) => mark.type === type));
    return nodePiece({ ...piece.node, marks: [...own, ...marks] });
  });
}
