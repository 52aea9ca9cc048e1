const PREFIXES = /^(?:https?:\/\/(?:dx\.|www\.)?doi\.org\/|doi\.org\/|info:doi\/|urn:doi:|doi\s*[:：]?\s*)/i;
/** Marks a DOI picks up at the end of a sentence. */
const TRAILING = /(?<![.,;:。，；：、"'”’])[.,;:。，；：、"'”’]+$/;
const DOI = /^10\.\d{4,9}(?:\.\d+)*\/[^\s\p{C}"\\]+$/u;
/** Would be another path once it is part of an address. */
const DOT_SEGMENT = /(?:^|\/)\.{1,2}(?:\/|$)/;
const MAX_CHARACTERS = 200;

/** The DOI that `text` is, in the one spelling we compare (lower case, without an address or `doi:`); null where it is none. */
export function doiOf(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed.length > 2 * MAX_CHARACTERS) return null;
  const prefix = PREFIXES.exec(trimmed)?.[0] ?? "";
  const rest = trimmed.slice(prefix.length);
  const doi = (prefix.startsWith("http") ? decoded(rest) : rest).replace(TRAILING, "").toLowerCase();
  return doi.length <= MAX_CHARACTERS && DOI.test(doi) && !DOT_SEGMENT.test(doi) ? doi : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
