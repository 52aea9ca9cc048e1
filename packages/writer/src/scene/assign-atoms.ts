import type { Atom, Brief, Section } from "../engine/draft-types.ts";
import { formsOf } from "../forms/index.ts";
import { sectionCuesOf } from "../forms/section-cues.ts";
import { sectionsOfField } from "../sentences/section-sentences.ts";
import { sharedUnits, type Units, unitsOf } from "../text/overlap.ts";

/** Functions that fit what a field asks for, best first. */
const FUNCTIONS_OF_KEY: Readonly<Record<string, readonly string[]>> = {
  summary: ["result", "fact", "list", "sum"],
  plan: ["plan", "measure", "purpose", "schedule"],
  problem: ["problem", "purpose", "bg", "market", "fact", "list"],
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
const KEY_FIRST = 1.8;
const KEY_STEP = 0.12;
/** What a section counts that the scene itself gives to the field: wording decides among several, only clear wording against them. */
const FIELD_GIVEN = 6;
/** A label of the user's ("问题：") decides. */
const GIVEN_LABEL = 8;
const NAME_IN_LABEL = 1.6;
const NAME_IN_TEXT = 1.1;
const NAME_LIMIT = 3;
/** What the place of a clause counts where the material runs through the text's parts, and where it is about one of them. */
const PLACE = { everySection: 5, through: 3, one: 1.2 };
/** As many clauses as sections, about: then the field they stand in says little of each. */
const EVERY_SECTION = 0.8;
const FIELD_OF_ALL = 0.4;
/** A field for one thing (a plan, a reason) says much. */
const FIELD_OF_ONE = 1.8;
const GENERAL_FIELDS = new Set(["content", "summary", "tiyan", "selfinfo"]);

function fieldWeight(key: string, isWhole: boolean): number {
  return GENERAL_FIELDS.has(key) ? (isWhole ? FIELD_OF_ALL : 1) : FIELD_OF_ONE;
}
const RELUCTANCE = 0.8;
/** Sections of these functions hold what is worded so; a plain fact does not belong there. */
const WORDED = new Set([
  "sum",
  "problem",
  "plan",
  "cause",
  "thanks",
  "risk",
  "feel",
  "wish",
  "tip",
  "compare",
  "measure",
  "rebut",
  "require",
]);
const NOT_WORDED = 2;
/** A summary is the user's own or none: a single fact is no summary. */
const NO_SUMMARY = 6;
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
  const runsThrough = brief.atoms.some((atom) =>
    accepting.some(
      (section) => WORDED.has(section.fn) && (cuesOf.get(section) ?? []).some(({ words }) => words.test(atom.text.slice(0, CUE_REACH))),
    ),
  );
  const isWhole = runsThrough && brief.atoms.length >= accepting.length * EVERY_SECTION;
  const place = isWhole ? PLACE.everySection : runsThrough ? PLACE.through : PLACE.one;
  const scores = brief.atoms.map((atom) => {
    const beginning = atom.text.slice(0, CUE_REACH);
    const fits = functionsOf(beginning);
    const named = functionsOf(atom.given);
    return accepting.map((section) => {
      const name = names.get(section) ?? NONE;
      const told = Math.max(0, ...(cuesOf.get(section) ?? []).filter(({ words }) => words.test(beginning)).map(({ weight }) => weight));
      return (
        scoreOf({ atom, section, fits, name, label: labels.get(atom.label) ?? NONE, told, field: fieldWeight(atom.key, isWhole) }) +
        (atom.given !== "" && (named.has(section.fn) || sharedUnits(name, labels.get(atom.given) ?? NONE) > 0) ? GIVEN_LABEL : 0) +
        (sectionsOfField(brief.scene.key, atom.key).includes(section.en) ? FIELD_GIVEN : 0) +
        place * (1 - Math.abs((middles.get(section) ?? 0.5) - atom.position))
      );
    });
  });
  for (const [index, at] of bestOrder(scores, brief.atoms).entries()) {
    const atom = brief.atoms[index];
    if (atom) accepting[at]?.atoms.push(atom);
  }
}

/** Going back to an earlier section within a field costs this: people write in about the order in which a text is read. */
const GOING_BACK = 1.6;

/** The section of each clause: the best sum of fitting wording and of keeping the order. Its time grows with the clauses, times sections squared. */
function bestOrder(scores: readonly (readonly number[])[], atoms: readonly Atom[]): number[] {
  const width = scores[0]?.length ?? 0;
  if (width === 0) return [];
  const from: number[][] = [];
  let sums = [...(scores[0] ?? [])];
  for (let index = 1; index < scores.length; index += 1) {
    const isNewField = atoms[index]?.key !== atoms[index - 1]?.key;
    const before: number[] = [];
    const next: number[] = [];
    for (let to = 0; to < width; to += 1) {
      let best = 0;
      let most = Number.NEGATIVE_INFINITY;
      for (let at = 0; at < width; at += 1) {
        const sum = (sums[at] ?? 0) - (at > to && !isNewField ? GOING_BACK : 0);
        if (sum > most) {
          most = sum;
          best = at;
        }
      }
      before.push(best);
      next.push(most + (scores[index]?.[to] ?? 0));
    }
    from.push(before);
    sums = next;
  }
  let at = sums.indexOf(Math.max(...sums));
  const path = [at];
  for (let index = from.length - 1; index >= 0; index -= 1) {
    at = from[index]?.[at] ?? 0;
    path.push(at);
  }
  return path.reverse();
}

const NONE: Units = new Set();

function scoreOf({
  atom,
  section,
  fits,
  name,
  label,
  told,
  field,
}: {
  atom: Atom;
  section: Section;
  fits: ReadonlySet<string>;
  name: Units;
  label: Units;
  told: number;
  field: number;
}): number {
  const keyRank = FUNCTIONS_OF_KEY[atom.key]?.indexOf(section.fn) ?? -1;
  const byKey = keyRank < 0 ? 0 : KEY_FIRST - keyRank * KEY_STEP;
  const byCue = !fits.has(section.fn) ? 0 : CLEAR_CUES.has(section.fn) ? CLEAR_CUE : CUE;
  const byLabel = Math.min(NAME_LIMIT, NAME_IN_LABEL * sharedUnits(name, label));
  const byText = Math.min(NAME_LIMIT, NAME_IN_TEXT * sharedUnits(name, atom.units));
  const isWorded = told > 0 || byCue > 0 || byText > 0;
  const unfit = WORDED.has(section.fn) && !isWorded && keyRank < 0 ? (section.fn === "sum" ? NO_SUMMARY : NOT_WORDED) : 0;
  const reluctant = RELUCTANT.has(section.fn) && told === 0 && keyRank !== 0 && keyRank !== 1 ? RELUCTANCE : 0;
  return field * byKey + byCue + NAME_CUE * told + byLabel + byText - unfit - reluctant;
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
