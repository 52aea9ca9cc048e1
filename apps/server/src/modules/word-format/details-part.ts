import { SECTION_STATES, type SectionState } from "@tangleaf/document/plain";
import { elementsOf, parseXml, type XmlElement, XmlError } from "./parse-xml.ts";

/**
 * What Word has no place for, kept in a part of its own in files we write: Word carries it along untouched. It never overrules
 * the text: a formula's source counts only as long as Word's formula still means the same.
 */
export type Details = {
  readonly language: "zh" | "en" | null;
  /** The document has no numbers although its profile has. */
  readonly isUnnumbered: boolean;
  /** English paragraphs have no indent to tell it by. */
  readonly noIndent: boolean;
  /** What the headings know of their sections, by their ids. */
  readonly sections: ReadonlyMap<string, SectionFacts>;
  /** LaTeX as it was typed, in the order of the text, by the LaTeX that is read of Word's formula. */
  readonly formulas: ReadonlyMap<string, readonly string[]>;
  /** Kinds of cross references by the id they refer to. */
  readonly references: ReadonlyMap<string, string>;
};

/** What somebody planned for a section, and how far it is. Nobody is at work in a file, so such states are not among them. */
export type SectionFacts = {
  readonly status?: SectionState;
  /** Characters it is to have. */
  readonly target?: number;
  readonly locked?: 1;
  /** What it is to say. */
  readonly points?: string;
  /** Its heading would have no number if others had one; only where none has, or Word says so itself. */
  readonly unnumbered?: 1;
};

/** States of a section that hold in a file too. */
export const KEPT_STATES: readonly SectionState[] = SECTION_STATES.filter((state) => state !== "queued" && state !== "writing");
const TARGET_MAX_CHARACTERS = 1_000_000;
const POINTS_MAX_CHARACTERS = 2000;
/** Headings of a document are fewer; a file may say anything. */
const SECTIONS_MAX = 5000;

export const DETAILS_PATH = "customXml/item1.xml";
/** Where it may be once somebody has saved the file: programs count their parts anew. */
export const DETAILS_PATHS: readonly string[] = Array.from({ length: 9 }, (_, index) => `customXml/item${index + 1}.xml`);
const ROOT = "tangleaf:document";
const NAMESPACE = "urn:tangleaf:document";
const LATEX_MAX_CHARACTERS = 20_000;

export function writeDetails({ language, isUnnumbered, noIndent, sections, formulas, references }: Details): string {
  const settings = {
    ...(language === null ? {} : { language }),
    ...(isUnnumbered ? { numbering: "none" } : {}),
    ...(noIndent ? { noIndent: 1 } : {}),
  };
  const rows = [
    ...(Object.keys(settings).length === 0 ? [] : [`<settings${attributesOf(settings)}/>`]),
    ...[...sections].map(([heading, facts]) => `<section${attributesOf({ heading, ...facts })}/>`),
    ...[...formulas].flatMap(([read, sources]) => sources.map((latex) => `<formula read="${escaped(read)}" latex="${escaped(latex)}"/>`)),
    ...[...references].map(([target, kind]) => `<reference target="${escaped(target)}" kind="${escaped(kind)}"/>`),
  ];
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><${ROOT} xmlns:tangleaf="${NAMESPACE}">${rows.join("")}</${ROOT}>`;
}

/** null where the part is not ours, or damaged: the text is read without it then. */
export function readDetails(source: string | undefined): Details | null {
  if (source === undefined || !source.includes(NAMESPACE)) return null;
  const root = parsed(source);
  if (root?.name !== ROOT) return null;
  const rows = (name: string) => elementsOf(root).filter((row) => row.name === name);
  const formulas = new Map<string, string[]>();
  for (const row of rows("formula")) {
    const read = attribute(row, "read");
    const sources = formulas.get(read) ?? [];
    sources.push(attribute(row, "latex"));
    formulas.set(read, sources);
  }
  const settings = rows("settings")[0]?.attributes;
  const language = settings?.["language"];
  return {
    language: language === "zh" || language === "en" ? language : null,
    isUnnumbered: settings?.["numbering"] === "none",
    noIndent: settings?.["noIndent"] === "1",
    sections: new Map(
      rows("section")
        .slice(0, SECTIONS_MAX)
        .map((row): [string, SectionFacts] => [attribute(row, "heading"), factsOf(row)]),
    ),
    formulas,
    references: new Map(rows("reference").map((row): [string, string] => [attribute(row, "target"), attribute(row, "kind")])),
  };
}

function parsed(source: string): XmlElement | null {
  try {
    return parseXml(source);
  } catch (error) {
    if (error instanceof XmlError) return null;
    throw error;
  }
}

/** Anybody can write this part: what is not as we write it is left out. */
function factsOf(row: XmlElement): SectionFacts {
  const status = KEPT_STATES.find((state) => state === row.attributes["status"]);
  const target = /^\d{1,7}$/.test(row.attributes["target"] ?? "") ? Number(row.attributes["target"]) : null;
  const points = attribute(row, "points").slice(0, POINTS_MAX_CHARACTERS).toWellFormed();
  return {
    ...(status === undefined ? {} : { status }),
    ...(target === null || target > TARGET_MAX_CHARACTERS ? {} : { target }),
    ...(row.attributes["locked"] === "1" ? { locked: 1 } : {}),
    ...(points === "" ? {} : { points }),
    ...(row.attributes["unnumbered"] === "1" ? { unnumbered: 1 } : {}),
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

function attributesOf(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join("");
}

function escaped(text: string): string {
  return text.replace(/[&<>"\n\t\r]/g, (mark) => ESCAPES[mark] ?? mark);
}
