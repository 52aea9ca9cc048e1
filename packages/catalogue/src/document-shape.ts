import type { SectionNeed } from "@tangleaf/contract";
import type { Text } from "./scene.ts";

/** A chapter of a document, or a part of one. */
export type ShapePart = {
  readonly title: Text;
  /** What it is to show. */
  readonly intent: Text;
};
export type ShapeChapter = ShapePart & {
  /** What it is for, in the words of the sample writer: a role of a section, or in `kepu` the section of the scene. */
  readonly role: string;
  /** Percent of the text; 0 = nobody writes it, its table stands there from the beginning. */
  readonly weight: number;
  readonly needs?: readonly SectionNeed[];
  /** The dates of the form, or blanks for them, as a table. */
  readonly table?: "schedule";
  /** Sections a chapter is divided into where it is long. */
  readonly parts?: readonly ShapePart[];
};

/** What a kind of document is made of, whoever writes it. */
export type DocumentShape = {
  readonly numbering: "chinese" | "decimal" | "none";
  /** How it comes to its findings, where every one of its kind does the same; null = told from the topic. */
  readonly method: "case" | null;
  readonly chapters: readonly ShapeChapter[];
};
