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
