import { printCharts } from "@tangleaf/document/charts";
import { blocksToMarkdown, numberDocument, sayCrossReference } from "@tangleaf/document/convert";
import { type DocumentContent, HEADING_LEVELS_MAX, type NodeJson } from "@tangleaf/document/model";
import { renderMarkdownFile } from "./markdown-file.ts";

export type DocumentFile = {
  readonly content: DocumentContent;
  /** PNG and JPEG pictures by the blob of a figure or the id of a chart. */
  readonly images: ReadonlyMap<string, Uint8Array>;
  /** null: no AI wrote it. */
  readonly labelJson: string | null;
  readonly visibleLabel: string | null;
};

/** A document as a file that is text: Markdown without pictures, or everything there is as JSON. `renderPage` makes a page of it. */
export function renderDocumentFile(format: "md" | "json", file: DocumentFile): Uint8Array {
  return RENDERERS[format](file);
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const RENDERERS: Readonly<Record<"md" | "json", (file: DocumentFile) => Uint8Array>> = {
  md: ({ content, labelJson, visibleLabel }) => {
    const numbering = numberDocument(content);
    const sayReference = (node: NodeJson) => sayCrossReference(node, numbering);
    const text = blocksToMarkdown({ ...content, blocks: withTitle(printCharts(content)) }, { imageAddress: () => null, sayReference });
    return labelJson === null ? encode(text) : renderMarkdownFile({ title: content.title, text, labelJson, visibleLabel });
  },
  json: ({ content, labelJson, visibleLabel }) => {
    const label = labelJson === null ? {} : (JSON.parse(labelJson) as Record<string, unknown>);
    return encode(`${JSON.stringify({ ...label, ...(visibleLabel === null ? {} : { label: visibleLabel }), ...content }, null, 2)}\n`);
  },
};

/** The title as the only heading of the highest level, as `markdownToContent` reads it. */
function withTitle({ title, blocks }: DocumentContent): NodeJson[] {
  if (title.trim() === "") return [...blocks];
  const lowered = blocks.map((block) => {
    if (block.type !== "heading") return block;
    return { ...block, attrs: { ...block.attrs, level: Math.min(Number(block.attrs?.["level"] ?? 1) + 1, HEADING_LEVELS_MAX) } };
  });
  return [{ type: "heading", attrs: { level: 1 }, content: [{ type: "text", text: title }] }, ...lowered];
}
