import type { DocumentContent } from "./document-content.ts";

/** Headings of the sections that are locked, or part of one that is. */
export function lockedSections({ blocks }: Pick<DocumentContent, "blocks">): ReadonlySet<string> {
  const locked = new Set<string>();
  let lockedLevel = Number.POSITIVE_INFINITY;
  for (const { type, attrs } of blocks) {
    if (type !== "heading") continue;
    const level = Number(attrs?.["level"] ?? 1);
    if (level <= lockedLevel) lockedLevel = attrs?.["locked"] ? level : Number.POSITIVE_INFINITY;
    if (level >= lockedLevel) locked.add(String(attrs?.["id"]));
  }
  return locked;
}

/** Whether the section, or one it is part of, is locked. */
export function isSectionLocked(content: Pick<DocumentContent, "blocks">, id: string): boolean {
  return lockedSections(content).has(id);
}
