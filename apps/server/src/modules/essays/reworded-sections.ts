import type { Generation } from "@tangleaf/contract";
import { type DocumentContent, deriveSections, nodeText, type Section } from "@tangleaf/document/model";
import { SIGN } from "@tangleaf/document/signs";
import type { EssayChange, Generations } from "../generation/generation.ts";

/** Sections reworded, or brought up to date: how many it was asked for, and in which of them words of it stand now. */
export type RewordedSections = {
  readonly kind: "reword" | "sync";
  readonly asked: number;
  readonly standing: readonly string[];
  readonly generations: readonly Generation[];
};
type Asked = { readonly userId: string; readonly essayId: string; readonly content: DocumentContent };

/** What AI was asked to put in other words in an essay, by kind; kinds of which nothing came are left out. */
export async function rewordedSections(
  generations: Pick<Generations, "ofEssay">,
  { userId, essayId, content }: Asked,
): Promise<RewordedSections[]> {
  const sections = deriveSections(content.blocks)
    .flatMap(allBelow)
    .map((section) => ({
      ...section,
      letters: lettersOf(content.blocks.slice(section.start, section.end).map(nodeText).join("")),
    }));
  const kinds = await Promise.all(
    (["reword", "sync"] as const).map(async (kind): Promise<RewordedSections[]> => {
      const asked = await generations.ofEssay({ userId, essayId, kind });
      // Where nothing came of it, or the same words, AI had no part.
      const answered = asked.flatMap((one) => {
        const after = changedParagraphs(one);
        return after.length === 0 ? [] : [{ ...one, after }];
      });
      if (answered.length === 0) return [];
      const standing = sections.filter(({ id, letters }) =>
        answered.some(
          ({ sectionId, after }) =>
            (sectionId === null || sectionId === id) && after.some((pieces) => pieces.every((piece) => letters.includes(piece))),
        ),
      );
      const named = new Set(answered.map(({ sectionId, generation }) => sectionId ?? generation.generationId));
      return [
        {
          kind,
          asked: Math.max(named.size, standing.length),
          standing: standing.map(({ title }) => title),
          generations: answered.map(({ generation }) => generation),
        },
      ];
    }),
  );
  return kinds.flat();
}

/** Letters of the paragraphs that came back in another wording, in pieces between what has no words. */
function changedParagraphs({ generation: { status, result }, before }: EssayChange): string[][] {
  const after = status === "done" && Array.isArray(result?.["paragraphs"]) ? result["paragraphs"].map(String) : [];
  return after.flatMap((text, at) => {
    const pieces = text
      .split(SIGN)
      .map(lettersOf)
      .filter((piece) => piece !== "");
    return pieces.length === 0 || lettersOf(text) === lettersOf(before[at] ?? "") ? [] : [pieces];
  });
}

const allBelow = (section: Section): Section[] => [section, ...section.children.flatMap(allBelow)];

/** What is read of a text: marks of Markdown and white space come and go without anybody's hand. */
export const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, "");
