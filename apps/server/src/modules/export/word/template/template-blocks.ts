import type { TemplateLine } from "@tangleaf/contract";
import type { NumberingStyle } from "@tangleaf/document";
import type { NodeJson } from "@tangleaf/document/plain";
import type { templateFileZh } from "../../../../messages/template-file.zh.ts";

/** Forms of the numbers of a template's headings. */
export const TEMPLATE_NUMBERING: Readonly<Record<"A" | "B" | "C" | "none", NumberingStyle | "none">> = {
  A: "chapters",
  B: "chinese",
  C: "decimal",
  none: "none",
};

/** A line of the skeleton in the file: its heading, its hint, and the empty frames it needs. */
export type SkeletonPart = { readonly heading: NodeJson; readonly line: TemplateLine; readonly frames: readonly NodeJson[] };

/** A gap only the author can fill, marked as those of the samples are. */
const gap = (words: string): string => `【${words}】`;

type Words = Pick<typeof templateFileZh, "caption" | "cell">;
const FRAME_ROWS = 3;
const FRAME_COLUMNS = 3;

/** The lines of a skeleton in the order of the text. Ids count, so that the same template is the same file. */
export function skeletonParts(outline: readonly TemplateLine[], words: Words, level = 1, path = "t"): SkeletonPart[] {
  return outline.flatMap((line, index) => {
    const id = `${path}${index + 1}`;
    const heading: NodeJson = { type: "heading", attrs: { level, id }, content: [{ type: "text", text: line.title }] };
    // What a chapter with parts below it needs is asked for in the parts.
    const frames = line.children.length > 0 ? [] : line.needs.flatMap((need) => FRAMES[need]?.(`${id}${need}`, words) ?? []);
    return [{ heading, line, frames }, ...skeletonParts(line.children, words, level + 1, `${id}-`)];
  });
}

type Frame = (id: string, words: Words) => NodeJson[];
const FRAMES: Readonly<Partial<Record<TemplateLine["needs"][number], Frame>>> = {
  table: (id, { caption, cell }) => [
    {
      type: "table",
      attrs: { id, caption: gap(caption) },
      content: Array.from({ length: FRAME_ROWS }, (_, row) => ({
        type: "tableRow",
        content: Array.from({ length: FRAME_COLUMNS }, () => ({
          type: row === 0 ? "tableHeader" : "tableCell",
          content: [{ type: "paragraph", content: [{ type: "text", text: gap(cell) }] }],
        })),
      })),
    } as NodeJson,
  ],
  figure: (id, { caption, cell }) => [{ type: "figure", attrs: { id, caption: gap(caption), alt: gap(cell) } } as NodeJson],
  formula: (id) => [{ type: "mathBlock", attrs: { id, latex: "\\square = \\square", numbered: 1 } } as NodeJson],
};
