import type { Reference } from "../reference.ts";

/** Why a piece of a text did not become a reference. */
export type ReferenceProblem = "noTitle" | "unclosed" | "notAnEntry" | "tooLong" | "tooMany";

export type FailedReference = {
  /** Line of the text, from 1. */
  readonly line: number;
  /** The piece, cut to 200 characters. */
  readonly text: string;
  readonly reason: ReferenceProblem;
};

export type ReadReferences = { readonly references: readonly Reference[]; readonly failed: readonly FailedReference[] };

/** References read from one text; one more ends reading with `tooMany`. */
export const MOST_REFERENCES = 5000;
/** Failures that are named; more of them say nothing new. */
const MOST_FAILURES = 100;
const SHOWN_TEXT = 200;

/** What is read, collected within bounds. Ids are R1, R2, … in the order of the text. */
export class ReadCollector {
  readonly references: Reference[] = [];
  readonly failed: FailedReference[] = [];

  /** More was there than is taken: reading ends. */
  isFull = false;

  add(line: number, text: string, make: (id: string) => Reference | ReferenceProblem): void {
    if (this.references.length >= MOST_REFERENCES) {
      if (!this.isFull) this.failed.push({ line, text: text.slice(0, SHOWN_TEXT).trim(), reason: "tooMany" });
      this.isFull = true;
      return;
    }
    const made = make(`R${this.references.length + 1}`);
    if (typeof made === "string") this.fail(line, text, made);
    else this.references.push(made);
  }

  fail(line: number, text: string, reason: ReferenceProblem): void {
    if (this.failed.length < MOST_FAILURES) this.failed.push({ line, text: text.slice(0, SHOWN_TEXT).trim(), reason });
  }
}
