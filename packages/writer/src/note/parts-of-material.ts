import { type OutlineItem, parseOutline } from "@tangleaf/document/outline";

export type PartOfMaterial = { readonly title: string; readonly sections: readonly PartOfMaterial[] };

/** How a line begins that is one of several parts. */
const NUMBERED =
  /^\s*(?:#{1,6}\s|第[一二三四五六七八九十百\d]+[编部篇章节]|[一二三四五六七八九十]+[、．.]|[（(][一二三四五六七八九十\d]+[）)]|\d{1,3}(?:\.\d{1,3})*[.、．)）\s]|[-*•·]\s)/;
/** A part names what it is about, and then says it. */
const NAMED = /^([^：:，,。；;]{1,20})[：:](.+)$/;
const CLAUSE_END = /[，,。；;]\s*/;
const PART_MAX = 60;
/** So many of its lines are numbered in a text that is written in parts. */
const NUMBERED_SHARE = 0.5;

/** The parts a text numbers, in its own words; none where it is not written in parts. */
export function partsOf(material: string): readonly PartOfMaterial[] {
  const lines = material.split("\n").filter((line) => line.trim() !== "");
  const numbered = lines.filter((line) => NUMBERED.test(line));
  if (numbered.length < 2 || numbered.length < lines.length * NUMBERED_SHARE) return [];
  return parseOutline(numbered.join("\n")).flatMap(partOf);
}

function partOf({ title, children }: OutlineItem): PartOfMaterial[] {
  const [, name = title, said = ""] = NAMED.exec(title) ?? [];
  const clauses = said
    .split(CLAUSE_END)
    .map(bare)
    .filter((clause) => clause !== "");
  const sections = [...clauses.map((clause) => ({ title: clause, sections: [] })), ...children.flatMap(partOf)];
  const short = bare(name);
  return short === "" ? sections : [{ title: short, sections }].filter((part) => part.title.length <= PART_MAX);
}

const bare = (text: string): string => text.trim().replace(/(?<![。；;，,])[。；;，,]+$/, "");
