import { ESSAY_PARAGRAPH_CHARACTERS, type OutlineParagraph, type Paragraph } from "@tangleaf/contract";
import type { EssayRow } from "./essay.repo.ts";

/** What the document was made of, by id: what a section needs stands only there. */
function outlineById({ outline }: EssayRow): Map<string, OutlineParagraph> {
  const below = (paragraphs: readonly OutlineParagraph[]): OutlineParagraph[] =>
    paragraphs.flatMap((paragraph) => [paragraph, ...below(paragraph.subPara)]);
  return new Map(below(JSON.parse(outline ?? "[]") as OutlineParagraph[]).map((paragraph) => [paragraph.id, paragraph]));
}

/** The document's headings as an outline, with what only the outline it was made of knows of them. */
export function outlineOf(row: EssayRow, paragraphs: readonly Paragraph[]): OutlineParagraph[] {
  return withKnown(paragraphs, outlineById(row));
}

function withKnown(paragraphs: readonly Paragraph[], known: ReadonlyMap<string, OutlineParagraph>): OutlineParagraph[] {
  return paragraphs.map(({ id, level, title, targetCnt, textData, subPara }) => {
    const below = withKnown(subPara, known);
    const own = targetCnt ?? (below.length === 0 ? ESSAY_PARAGRAPH_CHARACTERS : below.reduce((sum, one) => sum + one.targetCnt, 0));
    const { needs = [], role } = known.get(id) ?? {};
    return { id, level, title, targetCnt: own, textData: textData ?? "", needs, ...(role === undefined ? {} : { role }), subPara: below };
  });
}
