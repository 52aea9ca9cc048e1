import type { Atom, Brief, Section } from "../engine/draft-types.ts";
import { formsOf } from "../forms/index.ts";
import { sectionCuesOf } from "../forms/section-cues.ts";
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
  content: [
    "fact",
    "list",
    "result",
    "scene",
    "measure",
    "process",
    "shot",
    "dialog",
    "sell",
    "example",
    "data",
    "rule",
    "request",
    "schedule",
  ],
  people: ["team", "intro", "table", "basis", "example"],
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

const CUE = 1.4;
/** What the section is called, and the clause has the words for it. */
const NAME_CUE = 3.2;
/** Clear wording counts more than the field it was typed into. */
const CLEAR_CUES = new Set(["problem", "plan", "cause", "thanks"]);
const CLEAR_CUE = 2.6;
const KEY_FIRST = 3;
const KEY_STEP = 0.35;
/** A label of the user's ("问题：") decides. */
const GIVEN_LABEL = 8;
const NAME_IN_LABEL = 1.6;
const NAME_IN_TEXT = 1.1;
const NAME_LIMIT = 3;
const PLACE = 1.2;
const RELUCTANCE = 2;
/** A section that is empty so far is preferred by this little. */
const EMPTY = 0.3;
/** Characters of a sentence in which cues are searched: what a sentence does shows at its beginning. */
const CUE_REACH = 400;

/** Assigns each of the user's clauses to a section by label, wording, field and order; none is dropped. */
export function assignAtoms({ brief, sections }: { brief: Brief; sections: readonly Section[] }): void {
  const { language } = brief;
  const cues = Object.entries(formsOf(language).cues).map(([fn, pattern]) => ({ fn, pattern: new RegExp(pattern, "i") }));
  const open = sections.filter(({ fn }) => !CLOSED.has(fn));
  const quoted = QUOTED.has(brief.scene.key) ? open.slice(0, 1) : open;
  const accepting = quoted.length > 0 ? quoted : sections;
  const middles = middlesOf(accepting);
  const names = new Map(accepting.map((section) => [section, unitsOf(section.name, language)]));
  const labels = new Map(brief.atoms.flatMap(({ label, given }) => [label, given]).map((label) => [label, unitsOf(label, language)]));
  const cuesOf = new Map(accepting.map((section) => [section, sectionCuesOf(language).filter(({ name }) => name.test(section.name))]));
  const functionsOf = (text: string) => new Set(cues.filter(({ pattern }) => pattern.test(text)).map(({ fn }) => fn));
  for (const atom of brief.atoms) {
    const beginning = atom.text.slice(0, CUE_REACH);
    const fits = functionsOf(beginning);
    const named = functionsOf(atom.given);
    let best = accepting[0];
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const section of accepting) {
      const name = names.get(section) ?? NONE;
      const told = Math.max(0, ...(cuesOf.get(section) ?? []).filter(({ words }) => words.test(beginning)).map(({ weight }) => weight));
      const score =
        scoreOf({ atom, section, fits, name, label: labels.get(atom.label) ?? NONE, told }) +
        (atom.given !== "" && (named.has(section.fn) || sharedUnits(name, labels.get(atom.given) ?? NONE) > 0) ? GIVEN_LABEL : 0) +
        (section.atoms.length === 0 ? EMPTY : 0) +
        PLACE * (1 - Math.abs((middles.get(section) ?? 0.5) - atom.position));
      if (score > bestScore) {
        best = section;
        bestScore = score;
      }
    }
    best?.atoms.push(atom);
  }
}

const NONE: Units = new Set();

function scoreOf({
  atom,
  section,
  fits,
  name,
  label,
  told,
}: {
  atom: Atom;
  section: Section;
  fits: ReadonlySet<string>;
  name: Units;
  label: Units;
  told: number;
}): number {
  const keyRank = FUNCTIONS_OF_KEY[atom.key]?.indexOf(section.fn) ?? -1;
  const byKey = keyRank < 0 ? 0 : KEY_FIRST - keyRank * KEY_STEP;
  const byCue = !fits.has(section.fn) ? 0 : CLEAR_CUES.has(section.fn) ? CLEAR_CUE : CUE;
  const byLabel = Math.min(NAME_LIMIT, NAME_IN_LABEL * sharedUnits(name, label));
  const byText = Math.min(NAME_LIMIT, NAME_IN_TEXT * sharedUnits(name, atom.units));
  return byKey + byCue + NAME_CUE * told + byLabel + byText - (RELUCTANT.has(section.fn) && told === 0 ? RELUCTANCE : 0);
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
