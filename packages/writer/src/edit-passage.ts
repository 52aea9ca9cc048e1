import { countCharacters } from "@tangleaf/document";
import type { Language } from "./engine/draft-types.ts";
import { createRandom, hashText } from "./text/random.ts";
import { condenseText } from "./tools/condense-text.ts";
import { growText } from "./tools/grow-text.ts";
import { plainContext } from "./tools/plain-context.ts";
import { polishText, rewordText } from "./tools/word-rules.ts";

export type PassageAction = "rewrite" | "polish" | "expand" | "condense";

export interface EditPassageInput {
  readonly action: PassageAction;
  readonly selection: string;
  readonly language: Language;
  readonly attempt: number;
}

/** Share and bounds of the characters added to an expanded passage. */
const EXPAND_SHARE = 0.7;
const EXPAND_MIN = 30;
const EXPAND_MAX = 400;

const ACTIONS: Readonly<Record<PassageAction, (input: EditPassageInput) => string>> = {
  rewrite: ({ selection, language, attempt }) =>
    rewordText(polishText(selection, language).text, language, createRandom(hashText(`${selection}\u0001${attempt}`))),
  polish: ({ selection, language }) => polishText(selection, language).text,
  expand: ({ selection, language, attempt }) => {
    const context = plainContext({ scene: null, text: selection, language, seed: ["expand", attempt] });
    const size = Math.min(EXPAND_MAX, Math.max(EXPAND_MIN, Math.round(countCharacters(selection) * EXPAND_SHARE)));
    const more = growText({ context, size, fns: ["argue", "measure"] }).join(language === "zh" ? "" : " ");
    return selection.trimEnd() + (language === "zh" ? "" : " ") + more;
  },
  condense: ({ selection, language }) => condenseText({ text: selection, target: null, language }),
};

/** The text that replaces the selection. Pure. */
export function editPassage(input: EditPassageInput): string {
  if (input.selection.trim() === "") return input.selection;
  return ACTIONS[input.action](input);
}
