import type { Atom, Brief, Section } from "../engine/draft-types.ts";
import { sharedWithOthers } from "../text/overlap.ts";

/** Share of the text the user's own words may fill; beyond it the most informative sentences are kept. */
const MOST_OWN = 1.1;
/** Material of more than this many texts is thinned before it is laid out. */
const MOST_LAID_OUT = 4;
/** Up to this many characters everything is laid out, however short the text. */
const ALWAYS_LAID_OUT = 6000;
const FIGURE_WORTH = 3;

/** When the material is longer than the text asked for, keeps the sentences that share most with the others. */
export function trimAtoms({ sections, target }: { sections: readonly Section[]; target: number }): void {
  const dropped = leastTelling(
    sections.flatMap(({ atoms }) => atoms),
    target * MOST_OWN,
  );
  if (dropped.size === 0) return;
  for (const { atoms } of sections) {
    let kept = 0;
    for (const atom of atoms) if (!dropped.has(atom)) atoms[kept++] = atom;
    atoms.length = kept;
  }
}

/** Thins very long material (a whole book in a form) before it is laid out. */
export function thinMaterial(brief: Brief, target: number): Brief {
  const dropped = leastTelling(brief.atoms, Math.max(ALWAYS_LAID_OUT, target * MOST_LAID_OUT));
  return dropped.size === 0 ? brief : { ...brief, atoms: brief.atoms.filter((atom) => !dropped.has(atom)) };
}

/** Removes sentences until the rest fits; the most informative one always stays. */
function leastTelling(atoms: readonly Atom[], capacity: number): ReadonlySet<Atom> {
  let excess = atoms.reduce((sum, { size }) => sum + size, 0) - capacity;
  const dropped = new Set<Atom>();
  if (excess <= 0 || atoms.length < 2) return dropped;
  const shared = sharedWithOthers(atoms.map(({ units }) => units));
  const ranked = atoms
    .map((atom, index) => ({ atom, worth: (shared[index] ?? 0) + (/\d/.test(atom.text) ? FIGURE_WORTH : 0) }))
    .sort((a, b) => a.worth - b.worth);
  for (const { atom } of ranked.slice(0, -1)) {
    if (excess <= 0) break;
    dropped.add(atom);
    excess -= atom.size;
  }
  return dropped;
}
