import { MONTH_NAMES } from "./dates.ts";

export type BibtexEntry = {
  readonly kind: string;
  /** What other entries call it by, in small letters; empty where it has none. */
  readonly key: string;
  readonly line: number;
  readonly text: string;
  readonly fields: ReadonlyMap<string, string>;
};
export type BibtexPiece = BibtexEntry | { readonly line: number; readonly text: string; readonly problem: "unclosed" };

const BEGIN = /@([A-Za-z]{1,30})\s{0,20}[{(]/y;
/** Values longer than this are cut: no field holds more. */
const LONGEST_VALUE = 40_000;
/** A string is the name of a journal or a publisher. */
const LONGEST_STRING = 500;
const MOST_FIELDS = 200;

/**
 * The entries of a BibTeX text with their raw fields, by small letters. Every character is looked at a bounded number of times.
 * The libraries there are lose all entries of a file because of one that is not closed, or take seconds and gigabytes for files
 * made to hurt (docs/decisions/111).
 */
export function* bibtexEntries(text: string): Generator<BibtexPiece> {
  const strings = new Map(MONTH_NAMES.map((month) => [month, month] as const));
  const lines = lineCounter(text);
  let at = 0;
  while (at < text.length) {
    const start = text.indexOf("@", at);
    if (start === -1) return;
    BEGIN.lastIndex = start;
    const begin = BEGIN.exec(text);
    if (begin === null) {
      at = start + 1;
      continue;
    }
    const from = BEGIN.lastIndex;
    const end = endOf(text, from, text[from - 1] === "(" ? ")" : "}");
    const kind = (begin[1] ?? "").toLowerCase();
    at = end.at + 1;
    if (kind === "comment" || kind === "preamble") continue;
    const body = text.slice(from, end.at);
    const fields = readFields(body, strings);
    const line = lines(start);
    const shown = text.slice(start, start + 200);
    if (kind === "string") for (const [name, value] of fields) strings.set(name, value.slice(0, LONGEST_STRING));
    else if (end.closed) yield { kind, key: readKey(body), line, text: shown, fields };
    else yield { line, text: shown, problem: "unclosed" };
  }
}

/** Where an entry ends: its closing bracket, or where the next entry begins at the start of a line and this one was never closed. */
function endOf(text: string, from: number, close: string): { at: number; closed: boolean } {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const character = text[at];
    if (character === "\\") at += 1;
    else if (character === "{") depth += 1;
    else if (depth === 0 && character === close) return { at, closed: true };
    else if (character === "}") depth -= 1;
    else if (character === "\n" && text[at + 1] === "@") {
      BEGIN.lastIndex = at + 1;
      if (BEGIN.test(text)) return { at, closed: false };
    }
  }
  return { at: text.length, closed: false };
}

const NAME = /\s*(?:,\s*)?([A-Za-z][\w:.+/-]{0,60})\s*=\s*/y;

const KEY = /^\s*([^\s,={}]{1,200})\s*,/;
const readKey = (body: string): string => KEY.exec(body)?.[1]?.toLowerCase() ?? "";

/** The fields of an entry's body. What stands before the first one is its key. */
function readFields(body: string, strings: ReadonlyMap<string, string>): Map<string, string> {
  const fields = new Map<string, string>();
  // The key may hold anything but a comma; an entry of @string has none.
  NAME.lastIndex = 0;
  let at = NAME.test(body) ? 0 : body.indexOf(",");
  while (at !== -1 && at < body.length && fields.size < MOST_FIELDS) {
    NAME.lastIndex = at;
    const name = NAME.exec(body)?.[1]?.toLowerCase();
    if (name === undefined) {
      at = body.indexOf(",", at + 1);
      continue;
    }
    const read = readValue(body, NAME.lastIndex, strings);
    if (!fields.has(name)) fields.set(name, read.value.slice(0, LONGEST_VALUE));
    at = Math.max(read.end, NAME.lastIndex);
  }
  return fields;
}

/** A value: pieces in braces or quotes, numbers and names of strings, joined by #. */
function readValue(body: string, from: number, strings: ReadonlyMap<string, string>): { value: string; end: number } {
  const parts: string[] = [];
  let length = 0;
  // Short names of long strings would make a small text a huge one.
  const add = (part: string): void => {
    if (length <= LONGEST_VALUE) parts.push(part);
    length += part.length;
  };
  let at = from;
  for (;;) {
    while (at < body.length && /\s/.test(body.charAt(at))) at += 1;
    const open = body[at];
    if (open === "{" || open === '"') {
      const end = endOfPiece(body, at + 1, open);
      add(body.slice(at + 1, end));
      at = end + 1;
    } else {
      const start = at;
      while (at < body.length && !/[\s,#{}"]/.test(body.charAt(at))) at += 1;
      const word = body.slice(start, at);
      add(strings.get(word.toLowerCase()) ?? word);
    }
    while (at < body.length && /\s/.test(body.charAt(at))) at += 1;
    if (body[at] !== "#") return { value: parts.join(""), end: at };
    at += 1;
  }
}

function endOfPiece(body: string, from: number, open: "{" | '"'): number {
  let depth = 0;
  for (let at = from; at < body.length; at++) {
    const character = body[at];
    if (character === "\\") at += 1;
    else if (depth === 0 && character === (open === "{" ? "}" : '"')) return at;
    else if (character === "{") depth += 1;
    else if (character === "}") depth -= 1;
  }
  return body.length;
}

/** The line of a place, from 1; asked for growing places it counts each line once. */
export function lineCounter(text: string): (place: number) => number {
  let line = 1;
  let counted = 0;
  return (place) => {
    for (let at = text.indexOf("\n", counted); at !== -1 && at < place; at = text.indexOf("\n", at + 1)) {
      line += 1;
      counted = at + 1;
    }
    return line;
  };
}
