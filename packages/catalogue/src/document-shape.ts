import type { ShapeFile } from "./content/shape-file.ts";

/** A chapter of a document, or a part of one, as `content/document-shapes` says. */
export type ShapeChapter = ShapeFile["chapters"][number];
export type ShapePart = NonNullable<ShapeChapter["parts"]>[number];

/** What a kind of document is made of, whoever writes it. */
export type DocumentShape = Pick<ShapeFile, "numbering" | "chapters"> & {
  /** How it comes to its findings, where every one of its kind does the same; null = told from the topic. */
  readonly method: "case" | null;
};
