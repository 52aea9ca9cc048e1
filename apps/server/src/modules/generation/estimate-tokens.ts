import type { CatalogueScene } from "@tangleaf/catalogue";
import { QUOTE_CAP_FACTOR, SOURCE_LEAST_CHARACTERS, TOKENS_PER_CHARACTER } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import type { ModelInfo, WritingTask } from "../../ports/model.ts";
import { asksForLonger } from "./revised-target.ts";

/** A title, a hook, a name with its reason. */
const CHARACTERS_PER_ITEM = 40;
/** Length of a reworked passage over that of its source. */
const EDIT_FACTOR = { rewrite: 1, polish: 1, expand: 1.6, condense: 0.6 } as const;

/** A text to be made longer becomes at least a few paragraphs, however little there was. */
const LONGER_LEAST_CHARACTERS = 300;

/** Characters a task will probably make: what was asked for, else what its source usually becomes. */
export function expectedCharacters(task: WritingTask, scene: CatalogueScene | null): number {
  if (task.kind === "edit") return fromSource(countCharacters(task.selection) * EDIT_FACTOR[task.action]);
  if (task.target !== null) return scene?.output.unit === "item" ? task.target * CHARACTERS_PER_ITEM : task.target;
  if (task.kind === "revise") return revisedCharacters(task.text, task.instruction);
  return fromSource(countCharacters(Object.values(task.fields).join("\n")));
}

function revisedCharacters(text: string, instruction: string): number {
  const before = countCharacters(text);
  return asksForLonger(instruction) ? Math.max(Math.ceil(before * EDIT_FACTOR.expand), LONGER_LEAST_CHARACTERS) : fromSource(before);
}

/** Of three words a model makes a sentence: a quote by their number would not cover it. */
function fromSource(characters: number): number {
  return Math.max(Math.ceil(characters), SOURCE_LEAST_CHARACTERS);
}

/** Tokens to reserve (1.25 a character), at the model's price. */
export function estimateTokens(task: WritingTask, scene: CatalogueScene | null, model: ModelInfo): number {
  return tokensOf(expectedCharacters(task, scene), model);
}

/** The most a text may cost that was quoted at `quoted` tokens. */
export function capOf(quoted: number): number {
  // Rounded before: 500 × 1.2 is a little over 600 in floating point.
  return Math.ceil(Number((quoted * QUOTE_CAP_FACTOR).toFixed(1)));
}

/** Metered tokens of so many characters. */
export function tokensOf(characters: number, model: Pick<ModelInfo, "price">): number {
  return Math.ceil(Math.ceil(characters * TOKENS_PER_CHARACTER) * model.price.completion);
}
