import { headingPaths } from "@tangleaf/document";
import { type DocumentNumbering, numberDocument } from "@tangleaf/document/convert";
import type { DocumentContent, NodeJson } from "@tangleaf/document/plain";
import { type BookmarkKind, bookmarkOf } from "../../../word-format/index.ts";

/** What a field can refer to. */
type Target = { readonly kind: BookmarkKind; readonly bookmark: string; readonly node: NodeJson };

/** What Word counts in a document, and what it counts now, so that every field is right before Word has looked at it. */
export type WordNumbers = DocumentNumbering & {
  /** Place of a heading in Word's list of several levels, from 0; null where it has no number. */
  readonly levels: ReadonlyMap<NodeJson, number | null>;
  /** Footnotes in the order of the text, each mark with one of its own. */
  readonly marks: ReadonlyMap<NodeJson, number>;
  /** References of citations by their first mention. */
  readonly citations: ReadonlyMap<string, number>;
  readonly targets: ReadonlyMap<string, Target>;
};

const TARGETS: Partial<Record<NodeJson["type"], BookmarkKind>> = {
  heading: "heading",
  table: "table",
  figure: "figure",
  chart: "figure",
  mathBlock: "formula",
};

/** `content` with the settings that hold in the file. */
export function countForWord(content: DocumentContent): WordNumbers {
  const headings = content.blocks.filter(({ type }) => type === "heading");
  const isNumbered = (content.settings.numbering ?? "none") !== "none";
  const paths = headingPaths(
    headings.map(({ attrs }) => ({ level: Number(attrs?.["level"] ?? 1), numbered: attrs?.["unnumbered"] !== 1 })),
  );
  const marks = new Map<NodeJson, number>();
  const citations = new Map<string, number>();
  const targets = new Map<string, Target>();
  const visit = (node: NodeJson) => {
    if (node.type === "footnote") marks.set(node, marks.size + 1);
    if (node.type === "citation") for (const id of refIdsOf(node)) if (!citations.has(id)) citations.set(id, citations.size + 1);
    const kind = TARGETS[node.type];
    const bookmark = kind === undefined ? null : bookmarkOf(kind, node.attrs?.["id"]);
    if (kind !== undefined && bookmark !== null) targets.set(String(node.attrs?.["id"]), { kind, bookmark, node });
    for (const child of node.content ?? []) if (child.type !== "text") visit(child);
  };
  for (const block of content.blocks) visit(block);
  const levels = headings.map((node, index): [NodeJson, number | null] => {
    const path = isNumbered ? (paths[index] ?? null) : null;
    return [node, path === null ? null : path.length - 1];
  });
  return { ...numberDocument(content), levels: new Map(levels), marks, citations, targets };
}

export function refIdsOf(citation: NodeJson): string[] {
  return String(citation.attrs?.["refIds"] ?? "")
    .split(/[\s,;]+/)
    .filter((id) => id !== "");
}
