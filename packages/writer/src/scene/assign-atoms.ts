import { formsOf } from "../banks/index.ts";
import type { Atom, Brief, Section } from "../engine/draft-types.ts";
import { sharedUnits, type Units, unitsOf } from "../text/overlap.ts";

/** Functions that fit what a field asks for, best first. */
const FUNCTIONS_OF_KEY: Readonly<Record<string, readonly string[]>> = {
  summary: ["result", "fact", "list", "sum"],
  plan: ["plan", "measure", "purpose", "schedule"],
  problem: ["problem", "list", "fact", "bg", "purpose"],
  tiyan: ["scene", "list", "process", "compare", "fact", "sell", "schedule"],
  reason: ["cause", "purpose", "argue", "fact", "bg", "scene", "feel"],
  jiating: ["fact", "cause", "purpose", "intro"],
  advantage: ["sell", "list", "fact", "result", "measure", "team"],
  selfinfo: ["intro", "fact", "sell", "example", "scene"],
  guihua: ["schedule", "plan", "purpose"],
  weilai: ["plan", "wish", "purpose"],
  result: ["result", "measure", "data", "fact"],
  measure: ["measure", "plan", "fact"],
  requirement: ["require", "list", "rule", "measure", "qa", "bg"],
  bookDesc: ["intro", "fact"],
  content: ["fact", "list", "result", "scene", "measure", "process", "shot", "dialog", "example", "data", "rule", "request", "schedule"],
  people: ["team", "intro", "table"],
  point: ["argue", "sell", "rule", "hook"],
  offer: ["sell", "rule", "list", "cta"],
  timeSpan: ["schedule", "intro", "bg", "purpose"],
  budget: ["budget", "request", "purpose", "intro"],
  target: ["market", "purpose", "intro", "bg"],
  orientation: ["hook", "argue", "intro"],
};
/** Scenes whose material is another person's text: it comes first and whole. */
const QUOTED = new Set(["chatReply"]);
/** Sections without sentences of the user's. */
const CLOSED = new Set(["title", "sign", "tag", "table"]);
/** Sections that take some only when no other does. */
const RELUCTANT = new Set(["greet", "hook", "close", "cta", "wish", "sum", "thanks", "bg", "purpose", "basis", "require"]);

const CUE = 2.4;
/** Clear wording counts more than the field it was typed into. */
const CLEAR_CUES = new Set(["problem", "plan", "cause", "thanks"]);
const CLEAR_CUE = 4.2;
const KEY_FIRST = 3;
const KEY_STEP = 0.35;
const NAME_IN_LABEL = 1.6;
const NAME_IN_TEXT = 1.1;
const NAME_LIMIT = 3;
const PLACE = 2.2;
const RELUCTANCE = 2;
const OVERFLOW = 4;
/** Characters of a sentence in which cues are searched: what a sentence does shows at its beginning. */
const CUE_REACH = 400;

/** Assigns each of the user's sentences to a section by function, wording and order; none is dropped. */
export function assignAtoms({ brief, sections }: { brief: Brief; sections: readonly Section[] }): void {
  const cues = Object.entries(formsOf(brief.language).cues).map(([fn, pattern]) => ({ fn, pattern: new RegExp(pattern, "i") }));
  const open = sections.filter(({ fn }) => !CLOSED.has(fn));
  const quoted = QUOTED.has(brief.scene.key) ? open.slice(0, 1) : open;
  const accepting = quoted.length > 0 ? quoted : sections;
  const middles = middlesOf(accepting);
  const load = new Map<Section, number>();
  const names = new Map(accepting.map((section) => [section, unitsOf(section.name, brief.language)]));
  const labels = new Map(Object.values(brief.labels).map((label) => [label, unitsOf(label, brief.language)]));
  for (const atom of brief.atoms) {
    const beginning = atom.text.slice(0, CUE_REACH);
    const fits = new Set(cues.filter(({ pattern }) => pattern.test(beginning)).map(({ fn }) => fn));
    let best = accepting[0];
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const section of accepting) {
      const score =
        scoreOf({ atom, section, fits, name: names.get(section) ?? NONE, label: labels.get(atom.label) ?? NONE }) +
        PLACE * (1 - Math.abs((middles.get(section) ?? 0.5) - atom.position)) -
        overflowOf(section, atom, load);
      if (score > bestScore) {
        best = section;
        bestScore = score;
      }
    }
    if (!best) continue;
    best.atoms.push(atom);
    load.set(best, (load.get(best) ?? 0) + atom.size);
  }
}

const NONE: Units = new Set();

function scoreOf({
  atom,
  section,
  fits,
  name,
  label,
}: {
  atom: Atom;
  section: Section;
  fits: ReadonlySet<string>;
  name: Units;
  label: Units;
}): number {
  const keyRank = FUNCTIONS_OF_KEY[atom.key]?.indexOf(section.fn) ?? -1;
  const byKey = keyRank < 0 ? 0 : KEY_FIRST - keyRank * KEY_STEP;
  const byCue = !fits.has(section.fn) ? 0 : CLEAR_CUES.has(section.fn) ? CLEAR_CUE : CUE;
  const byLabel = Math.min(NAME_LIMIT, NAME_IN_LABEL * sharedUnits(name, label));
  const byText = Math.min(NAME_LIMIT, NAME_IN_TEXT * sharedUnits(name, atom.units));
  return byKey + byCue + byLabel + byText - (RELUCTANT.has(section.fn) ? RELUCTANCE : 0);
}

function overflowOf(section: Section, atom: Atom, load: ReadonlyMap<Section, number>): number {
  const after = (load.get(section) ?? 0) + atom.size;
  return after <= section.budget ? 0 : OVERFLOW * Math.min(2, after / Math.max(1, section.budget) - 1);
}

function middlesOf(sections: readonly Section[]): Map<Section, number> {
  const total = sections.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const middles = new Map<Section, number>();
  let before = 0;
  for (const section of sections) {
    middles.set(section, (before + section.weight / 2) / total);
    before += section.weight;
  }
  return middles;
}
