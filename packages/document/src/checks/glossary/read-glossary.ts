/** A term as a text introduces it, with where: 客户关系管理（CRM）. */
export type GlossaryCandidate = {
  readonly term: string;
  readonly english?: string;
  readonly abbreviation?: string;
  /** Which of the texts, and where the term begins in it. */
  readonly text: number;
  readonly from: number;
  /** After the closing bracket. */
  readonly to: number;
};

const BRACKET = /[（(]([^（）()\n]{2,80})[）)]/g;
const PART = /[，,、;；:：]/;
const PART_WORDS = /^(?:英文(?:名|全称|缩写)?|英文为|简称|缩写|即|hereafter|abbreviated as|also|or)\s*/i;
const ABBREVIATION = /^[A-Z][A-Za-z0-9&+-]{1,9}$/;
const CAPITALS = /[A-Z].*[A-Z]/;
const ENGLISH = /^[A-Za-z][A-Za-z' -]{3,70}$/;
const SHORT_NAME = /^(?:以下|下文|下称|以下均)?(?:简称|称)(?:为)?[“"「]?(\p{Script=Han}{2,10})[”"」]?$/u;
const HAN_TERM = /^\p{Script=Han}[\p{Script=Han}A-Za-z0-9·-]{1,19}$/u;
const LOOK_BACK = 20;
const HAN_TAIL = /(?<![\p{Script=Han}A-Za-z0-9·-])[\p{Script=Han}A-Za-z0-9·-]+$/u;
/** Words a term does not begin with or hold: what stands before them belongs to the sentence. */
const BEFORE_TERM =
  /^.*(?:采用|使用|利用|运用|应用|选用|借助|基于|依据|根据|通过|按照|结合|引入|建立|构建|编制|称为|称作|称之为|叫做|属于|包括|包含|以及|例如|比如|关于|对于|针对|围绕|进行|实施|提出|选取|选择|介绍|所谓|其中|本文|本研究|我国|一种|一个|这种|该|的|了|和|与|及|或|在|是|为|即|把|将|被|用|由|从|以|对|向|如|而|并)/u;
const EN_WORDS = /[A-Za-z][A-Za-z'-]*/g;
const EN_LOOK_BACK = 90;
const SMALL_WORDS: ReadonlySet<string> = new Set(["of", "and", "the", "for", "in", "on", "to", "a", "an", "with", "by"]);
const TERM_MIN_CHARACTERS = 2;
const TERM_MAX_CHARACTERS = 16;

/**
 * Terms that the texts introduce with their English name or abbreviation in brackets, in their order. Where a Chinese term begins is
 * guessed from the words before it; where a text introduces one twice, the wording both times end with is taken.
 */
export function readGlossary(texts: readonly string[]): GlossaryCandidate[] {
  const found = texts.flatMap((text, index) => readText(text, index));
  const wordings = wordingsByName(found);
  return found.map((candidate) => shortened(candidate, wordings));
}

function readText(text: string, index: number): GlossaryCandidate[] {
  const found: GlossaryCandidate[] = [];
  for (const match of text.matchAll(BRACKET)) {
    const inside = match[1] ?? "";
    const to = match.index + match[0].length;
    const candidate = termBefore(text, match.index, inside) ?? abbreviationBefore(text, match.index, inside);
    if (candidate !== null) found.push({ ...candidate, text: index, to });
  }
  return found;
}

type Term = Omit<GlossaryCandidate, "text" | "to">;

/** 术语（English name, ABBR）, full name (ABBR), 全称（以下简称“简称”）. */
function termBefore(text: string, bracket: number, inside: string): Term | null {
  const shortName = SHORT_NAME.exec(inside.trim())?.[1];
  const parts = inside.split(PART).map((part) => part.trim().replace(PART_WORDS, "").trim());
  const abbreviation = shortName ?? parts.find((part) => ABBREVIATION.test(part) && CAPITALS.test(part));
  const english = shortName === undefined ? parts.find((part) => part !== abbreviation && ENGLISH.test(part)) : undefined;
  const isKnown = (part: string) => part === abbreviation || part === english || part === "";
  if (shortName === undefined && ((abbreviation === undefined && english === undefined) || !parts.every(isKnown))) return null;
  const names = { ...(english === undefined ? {} : { english }), ...(abbreviation === undefined ? {} : { abbreviation }) };
  const han = hanTermBefore(text, bracket);
  if (han !== null) return { ...han, ...names };
  return abbreviation === undefined || shortName !== undefined ? null : withNames(englishTermBefore(text, bracket, abbreviation), names);
}

function withNames(term: { term: string; from: number } | null, names: Pick<Term, "english" | "abbreviation">): Term | null {
  return term === null ? null : { ...term, ...names };
}

function hanTermBefore(text: string, bracket: number): { term: string; from: number } | null {
  const tail =
    HAN_TAIL.exec(
      text
        .slice(Math.max(0, bracket - LOOK_BACK), bracket)
        .replace(/[”"」』》]$/, " ")
        .trimEnd(),
    )?.[0] ?? "";
  const isQuoted = /[”"」』》]$/.test(text.slice(0, bracket));
  const cut = isQuoted ? "" : (BEFORE_TERM.exec(tail)?.[0] ?? "");
  const term = cut.length <= tail.length - TERM_MIN_CHARACTERS ? tail.slice(cut.length) : tail;
  if (!HAN_TERM.test(term) || term.length > TERM_MAX_CHARACTERS || term.length < TERM_MIN_CHARACTERS) return null;
  return { term, from: bracket - term.length - (isQuoted ? 1 : 0) };
}

/** The words before the bracket whose initials are the abbreviation; small words may stand between them. */
function englishTermBefore(text: string, bracket: number, abbreviation: string): { term: string; from: number } | null {
  const begin = Math.max(0, bracket - EN_LOOK_BACK);
  const before = text.slice(begin, bracket);
  const letters = [...abbreviation.replace(/s$/, "").toLowerCase()].filter((letter) => /[a-z]/.test(letter));
  const words = [...before.matchAll(EN_WORDS)];
  let at = words.length - 1;
  for (const letter of letters.toReversed()) {
    while (at >= 0 && SMALL_WORDS.has(words[at]?.[0].toLowerCase() ?? "") && words[at]?.[0].charAt(0).toLowerCase() !== letter) at -= 1;
    if (words[at]?.[0].charAt(0).toLowerCase() !== letter) return null;
    at -= 1;
  }
  const first = words[at + 1];
  return first === undefined ? null : { term: before.slice(first.index).trim(), from: begin + first.index };
}

/** CRM（客户关系管理）, CRM (customer relationship management). */
function abbreviationBefore(text: string, bracket: number, inside: string): Term | null {
  const word = /[A-Za-z][A-Za-z0-9&+-]*$/.exec(text.slice(Math.max(0, bracket - LOOK_BACK), bracket).trimEnd())?.[0] ?? "";
  if (!ABBREVIATION.test(word) || !CAPITALS.test(word)) return null;
  const term = inside.trim();
  const isHan = HAN_TERM.test(term) && term.length >= 3 && term.length <= TERM_MAX_CHARACTERS;
  const initials = [...term.matchAll(EN_WORDS)]
    .filter(([one]) => !SMALL_WORDS.has(one.toLowerCase()))
    .map(([one]) => one.charAt(0).toLowerCase());
  if (!isHan && (!ENGLISH.test(term) || initials.join("") !== word.toLowerCase())) return null;
  return { term, abbreviation: word, from: bracket - word.length };
}

/** More wordings of one name than these say nothing about where it begins. */
const WORDINGS_MAX = 20;

function wordingsByName(all: readonly GlossaryCandidate[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byName = new Map<string, Set<string>>();
  for (const { abbreviation, english, term } of all) {
    const name = abbreviation ?? english ?? "";
    const terms = byName.get(name) ?? new Set();
    if (terms.size < WORDINGS_MAX) byName.set(name, terms.add(term));
  }
  return byName;
}

/** What an uncertain Chinese term and another one with the same abbreviation or English name both end with, if one is the end of the other. */
function shortened(candidate: GlossaryCandidate, wordings: ReadonlyMap<string, ReadonlySet<string>>): GlossaryCandidate {
  let { term } = candidate;
  for (const other of wordings.get(candidate.abbreviation ?? candidate.english ?? "") ?? []) {
    if (other.length < term.length && term.endsWith(other)) term = other;
  }
  return { ...candidate, term, from: candidate.from + candidate.term.length - term.length };
}
