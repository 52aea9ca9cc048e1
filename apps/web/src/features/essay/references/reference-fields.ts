import type { ReferenceItem } from "@tangleaf/contract";
import type { essayReferencesMessages as m } from "#messages/essay-references.ts";

export type FieldName = keyof typeof m.form.fields;
type Type = ReferenceItem["type"];

const ONLINE = ["doi", "url", "accessed"] as const satisfies readonly FieldName[];
const BOOK = [
  "title",
  "authors",
  "translators",
  "edition",
  "place",
  "publisher",
  "year",
  "pages",
  ...ONLINE,
] as const satisfies readonly FieldName[];

/** What a reference of each type is made of, in the order it is asked for. */
export const FIELDS: Readonly<Record<Type, readonly FieldName[]>> = {
  article: ["title", "authors", "container", "year", "volume", "issue", "pages", ...ONLINE],
  newspaper: ["title", "authors", "container", "date", "pages", "url", "accessed"],
  book: BOOK,
  chapter: ["title", "authors", "editors", "container", "edition", "place", "publisher", "year", "pages", ...ONLINE],
  compilation: BOOK,
  proceedings: BOOK,
  conference: ["title", "authors", "editors", "container", "place", "publisher", "year", "pages", ...ONLINE],
  thesis: ["title", "authors", "place", "publisher", "year", "pages", "url", "accessed"],
  report: ["title", "authors", "number", "place", "publisher", "year", "pages", ...ONLINE],
  standard: ["title", "authors", "number", "place", "publisher", "year", "url", "accessed"],
  patent: ["title", "authors", "number", "date", "url", "accessed"],
  webpage: ["title", "authors", "date", "url", "accessed"],
  preprint: ["title", "authors", "container", "date", "edition", ...ONLINE],
  dataset: ["title", "authors", "container", "edition", "date", "number", ...ONLINE],
  database: ["title", "authors", "date", "url", "accessed"],
  software: ["title", "authors", "edition", "date", "url", "accessed"],
  archive: ["title", "authors", "number", "place", "publisher", "date"],
  map: BOOK,
  other: ["title", "authors", "container", "publisher", "place", "year", "pages", ...ONLINE],
};

/** Several names, one a line. */
export const PEOPLE = ["authors", "editors", "translators"] as const satisfies readonly FieldName[];
export const isPeople = (name: FieldName): name is (typeof PEOPLE)[number] => (PEOPLE as readonly FieldName[]).includes(name);
