import { formatReference } from "../format/format-reference.ts";
import type { Reference, ReferenceType } from "../reference.ts";
import { readHead } from "./gbt-head.ts";
import { readTail } from "./gbt-tail.ts";
import type { ReadCollector } from "./read-result.ts";
import { toReference } from "./to-reference.ts";

const TYPES: Readonly<Record<string, ReferenceType>> = {
  M: "book",
  C: "proceedings",
  G: "compilation",
  N: "newspaper",
  J: "article",
  D: "thesis",
  R: "report",
  S: "standard",
  P: "patent",
  DB: "database",
  CP: "software",
  EB: "webpage",
  A: "archive",
  CM: "map",
  DS: "dataset",
  PP: "preprint",
  Z: "other",
};
const MARK = /[[［【]\s?(DB|CP|EB|CM|DS|PP|[MCGNJDRSPAZ])\s?(?:[/／]\s?(?:OL|CD|DK|MT|MM))?\s?[\]］】]/;
/** What numbers an entry in a list, and is no part of it. */
const LABEL = /^\s{0,20}(?:[[［【〔]\s?\d{1,4}\s?[\]］】〕]|[(（]\d{1,4}[)）]|\d{1,4}[.、．](?!\d)|[\u2460-\u2473])\s{0,20}/;
const BRACKET_LABEL = /^\s{0,20}[[［【]\s?\d{1,4}\s?[\]］】]/;
/** Longer than this no entry is, in characters. */
const LONGEST_ENTRY = 4000;
const SHORTEST_ENTRY = 10;

/** Reads pasted entries, one a line; where they are numbered in brackets a line without a number goes on with the one before. */
export function readGbt(text: string, into: ReadCollector): void {
  const lines = foldWidth(text).split("\n");
  const isNumbered = lines.some((line) => BRACKET_LABEL.test(line.slice(0, 60)));
  let entry: { line: number; text: string } | undefined;
  const close = (): void => {
    if (entry !== undefined) addEntry(entry.line, entry.text, into);
    entry = undefined;
  };
  for (let at = 0; at < lines.length && !into.isFull; at++) {
    const line = (lines[at] ?? "").trim();
    if (line === "") close();
    else if (entry !== undefined && isNumbered && !BRACKET_LABEL.test(line.slice(0, 60))) {
      if (entry.text.length <= LONGEST_ENTRY)
        entry.text += (/[\x21-\x7e]$/.test(entry.text) && /^[\x21-\x7e]/.test(line) ? " " : "") + line;
    } else {
      close();
      entry = { line: at + 1, text: line };
    }
  }
  close();
}

/** Letters and digits of full width as plain ones: ［Ｊ］ and １２－２０ of older theses. */
const foldWidth = (text: string): string =>
  text
    .replace(/[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/(?<=\d)－(?=\d)/g, "-");

function addEntry(line: number, text: string, into: ReadCollector): void {
  into.add(line, text, (id) => {
    if (text.length > LONGEST_ENTRY) return "tooLong";
    return readEntry(id, text.replace(LABEL, "").replace(/\s+/g, " ").trim()) ?? "notAnEntry";
  });
}

/** One entry. What reading would lose anything of keeps the whole as `literal`; undefined where it is no entry at all. */
export function readEntry(id: string, entry: string): Reference | undefined {
  const mark = MARK.exec(entry);
  const head = entry.slice(0, mark?.index ?? 0).trim();
  if (mark === null || head === "") {
    const looksLikeOne = entry.length >= SHORTEST_ENTRY && /\d{4}/.test(entry) && /[.,，。、]/.test(entry);
    return looksLikeOne ? { ...toReference(id, { type: "other", title: entry }), literal: entry } : undefined;
  }
  const tail = entry.slice(mark.index + mark[0].length);
  const type = typeOf(mark[1] ?? "", tail);
  const { people, more, translators, ...rest } = readHead(head, type);
  const reference = toReference(id, { type, people: { people, more, translators }, ...rest, ...readTail(tail, type) });
  // A year within a name of a publisher: the sentence was not understood.
  const isUnderstood = !/[,，]\s?\d{4}(?!\d)/.test(reference.publisher ?? "");
  const isWhole =
    isUnderstood && (["2015", "2025"] as const).some((edition) => sameCharacters(formatReference(reference, { edition }), entry));
  return isWhole ? reference : { ...reference, literal: entry };
}

/** A paper or a chapter names its book behind //, before any address. */
function typeOf(mark: string, tail: string): ReferenceType {
  const type = TYPES[mark] ?? "other";
  const isWithin = /^[^:]{0,400}?(?<!:)\/\//.test(tail);
  if (isWithin && type === "book") return "chapter";
  return isWithin && type === "proceedings" ? "conference" : type;
}

/** Whether two entries have the same letters and digits. Punctuation, order and /OL, which many leave out, are what an edition may change. */
function sameCharacters(a: string, b: string): boolean {
  return characters(a) === characters(b);
}

function characters(text: string): string {
  const folded = text.normalize("NFKC").toUpperCase().replace("/OL]", "]");
  return Array.from(folded.replace(/[^\p{L}\p{N}]/gu, ""))
    .sort()
    .join("");
}
