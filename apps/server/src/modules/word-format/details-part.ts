import { elementsOf, parseXml, type XmlElement } from "./parse-xml.ts";

/**
 * What Word has no place for, kept in a part of its own in files we write: Word carries it along untouched. It never overrules
 * the text: a formula's source counts only as long as Word's formula still means the same.
 */
export type Details = {
  readonly language: "zh" | "en" | null;
  /** LaTeX as it was typed, in the order of the text, by the LaTeX that is read of Word's formula. */
  readonly formulas: ReadonlyMap<string, readonly string[]>;
  /** Kinds of cross references by the id they refer to. */
  readonly references: ReadonlyMap<string, string>;
};

export const DETAILS_PATH = "customXml/item1.xml";
const ROOT = "tangleaf:document";
const NAMESPACE = "urn:tangleaf:document";
const LATEX_MAX_CHARACTERS = 20_000;

export function writeDetails({ language, formulas, references }: Details): string {
  const rows = [
    ...(language === null ? [] : [`<settings language="${language}"/>`]),
    ...[...formulas].flatMap(([read, sources]) => sources.map((latex) => `<formula read="${escaped(read)}" latex="${escaped(latex)}"/>`)),
    ...[...references].map(([target, kind]) => `<reference target="${escaped(target)}" kind="${escaped(kind)}"/>`),
  ];
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><${ROOT} xmlns:tangleaf="${NAMESPACE}">${rows.join("")}</${ROOT}>`;
}

/** null where the part is not ours. */
export function readDetails(source: string | undefined): Details | null {
  if (source === undefined || !source.includes(NAMESPACE)) return null;
  const root = parseXml(source);
  if (root.name !== ROOT) return null;
  const rows = (name: string) => elementsOf(root).filter((row) => row.name === name);
  const formulas = new Map<string, string[]>();
  for (const row of rows("formula")) {
    const read = attribute(row, "read");
    const sources = formulas.get(read) ?? [];
    sources.push(attribute(row, "latex"));
    formulas.set(read, sources);
  }
  const language = rows("settings")[0]?.attributes["language"];
  return {
    language: language === "zh" || language === "en" ? language : null,
    formulas,
    references: new Map(rows("reference").map((row): [string, string] => [attribute(row, "target"), attribute(row, "kind")])),
  };
}

const attribute = (row: XmlElement, name: string): string => (row.attributes[name] ?? "").slice(0, LATEX_MAX_CHARACTERS);

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\n": "&#10;",
  "\t": "&#9;",
  "\r": "&#13;",
};

function escaped(text: string): string {
  return text.replace(/[&<>"\n\t\r]/g, (mark) => ESCAPES[mark] ?? mark);
}
