import { chineseNumber } from "../../outline/number-headings.ts";
import type { CheckedText } from "../checked-document.ts";
import { createWordFinder } from "../find-words.ts";
import type { ClaimFact, FactsRead, SectionFacts, TermFact } from "./section-facts.ts";

/** The facts of a section as the others last agreed with them, and the changes its owner does not follow. */
export type LedgerEntry = SectionFacts & { readonly dismissed: readonly string[] };

/** What of a section no longer agrees with another one. */
export type StaleMark = {
  /** Tells the mark among all; kept where its owner dismisses it. */
  readonly key: string;
  /** The section that was changed. */
  readonly because: string;
  readonly what: "claim" | "term" | "citation";
  /** As it was there, and as it is now; null = not there any more. Equal: the explanation of the term was changed. */
  readonly from: string;
  readonly to: string | null;
  /** As this section says it. */
  readonly here: string;
};

/** One change of one text. `insert` null: no rule can say what should stand there. */
export type Replacement = { readonly from: number; readonly to: number; readonly insert: string | null };

/** A text of a section with what is stale in it. */
export type StalePassage = {
  readonly block: number;
  /** Where the text begins in `blockText` of the block. */
  readonly offset: number;
  readonly text: string;
  readonly replacements: readonly Replacement[];
};

export type StaleSection = {
  readonly sectionId: string;
  readonly marks: readonly StaleMark[];
  readonly passages: readonly StalePassage[];
};

/** `ledger`: what is to be kept from now on; null = as it is. */
export type Staleness = { readonly sections: readonly StaleSection[]; readonly ledger: readonly LedgerEntry[] | null };

/** Dismissed marks of a section that are remembered. */
export const DISMISSED_MAX = 50;

type Change = {
  readonly because: string;
  readonly what: StaleMark["what"];
  /** Key of a claim, name of a term, id of a reference. */
  readonly subject: string;
  readonly from: string;
  readonly to: string | null;
  /** Numbers of a claim. */
  readonly value?: string;
  readonly next?: string;
  /** Names of a term. */
  readonly names?: readonly string[];
};

/**
 * Sections that say what another one no longer says, and the ledger after it. A section's entry stays as it is while another
 * section still says what was changed in it, so that nothing is forgotten between two steps of typing; else it follows the text.
 */
export function staleSections(read: FactsRead, ledger: readonly LedgerEntry[]): Staleness {
  const known = new Map(ledger.map((entry) => [entry.sectionId, entry]));
  const order = read.facts.map(({ sectionId }) => sectionId);
  const marks = new Map<string, Map<string, { mark: StaleMark; places: readonly Place[] }>>();
  const next: LedgerEntry[] = [];
  let isChanged = false;
  for (const facts of read.facts) {
    const entry = known.get(facts.sectionId);
    const changes = entry === undefined ? [] : changesOf(entry, facts);
    let isHeld = false;
    for (const change of changes) {
      for (const { sectionId, places } of saidElsewhere(read, change)) {
        const mark = markOf(change, places);
        if (known.get(sectionId)?.dismissed.includes(mark.key) === true) continue;
        isHeld = true;
        // Nothing stands in its place: the others may be right as they are.
        if (change.to === null && change.what !== "citation") continue;
        const own = marks.get(sectionId) ?? new Map();
        marks.set(sectionId, own);
        // Several sections with the same change are one reason.
        const same = `${change.what} ${change.subject} ${change.from} ${change.to}`;
        if (!own.has(same)) own.set(same, { mark, places });
      }
    }
    const kept = isHeld && entry !== undefined ? entry : withFacts(entry, facts);
    if (kept !== null) next.push(kept);
    if (kept !== null && !isSameEntry(kept, entry)) isChanged = true;
  }
  isChanged ||= next.length !== ledger.length;
  const sections = order.flatMap((sectionId): StaleSection[] => {
    const own = [...(marks.get(sectionId)?.values() ?? [])];
    return own.length === 0
      ? []
      : [
          {
            sectionId,
            marks: own.map(({ mark }) => mark),
            passages: passagesOf(
              read,
              own.flatMap(({ places }) => places),
            ),
          },
        ];
  });
  return { sections, ledger: isChanged ? next : null };
}

/** The ledger with marks of a section dismissed. */
export function withDismissed(ledger: readonly LedgerEntry[], sectionId: string, keys: readonly string[]): LedgerEntry[] {
  const entry = ledger.find((one) => one.sectionId === sectionId) ?? { sectionId, claims: [], terms: [], citations: [], dismissed: [] };
  const dismissed = [...new Set([...entry.dismissed, ...keys])].slice(-DISMISSED_MAX);
  return [...ledger.filter((one) => one.sectionId !== sectionId), { ...entry, dismissed }];
}

/** A section without facts needs no entry unless something was dismissed in it. */
function withFacts(entry: LedgerEntry | undefined, facts: SectionFacts): LedgerEntry | null {
  const isEmpty = facts.claims.length + facts.terms.length + facts.citations.length === 0;
  if (isEmpty && (entry === undefined || entry.dismissed.length === 0)) return null;
  return { ...facts, dismissed: entry?.dismissed ?? [] };
}

function isSameEntry(one: LedgerEntry, other: LedgerEntry | undefined): boolean {
  return other !== undefined && (one === other || JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other)));
}

/** A server may give the fields in another order. */
function inOrder({ claims, terms, citations, dismissed }: LedgerEntry): unknown[] {
  return [
    claims.map(({ key, value, words }) => [key, value, words]),
    terms.map(({ term, english, abbreviation, meaning }) => [term, english, abbreviation, meaning]),
    citations,
    dismissed,
  ];
}

function changesOf(before: SectionFacts, now: SectionFacts): Change[] {
  return [...claimChanges(before, now), ...termChanges(before, now), ...citationChanges(before, now)];
}

function claimChanges(before: SectionFacts, now: SectionFacts): Change[] {
  const has = (facts: SectionFacts, { key, value }: ClaimFact) => facts.claims.some((one) => one.key === key && one.value === value);
  const removed = before.claims.filter((claim) => !has(now, claim));
  return removed.map((claim): Change => {
    const sameKey = (one: ClaimFact) => one.key === claim.key;
    const gone = removed.filter(sameKey);
    const added = now.claims.filter((one) => sameKey(one) && !has(before, one));
    // As many new numbers as old ones: one took the place of the other in their order. Otherwise only a single one can have.
    const one = added.length === gone.length ? added[gone.indexOf(claim)] : added.length === 1 ? added[0] : undefined;
    return {
      because: now.sectionId,
      what: "claim",
      subject: claim.key,
      from: claim.words,
      to: one?.words ?? null,
      value: claim.value,
      ...(one === undefined ? {} : { next: one.value }),
    };
  });
}

function termChanges(before: SectionFacts, now: SectionFacts): Change[] {
  return before.terms.flatMap((term): Change[] => {
    const change = (from: string, to: string | null, names: readonly string[] = [from]): Change => ({
      because: now.sectionId,
      what: "term",
      subject: term.term,
      from,
      to,
      names,
    });
    const same = now.terms.find((one) => one.term === term.term);
    if (same === undefined) {
      const renamed = now.terms.find((one) => nameOf(one) === nameOf(term) && !before.terms.some(({ term: known }) => known === one.term));
      return [change(term.term, renamed?.term ?? null)];
    }
    const { abbreviation } = term;
    if (abbreviation !== undefined && same.abbreviation !== undefined && abbreviation !== same.abbreviation)
      return [change(abbreviation, same.abbreviation)];
    const names = [term.term, term.english, abbreviation].filter((one) => one !== undefined);
    return same.meaning === term.meaning ? [] : [change(term.term, term.term, names)];
  });
}

const nameOf = ({ abbreviation, english }: TermFact): string => abbreviation ?? english ?? "";

function citationChanges(before: SectionFacts, now: SectionFacts): Change[] {
  const gone = before.citations.filter((refId) => !now.citations.includes(refId));
  const added = now.citations.filter((refId) => !before.citations.includes(refId));
  const next = gone.length === 1 && added.length === 1 ? (added[0] ?? null) : null;
  return gone.map((refId) => ({ because: now.sectionId, what: "citation", subject: refId, from: refId, to: next }));
}

/** Words of a text that a change is about. `isToReword` false: they are to be read again, and may stay as they are. */
type Place = Replacement & { readonly text: CheckedText; readonly here: string; readonly isToReword: boolean };
type Said = { readonly sectionId: string; readonly places: readonly Place[] };

function saidElsewhere(read: FactsRead, change: Change): Said[] {
  const { because, what } = change;
  if (what === "citation") {
    const cited = new Set(read.citations.filter(({ refId }) => refId === change.from).map(({ place }) => place.sectionId));
    cited.delete(because);
    return [...cited].map((sectionId) => ({ sectionId, places: [] }));
  }
  const places = what === "claim" ? claimPlaces(read, change) : termPlaces(read, change);
  const bySection = new Map<string, Place[]>();
  for (const place of places) {
    const { sectionId } = place.text;
    if (sectionId === because) continue;
    const own = bySection.get(sectionId);
    if (own === undefined) bySection.set(sectionId, [place]);
    else own.push(place);
  }
  return [...bySection].map(([sectionId, own]) => ({ sectionId, places: own }));
}

function claimPlaces({ claims }: FactsRead, { subject, value, next }: Change): Place[] {
  return claims
    .filter((claim) => claim.key === subject && claim.value === value)
    .map(({ text, from, to, words }): Place => {
      const digits = value === undefined ? null : numberIn(text.text.slice(from, to), Number(value));
      if (digits === null || next === undefined) return { text, from, to, insert: null, here: words, isToReword: true };
      return {
        text,
        from: from + digits.at,
        to: from + digits.at + digits.words.length,
        insert: written(Number(next), digits.words),
        here: words,
        isToReword: true,
      };
    });
}

const NUMERAL = /^[一二两三四五六七八九十]{1,3}/;

/** The number as it is written: 426, 1,200, 三. */
function numberIn(words: string, value: number): { at: number; words: string } | null {
  for (const match of words.matchAll(/\d[\d,]*(?:\.\d+)?/g)) {
    if (Number(match[0].replaceAll(",", "")) === value) return { at: match.index, words: match[0] };
  }
  const numeral = NUMERAL.exec(words)?.[0];
  return numeral === undefined ? null : { at: 0, words: numeral };
}

/** Another number in the writing of the one before; null where that has no word for it. */
function written(value: number, before: string): string | null {
  if (/\d/.test(before)) return before.includes(",") ? value.toLocaleString("en-US", { maximumFractionDigits: 4 }) : String(value);
  if (!Number.isInteger(value) || value < 1 || value > 99) return null;
  return value === 2 ? "两" : chineseNumber(value);
}

function termPlaces({ document }: FactsRead, { from, to, names = [] }: Change): Place[] {
  const find = createWordFinder(names);
  const insert = to === from ? null : to;
  const isToReword = to !== from;
  return document.prose.flatMap((text) =>
    find(text.text).map((found): Place => ({ text, from: found.from, to: found.to, insert, here: found.word, isToReword })),
  );
}

function markOf({ because, what, subject, from, to, next }: Change, places: readonly Place[]): StaleMark {
  return {
    key: `${what} ${subject} ${because} ${from} ${next ?? to ?? ""}`.slice(0, MARK_KEY_MAX),
    because,
    what,
    from,
    to,
    here: places[0]?.here ?? from,
  };
}

/** Units of a mark's key; longer ones are cut, and two that are equal so far are dismissed together. */
const MARK_KEY_MAX = 300;

function passagesOf({ document }: FactsRead, places: readonly Place[]): StalePassage[] {
  // What is checked has blanks where marks of what is missing stand: a passage is shown and changed as it is.
  const originals = new Map(document.texts.map((text) => [`${text.block} ${text.offset}`, text.text]));
  const byText = new Map<CheckedText, Place[]>();
  for (const place of places.filter(({ isToReword }) => isToReword)) {
    const own = byText.get(place.text);
    if (own === undefined) byText.set(place.text, [place]);
    else own.push(place);
  }
  return [...byText]
    .toSorted(([one], [other]) => one.block - other.block || one.offset - other.offset)
    .map(([{ block, offset, text }, own]) => ({
      block,
      offset,
      text: originals.get(`${block} ${offset}`) ?? text,
      replacements: apart(own),
    }));
}

/** In their order, without those that stand in another one. */
function apart(places: readonly Place[]): Replacement[] {
  const kept: Replacement[] = [];
  for (const { from, to, insert } of places.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (from >= (kept.at(-1)?.to ?? 0)) kept.push({ from, to, insert });
  }
  return kept;
}
