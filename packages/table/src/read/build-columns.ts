import { isMissing } from "../cells/index.ts";
import type { Column } from "../columns/index.ts";
import { isFileNumber } from "./cell-column.ts";
import type { ColumnBody } from "./cell-grid.ts";
import { dateColumn } from "./date-column.ts";
import { findOpen, findUnread, guessKind, readingOf, settleDates } from "./guess-kind.ts";
import { numberColumn } from "./number-column.ts";
import { writeDay } from "./raw-sheet.ts";
import type { ColumnChoices, ReadColumn, ValuedCells } from "./read-column.ts";

/** Makes a column of cells: numbers and dates where nearly all of them are, else texts. */
export function buildColumn(name: string, body: ColumnBody, said: ColumnChoices = {}): ReadColumn {
  const valued = valuedOf(body);
  const choices = settleDates(name, valued, said);
  const kind = choices.kind ?? guessKind(name, valued, choices);
  if (kind === "number") {
    const read = numberColumn(name, body, choices.kind === "number" ? { unit: "number", ...choices } : choices);
    if ("column" in read) return read;
    return { column: textColumnOf(name, body), kind: "text", oddRows: [], missing: new Map(), open: read.open };
  }
  if (kind === "date") {
    const read = dateColumn(name, body, readingOf(valued, choices));
    return choices.kind === "date" ? { ...read, ...findOpen(name, valued, choices) } : read;
  }
  // What a person called texts is asked about no more.
  const left = choices.kind === undefined ? findOpen(name, valued, choices) : { open: null };
  const unread = choices.kind === undefined && kind === "text" && left.open === null ? findUnread(valued, choices) : undefined;
  const text = { column: textColumnOf(name, body), kind, oddRows: [], missing: new Map(), ...left };
  return unread === undefined ? text : { ...text, unread };
}

function valuedOf(body: ColumnBody): ValuedCells {
  const { cells, rows } = body;
  const counts = new Uint32Array(cells.entries.length);
  const numbers = { file: 0, plain: 0 };
  for (const row of rows) {
    const code = cells.codes[row] ?? 0;
    if (code > 0) counts[code] = (counts[code] ?? 0) + 1;
    else if (code < 0) numbers[isFileNumber(code) ? "file" : "plain"] += 1;
  }
  const entries = cells.entries.flatMap((cell, code) => {
    const count = counts[code] ?? 0;
    return count === 0 || cell === null || typeof cell === "number" || (typeof cell === "string" && isMissing(cell))
      ? []
      : [{ cell, count }];
  });
  return { body, entries, numbers, count: entries.reduce((sum, { count }) => sum + count, numbers.file + numbers.plain) };
}

/** Every different text once, in the order in which they first come. */
function textColumnOf(name: string, { cells, rows }: ColumnBody): Column {
  const codes = new Uint32Array(rows.length);
  const words = [""];
  const places = new Map([["", 0]]);
  const placeOf = (word: string): number => {
    let place = places.get(word);
    if (place === undefined) {
      place = words.push(word) - 1;
      places.set(word, place);
    }
    return place;
  };
  const known = new Uint32Array(cells.entries.length);
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? -1;
    const code = cells.codes[row] ?? 0;
    if (code === 0) continue;
    if (code < 0) {
      codes[at] = placeOf(String(cells.cellAt(row)));
      continue;
    }
    let place = known[code] ?? 0;
    if (place === 0) {
      const cell = cells.entries[code] ?? null;
      place = placeOf(typeof cell === "object" && cell !== null ? writeDay(cell.day) : String(cell).trim());
      known[code] = place;
    }
    codes[at] = place;
  }
  return { type: "text", name, codes, words };
}
