import { hasSameSigns } from "@tangleaf/document/signs";
import type { Language } from "./language.ts";
import { condenseText } from "./tools/condense-text.ts";
import { polishText, turnSentences } from "./tools/word-rules.ts";

export type PassageAction = "rewrite" | "polish" | "expand" | "condense";

export interface EditPassageInput {
  readonly action: PassageAction;
  readonly selection: string;
  readonly language: Language;
  readonly attempt: number;
}

const ACTIONS: Readonly<Record<PassageAction, (input: EditPassageInput) => string>> = {
  rewrite: ({ selection, language }) => turnSentences(polishText(selection, language).text, language),
  polish: ({ selection, language }) => polishText(selection, language).text,
  // To say more than was said takes a model.
  expand: ({ selection }) => selection,
  condense: ({ selection, language }) => condenseText({ text: selection, target: null, language }),
};

/** The text that replaces the selection: the selection itself where no rule keeps it grammatical. Pure. */
export function editPassage(input: EditPassageInput): string {
  if (input.selection.trim() === "") return input.selection;
  return ACTIONS[input.action](input);
}

/** The same for a paragraph with signs: itself, on one line, where they would not all stay in their order. */
export function editParagraph(input: EditPassageInput): string {
  const edited = editPassage(input)
    .replace(/(?<!\s)\s*\n\s*/g, input.language === "zh" ? "" : " ")
    .trim();
  return edited !== "" && hasSameSigns(edited, input.selection) ? edited : input.selection;
}
