import { countCharacters } from "@tangleaf/document";
import type { Language } from "../language.ts";
import { sharedUnits, unitsOf } from "../text/overlap.ts";
import type { Leaf } from "./outline-leaves.ts";
import type { FactKind, ThesisFact } from "./parsed-topic.ts";
import type { SectionRole } from "./thesis-types.ts";
import { headingOf } from "./topic-lists.ts";

/** Roles of sections a kind of fact belongs to, the most fitting first. */
const ROLES: Readonly<Record<FactKind, readonly SectionRole[]>> = {
  measure: ["measures"],
  cause: ["causes", "problems", "discussion"],
  rule: ["requirements", "designing", "procedure", "implementation"],
  problem: ["problems", "status", "introduction", "background", "discussion", "results"],
  role: ["requirements", "subjects", "designing"],
  instrument: ["instruments", "procedure", "analysis", "materials", "status"],
  technology: ["technology", "implementation", "designing", "analysis"],
  source: ["background", "reading", "status", "subjects", "procedure", "literature", "materials"],
  part: ["theory", "introduction", "background", "instruments", "reading"],
  variable: ["procedure", "theory", "instruments", "materials", "analysis"],
  sample: ["subjects", "background", "status", "materials", "procedure", "reading", "introduction"],
  step: ["status", "procedure", "requirements", "implementation"],
  count: ["status", "results", "subjects", "problems", "background", "materials", "introduction"],
  pending: ["results", "analysis", "status"],
  plan: ["aims", "theory", "introduction", "analysis", "discussion"],
  fact: ["status", "materials", "requirements", "results", "procedure", "subjects", "background", "reading", "introduction"],
};
const ROLE_WORTH = 8;
const ROLE_STEP = 1.3;
const LATER_KIND = 0.6;
const WORD_WORTH = 1.6;
const MOST_WORDS = 3;

/** The heading was made of this clause. */
const OWN_HEADING = 7;

/** Share of a section its author's clauses may fill: the rest goes to the next best one. */
const MOST_OF_LEAF = 0.7;

/** Roles that only take a clause by its kind: a problem has no place among results. */
const CLOSED: ReadonlySet<SectionRole> = new Set<SectionRole>(["measures", "conclusion", "results", "literature", "concepts", "novelty"]);

/** For each fact the place of the section that says it, in the leaves' order. Each stands once; -1 where there is no section at all. */
export function placeFacts(facts: readonly ThesisFact[], leaves: readonly Leaf[], language: Language): number[] {
  const free = leaves.map(({ section }) => section.characters * MOST_OF_LEAF);
  const titles = leaves.map(({ context }) => unitsOf(context, language));
  const headings = facts.map(({ text }) => headingOf(text, language));
  const size = facts.map(({ text }) => countCharacters(text) + 1);
  return facts.map((fact, at) => {
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (const [index, leaf] of leaves.entries()) {
      const score =
        scoreOf(fact, leaf, headings[at] ?? "", sharedUnits(titles[index] ?? new Set(), fact.units)) -
        ((free[index] ?? 0) < (size[at] ?? 0) ? 100 : 0);
      if (score > most) {
        most = score;
        best = index;
      }
    }
    free[best] = (free[best] ?? 0) - (size[at] ?? 0);
    return best;
  });
}

function scoreOf(fact: ThesisFact, { section, context }: Leaf, heading: string, shared: number): number {
  const byKind = fact.kinds.map((kind, index) => {
    const rank = ROLES[kind].indexOf(section.role);
    return rank < 0 ? 0 : (ROLE_WORTH - rank * ROLE_STEP) * (index === 0 ? 1 : LATER_KIND);
  });
  const role = Math.max(0, ...byKind);
  const isOwn = heading !== "" && section.role !== "measures" && context.includes(heading);
  // A title shares words with headings it has nothing to do with.
  const isWork = fact.kinds[0] === "source" && fact.text.includes("《");
  const words = isWork ? 0 : role > 0 || !CLOSED.has(section.role) ? WORD_WORTH * Math.min(MOST_WORDS, shared) : 0;
  return role + words + (isOwn ? OWN_HEADING : 0);
}
