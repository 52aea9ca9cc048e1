import type { Language } from "../language.ts";
import type { MethodCard } from "./method-card.ts";
import type { Leaf } from "./outline-leaves.ts";
import type { SectionRole, StudyKind, ThesisMethod } from "./thesis-types.ts";

/** What a cue counts, by where it stands. */
const WORTH = { heading: 3, intent: 2, fact: 2, topic: 1.2 };
const MOST_HITS = 2;
const ROLE_WORTH = 3;
const ROLE_STEP = 0.7;
const MOST_STEPS = 3;

/** A section of more characters, or English words, than this takes a second card. */
const SECOND_CARD_FROM = { zh: 450, en: 270 };
const LEAST_SCORE = 3.4;

/** Their headings name a particular thing: a card that only the topic calls for is about another one. */
const PARTICULAR: ReadonlySet<SectionRole> = new Set<SectionRole>(["concepts", "problems", "causes", "measures", "reading", "comparison"]);

/** Belongs in such a section whatever its words. */
const STANDARD_WORTH = 0.5;

/** A section about the author's own thing takes a card before a general one. */
const OWN_THING = /^“|^[A-Z][a-z]+: /;
const OWN_THING_WORTH = 0.5;

type AssignCardsInput = {
  readonly cards: readonly MethodCard[];
  readonly leaves: readonly Leaf[];
  readonly method: ThesisMethod;
  readonly kind: StudyKind | null;
  readonly language: Language;
  /** The author's words of each leaf. */
  readonly factsOfLeaf: readonly string[];
  /** Topic, keywords and all of the material. */
  readonly said: string;
};

/** The cards of each leaf, the most fitting first. No card stands in two leaves; one that nothing calls for stands only where it is standard. */
export function assignCards(input: AssignCardsInput): (readonly MethodCard[])[] {
  const { cards, leaves, language } = input;
  const said = input.said.toLowerCase();
  const scored = cards.flatMap((card) => {
    if (!card.methods.includes(input.method)) return [];
    if (card.kinds !== undefined && !card.kinds.some((kind) => kind === input.kind)) return [];
    const cues = card.cues[language];
    const byTopic = Math.min(MOST_HITS, hits(cues, said, language)) * WORTH.topic;
    return leaves.flatMap((leaf, index) => {
      const rank = card.roles.indexOf(leaf.section.role);
      if (rank < 0) return [];
      const isStandard = card.standard?.includes(leaf.section.role) === true;
      // A standard card's cues are what such headings are called: one is enough, so that a card of the topic comes before it.
      const byHeading = Math.min(isStandard ? 1 : MOST_HITS, hits(cues, leaf.context.toLowerCase(), language)) * WORTH.heading;
      const byIntent = Math.min(MOST_HITS, hits(cues, leaf.section.intent.toLowerCase(), language)) * WORTH.intent;
      const byFacts = Math.min(MOST_HITS, hits(cues, (input.factsOfLeaf[index] ?? "").toLowerCase(), language)) * WORTH.fact;
      const ofRole = ROLE_WORTH - (isStandard ? -STANDARD_WORTH : Math.min(MOST_STEPS, rank) * ROLE_STEP);
      const ofLeaf = byHeading + byIntent + byFacts;
      const ofTopic = OWN_THING.test(leaf.section.title) ? OWN_THING_WORTH : 0;
      const calls = PARTICULAR.has(leaf.section.role) ? ofLeaf : ofLeaf + byTopic;
      const score = calls === 0 && !isStandard ? 0 : ofRole + ofLeaf + byTopic + ofTopic;
      return score < LEAST_SCORE ? [] : [{ card, index, score, isCalled: ofLeaf > 0 }];
    });
  });
  scored.sort((a, b) => b.score - a.score || a.index - b.index || (a.card.key < b.card.key ? -1 : 1));
  const taken: MethodCard[][] = leaves.map(() => []);
  const used = new Set<string>();
  for (const most of [1, 2]) {
    for (const { card, index, isCalled } of scored) {
      const own = taken[index];
      const isShort = (leaves[index]?.section.characters ?? 0) < SECOND_CARD_FROM[language];
      if (own === undefined || own.length >= most || used.has(card.key) || (most === 2 && (isShort || !isCalled))) continue;
      own.push(card);
      used.add(card.key);
    }
  }
  return taken;
}

function hits(cues: readonly string[], text: string, language: Language): number {
  return cues.filter((cue) => (language === "zh" ? text.includes(cue.toLowerCase()) : hasWords(text, cue))).length;
}

/** Whole words only; a plural counts. */
function hasWords(text: string, cue: string): boolean {
  for (let at = text.indexOf(cue); at >= 0; at = text.indexOf(cue, at + 1)) {
    const after = text.slice(at + cue.length, at + cue.length + 2).replace(/^s/, "");
    if (!/[a-z0-9]$/.test(text.slice(0, at)) && !/^[a-z0-9]/.test(after)) return true;
  }
  return false;
}
