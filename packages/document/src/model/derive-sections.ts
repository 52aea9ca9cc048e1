import { countCharacters } from "../count-characters.ts";
import { countLength } from "../metrics/marks-in.ts";
import type { NodeJson } from "./document-content.ts";
import type { SectionState } from "./node-specs.ts";

/** Id of the section that is made of the blocks before the first heading. */
export const FRONT_SECTION = "front";

/** A heading with the blocks below it, up to the next heading. Sections are derived: the stored document is a flat list of blocks. */
export type Section = {
  /** Of its heading; FRONT_SECTION for the blocks before the first one. */
  readonly id: string;
  readonly level: number;
  readonly title: string;
  /** Characters of its own blocks, without its title and the sections below it. */
  readonly characters: number;
  /** The same without marks of what is missing. */
  readonly length: number;
  /** null where nothing is being written: by what it holds it is empty or done. */
  readonly state: SectionState | null;
  /** Its place in the list of blocks: of the heading, or 0. */
  readonly start: number;
  /** After its last own block. */
  readonly end: number;
  readonly children: readonly Section[];
};

/** The tree of sections. A heading is a child of the nearest heading above it that has a lower level. */
export function deriveSections(blocks: readonly NodeJson[]): Section[] {
  type Open = Omit<Section, "children" | "end" | "characters" | "length"> & {
    end: number;
    characters: number;
    length: number;
    children: Open[];
  };
  const top: Open[] = [];
  const path: Open[] = [];
  let current: Open | null = null;
  for (const [index, block] of blocks.entries()) {
    if (block.type === "heading") {
      const level = Number(block.attrs?.["level"] ?? 1);
      while ((path.at(-1)?.level ?? 0) >= level) path.pop();
      current = openSection(String(block.attrs?.["id"] ?? ""), level, nodeText(block), stateOf(block), index);
      (path.at(-1)?.children ?? top).push(current);
      path.push(current);
      continue;
    }
    if (current === null) {
      current = openSection(FRONT_SECTION, 1, "", null, 0);
      current.end = 0;
      top.push(current);
    }
    current.characters += countNode(block);
    current.length += countNode(block, countLength);
    current.end = index + 1;
  }
  return top;

  function openSection(id: string, level: number, title: string, state: SectionState | null, start: number): Open {
    return { id, level, title, state, start, end: start + 1, characters: 0, length: 0, children: [] };
  }
}

/** All sections in the order of the text. */
export function flattenSections(sections: readonly Section[]): Section[] {
  return sections.flatMap((section) => [section, ...flattenSections(section.children)]);
}

/** Characters of a block as Word counts them; blocks below each other are counted one by one. */
export function countNode(node: NodeJson, count: (text: string) => number = countCharacters): number {
  if (node.type === "text") return count(node.text ?? "");
  if (isTextBlock(node)) return count(nodeText(node));
  return (node.content ?? []).reduce((sum, child) => sum + countNode(child, count), 0);
}

/** The words of a node without marks; a line break is a newline, a formula its LaTeX. */
export function nodeText(node: NodeJson): string {
  if (node.type === "text") return node.text ?? "";
  if (node.type === "hardBreak") return "\n";
  if (node.type === "mathInline") return String(node.attrs?.["latex"] ?? "");
  return (node.content ?? []).map(nodeText).join("");
}

const TEXT_BLOCKS: ReadonlySet<string> = new Set(["paragraph", "heading", "codeBlock"]);
const isTextBlock = ({ type }: NodeJson): boolean => TEXT_BLOCKS.has(type);

function stateOf({ attrs }: NodeJson): SectionState | null {
  return (attrs?.["status"] ?? null) as SectionState | null;
}
