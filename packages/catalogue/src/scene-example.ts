import type { Variant } from "@tangleaf/contract";
import type { CatalogueScene } from "./scene.ts";

/** What a placeholder that is an example begins with. */
const EXAMPLE_SIGNS: Readonly<Record<Variant, string>> = { zh: "比如：", en: "e.g. " };

/**
 * A scene's form as somebody might have filled it in: what the scene file gives, else the example its placeholder is, and numbers at
 * their default.
 */
export function exampleOf({ form, example = {} }: CatalogueScene, variant: Variant): Record<string, string | number> {
  return Object.fromEntries(
    form.map(({ key, type, placeholder, default: start, min }) => {
      const given = example[key];
      if (given !== undefined) return [key, typeof given === "number" ? given : given[variant]];
      return [key, type === "number" ? (start ?? min ?? 1) : exampleIn(placeholder[variant], variant)];
    }),
  );
}

/** The example a placeholder is; empty where it only says what to do. */
function exampleIn(placeholder: string, variant: Variant): string {
  const sign = EXAMPLE_SIGNS[variant];
  return placeholder.startsWith(sign) ? placeholder.slice(sign.length) : "";
}
