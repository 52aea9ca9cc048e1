import { withColon } from "../format/style.ts";
import { languageOf, type Person, type ReferenceType } from "../reference.ts";
import { fromNames, type NamedPeople } from "./people.ts";

/** The part before the type mark. */
export type GbtHead = NamedPeople & { readonly title: string; readonly number?: string };

const STANDARD_NUMBER = /^([A-Z]{1,8}(?:\/[A-Z]{1,8}){0,3}\s?[\dA-Z.-]{1,20}(?:\s?[—–:：-]\s?\d{4})?)(?:\s+|\s?[,，]\s?)(\S.+)$/;
/** What stands behind the title with a colon: the number of a patent, a report, a standard, a record of an archive. */
const NUMBERS: Partial<Record<ReferenceType, RegExp>> = {
  patent: /^[A-Z]{0,4}\s?\d[\d.]{4,20}[A-Z]?\d?$/,
  report: /^(?!(?:19|20)\d\d$)(?=.*\d)[A-Z0-9][A-Z0-9 ./-]{1,40}$/i,
  standard: /^[A-Z]{1,8}(?:\/[A-Z]{1,8}){0,3}\s?\d[\dA-Z.]{0,20}(?:\s?[—–:：-]\s?\d{4})?$/,
  archive: /^(?=.*\d)[A-Z0-9][A-Z0-9./-]{2,40}$/i,
};

const NOBODY: NamedPeople = { people: [], more: false, translators: [] };

/** Authors, title and number of what stands before the mark. */
export function readHead(head: string, type: ReferenceType): GbtHead {
  const standard = type === "standard" ? STANDARD_NUMBER.exec(head) : null;
  if (standard?.[1] !== undefined && /\d/.test(standard[1])) return { ...NOBODY, number: standard[1], title: asTitle(standard[2] ?? "") };
  const end = endOfAuthors(head);
  const named = end === -1 ? NOBODY : readNames(head.slice(0, end));
  const words = end === -1 ? head : head.slice(end + 1);
  const number = numberBehind(words, NUMBERS[type]);
  return number === undefined
    ? { ...named, title: asTitle(words) }
    : { ...named, title: asTitle(words.slice(0, number.from)), number: number.text };
}

function numberBehind(words: string, pattern: RegExp | undefined): { from: number; text: string } | undefined {
  if (pattern === undefined) return undefined;
  // From the last colon on: a standard may have one in its number.
  for (let from = words.length; from > 0; ) {
    from = Math.max(words.lastIndexOf(":", from - 1), words.lastIndexOf("：", from - 1));
    if (from <= 0 || words.length - from > 60) return undefined;
    const text = words.slice(from + 1).trim();
    if (pattern.test(text)) return { from, text };
  }
  return undefined;
}

/** The dot that ends the authors; -1 where the entry begins with its title. */
function endOfAuthors(head: string): number {
  const LONGEST_AUTHORS = 400;
  for (let at = 0; at < Math.min(head.length, LONGEST_AUTHORS); at++) {
    if (!/[.．。]/.test(head.charAt(at))) continue;
    const after = head.slice(at + 1, at + 12);
    // A dotted initial that another one or a comma follows is within a name.
    if (/^(?:[\s-]?\p{Lu}[.．]|\s?[,，;；])/u.test(after)) continue;
    if (after.trim() === "") return -1;
    // U.S. begins the name of an office.
    if (/^(?:\p{Lu}[.．])+\p{Lu}$/u.test(head.slice(0, at))) continue;
    if (/^(?:\s|\p{Script=Han}|[“"《「【[])/u.test(after)) return at;
    if (/^\p{Lu}/u.test(after) && isNameList(head.slice(0, at))) return at;
  }
  return -1;
}

function isNameList(text: string): boolean {
  const { people } = readNames(text);
  return (
    people.length > 0 &&
    people.every((person) => "family" in person || (/\p{Script=Han}/u.test(person.literal) && person.literal.length <= 30))
  );
}

const SUFFIX = /^(?:Jr|Sr|II|III|IV)\.?$/;
/** What follows the comma in the name of a company. */
const COMPANY = /^(?:Inc|Ltd|LLC|Corp|Co)\.?$/;

/** Names divided by commas, with Jr beside its name. */
export function readNames(text: string): NamedPeople {
  const names = text.split(/[,，;；、]|(?<!\s)\s+(?:and|&)\s+/).map((name) => name.trim());
  const plain = names.flatMap((name) => (/^.+\s等$/.test(name) ? [name.replace(/\s等$/, ""), "等"] : [name]));
  const people: Person[] = [];
  const translators: Person[] = [];
  let more = false;
  for (const name of plain) {
    const last = people.at(-1);
    if (SUFFIX.test(name) && last !== undefined && "family" in last)
      people[people.length - 1] = { ...last, suffix: name.replace(/\.$/, "") };
    else if (COMPANY.test(name) && last !== undefined && "literal" in last)
      people[people.length - 1] = { literal: `${last.literal}, ${name}` };
    else {
      const read = fromNames([name]);
      people.push(...read.people);
      translators.push(...read.translators);
      more ||= read.more;
    }
  }
  return { people, more, translators };
}

/** A title with the colon of its language before the subtitle. */
export function asTitle(words: string): string {
  const title = words.trim().replace(/[.．。]$/, "");
  return withColon(title, languageOf(title) === "zh" ? "：" : ": ");
}
