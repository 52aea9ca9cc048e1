/** What can be asked for paragraphs of a note. */
export const PASSAGE_ACTIONS = ["rewrite", "polish", "expand", "condense", "translate", "instruct", "continue"] as const;
export type PassageAction = (typeof PASSAGE_ACTIONS)[number];
/** Those that may add what a source says, and cite it; the others change how something is said. */
export const SOURCED_PASSAGE_ACTIONS: readonly PassageAction[] = ["expand", "instruct", "continue"];
/** Those the built-in sample writer has rules for; the others take a model. */
export const SAMPLE_PASSAGE_ACTIONS: readonly PassageAction[] = ["rewrite", "polish", "condense"];
