import type { TextLayout } from "@tangleaf/contract";
import { variant } from "#lib/variant.ts";
import { renderFinishedText } from "./render-finished-text.ts";

const texts: Readonly<Record<string, string>> = import.meta.glob("../../../../content/finished-texts/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The finished text of a scene in the language of the build, as HTML; null where the scene has none. */
export function finishedTextOf(key: string, layout: TextLayout): string | null {
  const text = texts[`../../../../content/finished-texts/${variant}/${key}.md`];
  return text === undefined ? null : renderFinishedText(text, layout);
}
