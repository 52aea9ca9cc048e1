import { type DocumentContent, type NodeJson, nodeText, planBlockChanges } from "@tangleaf/document/model";

export type DiffPart = { readonly text: string; readonly mark: "added" | "removed" | null };
export type DiffRow = {
  /** Place in the list: its key. */
  readonly at: number;
  readonly kind: "same" | "added" | "removed" | "changed";
  /** 1 to 6 for a heading. */
  readonly level: number | null;
  readonly parts: readonly DiffPart[];
};

const KINDS = { keep: "same", insert: "added", remove: "removed", update: "changed" } as const;
/** Likeness from which a block of one version is the other's, changed. */
const ALIKE = 0.3;

/** What stands in two states of a document, block by block: kept, added since `before`, removed since, changed. */
export function diffRows(before: DocumentContent, after: DocumentContent): DiffRow[] {
  const [old, now] = [before.blocks.map(textOf), after.blocks.map(textOf)];
  const keyOf = (blocks: readonly NodeJson[]) => (text: string, at: number) => `${blocks[at]?.type} ${text}`;
  const changes = planBlockChanges(old.map(keyOf(before.blocks)), now.map(keyOf(after.blocks)), (from, to) => {
    if (before.blocks[from]?.type !== after.blocks[to]?.type) return 0;
    const share = commonShare(old[from] ?? "", now[to] ?? "");
    return share < ALIKE ? 0 : share;
  });
  return changes.map((change, at): DiffRow => {
    const block = change.after === null ? before.blocks[change.before] : after.blocks[change.after];
    const level = block?.type === "heading" ? Number(block.attrs?.["level"] ?? 1) : null;
    const was = change.before === null ? "" : (old[change.before] ?? "");
    const is = change.after === null ? "" : (now[change.after] ?? "");
    return { at, kind: KINDS[change.type], level, parts: change.type === "keep" ? [{ text: is, mark: null }] : changedParts(was, is) };
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

function changedParts(was: string, is: string): DiffPart[] {
  const { start, end } = commonEnds(was, is);
  const parts: DiffPart[] = [
    { text: is.slice(0, start), mark: null },
    { text: was.slice(start, was.length - end), mark: "removed" },
    { text: is.slice(start, is.length - end), mark: "added" },
    { text: is.slice(is.length - end), mark: null },
  ];
  return parts.filter(({ text }) => text !== "");
}

function commonShare(a: string, b: string): number {
  const { start, end } = commonEnds(a, b);
  return (start + end) / Math.max(a.length, b.length, 1);
}

function commonEnds(a: string, b: string): { start: number; end: number } {
  const shortest = Math.min(a.length, b.length);
  let start = 0;
  while (start < shortest && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shortest - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  return { start, end };
}
