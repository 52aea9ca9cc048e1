import type { CheckOptions } from "../check-options.ts";
import { type CheckedDocument, type CheckedText, placeIn } from "../checked-document.ts";
import { createWordFinder } from "../find-words.ts";
import { type Finding, type FindingOf, finding } from "../finding.ts";
import { type GlossaryCandidate, readGlossary } from "../glossary/read-glossary.ts";

const LATIN_WORD = /[A-Za-z][A-Za-z0-9&+-]*/g;
const HAN = /\p{Script=Han}/u;

/** Wordings the glossary names as variants of a term. A variant inside a term (问卷 in 调查问卷) is the term. */
export function checkTermVariants({ prose }: CheckedDocument, { glossary = [] }: CheckOptions): FindingOf<"termVariant">[] {
  const terms = new Set(glossary.flatMap(({ term, english, abbreviation }) => [term, english ?? "", abbreviation ?? ""]));
  const termOf = new Map<string, string>();
  for (const { term, variants = [] } of glossary) for (const variant of variants) if (!terms.has(variant)) termOf.set(variant, term);
  if (termOf.size === 0) return [];
  const find = createWordFinder([...terms, ...termOf.keys()]);
  return prose.flatMap((text) =>
    find(text.text).flatMap(({ word, from, to }) => {
      const term = termOf.get(word);
      return term === undefined ? [] : [finding("termVariant", placeIn(text, from, to), { term, variant: text.text.slice(from, to) })];
    }),
  );
}

/** An abbreviation that is said to mean two things, and one that is used before it is explained. */
export function checkAbbreviations({ prose }: CheckedDocument): Finding[] {
  const candidates = readGlossary(prose.map(({ text }) => text)).filter(({ abbreviation }) => abbreviation !== undefined);
  const firsts = new Map<string, GlossaryCandidate>();
  const found: Finding[] = [];
  for (const candidate of candidates) {
    const { abbreviation = "", term } = candidate;
    const key = `${abbreviation} ${HAN.test(term) ? "zh" : "en"}`;
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, candidate);
    else if (!isSameTerm(first.term, term)) {
      found.push(
        finding("abbreviationTwice", placeOf(candidate, prose), {
          abbreviation,
          expansion: term,
          otherExpansion: first.term,
          first: placeOf(first, prose),
        }),
      );
    }
  }
  return [...found, ...usedEarly(prose, candidates)];
}

function usedEarly(prose: readonly CheckedText[], candidates: readonly GlossaryCandidate[]): FindingOf<"abbreviationEarly">[] {
  const expanded = new Map<string, GlossaryCandidate>();
  for (const candidate of candidates) {
    const { abbreviation = "" } = candidate;
    if (!HAN.test(abbreviation) && !expanded.has(abbreviation)) expanded.set(abbreviation, candidate);
  }
  const found: FindingOf<"abbreviationEarly">[] = [];
  for (const [index, text] of prose.entries()) {
    for (const { 0: word, index: from } of text.text.matchAll(LATIN_WORD)) {
      const candidate = expanded.get(word);
      if (candidate === undefined) continue;
      expanded.delete(word);
      if (index > candidate.text || (index === candidate.text && from >= candidate.from)) continue;
      const values = { abbreviation: word, expansion: candidate.term, expandedAt: placeOf(candidate, prose) };
      found.push(finding("abbreviationEarly", placeIn(text, from, from + word.length), values));
    }
  }
  return found;
}

/** The left end of a Chinese term is uncertain, and some authors leave out its last word: 结构方程（SEM）. */
function isSameTerm(one: string, other: string): boolean {
  const [a, b] = [one, other].map((term) =>
    term
      .toLowerCase()
      .replace(/[\s-]+/g, " ")
      .replace(/s$/, ""),
  );
  return a === undefined || b === undefined || a.includes(b) || b.includes(a);
}

function placeOf({ text, from, to }: GlossaryCandidate, prose: readonly CheckedText[]) {
  const owner = prose[text];
  return owner === undefined ? { sectionId: "", block: 0 } : placeIn(owner, from, to);
}
