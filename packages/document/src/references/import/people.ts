import { pinyinGiven } from "../format/pinyin.ts";
import { isEastAsian, type Person } from "../reference.ts";

const SUFFIX = /^(?:Jr|Sr|II|III|IV)\.?$/i;
/** A country before the name of a foreign author: [德]卡尔·马克思, （美）史密斯. */
const NATIONALITY =
  /^(?:\[\p{Script=Han}{1,4}\]|【\p{Script=Han}{1,4}】|〔\p{Script=Han}{1,4}〕|\(\p{Script=Han}{1,4}\)|（\p{Script=Han}{1,4}）)\s?(?=\S)/u;
/** Chinese family names of two characters, to tell 欧阳, 修 (one person) from 张三, 李四 (two). */
const DOUBLE_SURNAMES = new Set("欧阳 司马 上官 诸葛 夏侯 皇甫 尉迟 公孙 慕容 令狐 长孙 宇文 司徒 司空 东方 独孤 南宫 端木".split(" "));
/** Longer than this nothing is a name, in characters. */
export const NAME_LENGTH = 200;
/** Longer than this no list of people is, in characters. */
const LIST_LENGTH = 100_000;

/** What somebody did, behind the name: 主编 and words apart from it, and one sign behind a foreign name in Chinese characters. */
const ROLES = [
  /^(.{2,40}?)\s?[（(［[]?((?:主编|编著|合著|编译|译注|校注|点校)|等\s?[著编译])[）)］\]]?$/u,
  /^(.{2,40}?)(?:\s|\s?(?=[（(［[]))[（(［[]?([著编译]|译者)[）)］\]]?$/u,
  /^((?:[（(［[【〔]\p{Script=Han}{1,4}[）)］\]】〕]\s?)?\p{Script=Han}{1,12}·[\p{Script=Han}·]{1,20}?)([著编译])$/u,
  /^(.{2,60}?)\s?\(((?:eds?|trans)\.?)\)$/iu,
] as const;
const TRANSLATES = /译|trans/i;

/** People of a list, and those of them who translated. */
export type NamedPeople = { people: Person[]; more: boolean; translators: Person[] };

/** A name without what its bearer did. */
function splitRole(name: string): { readonly name: string; readonly role: string } {
  const found = ROLES.map((pattern) => pattern.exec(name)).find((match) => match !== null);
  return { name: found?.[1]?.trim() ?? name, role: found?.[2] ?? "" };
}

/** People divided by ; of a field that may repeat. Words for "and others" become `more`. */
export function readPeople(fields: readonly string[]): NamedPeople {
  return fromNames(
    fields
      .flatMap((field) => field.slice(0, LIST_LENGTH).split(/[;；]/))
      .flatMap(splitChineseList)
      .flatMap(splitAnd),
  );
}

/** Smith, A. and Jones, B. in one field; Barnes and Noble is one name. */
function splitAnd(field: string): string[] {
  const parts = field.split(/(?<!\s)\s+(?:and|&)\s+/);
  return parts.length > 1 && parts.every((part) => part.includes(",")) ? parts : [field];
}

/** People of names that are divided already. */
export function fromNames(names: readonly string[]): NamedPeople {
  const trimmed = names.map((name) => name.replace(/\s+/g, " ").trim().slice(0, NAME_LENGTH)).filter((name) => name !== "" && name !== ",");
  const isOthers = (name: string): boolean => /^(?:等人?|et al\.?|and others|others)$/i.test(name);
  const told = trimmed.filter((name) => !isOthers(name)).map(splitRole);
  const isTranslator = ({ role }: { readonly role: string }): boolean => TRANSLATES.test(role) && told.length > 1;
  return {
    people: told.filter((one) => !isTranslator(one)).map(({ name }) => readPerson(name)),
    translators: told.filter(isTranslator).map(({ name }) => readPerson(name)),
    more: trimmed.some(isOthers) || told.some(({ role }) => role.startsWith("等")),
  };
}

/**
 * One name. `Smith, John`, `Smith, Jr, John`, `SMITH J K` and pinyin are divided; a Chinese name without a comma and all else
 * (an organisation, John Smith) stay whole, for where to divide them would be a guess.
 */
export function readPerson(named: string): Person {
  // Institutions end with a comma where a program would divide them otherwise (RIS); nationality is no part of a name (GB/T 7714, 8.1).
  const name = named.replace(/,$/, "").replace(NATIONALITY, "");
  const [family = "", ...rest] = name.split(/[,，]/).map((part) => part.trim());
  if (rest.length > 0 && family !== "") {
    const suffix = rest.find((part) => SUFFIX.test(part))?.replace(/\.$/, "");
    const given = rest
      .filter((part) => !SUFFIX.test(part))
      .join(" ")
      .trim();
    if (given !== "" && !isEastAsian(family) === !isEastAsian(given)) return person(family, given, suffix);
    return { literal: name };
  }
  const initials = /^(\p{L}[\p{L}'’ -]{0,60}?) ((?:\p{Lu}{1,3}|\p{Lu}-\p{Lu})(?: \p{Lu}(?:-\p{Lu})?){0,4})$/u.exec(name);
  // WANG LI may be two words of a name: only where the family name is not in capitals LI is initials.
  const isClear = initials?.[1] !== undefined && (/\p{Ll}/u.test(initials[1]) || !/^\p{Lu}{2,3}$/u.test(initials[2] ?? ""));
  if (initials?.[1] !== undefined && isClear && !isEastAsian(name) && isName(initials[1]))
    return person(familyCase(initials[1]), initials[2]);
  const dotted = /^(\p{L}[\p{L}'’ -]{0,60}?) ((?:\p{Lu}\.[ -]?){1,4})$/u.exec(name);
  if (dotted?.[1] !== undefined && !isEastAsian(name)) return person(familyCase(dotted[1]), dotted[2]?.trim());
  const [first = "", given = "", ...others] = name.split(" ");
  if (others.length === 0 && pinyinGiven(first, given) !== undefined) return person(familyCase(first), given);
  return { literal: name };
}

/** A name as it is kept: without empty parts. */
function person(family: string, given?: string, suffix?: string): Person {
  return { family, ...(given ? { given } : {}), ...(suffix ? { suffix } : {}) };
}

/** At most three words of letters, and not all of one letter: what may be a family name with its particles. */
function isName(words: string): boolean {
  return words.split(" ").length <= 3 && /\p{L}{2}/u.test(words);
}

/** KANAMORI → Kanamori; what is not all capitals stays. */
function familyCase(family: string): string {
  if (/\p{Ll}/u.test(family)) return family;
  return family.toLowerCase().replace(/(^|[ '’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

/** 张三, 李四、王五 in one field; 张, 三 and 欧阳, 修 are one person. */
function splitChineseList(field: string): string[] {
  const parts = field.split(/[,，、]/).map((part) => part.trim());
  if (parts.length < 2 || !parts.every((part) => part === "" || isEastAsian(part))) return [field];
  const [first = ""] = parts;
  const isOnePerson = parts.length === 2 && (first.length === 1 || DOUBLE_SURNAMES.has(first));
  return isOnePerson ? [field] : parts;
}
