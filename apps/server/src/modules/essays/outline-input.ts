import type { OutlineInput, OutlineParagraph, SectionNeed } from "@tangleaf/contract";
import { type NodeJson, newBlockId } from "@tangleaf/document/model";
import { scaleLengths } from "@tangleaf/document/outline";
import { AppError } from "../../platform/errors.ts";

/** Sections of one essay. */
const SECTIONS_MAX = 400;

/** An outline as a person sent it, made whole: ids that are missing or there twice are new, a parent's length is the sum of those below. */
export function readOutline(input: readonly OutlineInput[]): OutlineParagraph[] {
  const seen = new Set<string>();
  const read = (items: readonly OutlineInput[], level: number): OutlineParagraph[] =>
    items.map((item) => {
      const id = item.id === undefined || seen.has(item.id) ? newBlockId() : item.id;
      seen.add(id);
      if (seen.size > SECTIONS_MAX) throw new AppError("outline.tooLong", { field: "outline", params: { max: SECTIONS_MAX } });
      const subPara = read(item.subPara ?? [], level + 1);
      const own = item.targetCnt ?? 0;
      const targetCnt = subPara.length === 0 ? own : subPara.reduce((sum, below) => sum + below.targetCnt, 0);
      const needs: SectionNeed[] = [...new Set(item.needs ?? [])];
      const role = item.role === undefined ? {} : { role: item.role };
      return { id, level, title: item.title, targetCnt, textData: item.textData ?? "", needs, ...role, subPara };
    });
  return read(input, 1);
}

/** An outline that says nothing of lengths gets them; one that does keeps them as they are. */
export function withLengths(outline: readonly OutlineParagraph[], length: number): readonly OutlineParagraph[] {
  return outline.every(({ targetCnt }) => targetCnt === 0) ? scaleLengths(outline, length) : outline;
}

/** Headings of a new document: the ids of the outline, lengths as targets, intents as what a section is to say. */
export function outlineBlocks(outline: readonly OutlineParagraph[]): NodeJson[] {
  return outline.flatMap(({ id, level, title, targetCnt, textData, subPara }): NodeJson[] => [
    {
      type: "heading",
      attrs: { level, id, ...(targetCnt === 0 ? {} : { target: targetCnt }), ...(textData === "" ? {} : { points: textData }) },
      content: [{ type: "text", text: title }],
    },
    ...outlineBlocks(subPara),
  ]);
}
