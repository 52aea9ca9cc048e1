import { countCharacters } from "@tangleaf/document";
import { bankPiece, sizeOfSection, userPiece } from "./blocks.ts";
import type { Context } from "./create-context.ts";
import type { Section } from "./draft-types.ts";

const MOST_ITEMS = 60;
const SHORTEST = { zh: 14, en: 9 };

/** The user's sentences as items, then items of the genre (lists, questions, shots, lines) until the budget is used. */
export function writeItems(section: Section, context: Context): void {
  const kind = section.fn;
  const { pool, brief } = context;
  const { language } = brief;
  const own = section.atoms.reduce((sum, { size }) => sum + size, 0);
  pool.turn();
  const opening = pool.draw({ fn: kind, kind: section.atoms.length > 0 ? "open" : "bare", max: Math.max(0, section.budget - own) });
  if (opening && section.budget - own > countCharacters(opening) * 2) section.blocks.push({ layout: "text", pieces: [bankPiece(opening)] });
  const quote = context.forms.fieldSentence[`${brief.scene.key}.content`]?.[0];
  for (const atom of section.atoms) {
    const piece = userPiece(atom, language);
    const text = quote && atom.key === "content" ? quote.replace("{v}", piece.text) : piece.text;
    section.blocks.push({ layout: "item", pieces: [{ ...piece, text }] });
  }
  if (section.atoms.length === 0) {
    const gap = pool.draw({ fn: kind, kind: "gap", max: Math.max(0, section.budget - sizeOfSection(section, language) + 8) });
    if (gap) section.blocks.push({ layout: "item", pieces: [bankPiece(gap)] });
  }
  for (let round = 0; round < MOST_ITEMS; round += 1) {
    const missing = section.budget - sizeOfSection(section, language);
    if (missing < SHORTEST[language] || !addItem(section, context, missing)) break;
  }
}

/** Adds one item of at most about the missing length; false when the banks have none. */
export function addItem(section: Section, context: Context, missing: number): boolean {
  const { language } = context.brief;
  const kind = section.fn;
  context.pool.turn();
  const text = context.pool.draw({
    fn: kind,
    name: section.name,
    kind: "body",
    want: missing < 90 ? missing : null,
    max: missing + SHORTEST[language],
  });
  if (!text) return false;
  section.blocks.push({ layout: "item", pieces: [bankPiece(text)] });
  return true;
}
