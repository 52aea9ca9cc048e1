import type { CatalogueScene } from "@tangleaf/catalogue";
import { QUOTE_CAP_FACTOR, TOKENS_PER_CHARACTER } from "@tangleaf/contract";
import { countCharacters } from "@tangleaf/document";
import type { ModelInfo, WritingTask } from "../../ports/model.ts";

/** A title, a hook, a name with its reason. */
const CHARACTERS_PER_ITEM = 40;
/** Length of a reworked passage over that of its source. */
const EDIT_FACTOR = { rewrite: 1, polish: 1, expand: 1.6, condense: 0.6 } as const;

/** Characters a task will probably make. */
export function expectedCharacters(task: WritingTask, scene: CatalogueScene | null): number {
  if (task.kind === "edit") return Math.ceil(countCharacters(task.selection) * EDIT_FACTOR[task.action]);
  if (task.target !== null) return scene?.output.unit === "item" ? task.target * CHARACTERS_PER_ITEM : task.target;
  if (task.kind === "revise") return countCharacters(task.text);
  return countCharacters(Object.values(task.fields).join("\n"));
}

/** Tokens to reserve (spec §9: 1.25 a character), at the model's price. */
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
