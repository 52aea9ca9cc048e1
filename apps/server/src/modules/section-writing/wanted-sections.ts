import { leavesOf, type Paragraph } from "@tangleaf/document/convert";
import { type DocumentContent, lockedSections } from "@tangleaf/document/model";
import { leavesBelow } from "./paragraphs.ts";
import type { JobSection } from "./section-steps.ts";

type Wanted = {
  /** Headings that were named, in the field of this name; undefined = all. */
  readonly ids: readonly string[] | undefined;
  readonly field: string;
  readonly mode: "fill" | "rewrite";
  /** Characters a section is written to, by what is set for it; 0 = it is not written. */
  readonly target: (own: number | null) => number;
};

/** The sections of a document by paragraph that a job writes: those asked for that have none below them and are not locked; with words only where they are written anew. */
export function wantedSections(
  { blocks }: Pick<DocumentContent, "blocks">,
  chapters: readonly Paragraph[],
  { ids, field, mode, target }: Wanted,
): JobSection[] {
  // Words before the first heading belong to none.
  const headings = new Set(blocks.flatMap(({ type, attrs }) => (type === "heading" ? [attrs?.["id"]] : [])));
  const locked = lockedSections({ blocks });
  const wanted = ids === undefined ? null : new Set(leavesBelow(chapters, ids, field).map(({ id }) => id));
  return chapters.flatMap((paragraph, chapter) =>
    leavesOf([paragraph]).flatMap(({ id, title, text, targetCnt }): JobSection[] => {
      const isAsked = (wanted === null || wanted.has(id)) && (mode === "rewrite" || text === "") && !locked.has(id);
      const characters = target(targetCnt);
      return isAsked && headings.has(id) && characters > 0 ? [{ id, title, target: characters, chapter, was: text }] : [];
    }),
  );
}
