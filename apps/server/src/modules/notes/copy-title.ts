import { DOCUMENT_TITLE_MAX_CHARACTERS, type Variant } from "@tangleaf/contract";

const ENDINGS: Readonly<Record<Variant, string>> = { zh: "（副本）", en: " (copy)" };

/** The title of a copy, as long as a title may be; one without a title has none. */
export function copyTitle(title: string, variant: Variant): string {
  const ending = ENDINGS[variant];
  return title === "" ? "" : title.slice(0, DOCUMENT_TITLE_MAX_CHARACTERS - ending.length).toWellFormed() + ending;
}
