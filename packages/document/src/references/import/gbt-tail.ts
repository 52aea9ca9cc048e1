import type { Person, ReferenceType } from "../reference.ts";
import { asTitle, readNames } from "./gbt-head.ts";
import type { Fields } from "./to-reference.ts";

/** The part behind the type mark, as fields. */
export type GbtTail = Partial<Omit<Fields, "type" | "title" | "people">>;

type TailReader = (rest: string) => GbtTail;

const TAILS: Partial<Record<ReferenceType, TailReader>> = {
  article: readSerial,
  newspaper: readNewspaper,
  webpage: (rest) => (rest === "" ? {} : { container: rest }),
  preprint: readPlatform,
  dataset: readPlatform,
  database: readPlatform,
  software: readPlatform,
};

/** Reads what stands behind the mark: address, DOI and days first, for they may stand anywhere; then what the type has. */
export function readTail(tail: string, type: ReferenceType): GbtTail {
  const taken = takeLinks(tail);
  const translated = takeRole(taken.rest);
  const reader = type === "chapter" || type === "conference" ? readHost : (TAILS[type] ?? readBound);
  return { ...translated.found, ...reader(translated.rest), ...taken.found };
}

function takeLinks(tail: string): { found: GbtTail; rest: string } {
  const found: Record<string, string> = {};
  let rest = tail;
  const take = (name: string, pattern: RegExp): void => {
    const match = pattern.exec(rest);
    if (match?.[1] === undefined) return;
    found[name] = match[1].replace(/(?<![.,;，。；])[.,;，。；]+$/, "");
    rest = rest.slice(0, match.index) + rest.slice(match.index + match[0].length);
  };
  take("doi", /\bDOI\s?[:：]\s?(10\.\d{4,9}\/[^\s\p{Script=Han}]{1,200})/iu);
  take("url", /(https?:\/\/[^\s\p{Script=Han}，。；]{1,2000})/u);
  take("accessed", /\[(\d{4}-\d{1,2}-\d{1,2})\]/);
  take("when", /[(（](\d{4}-\d{1,2}(?:-\d{1,2})?)[)）][.．。\s]{0,8}$/);
  if (found["when"] === undefined) take("year", /(?<=^|[^\d,，\s])\s?[(（](\d{4})[)）][.．。\s]{0,8}$/);
  return { found: found as GbtTail, rest: trimDots(rest) };
}

const HAN_NAME = String.raw`[\p{Script=Han}·]{2,12}`;
const ROLES: readonly [pattern: RegExp, field: "translators" | "editors"][] = [
  // 王承绪译, without a comma.
  [new RegExp(`^(${HAN_NAME}(?:[,，、]\\s?${HAN_NAME}){0,5}?)\\s?译(?=[.．。])`, "u"), "translators"],
  [/^(.{1,200}?)[,，]\s?(?:译|trans)(?=[.．。]|\/\/|$)/, "translators"],
  [/^(.{1,200}?)[,，]\s?(?:编|ed)(?=[.．。]|$)/, "editors"],
];

/** Who translated or edited it, at the beginning. */
function takeRole(text: string): { found: GbtTail; rest: string } {
  const found: { translators?: readonly Person[]; editors?: readonly Person[] } = {};
  let rest = text;
  for (const [pattern, field] of ROLES) {
    const match = pattern.exec(rest);
    // A dot before the role means that a sentence stands between.
    if (match?.[1] === undefined || /[.．。]\s|[.．。]\p{Script=Han}/u.test(match[1])) continue;
    found[field] = readNames(match[1]).people;
    rest = trimDots(rest.slice(match[0].length));
  }
  return { found, rest };
}

/** Journal, year, volume(issue): pages. */
function readSerial(rest: string): GbtTail {
  const year = /(?:^|[,，]\s?)(\d{4}(?:-\d{1,2}-\d{1,2})?)(?=\s?(?:$|[,，(（:：]))/.exec(rest);
  if (year?.[1] === undefined) {
    // What is published online before its issue has pages of its own.
    const early = /^(.{1,200}?)[:：]\s?(\d{1,6}[-–—~]\d{1,6})$/.exec(rest);
    return withText({ container: asTitle(early?.[1] ?? rest), pages: early?.[2] });
  }
  const container = asTitle(rest.slice(0, year.index));
  const behind = /^(?:\s?[,，]\s?([^(（:：,，]{0,40}))?(?:\s?[(（]([^)）]{1,40})[)）])?(?:\s?[:：]\s?(.{1,100}))?$/.exec(
    rest.slice(year.index + year[0].length),
  );
  const when = year[1].length > 4 ? { when: year[1] } : { year: year[1] };
  return withText({ container, ...when, volume: behind?.[1]?.trim(), issue: behind?.[2], pages: behind?.[3] });
}

/** Newspaper, day(page). */
function readNewspaper(rest: string): GbtTail {
  const day = /[,，]\s?(\d{4}-\d{1,2}-\d{1,2})(?:\s?[(（]([^)）]{1,20})[)）])?$/.exec(rest);
  return day === null ? readSerial(rest) : withText({ container: asTitle(rest.slice(0, day.index)), when: day[1], pages: day[2] });
}

const EDITION =
  /^(?:第?[\d一二三四五六七八九十]{1,4}版|.{0,10}(?:版|刻本|抄本|写本|活字本|修订本|影印本)|.{1,20}\bed|[Vv]?\d{1,3}(?:\.\d{1,4}){0,3})$/;

/** Edition. Place: publisher, year: pages. */
function readBound(rest: string): GbtTail {
  const parts = sentencesOf(rest);
  const edition = parts.length > 0 && EDITION.test(parts[0] ?? "") ? parts.shift() : undefined;
  return withText({ edition, ...readPublication(parts.join(". ")) });
}

/** //people. Book. edition. Place: publisher, year: pages; or //conference, year: pages. */
function readHost(rest: string): GbtTail {
  if (!rest.startsWith("//")) return readBound(rest);
  const parts = sentencesOf(trimDots(rest.slice(2)));
  if (parts.length === 1) return readSerial(parts[0] ?? "");
  const published = /\d{4}|[:：]/.test(parts.at(-1) ?? "") ? readPublication(parts.pop() ?? "") : {};
  const edition = parts.length > 1 && EDITION.test(parts.at(-1) ?? "") ? parts.pop() : undefined;
  const container = asTitle(parts.pop() ?? "");
  const editors = parts.length === 0 ? undefined : readNames(parts.join(". ")).people;
  return withText({ ...published, edition, container, editors });
}

/** Version. Platform, or as a book. */
function readPlatform(rest: string): GbtTail {
  if (/[,，]\s?\d{4}(?:\s?[:：].{1,40})?$/.test(rest)) return readBound(rest);
  const parts = sentencesOf(rest);
  const edition = parts.length > 0 && EDITION.test(parts[0] ?? "") ? parts.shift() : undefined;
  return withText({ edition, container: parts.join(". ") });
}

const YEAR = /(?:^|[,，]\s?)((?:c|\[)?\d{4}(?:-\d{1,2}){0,2}\]?(?:印刷)?(?:[（(][^)）]{1,20}[)）])?)(?:\s?[:：]\s?(.{1,80}))?$/;

function readPublication(text: string): GbtTail {
  const year = YEAR.exec(text);
  const before = year === null ? text : text.slice(0, year.index);
  const colon = before.search(/[:：]/);
  const when = year?.[1] !== undefined && /^\d{4}-/.test(year[1]) ? { when: year[1] } : { year: year?.[1] };
  const place = colon === -1 ? undefined : before.slice(0, colon).trim();
  return withText({ place, publisher: before.slice(colon + 1).trim(), ...when, pages: year?.[2] });
}

/** Sentences end with a dot and a space, or a dot before a Chinese character; St. and Rev. end none. */
function sentencesOf(text: string): string[] {
  const parts: string[] = [];
  for (const part of text.split(/[.．。]\s+|[.．。](?=\p{Script=Han})/u)) {
    const last = parts.at(-1);
    if (last !== undefined && (/^(?:St|Mt|Ft|Ste)$/.test(last) || /^ed\.?$/.test(part))) parts[parts.length - 1] = `${last}. ${part}`;
    else if (part !== "") parts.push(part);
  }
  return parts;
}

function trimDots(text: string): string {
  return text
    .replace(/^[\s.．。]+/, "")
    .trimEnd()
    .replace(/[.．。]$/, "")
    .trimEnd()
    .replace(/[.．。]$/, "");
}

/** Without what is empty, for a later reading must not erase an earlier one. */
function withText(fields: Readonly<Record<string, unknown>>): GbtTail {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== "")) as GbtTail;
}
