import type { CatalogueScene } from "@tangleaf/catalogue";
import { lengthOf } from "@tangleaf/catalogue";
import { renderSections } from "./engine/blocks.ts";
import { createContext } from "./engine/create-context.ts";
import type { Brief, Fields } from "./engine/draft-types.ts";
import { todo } from "./engine/fill-slots.ts";
import type { Language } from "./language.ts";
import { readBrief } from "./scene/read-brief.ts";
import { thinMaterial } from "./scene/trim-atoms.ts";
import { sharedUnits, unitsOf } from "./text/overlap.ts";
import { wordsOf } from "./tools/word-patterns.ts";
import { draftSections, writeBrief } from "./write-scene.ts";

export interface ContinueTextInput {
  readonly scene: CatalogueScene;
  readonly fields: Fields;
  readonly text: string;
  readonly target: number | null;
  readonly language: Language;
  readonly attempt: number;
}

/** Drafts compared to find the one the text is the beginning of. */
const DRAFTS_TRIED = 6;
const FALLBACK_LENGTH = 500;

/** Writes what is missing: the rest of a stopped draft, the sections the text does not have yet, or a mark for what only the user knows. */
export function continueText(input: ContinueTextInput): string {
  const { scene, text, language, attempt } = input;
  const target = input.target ?? lengthOf(scene)?.default ?? FALLBACK_LENGTH;
  const whole = readBrief(input);
  for (let i = 0; i < DRAFTS_TRIED; i += 1) {
    const draft = writeBrief({ whole, scene, target: input.target, language, attempt: i === 0 ? attempt : i - 1 });
    if (draft.startsWith(text) && draft.length > text.length) return draft.slice(text.length);
  }
  const brief = withoutWritten(thinMaterial(whole, target), text);
  const context = createContext({ brief, seed: ["continue", attempt] });
  const start = beginning(text, language);
  const headed = draftSections(context, target).filter(({ heading, name }) => heading !== "" && name !== "");
  const missing = headed.filter(({ name }) => !text.includes(name));
  if (missing.length > 0 && missing.length < headed.length) return start + renderSections(missing, language);
  return start + todo(wordsOf(language).notes.next, context);
}

/** Blocks the text does not contain yet. Word pairs are compared first, which avoids most searches through the whole text. */
function withoutWritten(brief: Brief, text: string): Brief {
  const written = unitsOf(text, brief.language);
  return {
    ...brief,
    atoms: brief.atoms.filter((atom) => sharedUnits(atom.units, written) < atom.units.size || !text.includes(atom.text)),
  };
}

/** Ends a cut sentence, then begins a new paragraph. */
function beginning(text: string, language: Language): string {
  const isWhole = text.trim() === "" || /[。！？.!?：:】\]|”"）)]\s*$/.test(text);
  return `${isWhole ? "" : language === "zh" ? "。" : "."}${/\n\n$/.test(text) || text.trim() === "" ? "" : "\n\n"}`;
}
