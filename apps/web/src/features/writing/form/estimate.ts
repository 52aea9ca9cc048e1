import type { Scene } from "@tangleaf/contract";
import { SOURCE_LEAST_CHARACTERS } from "@tangleaf/contract/constants";
import { countCharacters } from "@tangleaf/document/count";
import { tokensOf } from "#lib/format.ts";
import type { FormValues } from "./form-state.ts";

/** A title, a hook, a name with its reason: what the server reckons for one item. */
const CHARACTERS_PER_ITEM = 40;

/** Tokens a text will cost at a model's price, before the server says; null while nothing tells its length. */
export function estimateTokens(scene: Scene, values: FormValues, price: number): number | null {
  const characters = expectedCharacters(scene, values);
  return characters > 0 ? Math.ceil(tokensOf(characters) * price) : null;
}

/** The length asked for, in characters; 0 when the text follows its source. */
function expectedCharacters({ output, form }: Scene, values: FormValues): number {
  const length = Number(values["length"] ?? 0);
  if (length > 0 && output.unit === "char") return length;
  if (length > 0 && output.unit === "item") return length * CHARACTERS_PER_ITEM;
  const texts = form.filter((field) => field.type === "textarea").map((field) => String(values[field.key] ?? ""));
  const source = countCharacters(texts.join("\n"));
  return source === 0 ? 0 : Math.max(source, SOURCE_LEAST_CHARACTERS);
}
