import { diffContents } from "@tangleaf/document/convert";
import { type DocumentContent, type NodeJson, nodeText } from "@tangleaf/document/model";

export type DiffPart = { readonly text: string; readonly mark: "added" | "removed" | null };
export type DiffRow = {
  /** Place in the list: its key. */
  readonly at: number;
  readonly kind: "same" | "added" | "removed" | "changed";
  /** 1 to 6 for a heading. */
  readonly level: number | null;
  readonly parts: readonly DiffPart[];
};

const MARKS = { kept: null, added: "added", removed: "removed" } as const;

/** What stands in two states of a document, block by block: kept, added since `before`, removed since, changed. */
export function diffRows(before: DocumentContent, after: DocumentContent): DiffRow[] {
  return diffContents(before, after).map((difference, at): DiffRow => {
    const block = difference.type === "removed" ? before.blocks[difference.before] : after.blocks[difference.after];
    const level = block?.type === "heading" ? Number(block.attrs?.["level"] ?? 1) : null;
    if (difference.type === "changed") {
      const parts = difference.words.map(({ type, text }) => ({ text, mark: MARKS[type] }));
      return { at, kind: "changed", level, parts };
    }
    const text = block === undefined ? "" : textOf(block);
    return { at, kind: difference.type === "kept" ? "same" : difference.type, level, parts: [{ text, mark: MARKS[difference.type] }] };
  });
}

/** Words of a block; cells of a table row by row, a picture or chart by its caption. */
function textOf(block: NodeJson): string {
  if (block.type === "table") {
    const cells = (row: NodeJson) => (row.content ?? []).map(nodeText).join(" │ ");
    return (block.content ?? []).map(cells).join("\n");
  }
  if (block.type === "figure" || block.type === "chart") return `▣ ${String(block.attrs?.["caption"] ?? "")}`.trim();
  if (block.type === "mathBlock") return String(block.attrs?.["latex"] ?? "");
  if (block.type === "horizontalRule" || block.type === "pageBreak") return "———";
  return (block.content ?? []).some(({ type }) => type === "listItem" || type === "paragraph")
    ? (block.content ?? []).map((item) => `· ${nodeText(item)}`).join("\n")
    : nodeText(block);
}
