import { deriveSections, FRONT_SECTION, type Section } from "../model/derive-sections.ts";
import type { NodeJson } from "../model/document-content.ts";
import { HEADING_LEVELS_MAX } from "../model/node-specs.ts";
import type { OutlineItem } from "./parse-outline.ts";
import { splitTarget } from "./title-target.ts";

/**
 * Headings of an outline, each by its level (at most 6), with new ids. A title that ends with a length, 绪论（800字）, gives its heading
 * that target. Notes become paragraphs, a line each.
 */
export function outlineToBlocks(items: readonly OutlineItem[], newId: () => string, level = 1): NodeJson[] {
  return items.flatMap((item): NodeJson[] => {
    const { title, target } = splitTarget(item.title.replace(/\s+/g, " ").trim());
    const heading: NodeJson = {
      type: "heading",
      attrs: { level: Math.min(level, HEADING_LEVELS_MAX), id: newId(), ...(target === null ? {} : { target }) },
      ...(title === "" ? {} : { content: [{ type: "text", text: title }] }),
    };
    return [heading, ...paragraphsOf(item.note ?? ""), ...outlineToBlocks(item.children, newId, level + 1)];
  });
}

/** A paragraph for each line that says something. */
export function paragraphsOf(text: string): NodeJson[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== "");
  return lines.map((line) => ({ type: "paragraph", content: [{ type: "text", text: line.trim() }] }));
}

/** The headings of a document as an outline; what stands before the first one is left out. */
export function blocksToOutline(blocks: readonly NodeJson[]): OutlineItem[] {
  return itemsOf(deriveSections(blocks).filter(({ id }) => id !== FRONT_SECTION));
}

function itemsOf(sections: readonly Section[]): OutlineItem[] {
  return sections.map(({ title, children }) => ({ title, children: itemsOf(children) }));
}
