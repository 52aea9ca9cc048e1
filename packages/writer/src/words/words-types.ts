/** Word tables of the text tools. Every rule keeps the sentence grammatical wherever it applies. */
export interface Words {
  /** Pattern of a wordy or faulty wording and its better form. */
  readonly wordy: readonly (readonly [string, string])[];
  /** Pattern of a colloquial wording and its written counterpart. */
  readonly formal: readonly (readonly [string, string])[];
  /** Clause order: pattern of a whole sentence and its turned form. */
  readonly turns: readonly (readonly [string, string])[];
  /** Words of the tools themselves. */
  readonly notes: Readonly<
    Record<
      | "changes"
      | "before"
      | "after"
      | "noChange"
      | "term"
      | "termSource"
      | "termTarget"
      | "translation"
      | "structure"
      | "inTheManner"
      | "askData"
      | "next",
      string
    > &
      Record<"expand" | "goOn" | "imitateParts" | "imitate", readonly string[]>
  >;
}
