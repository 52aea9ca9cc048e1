import type { Variant } from "@tangleaf/contract";

/** Language of what somebody thinks about: Chinese where there is any, English where there are only its letters. */
export function languageOfTexts(texts: readonly string[], otherwise: Variant): Variant {
  const all = texts.join(" ");
  if (/\p{Script=Han}/u.test(all)) return "zh";
  return /[a-z]{2}/i.test(all) ? "en" : otherwise;
}
