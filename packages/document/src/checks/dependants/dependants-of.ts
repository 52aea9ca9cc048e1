import type { DocumentContent } from "../../model/document-content.ts";
import type { GlossaryEntry } from "../check-options.ts";
import { type CheckedDocument, readDocument } from "../checked-document.ts";
import { citationsOf } from "../citations-of.ts";
import { type Claim, readClaims } from "../claims/read-claims.ts";
import { exhibitsOf, mentionsOf } from "../exhibits.ts";
import { readGlossary } from "../glossary/read-glossary.ts";
import { termsUsed } from "../glossary/terms-used.ts";

/** What one section shows and names; `readSections` gives it. */
export type LinkedSection = {
  readonly id: string;
  readonly text: string;
  /** Keys of the exhibits in it, ids of their nodes, and its own id. */
  readonly shows: readonly string[];
  /** Keys and ids it refers to. */
  readonly refersTo: readonly string[];
};

/** A term with the section that explains it. */
export type DefinedTerm = GlossaryEntry & { readonly sectionId?: string };

/** What sections share, kept beside the document. */
export type SharedState = {
  readonly glossary: readonly DefinedTerm[];
  readonly claims: readonly Claim[];
  readonly citations: readonly { readonly sectionId: string; readonly refId: string }[];
};

/** A section to look at again, and what it shares with the changed one. */
export type Dependant = {
  readonly sectionId: string;
  readonly claims: readonly string[];
  readonly terms: readonly string[];
  readonly exhibits: readonly string[];
  readonly citations: readonly string[];
};

/**
 * Sections that depend on the changed one, in the order of the text: they say the same thing in numbers, use a term it explains,
 * refer to it or to an exhibit in it, or cite what it cites.
 */
export function dependantsOf(changedSection: string, sections: readonly LinkedSection[], state: SharedState): Dependant[] {
  const shows = new Set(sections.find(({ id }) => id === changedSection)?.shows);
  const defined = state.glossary.filter(({ sectionId }) => sectionId === changedSection);
  const keysOf = (id: string) => state.claims.filter(({ sectionId }) => sectionId === id).map(({ key }) => key);
  const citedIn = (id: string) => state.citations.filter(({ sectionId }) => sectionId === id).map(({ refId }) => refId);
  const changedKeys = new Set(keysOf(changedSection));
  const changedCitations = new Set(citedIn(changedSection));
  return sections
    .filter(({ id }) => id !== changedSection)
    .map(({ id, text, refersTo }) => ({
      sectionId: id,
      claims: unique(keysOf(id).filter((key) => changedKeys.has(key))),
      terms: defined.length === 0 ? [] : termsUsed(text, defined),
      exhibits: unique(refersTo.filter((key) => shows.has(key))),
      citations: unique(citedIn(id).filter((refId) => changedCitations.has(refId))),
    }))
    .filter(({ claims, terms, exhibits, citations }) => claims.length + terms.length + exhibits.length + citations.length > 0);
}

/** The sections of a document and what they share, read from its text. A glossary that is kept elsewhere is taken first. */
export function readSections(
  content: DocumentContent,
  glossary: readonly GlossaryEntry[] = [],
): { sections: LinkedSection[]; state: SharedState } {
  const document = readDocument(content);
  const exhibits = exhibitsOf(document);
  const mentions = mentionsOf(document, exhibits);
  const sections = document.sections.map(({ id }) => ({
    id,
    text: document.prose
      .filter(({ sectionId }) => sectionId === id)
      .map(({ text }) => text)
      .join("\n"),
    shows: [
      id,
      ...exhibits.filter(({ place }) => place.sectionId === id).flatMap(({ key, nodeId }) => (nodeId === null ? [key] : [key, nodeId])),
    ],
    refersTo: [...mentions.filter(({ place }) => place.sectionId === id).map(({ key }) => key), ...targetsIn(document, id)],
  }));
  const claims = document.prose.flatMap((text) => readClaims(text.text, text.sectionId, text.language));
  const citations = citationsOf(document).map(({ refId, place }) => ({ sectionId: place.sectionId, refId }));
  return { sections, state: { glossary: definedTerms(document, glossary), claims, citations } };
}

function targetsIn({ nodes }: CheckedDocument, sectionId: string): string[] {
  return nodes
    .filter(({ node, place }) => node.type === "crossRef" && place.sectionId === sectionId)
    .map(({ node }) => String(node.attrs?.["targetId"] ?? ""));
}

function definedTerms({ prose }: CheckedDocument, glossary: readonly GlossaryEntry[]): DefinedTerm[] {
  const found = new Map<string, DefinedTerm>();
  for (const { term, english, abbreviation, text } of readGlossary(prose.map((one) => one.text))) {
    const sectionId = prose[text]?.sectionId;
    const entry = glossary.find((one) => one.term === term || (abbreviation !== undefined && one.abbreviation === abbreviation));
    const key = entry?.term ?? term;
    if (found.has(key)) continue;
    const read = { term: key, ...(english === undefined ? {} : { english }), ...(abbreviation === undefined ? {} : { abbreviation }) };
    found.set(key, { ...read, ...entry, ...(sectionId === undefined ? {} : { sectionId }) });
  }
  for (const entry of glossary) if (!found.has(entry.term)) found.set(entry.term, { ...entry, ...definedIn(entry, prose) });
  return [...found.values()];
}

/** A term nobody explains with a bracket is explained where it first stands. */
function definedIn({ term }: GlossaryEntry, prose: CheckedDocument["prose"]): { sectionId?: string } {
  const first = prose.find(({ text }) => text.includes(term));
  return first === undefined ? {} : { sectionId: first.sectionId };
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
