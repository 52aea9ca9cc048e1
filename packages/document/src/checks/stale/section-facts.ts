import type { DocumentContent } from "../../model/document-content.ts";
import { type CheckedDocument, type CheckedText, readDocument } from "../checked-document.ts";
import { citationsOf } from "../citations-of.ts";
import { readClaims } from "../claims/read-claims.ts";
import type { Place } from "../finding.ts";
import { readGlossary } from "../glossary/read-glossary.ts";
import { hashOf, normalised, placedSentences } from "../pieces-of.ts";

/** A number of a section, as digits: what it counts, and the words it stands in. */
export type ClaimFact = { readonly key: string; readonly value: string; readonly words: string };
/** A term a section explains. `meaning`: the sentence that does, as a hash of its words without marks. */
export type TermFact = {
  readonly term: string;
  readonly english?: string | undefined;
  readonly abbreviation?: string | undefined;
  readonly meaning: string;
};

/** What other sections may depend on: the numbers, terms and citations of one section. */
export type SectionFacts = {
  readonly sectionId: string;
  readonly claims: readonly ClaimFact[];
  readonly terms: readonly TermFact[];
  readonly citations: readonly string[];
};

/** A claim with where it stands. */
export type PlacedClaim = ClaimFact & { readonly text: CheckedText; readonly from: number; readonly to: number };

/** A document as its facts are held against a ledger. */
export type FactsRead = {
  readonly document: CheckedDocument;
  readonly facts: readonly SectionFacts[];
  readonly claims: readonly PlacedClaim[];
  readonly citations: readonly { readonly refId: string; readonly place: Place }[];
};

/** More of one kind in a section are a list, and nothing depends on a list as a whole. */
export const FACTS_MAX = { claims: 60, terms: 40, citations: 100 } as const;
/** Longer words are kept by their beginning. Characters. */
export const FACT_WORDS_MAX = 120;

/** The facts of every section, in the order of the text. */
export function readFacts(content: DocumentContent): FactsRead {
  const document = readDocument(content);
  const claims = document.prose.flatMap((text): PlacedClaim[] =>
    readClaims(text.text, text.sectionId, text.language).map(({ key, value, words, from, to }) => ({
      key: short(key),
      value: String(value),
      words: short(words),
      text,
      from,
      to,
    })),
  );
  const citations = citationsOf(document);
  const terms = termsOf(document);
  const facts = document.sections.map(({ id }): SectionFacts => {
    const own = new Map(
      claims.filter(({ text }) => text.sectionId === id).map(({ key, value, words }) => [`${key} ${value}`, { key, value, words }]),
    );
    return {
      sectionId: id,
      claims: [...own.values()].slice(0, FACTS_MAX.claims),
      terms: (terms.get(id) ?? []).slice(0, FACTS_MAX.terms),
      citations: [...new Set(citations.filter(({ place }) => place.sectionId === id).map(({ refId }) => short(refId)))].slice(
        0,
        FACTS_MAX.citations,
      ),
    };
  });
  return { document, facts, claims, citations };
}

/** A term is explained once: by the section that says it first. */
function termsOf({ prose }: CheckedDocument): ReadonlyMap<string, TermFact[]> {
  const seen = new Set<string>();
  const bySection = new Map<string, TermFact[]>();
  for (const { term, english, abbreviation, text: index, from } of readGlossary(prose.map(({ text }) => text))) {
    const text = prose[index];
    if (text === undefined || seen.has(term)) continue;
    seen.add(term);
    const sentence = placedSentences(text.text).find((one) => one.from <= from && from < one.to);
    const fact = {
      term: short(term),
      ...(english === undefined ? {} : { english: short(english) }),
      ...(abbreviation === undefined ? {} : { abbreviation: short(abbreviation) }),
      meaning: hashOf(normalised(sentence?.text ?? "")),
    };
    const own = bySection.get(text.sectionId);
    if (own === undefined) bySection.set(text.sectionId, [fact]);
    else own.push(fact);
  }
  return bySection;
}

const short = (words: string): string => words.slice(0, FACT_WORDS_MAX).toWellFormed();
