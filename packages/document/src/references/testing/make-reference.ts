import { languageOf, type Person, type Reference, type ReferenceType } from "../reference.ts";

/** A reference for a test: type, title and what the test is about; a name with a comma is divided. */
export function makeReference(
  type: ReferenceType,
  title: string,
  {
    authors,
    editors,
    translators,
    ...rest
  }: Partial<Omit<Reference, "authors" | "editors" | "translators">> & Partial<Record<"authors" | "editors" | "translators", string>> = {},
): Reference {
  return {
    id: "R1",
    type,
    title,
    language: languageOf(title),
    source: "typed",
    tier: "C",
    ...people("authors", authors),
    ...people("editors", editors),
    ...people("translators", translators),
    ...rest,
  };
}

function people(key: string, names: string | undefined): Record<string, Person[]> {
  return names === undefined ? {} : { [key]: names.split("; ").map(toPerson) };
}

function toPerson(name: string): Person {
  const [family = "", given, suffix] = name.split(", ");
  return given === undefined ? { literal: name } : { family, given, ...(suffix === undefined ? {} : { suffix }) };
}
