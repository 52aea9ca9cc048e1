import type { Claim } from "./claims/read-claims.ts";
import type { Rule } from "./finding.ts";

/** A term with the one wording it has in a document. */
export type GlossaryEntry = {
  readonly term: string;
  readonly english?: string;
  readonly abbreviation?: string;
  /** Other wordings, which are reported: 调查问卷 where the term is 问卷. */
  readonly variants?: readonly string[];
};

/** A text of the author's own: an earlier paper, a report. */
export type SourceText = { readonly name: string; readonly text: string };

export type CheckOptions = {
  /** Characters of the whole body. Without it: the sum of the sections' targets, where every section has one. */
  readonly target?: number;
  readonly glossary?: readonly GlossaryEntry[];
  /** Ids of the references in the order of their list. Without it citations are not compared with it. */
  readonly references?: readonly string[];
  /** false: references are sorted by author, so the order of citing says nothing. */
  readonly isCitedInOrder?: boolean;
  readonly sources?: readonly SourceText[];
  /** Claims from elsewhere: what the author gave. Their sections are none of the document's, and findings never stand there. */
  readonly claims?: readonly Claim[];
  /** Only these rules; all by default. */
  readonly rules?: readonly Rule[];
};
