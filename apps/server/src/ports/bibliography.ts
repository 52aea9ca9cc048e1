/** Databases of published works that can be asked. */
export type SourceName = "openalex" | "crossref";

export type WorkType =
  | "article"
  | "conference"
  | "book"
  | "chapter"
  | "thesis"
  | "report"
  | "standard"
  | "dataset"
  | "preprint"
  | "patent"
  | "other";

/** A person, or an institution as `family` with an empty `given`. */
export type WorkAuthor = { readonly family: string; readonly given: string };

/**
 * A published work as a source describes it. Adapters bound every length and remove tags and control characters; whether it
 * is true is for the reader to judge. null = the source says nothing usable.
 */
export type FoundWork = {
  /** Lower case, without an address: `10.1000/xyz`. */
  readonly doi: string | null;
  /** Never empty. */
  readonly title: string;
  readonly authors: readonly WorkAuthor[];
  readonly year: number | null;
  /** The journal, proceedings or book it is in. */
  readonly container: string | null;
  readonly volume: string | null;
  readonly issue: string | null;
  /** As printed: `12-19`, or the number of an article. */
  readonly pages: string | null;
  readonly publisher: string | null;
  readonly type: WorkType;
  /** ISO 639-1, lower case. */
  readonly language: string | null;
  readonly abstract: string | null;
  /** http or https. */
  readonly url: string | null;
  /** How many works cite it, as its source counts. */
  readonly citedBy: number;
  readonly source: SourceName;
};

export type WorkQuery = {
  /** What the person typed: words of a title, authors, a subject. */
  readonly query: string;
  /** Only works in this language (ISO 639-1). */
  readonly language?: string | undefined;
  /** Works of one page. */
  readonly limit: number;
  /** From 1. */
  readonly page: number;
  readonly signal: AbortSignal;
};

/** One database of works. Both methods throw BibliographyError. */
export interface WorkSource {
  readonly name: SourceName;
  /** Best match first; empty where there is none. */
  search(query: WorkQuery): Promise<readonly FoundWork[]>;
  /** The work of a DOI; null where the source has none. Throws badAnswer for another DOI's work. */
  byDoi(doi: string, signal: AbortSignal): Promise<FoundWork | null>;
}

/** All databases of this deployment together. Both methods throw BibliographyError. */
export interface Bibliography {
  /** Databases that are asked; none = nothing can be looked up. */
  readonly sources: readonly SourceName[];
  /** Best match first, each work once; up to `limit` of each source. `missing`: sources that did not answer. */
  search(query: WorkQuery): Promise<{ readonly list: readonly FoundWork[]; readonly missing: readonly SourceName[] }>;
  /**
   * null where every source says that there is none. Throws where none has it and one did not answer, and badAnswer where they
   * name different works.
   */
  byDoi(doi: string, signal: AbortSignal): Promise<FoundWork | null>;
}

/** Answers of sources, kept for later. They may be lost at any time. */
export interface AnswerCache {
  /** null where there is none, or its time is over. */
  read(key: string): Promise<string | null>;
  /** `keptMs`: how long it may be read, in milliseconds. */
  write(key: string, answer: string, keptMs: number): Promise<void>;
}

/**
 * `unavailable`: no connection, a refusal, or a fault of the source; `timeout`: no whole answer in time; `limited`: it wants
 * fewer calls; `badAnswer`: an answer that is none.
 */
export type BibliographyFault = "unavailable" | "timeout" | "limited" | "badAnswer";

/** What went wrong with a source; the note is for the log and quotes no answer. */
export class BibliographyError extends Error {
  readonly fault: BibliographyFault;
  /** When it may be asked again, in milliseconds from now; null = unknown. */
  readonly waitMs: number | null;
  constructor(fault: BibliographyFault, note: string, waitMs: number | null = null) {
    super(note);
    this.name = "BibliographyError";
    this.fault = fault;
    this.waitMs = waitMs;
  }
}
