import type { CatalogueScene } from "@tangleaf/catalogue";
import { lengthOf } from "@tangleaf/catalogue";
import { countCharacters } from "@tangleaf/document";
import { renderSections } from "./engine/blocks.ts";
import type { Brief, Fields, Language } from "./engine/draft-types.ts";
import { readBrief } from "./scene/read-brief.ts";
import { thinMaterial } from "./scene/trim-atoms.ts";
import { sharedUnits, unitsOf } from "./text/overlap.ts";
import { growText } from "./tools/grow-text.ts";
import { plainContext } from "./tools/plain-context.ts";
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
const SHORTEST_REST = 20;

/** Writes what is missing: the rest of a stopped draft, or the sections the text does not have yet. */
export function continueText(input: ContinueTextInput): string {
  const { scene, fields, text, language, attempt } = input;
  const target = input.target ?? lengthOf(scene)?.default ?? FALLBACK_LENGTH;
  const whole = readBrief(input);
  for (let i = 0; i < DRAFTS_TRIED; i += 1) {
    const draft = writeBrief({ whole, scene, target: input.target, language, attempt: i === 0 ? attempt : i - 1 });
    if (draft.startsWith(text) && draft.length > text.length) return draft.slice(text.length);
  }
  const context = plainContext({ scene, fields, text, language, seed: ["continue", attempt] });
  const capacity = Math.max(0, target - countCharacters(text));
  const start = beginning(text, language);
  const draft = draftSections({ ...context, brief: withoutWritten(thinMaterial(context.brief, target), text) }, target);
  const headed = draft.filter(({ heading, name }) => heading !== "" && name !== "");
  const missing = headed.filter(({ name }) => !text.includes(name));
  if (missing.length > 0 && missing.length < headed.length) return start + renderSections(missing, language);
  const size = Math.max(SHORTEST_REST, capacity);
  return start + growText({ context, size, fns: ["measure", "argue", "plan", "close"] }).join("\n\n");
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
  const isWhole = text.trim() === "" || /[。！？.!?：:】|”"）)]\s*$/.test(text);
  return `${isWhole ? "" : language === "zh" ? "。" : "."}${/\n\n$/.test(text) || text.trim() === "" ? "" : "\n\n"}`;
}
