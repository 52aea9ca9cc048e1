/** Faults of a service, each for the next calls of it. */
export const BIBLIOGRAPHY_FAULTS = [
  /** 503, and nothing else. */
  "down",
  /** No answer until the connection is closed. */
  "noAnswer",
  /** 429 with `retry-after: 20`. */
  "limited",
  /** A sound answer of Crossref that tells a pace of one call in a second. */
  "strict",
  /** Another title, authors and year under the right DOI. */
  "lying",
  /** The work of another DOI. */
  "otherDoi",
  /** An HTML page with status 200. */
  "nonJson",
  /** The connection breaks in the middle of the answer. */
  "halfAnswer",
  /** Sound JSON in which every field has another type than it should. */
  "wrongTypes",
  /** A sound beginning, and then more than anybody reads. */
  "huge",
  /** Tags, control characters, long texts and senseless numbers inside the fields. */
  "hostileFields",
] as const;

export type BibliographyFault = (typeof BIBLIOGRAPHY_FAULTS)[number];
