import { isEastAsian, type Person, personText, type Reference } from "../reference.ts";
import { pinyinGiven } from "./pinyin.ts";
import { join, type Style } from "./style.ts";

/** More people than this are named by the first ones and 等 or et al. */
export const NAMED_PEOPLE = 3;

/** The people of an entry: at most three, then 等 or et al. Empty where none is known. */
export function formatPeople(people: readonly Person[] | undefined, style: Style, more = false): string {
  const named = (people ?? []).slice(0, NAMED_PEOPLE).map((person) => formatPerson(person, style));
  const known = named.filter((name) => name !== "");
  if (known.length === 0) return "";
  const others = more || (people ?? []).length > NAMED_PEOPLE;
  return join(style.comma, [...known, others ? othersWord(style, known.at(-1) ?? "") : ""]);
}

/** The people a work is found under: its authors, or who edited it where it has none. */
export function mainPeople(reference: Reference): readonly Person[] {
  const { authors = [], editors = [] } = reference;
  return authors.length > 0 ? authors : editors;
}

function othersWord(style: Style, lastName: string): string {
  return style.language === "zh" || (style.language === "other" && isEastAsian(lastName)) ? "等" : "et al.";
}

function formatPerson(person: Person, style: Style): string {
  if ("literal" in person || isEastAsian(person.family)) return personText(person);
  const family = person.family.trim();
  const given = person.given?.trim() ?? "";
  const pinyin = style.edition === "2025" ? pinyinGiven(family, given) : undefined;
  // The edition of 2015 prints Latin family names in capitals; other scripts stay.
  const shown = style.edition === "2015" && /^\P{Script=Cyrillic}+$/u.test(family) ? family.toUpperCase() : family;
  const letters = pinyin ?? initialsOf(given);
  return join(style.comma, [join(" ", [shown, shown === family ? letters : letters.toUpperCase()]), person.suffix?.replace(/\.$/, "")]);
}

/** A part of a family name that stands after the given ones: Beauvoir, Simone de. */
const PARTICLE = /^(?:af|da|das|de|del|della|den|der|di|do|dos|du|la|le|ten|ter|van|vom|von|zu|zur)$/;

/** First letters without dots, particles whole: Karl-Heinz M. → K-H M, KM → K M, Simone de → S de. */
export function initialsOf(given: string): string {
  return given
    .split(/[\s.]+/)
    .filter((name) => name !== "" && name !== "-")
    .flatMap((name) => (/^\p{Lu}{2,3}$/u.test(name) ? [...name] : [name]))
    .map((name) =>
      PARTICLE.test(name)
        ? name
        : name
            .split(/[-‐]/)
            .map((part, at) => (at === 0 ? [...part][0] : [...part][0]?.toUpperCase()) ?? "")
            .filter((letter) => letter !== "")
            .join("-"),
    )
    .join(" ")
    .replace(/ -/g, "-");
}
