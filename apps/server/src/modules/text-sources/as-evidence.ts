const TEXT_MAX_CHARACTERS = 800;

/** No text may look like a citation of another reference: `[[R9]]` is how a model cites. */
export function asEvidence(text: string): string {
  return text
    .replace(/\[{2,}/g, "[")
    .slice(0, TEXT_MAX_CHARACTERS)
    .toWellFormed();
}
