import { COUNTED, NO_FIXED_COUNT, PARTS } from "./claim-words.ts";

/** A number with what it counts: an entry of the ledger of claims. */
export type Claim = {
  readonly sectionId: string;
  /** Equal for claims about the same thing, in either language. */
  readonly key: string;
  readonly value: number;
  /** count, or %. */
  readonly unit: "count" | "%";
  /** What is counted, or what the share is of. */
  readonly noun: string;
  /** As it stands, and where in the text. */
  readonly words: string;
  readonly from: number;
  readonly to: number;
};

type Language = "zh" | "en";
type Found = Omit<Claim, "sectionId" | "key"> & { readonly part: string };

const CLASSIFIERS = "份家次名位人个篇例件台组张部所条场套间座幅册本户只株";
const NUMBER = "(?<![\\d.,，])(\\d[\\d,]{0,11})(?![\\d.,]*\\d)";
const COUNT_ZH = new RegExp(
  `${NUMBER} ?([${CLASSIFIERS}])|(?<![一二两三四五六七八九十百千第几])([两二三四五六七八九十]{1,3})([${CLASSIFIERS}])`,
  "g",
);
const SHARE = /(?<![\d.])(\d{1,3}(?:\.\d{1,4})?) ?[%％]/g;
const RATE_ZH = /([\p{Script=Han}]{1,8}(?:率|比例|占比|比重))(?:[为是达]|达到|分别为|约为)? ?$/u;
const OF_ZH = /([\p{Script=Han}]{2,8})占(?:比|总数的?|总体的?|样本的?|全部的?)?(?:为|达)? ?$/u;
const RATE_EN = /\b((?:[a-z-]+ )?(?:[a-z]+ )?(?:rate|ratio|share|proportion|percentage)) (?:of|was|is|were|reached|being) $/i;
const CUT_ZH = /^.*[的为是了在与和及中内对其该]/u;
const CLAUSE_ZH = /[，。；：、！？,;（）()\n]/;
const CLAUSE_EN = /[.;:()\n](?:\s|$)|,\s|\band\b/;
const COUNT_EN = /(?<![\d.,A-Za-z-])(\d[\d,]{0,11}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![\d.,]*\d|[-%\w]| ?%) /gi;
const EN_NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
const ZH_DIGITS = "零一二三四五六七八九";
const LOOK_BACK = 24;
const LOOK_AHEAD = 12;
const EN_LOOK_BACK = 90;
const EN_LOOK_AHEAD = 60;
const EN_WORDS_AHEAD = 4;
/** The number names one of them: Chapter 3, Table 2. */
const NAMED_EN = /\b(?:chapter|section|table|figure|fig\.|eq\.|equation|appendix|step|group|part|question|item|version|no\.) $/i;
/** A number of a year or a date. */
const YEAR_AFTER = /^ ?[年月日]/;

const NOUNS_ZH = COUNTED.flatMap(({ noun, zh }) => zh.map((name) => ({ noun, name }))).sort((a, b) => b.name.length - a.name.length);
const NOUNS_EN = COUNTED.flatMap(({ noun, en }) =>
  en.map((name) => ({ noun, pattern: new RegExp(`\\b${name.replace(/y$/, "(?:y|ie)")}(?:s|es)?\\b`, "i") })),
);

/**
 * Numbers of a section with what they count: 426 份问卷, 426 questionnaires, 3 家门店, shares and rates. Only things of a fixed list
 * are counted, because a wrong noun would hold unlike numbers against each other; averages, bounds and plans are no claims.
 */
export function readClaims(sectionText: string, sectionId: string, language: Language): Claim[] {
  const found =
    language === "zh" ? [...countsZh(sectionText), ...sharesZh(sectionText)] : [...countsEn(sectionText), ...sharesEn(sectionText)];
  return found
    .sort((a, b) => a.from - b.from)
    .map(({ part, ...claim }) => ({ sectionId, key: [claim.unit, claim.noun, part].filter((one) => one !== "").join(" "), ...claim }));
}

function countsZh(text: string): Found[] {
  return [...text.matchAll(COUNT_ZH)].flatMap((match): Found[] => {
    const from = match.index;
    const end = from + match[0].length;
    const value = match[1] === undefined ? chineseValue(match[3] ?? "") : Number(match[1].replaceAll(",", ""));
    const behind = lastClause(text.slice(Math.max(0, from - LOOK_BACK), from), CLAUSE_ZH);
    const ahead = firstClause(text.slice(end, end + LOOK_AHEAD), /[\d，。；：、！？,;（）()\n中里]/);
    const next = /^(?:\p{Script=Han}{0,6}?)/u.exec(ahead)?.[0] ?? "";
    const after = NOUNS_ZH.map(({ noun, name }) => ({ noun, name, at: ahead.indexOf(name) })).filter(
      ({ at }) => at >= 0 && at <= 6 + next.length,
    );
    const nearest = after.sort((a, b) => a.at - b.at || b.name.length - a.name.length)[0];
    const isOwn = nearest !== undefined && !/[的为是在对从被由]/.test(ahead.slice(0, nearest.at).replace(/的$/, ""));
    // A numeral in words counts what follows: in “问卷和访谈两部分” nothing is said of interviews.
    const noun = isOwn ? nearest.noun : match[1] === undefined ? null : nounBeforeZh(text, from);
    if (noun === null || YEAR_AFTER.test(ahead) || NO_FIXED_COUNT.zh.test(behind + ahead.slice(0, 3))) return [];
    const to = isOwn ? end + nearest.at + nearest.name.length : end;
    const clause = behind + text.slice(from, to) + ahead.slice(to - end, to - end + 3);
    return [{ value, unit: "count", noun, part: partOf(clause, "zh"), words: text.slice(from, to), from, to }];
  });
}

/** 有效问卷 426 份; 发放问卷 450 份，回收 431 份: the last thing named before, within the sentence. */
function nounBeforeZh(text: string, from: number): string | null {
  const sentence = lastClause(text.slice(Math.max(0, from - LOOK_BACK), from), /[。！？；\n]/);
  const named = NOUNS_ZH.map(({ noun, name }) => ({ noun, name, at: sentence.lastIndexOf(name) })).filter(({ at }) => at >= 0);
  const last = named.sort((a, b) => b.at + b.name.length - (a.at + a.name.length) || b.name.length - a.name.length)[0];
  if (last === undefined) return null;
  const gap = sentence.slice(last.at + last.name.length);
  // What stands between must not name something else: only verbs and numbers of the same list.
  return gap.length <= 16 &&
    /^(?:[\d\s,，、份家次名位人个篇例件共计]|回收|收回|发放|发出|有效|无效|剔除|其中|问卷|数量|总数|量|为|了|后|得到|获得|合计)*$/u.test(
      gap,
    )
    ? last.noun
    : null;
}

function sharesZh(text: string): Found[] {
  return [...text.matchAll(SHARE)].flatMap((match): Found[] => {
    const from = match.index;
    const to = from + match[0].length;
    const behind = lastClause(text.slice(Math.max(0, from - LOOK_BACK), from), CLAUSE_ZH);
    const named = (RATE_ZH.exec(behind)?.[1] ?? OF_ZH.exec(behind)?.[1] ?? "").replace(CUT_ZH, "");
    if (named.length < 2 || NO_FIXED_COUNT.zh.test(behind)) return [];
    return [{ value: Number(match[1]), unit: "%", noun: named, part: "", words: text.slice(from, to), from, to }];
  });
}

function countsEn(text: string): Found[] {
  return [...text.matchAll(COUNT_EN)].flatMap((match): Found[] => {
    const from = match.index;
    const number = match[1] ?? "";
    const end = from + match[0].length;
    const value = /\d/.test(number) ? Number(number.replaceAll(",", "")) : EN_NUMBERS.indexOf(number.toLowerCase());
    const behind = lastClause(text.slice(Math.max(0, from - EN_LOOK_BACK), from), CLAUSE_EN);
    const ahead = firstClause(text.slice(end, end + EN_LOOK_AHEAD), CLAUSE_EN);
    const close = ahead.split(" ").slice(0, EN_WORDS_AHEAD).join(" ");
    const after = NOUNS_EN.map(({ noun, pattern }) => ({ noun, match: pattern.exec(close) })).filter((one) => one.match !== null);
    const nearest = after.sort((a, b) => (a.match?.index ?? 0) - (b.match?.index ?? 0))[0];
    const before = /^(?:were|was|are|is|of)\b/i.test(ahead) ? nounBeforeEn(text, from) : null;
    const noun =
      nearest !== undefined && !/\b(?:of|in|from|by|were|was|to|for|with|per)\b/i.test(close.slice(0, nearest.match?.index ?? 0))
        ? nearest.noun
        : before;
    if (noun === null || value < 0 || NAMED_EN.test(behind) || NO_FIXED_COUNT.en.test(`${behind.slice(-30)} ${close}`)) return [];
    const to = noun === nearest?.noun && nearest.match ? end + nearest.match.index + nearest.match[0].length : from + number.length;
    const clause = `${behind} ${ahead}`;
    return [{ value, unit: "count", noun, part: partOf(clause, "en"), words: text.slice(from, to), from, to }];
  });
}

function nounBeforeEn(text: string, from: number): string | null {
  const sentence = lastClause(text.slice(Math.max(0, from - EN_LOOK_BACK), from), /[.!?\n]\s/);
  const named = NOUNS_EN.map(({ noun, pattern }) => ({ noun, at: sentence.search(pattern) })).filter(({ at }) => at >= 0);
  return named.sort((a, b) => b.at - a.at)[0]?.noun ?? null;
}

function sharesEn(text: string): Found[] {
  return [...text.matchAll(SHARE)].flatMap((match): Found[] => {
    const from = match.index;
    const to = from + match[0].length;
    const behind = lastClause(text.slice(Math.max(0, from - EN_LOOK_BACK), from), /[.;:()\n]\s|,\s/);
    const named =
      RATE_EN.exec(behind)?.[1]
        ?.toLowerCase()
        .replace(/^(?:(?:an?|the|and|with|of|its|at) )+/, "") ?? "";
    if (!named.includes(" ") || NO_FIXED_COUNT.en.test(behind.slice(-40))) return [];
    return [{ value: Number(match[1]), unit: "%", noun: named, part: "", words: text.slice(from, to), from, to }];
  });
}

function partOf(clause: string, language: Language): string {
  return PARTS.find((one) => one[language].test(clause))?.part ?? "";
}

function lastClause(text: string, cut: RegExp): string {
  return text.split(new RegExp(cut.source, "giu")).at(-1) ?? "";
}

function firstClause(text: string, cut: RegExp): string {
  return text.split(new RegExp(cut.source, "giu"))[0] ?? "";
}

/** 两 to 九十九. */
function chineseValue(words: string): number {
  const [tens, ones] = words.includes("十") ? words.split("十") : [null, words];
  const digit = (one: string | undefined): number => ZH_DIGITS.indexOf((one ?? "").replace("两", "二"));
  if (tens === null) return digit(ones);
  return (tens === "" ? 1 : digit(tens ?? "")) * 10 + (ones === "" ? 0 : digit(ones));
}
