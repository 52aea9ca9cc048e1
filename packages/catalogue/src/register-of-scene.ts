import { outputKinds } from "./output-kinds.ts";
import { type Register, registers } from "./registers.ts";
import type { CatalogueScene, Text } from "./scene.ts";

/** Who reads a text of this scene where its material does not say. */
export function readerOf({ recipe, output }: Pick<CatalogueScene, "recipe" | "output">): Text {
  return recipe.reader ?? registers[output.register].reader;
}

/** Form of a text of this scene. */
export function writtenFormOf({ register, kind }: CatalogueScene["output"]): Text {
  const { form }: Register = registers[register];
  return form ?? outputKinds[kind];
}

/** A sample of the voice of such a text; none for forms it is not the voice of: a list of titles, a plan of videos. */
export function voiceOf({ register, kind }: CatalogueScene["output"]): Text[] {
  const { voice }: Register = registers[register];
  return voice?.of.includes(kind) ? [voice] : [];
}
