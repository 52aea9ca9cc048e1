import type { EssayMethod, OutlineParagraph, SectionNeed, Variant } from "@tangleaf/contract";
import { newBlockId } from "@tangleaf/document/model";
import { allocateLengths } from "@tangleaf/document/outline";

/** A section as a model drafts it; of `characters` only the ratio counts. */
export type DraftedSection = {
  readonly title: string;
  readonly intent: string;
  readonly characters: number;
  readonly needs: readonly SectionNeed[];
  readonly role?: string | undefined;
  readonly sections?: readonly DraftedSection[] | undefined;
};
export type OutlineAnswer = { readonly method: EssayMethod; readonly sections: readonly DraftedSection[] };

/** Sections with their numbers of characters, which add up to `length` exactly: code counts, not the model. */
export function completeOutline(sections: readonly DraftedSection[], length: number, level = 1): OutlineParagraph[] {
  const lengths = allocateLengths(
    length,
    sections.map(({ characters }) => characters),
  );
  return sections.map((section, n) => ({
    id: newBlockId(),
    level,
    title: section.title,
    targetCnt: lengths[n] ?? 0,
    textData: section.intent,
    needs: [...new Set(section.needs)],
    ...(section.role === undefined ? {} : { role: section.role }),
    subPara: completeOutline(section.sections ?? [], lengths[n] ?? 0, level + 1),
  }));
}

const LENGTHS: Readonly<Record<Variant, (characters: number) => string>> = {
  zh: (characters) => `（${characters} 字）`,
  en: (characters) => ` (${characters} words)`,
};

/** An outline as people read it, and as it is read in again. */
export function outlineText(outline: readonly OutlineParagraph[], language: Variant): string {
  return outline
    .map(({ level, title, targetCnt, subPara }) => {
      const line = `${"  ".repeat(level - 1)}- ${title}${LENGTHS[language](targetCnt)}`;
      return subPara.length === 0 ? line : `${line}\n${outlineText(subPara, language)}`;
    })
    .join("\n");
}
