/** What is laid out by rule rather than composed: one object per language. Sentences use the same grammar as the banks. */
export interface Forms {
  /** How a gap is written; {hint} says what to add. */
  readonly todo: string;
  /** Between a label and what it names. */
  readonly colon: string;
  /** Who writes. */
  readonly self: Readonly<Record<"person" | "group" | "office" | "department" | "company" | "paper", string>>;
  /** Sentence for a short field that found no other place, by field key; "*" serves the rest. {label} {v}. */
  readonly fieldSentence: Readonly<Record<string, readonly string[]>>;
  /** Title by scene key or family; "" = no title. {type} is the scene's own title. */
  readonly titles: Readonly<Record<string, readonly string[]>>;
  /** First line of letters and speeches by scene key or family. */
  readonly salutes: Readonly<Record<string, readonly string[]>>;
  /** Line after the salutation by scene key or family. */
  readonly hellos: Readonly<Record<string, readonly string[]>>;
  /** Closing formula before the signature by scene key, kind or family; lines separated by \n. */
  readonly farewells: Readonly<Record<string, readonly string[]>>;
  /** Signature lines by scene key, kind or family. */
  readonly signatures: Readonly<Record<string, readonly string[]>>;
  /** Fixed last sentence that the genre prescribes, by scene key: 妥否，请批示。 */
  readonly formulas: Readonly<Record<string, readonly string[]>>;
  /** Rows of an information table: the first whose pattern fits the section name or scene title. */
  readonly tables: readonly { readonly match: string; readonly rows: readonly string[] }[];
  /** Column heads by rhetorical function in scenes whose result is a table; the first column takes the user's words. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** What goes into a column that only the user can fill. */
  readonly columnGaps: Readonly<Record<string, string>>;
  /** Patterns of item scenes (titles, names, slogans) by scene key. */
  readonly items: Readonly<Record<string, readonly string[]>>;
  /** Words that reveal the function of a user's sentence: pattern by rhetorical function. */
  readonly cues: Readonly<Record<string, string>>;
  /** General tags by scene key or category. */
  readonly tags: Readonly<Record<string, readonly string[]>>;
  /** Heading number by place: 一、. */
  readonly numerals: readonly string[];
}
