import type { DocumentContent } from "./document-content.ts";

/** Whether the section, or one it is part of, is locked. */
export function isSectionLocked({ blocks }: Pick<DocumentContent, "blocks">, id: string): boolean {
  let level = Number.POSITIVE_INFINITY;
  const at = blocks.findIndex(({ type, attrs }) => type === "heading" && attrs?.["id"] === id);
  for (const { type, attrs } of blocks.slice(0, at + 1).reverse()) {
    const own = Number(attrs?.["level"] ?? 1);
    if (type !== "heading" || own >= level) continue;
    if (attrs?.["locked"]) return true;
    level = own;
  }
  return false;
}
