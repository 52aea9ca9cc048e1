import type { CatalogueScene } from "@tangleaf/catalogue";
import type { Variant } from "@tangleaf/contract";
import type { Moderation } from "../../ports/moderation.ts";
import { checkFields, type Fields } from "./check-fields.ts";
import { allowedText } from "./moderate-text.ts";

type Deps = { readonly variant: Variant; readonly moderation: Pick<Moderation, "check"> };

/** A form's values as the scene defines them, looked at by the moderation. Throws AppError field.*, content.blocked. */
export function allowedFields({ variant, moderation }: Deps, scene: CatalogueScene, given: Fields): Fields {
  const checked = Object.entries(checkFields(scene, given, variant));
  return Object.fromEntries(
    checked.map(([key, value]) => [key, typeof value === "string" ? allowedText({ moderation }, value, key) : value]),
  );
}
