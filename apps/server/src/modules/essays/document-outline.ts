import type { DocumentShape } from "@tangleaf/catalogue/document-shape";
import type { OutlineParagraph, Variant } from "@tangleaf/contract";
import { newBlockId } from "@tangleaf/document/model";
import { allocateLengths } from "@tangleaf/document/outline";

/** A chapter longer than this is divided into its sections. */
const CHAPTER_MOST_CHARACTERS = 900;

/** The outline of a document of a kind: the lengths of its chapters add up to `length` exactly. */
export function documentOutline(shape: DocumentShape, { length, language }: { length: number; language: Variant }): OutlineParagraph[] {
  const written = shape.chapters.filter(({ weight }) => weight > 0);
  const lengths = allocateLengths(
    length,
    written.map(({ weight }) => weight),
  );
  return shape.chapters.map(({ title, intent, role, needs = [], parts = [], weight }) => {
    const targetCnt = weight === 0 ? 0 : (lengths[written.findIndex((one) => one.role === role && one.title === title)] ?? 0);
    const paragraph = (level: number, said: Pick<DocumentShape["chapters"][number], "title" | "intent">, characters: number) => ({
      id: newBlockId(),
      level,
      title: said.title[language],
      targetCnt: characters,
      textData: said.intent[language],
      needs: [...needs],
      role,
      subPara: [],
    });
    const below = targetCnt > CHAPTER_MOST_CHARACTERS ? parts : [];
    const shares = allocateLengths(
      targetCnt,
      below.map(() => 1),
    );
    return { ...paragraph(1, { title, intent }, targetCnt), subPara: below.map((part, n) => paragraph(2, part, shares[n] ?? 0)) };
  });
}
