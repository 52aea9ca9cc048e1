/** Word tables of the text tools. */
export interface Words {
  /** Interchangeable in ordinary prose. */
  readonly synonyms: readonly (readonly [string, string])[];
  /** Pattern of a wordy or faulty wording and its better form. */
  readonly wordy: readonly (readonly [string, string])[];
  /** Colloquial word and its written counterpart. */
  readonly formal: readonly (readonly [string, string])[];
  /** Clause order: pattern and its turned form. */
  readonly turns: readonly (readonly [string, string])[];
  /** Words of the tools themselves. */
  readonly notes: Readonly<
    Record<
      | "changes"
      | "before"
      | "after"
      | "noChange"
      | "needsModel"
      | "term"
      | "termSource"
      | "termTarget"
      | "structure"
      | "parts"
      | "askData"
      | "data"
      | "opening",
      string
    >
  >;
}
