import { contentToHtmlPage } from "@tangleaf/document/convert";
import { escapeHtml } from "../../platform/escape-html.ts";
import { sizeOf } from "../word-format/index.ts";
import type { DocumentFile } from "./document-file.ts";
import { formulaToMathml } from "./formula-to-mathml.ts";

/** A document as a page that needs nothing beside it: its pictures are in it, its formulas are MathML. Runs in the worker thread. */
export function renderPage({ content, images, labelJson, visibleLabel }: DocumentFile): Uint8Array {
  const page = contentToHtmlPage(content, {
    images: (blobId) => addressOf(images.get(blobId)),
    charts: ({ attrs }) => addressOf(images.get(String(attrs?.["id"]))),
    formula: formulaToMathml,
  });
  const meta = labelJson === null ? "" : `<meta name="AIGC" content="${escapeHtml(labelJson)}">\n`;
  const shown = visibleLabel === null ? "" : `<footer>${escapeHtml(visibleLabel)}</footer>\n`;
  const labelled = page.replace("</head>", () => `${meta}</head>`).replace(/<\/body>(?!.*<\/body>)/s, () => `${shown}</body>`);
  return new TextEncoder().encode(labelled);
}

function addressOf(picture: Uint8Array | undefined): string | null {
  const type = picture === undefined ? null : sizeOf(picture)?.type;
  if (picture === undefined || type === null || type === undefined) return null;
  return `data:image/${type === "png" ? "png" : "jpeg"};base64,${Buffer.from(picture).toString("base64")}`;
}
