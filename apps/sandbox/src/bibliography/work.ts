import type { WorkLine } from "./work-line.ts";
import { WORKS_EN } from "./works.en.ts";
import { WORKS_ZH } from "./works.zh.ts";

export type SandboxWork = {
  readonly doi: string;
  readonly type: WorkLine[0];
  readonly title: string;
  readonly authors: readonly { readonly family: string; readonly given: string }[];
  readonly year: number;
  readonly container: string;
  readonly volume: string;
  readonly issue: string;
  readonly pages: string;
  readonly abstract: string;
  readonly publisher: string;
  readonly language: "zh" | "en";
  readonly citedBy: number;
  /** Which of the two services knows it: few works are in both, in life as here. */
  readonly inOpenAlex: boolean;
  readonly inCrossref: boolean;
};

/** The prefix that is kept free for tests: no real work has such a DOI. */
const PREFIX = "10.5555";
const PUBLISHER = { zh: "橘笺沙箱出版社（虚构）", en: "Tangleaf Sandbox Press (made up)" };
const NOTE = { zh: "（沙箱数据，并非真实文献。）", en: " (Sandbox data, not a real publication.)" };

/** Every so manieth work is missing in one of the services. */
const [OPENALEX_LACKS, CROSSREF_LACKS] = [9, 7];
const CITED_STEP = 13;

/** A longer Chinese name is an institution's. */
const PERSON_MAX_CHARACTERS = 4;

export const WORKS: readonly SandboxWork[] = [...WORKS_ZH.map(workOf("zh")), ...WORKS_EN.map(workOf("en"))];

function workOf(language: "zh" | "en") {
  return (line: WorkLine, place: number): SandboxWork => {
    const [type, title, authors, year, container, volume, issue, pages, abstract] = line;
    return {
      doi: `${PREFIX}/sandbox.${language}.${String(place + 1).padStart(3, "0")}`,
      ...{ type, title, year, container, volume, issue, pages, language },
      authors: authors.split(";").map((name) => {
        const isPerson = language === "zh" && name.length <= PERSON_MAX_CHARACTERS;
        const [family = "", given = ""] = isPerson ? [name.slice(0, 1), name.slice(1)] : name.split(", ");
        return { family, given };
      }),
      abstract: abstract + NOTE[language],
      publisher: PUBLISHER[language],
      citedBy: (place * CITED_STEP) % 97,
      inOpenAlex: place % OPENALEX_LACKS !== OPENALEX_LACKS - 1,
      inCrossref: place % CROSSREF_LACKS !== CROSSREF_LACKS - 1,
    };
  };
}

const WORD = /\p{Script=Han}+|[\p{L}\p{N}]+/gu;
const PAIR = 2;

/** Works that hold one of the words (of Chinese: pairs of characters), those with most of them first. */
export function findWorks(works: readonly SandboxWork[], words: string): SandboxWork[] {
  const terms = new Set((words.toLowerCase().match(WORD) ?? []).flatMap(termsOf));
  return works
    .map((work) => ({ work, score: scoreOf(work, terms) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ work }) => work);
}

function termsOf(word: string): string[] {
  if (!/\p{Script=Han}/u.test(word) || word.length <= PAIR) return [word];
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + PAIR));
}

const TITLE_WEIGHT = 3;

function scoreOf(work: SandboxWork, terms: ReadonlySet<string>): number {
  const title = work.title.toLowerCase();
  const names = work.authors.map(({ family, given }) => `${family}${work.language === "zh" ? "" : " "}${given}`).join(" ");
  const rest = `${work.abstract} ${names} ${work.container}`.toLowerCase();
  let score = 0;
  for (const term of terms) score += title.includes(term) ? TITLE_WEIGHT : rest.includes(term) ? 1 : 0;
  return score;
}
