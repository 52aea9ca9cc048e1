import type { OutlineSection, ThesisOutline } from "./thesis-types.ts";

/** A section that has text of its own. */
export type Leaf = {
  /** Places from the outermost section to this one, from 0. */
  readonly path: readonly number[];
  readonly section: OutlineSection;
  /** Its heading behind those it stands below: what its words are looked for in. */
  readonly context: string;
  /** Heading of its chapter. */
  readonly chapter: string;
};

/** The sections without others below them, in the order of the text. */
export function outlineLeaves(outline: ThesisOutline): Leaf[] {
  const visit = (section: OutlineSection, path: readonly number[], above: readonly string[]): Leaf[] =>
    section.sections.length === 0
      ? [{ path, section, context: [...above.slice(1), section.title].join(" "), chapter: above[0] ?? section.title }]
      : section.sections.flatMap((child, index) => visit(child, [...path, index], [...above, section.title]));
  return outline.sections.flatMap((section, index) => visit(section, [index], []));
}

/** The section at a path; null where there is none. */
export function leafIndexAt(leaves: readonly Leaf[], path: readonly number[]): number {
  return leaves.findIndex((leaf) => leaf.path.length === path.length && leaf.path.every((place, index) => place === path[index]));
}
