import { createContext } from "./engine/create-context.ts";
import type { SceneInput } from "./engine/draft-types.ts";
import { firstComplete, formFor } from "./engine/fill-slots.ts";
import { readBrief } from "./scene/read-brief.ts";

/** What closes a letter or an official document: the words of its form, then name and date. What the form was not told is marked as missing. */
export function signatureOf(input: Pick<SceneInput, "scene" | "fields" | "language">): { closing: string; signature: string } {
  const context = createContext({ brief: readBrief(input), seed: [] });
  const { forms } = context;
  const closing = [
    firstComplete(forms.formulas[input.scene.key], context),
    firstComplete(formFor(forms.farewells, context, true), context),
  ].filter((line) => line !== null && line !== "");
  return { closing: closing.join("\n\n"), signature: firstComplete(formFor(forms.signatures, context, true), context) ?? "" };
}
