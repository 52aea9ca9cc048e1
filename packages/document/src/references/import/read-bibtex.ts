import type { Person } from "../reference.ts";
import { type BibtexEntry, bibtexEntries } from "./bibtex-entries.ts";
import { latexText } from "./latex-text.ts";
import { fromNames, NAME_LENGTH, type NamedPeople, readPeople, readPerson } from "./people.ts";
import type { ReadCollector } from "./read-result.ts";
import { type Fields, toReference } from "./to-reference.ts";
import { typeByName } from "./type-names.ts";

/** Entries that are kept to be referred to; no more references are read. */
const TARGETS_MAX = 10_000;

/** Names of fields by preference, BibTeX and BibLaTeX. */
const FIELDS: Partial<Record<keyof Fields, readonly string[]>> = {
  translatedTitle: ["titletranslation", "title_en"],
  container: ["journal", "journaltitle", "booktitle", "eventtitle"],
  publisher: ["publisher", "school", "institution", "organization", "holder"],
  place: ["address", "location"],
  accessed: ["urldate", "accessed", "lastaccessed"],
  volume: ["volume"],
  pages: ["pages", "eid", "articleno"],
  edition: ["edition", "version"],
  doi: ["doi"],
  url: ["url", "howpublished"],
  abstract: ["abstract"],
  language: ["langid", "language"],
};

/** Fields of a cross reference's target that have another name in the entry that refers to it (BibLaTeX, “Data inheritance”). */
const INHERITED_NAMES: Readonly<Record<string, string>> = { title: "booktitle", subtitle: "booksubtitle" };
/** The day of a visit, as a note says it. */
const ACCESSED_NOTE =
  /(?:accessed|visited|retrieved|访问(?:日期|时间)?|引用日期)\D{0,20}?((?:\d{1,2} \w{3,9} |\w{3,9} \d{1,2}, )?\d{4}(?:[-/.年]\d{1,2}[-/.月]\d{1,2})?)/i;
/** What belongs to one entry alone. */
const OWN_FIELDS = ["author", "crossref", "key", "pages", "abstract", "doi", "url", "type", "entrysubtype", "xdata"];

/** Reads BibTeX. An entry has from its cross reference, which may stand anywhere, what it does not say itself. */
export function readBibtex(text: string, into: ReadCollector): void {
  const targets = readTargets(text);
  for (const piece of bibtexEntries(text)) {
    if ("problem" in piece) into.fail(piece.line, piece.text, piece.problem);
    else into.add(piece.line, piece.text, (id) => toEntry(id, piece.kind, inheritFields(piece.fields, targets)));
    if (into.isFull) return;
  }
}

/** Fields of the entries that others refer to, by key. */
function readTargets(text: string): ReadonlyMap<string, BibtexEntry["fields"]> {
  const targets = new Map<string, BibtexEntry["fields"]>();
  if (!/crossref/i.test(text)) return targets;
  for (const piece of bibtexEntries(text)) {
    if (!("problem" in piece) && piece.key !== "" && !targets.has(piece.key)) targets.set(piece.key, piece.fields);
    if (targets.size === TARGETS_MAX) break;
  }
  return targets;
}

function inheritFields(fields: BibtexEntry["fields"], targets: ReadonlyMap<string, BibtexEntry["fields"]>): BibtexEntry["fields"] {
  const target = targets.get(fields.get("crossref")?.trim().toLowerCase() ?? "");
  if (target === undefined) return fields;
  const inherited = [...target]
    .filter(([name]) => !OWN_FIELDS.includes(name))
    .map(([name, value]) => [INHERITED_NAMES[name] ?? name, value] as const);
  return new Map([...inherited, ...fields]);
}

function toEntry(id: string, kind: string, fields: ReadonlyMap<string, string>): ReturnType<Parameters<ReadCollector["add"]>[2]> {
  const one = (names: readonly string[]): string | undefined =>
    names.map((name) => latexText(fields.get(name) ?? "")).find((value) => value !== "");
  const title = one(["title"]);
  if (title === undefined) return "noTitle";
  const subtitle = one(["subtitle"]);
  const type = typeOf(kind, fields);
  const isNumbered = type === "report" || type === "patent" || type === "standard";
  const read = Object.fromEntries(Object.entries(FIELDS).map(([field, names]) => [field, one(names)])) as Partial<Fields>;
  const url = raw(fields, ["url"]) ?? /https?:\/\/[^\s{}]{1,1000}/.exec(fields.get("howpublished")?.slice(0, 2000) ?? "")?.[0];
  return toReference(id, {
    ...read,
    type,
    title: subtitle === undefined ? title : `${title}: ${subtitle}`,
    people: bibtexPeople(fields.get("author")),
    editors: bibtexPeople(fields.get("editor")).people,
    translators: bibtexPeople(fields.get("translator")).people,
    ...(type === "preprint" && read.container === undefined ? { container: one(["eprinttype", "archiveprefix"]) } : {}),
    ...(isNumbered ? { number: one(["number"]) } : { issue: one(["number", "issue"]) }),
    when: one(["date"]) ?? `${one(["day"]) ?? ""} ${one(["month"]) ?? ""} ${one(["year"]) ?? ""}`,
    doi: raw(fields, ["doi"]) ?? "",
    url: url ?? "",
    accessed: read.accessed ?? ACCESSED_NOTE.exec(one(["note", "annote"])?.slice(0, 500) ?? "")?.[1],
  } as Fields);
}

/** An address as it was written: its marks are no commands, escaped ones aside. */
function raw(fields: ReadonlyMap<string, string>, names: readonly string[]): string | undefined {
  const value = names
    .map((name) =>
      fields
        .get(name)
        ?.replace(/\\url\s?\{|[{}]/g, "")
        .replace(/\\([_%&#~])/g, "$1")
        .trim(),
    )
    .find((text) => text);
  return value === "" ? undefined : value;
}

/** The type by the kind of entry; @misc by what it holds, and the mark of GB/T 7714 that Chinese tools write wins. */
function typeOf(kind: string, fields: ReadonlyMap<string, string>): Fields["type"] {
  const told = typeByName(fields.get("type") ?? "") ?? typeByName(fields.get("entrysubtype") ?? "");
  const named = typeByName(kind) ?? "other";
  if (named === "other" && told !== undefined) return told;
  if (named === "other" && (fields.has("eprint") || fields.has("archiveprefix"))) return "preprint";
  return named === "other" && (fields.has("url") || fields.has("howpublished")) ? "webpage" : named;
}

/** `A and B and others`; braces around a name or a part of one keep `and` and commas within. */
function bibtexPeople(list: string | undefined): NamedPeople {
  const named = splitOutsideBraces((list ?? "").replace(/\s+/g, " "), " and ").map(bibtexName);
  const read = named.map((name) => {
    if (typeof name !== "string") return { people: [name], more: false, translators: [] };
    // Chinese tools write 张三, 李四 where BibTeX wants "and".
    return /\p{Script=Han}/u.test(name) ? readPeople([name]) : fromNames([name]);
  });
  return {
    people: read.flatMap(({ people }) => people),
    more: read.some(({ more }) => more),
    translators: read.flatMap(({ translators }) => translators),
  };
}

/** The parts of a text between separators that stand in no braces; the separator's letters may be of any case. */
function splitOutsideBraces(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === "{") depth += 1;
    else if (character === "}") depth -= 1;
    else if (depth === 0 && character === separator[0] && text.slice(at, at + separator.length).toLowerCase() === separator) {
      parts.push(text.slice(from, at));
      from = at + separator.length;
      // The blank at the end of one " and " begins the next one.
      at = from - (separator.length > 1 ? 2 : 1);
    }
  }
  return [...parts, text.slice(from)];
}

/** First von Last → Last, First, with the particles (small letters) in the family name; what is in braces is whole. */
function bibtexName(name: string): Person | string {
  const trimmed = name.trim().slice(0, NAME_LENGTH);
  if (/^\{[^{}]*\}$/.test(trimmed)) return { literal: latexText(trimmed) };
  const text = latexText(trimmed);
  const words = splitOutsideBraces(trimmed, " ").map(latexText);
  // The form without commas is divided by its rule; others, Chinese names and initials at the end are read as anywhere.
  if (text.includes(",") || words.length < 2 || /\p{Script=Han}/u.test(text) || /^others$/i.test(text)) return text;
  const read = readPerson(text);
  if ("family" in read && /^(?:\p{Lu}-?){1,3}$/u.test(read.given ?? "") && !/\p{Lu}\./u.test(text)) return read;
  const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && /^\p{Ll}/u.test(word));
  const from = particle === -1 ? words.length - 1 : particle;
  return { family: words.slice(from).join(" "), given: words.slice(0, from).join(" ") };
}
