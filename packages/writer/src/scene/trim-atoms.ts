import type { Atom, Language, Section } from "../engine/draft-types.ts";
import { sharedUnits } from "../text/overlap.ts";

/** The user's own words may fill this share of the text; beyond it the most telling sentences stay. */
const MOST_OWN = 1.02;

/** When the material is longer than the text asked for, keeps the sentences that share most with the others. */
export function trimAtoms({ sections, target, language }: { sections: readonly Section[]; target: number; language: Language }): void {
  const all = sections.flatMap((section) => section.atoms.map((atom) => ({ section, atom })));
  let excess = all.reduce((sum, { atom }) => sum + atom.size, 0) - target * MOST_OWN;
  if (excess <= 0 || all.length < 2) return;
  const whole = (except: Atom) =>
    all
      .filter(({ atom }) => atom !== except)
      .map(({ atom }) => atom.text)
      .join("\n");
  const ranked = all
    .map((entry) => ({ ...entry, worth: sharedUnits(entry.atom.text, whole(entry.atom), language) + (/\d/.test(entry.atom.text) ? 3 : 0) }))
    .sort((a, b) => a.worth - b.worth);
  for (const { section, atom } of ranked.slice(0, -1)) {
    if (excess <= 0) return;
    section.atoms.splice(section.atoms.indexOf(atom), 1);
    excess -= atom.size;
  }
}
