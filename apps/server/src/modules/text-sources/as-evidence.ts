const TEXT_MAX_CHARACTERS = 800;

/** What could be taken for something else than words of a source, and what stands in its place. */
const DEFUSED: readonly (readonly [RegExp, string])[] = [
  // Invisible characters: they would hide marks from the patterns below.
  [/[\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g, ""],
  // `[[R9]]` is how a model cites.
  [/\[{2,}/g, "["],
  [/`{3,}|~{3,}/g, "'''"],
  // Tags, and the marks between the turns of a conversation.
  [/<(?=[/|!?a-z])/gi, "‹"],
  [/(?<![\p{L}\p{N}])(system|assistant|developer|user|系统|助手)\s*[:：]/giu, "“$1” "],
];

/** The text of a source as a model is shown it: words, and nothing that looks like a citation, the end of a fence, or another speaker. */
export function asEvidence(text: string): string {
  return DEFUSED.reduce((words, [mark, instead]) => words.replace(mark, instead), text)
    .slice(0, TEXT_MAX_CHARACTERS)
    .toWellFormed();
}
