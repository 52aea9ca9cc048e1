import type { DocumentContent, NodeJson } from "@tangleaf/document/model";

/** Facts on cover, title page and in headers. One that is absent or blank is a line to fill in: none is ever made up. */
export type ThesisFacts = {
  readonly title?: string;
  readonly subtitle?: string;
  readonly translatedTitle?: string;
  readonly author?: string;
  readonly studentId?: string;
  readonly school?: string;
  readonly college?: string;
  readonly major?: string;
  readonly className?: string;
  readonly supervisor?: string;
  /** As it is to be printed: 2026年6月. */
  readonly date?: string;
};

export type ThesisAbstract = {
  /** Markdown; its paragraphs are taken. */
  readonly text: string;
  readonly keywords: readonly string[];
};

/** An entry of the list of references. */
export type ThesisReference = {
  /** What `[[R3]]` in the text names: R3. */
  readonly id: string;
  /** Printed in the list and in citations; null where the text cites by author and year. */
  readonly number: number | null;
  /** The finished entry, without its number. */
  readonly text: string;
};

/** A thesis to be made into a Word file. Plain data: it crosses to another thread. */
export type ThesisFile = {
  /** Headings of level 1 are chapters. */
  readonly content: DocumentContent;
  readonly facts: ThesisFacts;
  /** An absent one is left out. */
  readonly abstracts: { readonly zh?: ThesisAbstract; readonly en?: ThesisAbstract };
  /** In the order of the list; none = no list. */
  readonly references: readonly ThesisReference[];
  /** null = left out; no blocks = a page with the heading, to be written on. */
  readonly appendix: readonly NodeJson[] | null;
  /** Markdown; null = left out, blank = a page with the heading. */
  readonly acknowledgements: string | null;
  /** How AI took part, a paragraph each; null = left out. */
  readonly aiStatement: readonly string[] | null;
  /** Has a watermark across every page: the writer has not confirmed the text. */
  readonly isDraft: boolean;
};
