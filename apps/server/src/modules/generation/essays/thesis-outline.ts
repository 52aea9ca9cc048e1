import type { EssayMethod, OutlineParagraph } from "@tangleaf/contract";
import { parseTopic, roleOfHeading, SECTION_ROLES, type SectionRole, type ThesisMaterial, type ThesisOutline } from "@tangleaf/writer";

/**
 * An essay's outline as the sample writer reads it: what a section is for is known where the writer drafted it, else told from its
 * heading; the method is the author's, else what the topic says.
 */
export function thesisOutline(outline: readonly OutlineParagraph[], method: EssayMethod | null, material: ThesisMaterial): ThesisOutline {
  return { method: method ?? parseTopic(material).method, sections: outline.map((paragraph) => sectionOf(paragraph)) };
}

function sectionOf(
  { title, targetCnt, textData, needs, role, subPara }: OutlineParagraph,
  above?: SectionRole,
): ThesisOutline["sections"][number] {
  const known = SECTION_ROLES.find((one) => one === role) ?? roleOfHeading(title, above);
  return { title, role: known, intent: textData, characters: targetCnt, needs, sections: subPara.map((below) => sectionOf(below, known)) };
}

/** Places from the outermost section to a paragraph, from 0; empty where there is no such paragraph. */
export function placesOf(outline: readonly OutlineParagraph[], id: string): number[] {
  for (const [place, paragraph] of outline.entries()) {
    if (paragraph.id === id) return [place];
    const below = placesOf(paragraph.subPara, id);
    if (below.length > 0) return [place, ...below];
  }
  return [];
}
