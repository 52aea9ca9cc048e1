import type { OutlineInput, OutlineParagraph, SectionNeed } from "@tangleaf/contract";

/** A line of an outline as it is edited. With lines below it its length is their sum, and `targetCnt` waits until it has none again. */
export type OutlineLine = {
  readonly id: string;
  readonly title: string;
  /** Characters. */
  readonly targetCnt: number;
  /** What it is to say. */
  readonly textData: string;
  readonly needs: readonly SectionNeed[];
  readonly role?: string | undefined;
  readonly subPara: readonly OutlineLine[];
};

/** Chapters, with two levels below them. */
export const OUTLINE_DEPTH_MAX = 3;

export const SECTION_NEEDS: readonly SectionNeed[] = ["data", "table", "figure", "formula", "source"];

/** Characters a line shall have, those below it included. */
export function lengthOf({ targetCnt, subPara }: OutlineLine): number {
  return subPara.length === 0 ? targetCnt : totalOf(subPara);
}

export function totalOf(lines: readonly OutlineLine[]): number {
  return lines.reduce((sum, line) => sum + lengthOf(line), 0);
}

/** Lines without any below chapters, and all lines below chapters: what the heading of the paper counts. */
export function countSections(lines: readonly OutlineLine[]): number {
  const all = (some: readonly OutlineLine[]): number => some.reduce((sum, { subPara }) => sum + 1 + all(subPara), 0);
  return all(lines) - lines.length;
}

/** Lines a text is written for: those without any below. */
export function countLeaves(lines: readonly OutlineLine[]): number {
  return lines.reduce((sum, { subPara }) => sum + (subPara.length === 0 ? 1 : countLeaves(subPara)), 0);
}

/** An outline of the server as it is edited. */
export function toLines(outline: readonly OutlineParagraph[]): OutlineLine[] {
  return outline.map(({ id, title, targetCnt, textData, needs, role, subPara }) => ({
    id,
    title,
    targetCnt,
    textData,
    needs,
    ...(role === undefined ? {} : { role }),
    subPara: toLines(subPara),
  }));
}

/** The outline as the server takes it: a line that has no words yet is left out, unless there are lines below it. */
export function toInput(lines: readonly OutlineLine[], untitled: string): OutlineInput[] {
  return lines
    .filter(({ title, subPara }) => title.trim() !== "" || subPara.length > 0)
    .map((line) => {
      const { id, title, textData, needs, role, subPara } = line;
      const words = title.trim();
      return {
        id,
        title: words === "" ? untitled : words,
        targetCnt: lengthOf(line),
        textData,
        needs: [...needs],
        ...(role === undefined ? {} : { role }),
        subPara: toInput(subPara, untitled),
      };
    });
}

/** The same outline as the server gives it back. */
export function toParagraphs(input: readonly OutlineInput[], level = 1): OutlineParagraph[] {
  return input.map(({ id = "", title, targetCnt, textData = "", needs = [], role, subPara = [] }) => ({
    id,
    level,
    title,
    targetCnt: targetCnt ?? 0,
    textData,
    needs,
    ...(role === undefined ? {} : { role }),
    subPara: toParagraphs(subPara, level + 1),
  }));
}
