import { importMarksEn } from "../../../messages/import.en.ts";
import { importMarksZh } from "../../../messages/import.zh.ts";
import { nodePiece, type Piece } from "./pieces.ts";

/** What a file has and a document does not; each is a sentence in the messages. */
export const LEFT_KINDS = [
  "comments",
  "revisions",
  "pictures",
  "largePictures",
  "morePictures",
  "formulas",
  "objectFormulas",
  "objects",
  "charts",
  "diagrams",
  "shapes",
  "textBoxes",
  "captions",
  "nestedTables",
  "headers",
  "symbols",
  "fields",
  "headingParts",
  "blocks",
] as const;
export type LeftKind = (typeof LEFT_KINDS)[number];
/** Kinds of which a mark is left at their place. */
export type MarkedKind = LeftKind & keyof typeof importMarksZh;

/** How often each kind occurred, and up to three names. */
export type LeftOut = { readonly kind: LeftKind; count: number; readonly names: string[] };

const NAMES_MAX = 3;
const NAME_MAX_CHARACTERS = 60;

/** Pictures of one file that are imported. A browser needs 4 bytes for each pixel of a picture it shows. */
export const PICTURE_BOUNDS = { pictures: 300, megapixels: 64 } as const;

export type LeftOuts = {
  add(kind: LeftKind, name?: string): void;
  /** Counts the same way, and returns the mark for its place: 【待补充：公式】, which the checks of a document look for. */
  lose(kind: MarkedKind, name?: string): Piece;
  /** The mark of a kind, which is one piece. */
  markOf(kind: MarkedKind): Piece;
  list(): readonly LeftOut[];
};

/** `language`: of the document, which its marks are in. */
export function createLeftOuts(language: "zh" | "en"): LeftOuts {
  const found = new Map<LeftKind, LeftOut>();
  const marks = new Map<MarkedKind, Piece>();
  function add(kind: LeftKind, name?: string): void {
    const one = found.get(kind) ?? { kind, count: 0, names: [] };
    one.count++;
    const short = name?.slice(0, NAME_MAX_CHARACTERS) ?? "";
    if (short !== "" && one.names.length < NAMES_MAX && !one.names.includes(short)) one.names.push(short);
    found.set(kind, one);
  }
  function markOf(kind: MarkedKind): Piece {
    const text = (language === "zh" ? importMarksZh : importMarksEn)[kind];
    const mark = marks.get(kind) ?? nodePiece({ type: "text", text, marks: [{ type: "todo" }] });
    marks.set(kind, mark);
    return mark;
  }
  return {
    add,
    markOf,
    lose(kind, name) {
      add(kind, name);
      return markOf(kind);
    },
    list: () => LEFT_KINDS.flatMap((kind) => found.get(kind) ?? []),
  };
}
