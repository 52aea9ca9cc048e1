import { decodeText } from "../../platform/decode-text.ts";
import type { FileText } from "./file-text.ts";
import { CHARACTERS_MAX, type PdfReading, readPdf as readPdfFile } from "./read-pdf.ts";

// Tasks of the worker thread.

export function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  return readPdfFile(bytes);
}

/** A text file as it is, or what Markdown says. */
export async function readText({ bytes, format }: { readonly bytes: Uint8Array; readonly format: "md" | "txt" }): Promise<FileText> {
  const decoded = decodeText(bytes);
  const text = format === "md" ? (await import("./markdown-lines.ts")).markdownLines(decoded) : decoded;
  return { title: "", pages: [text.slice(0, CHARACTERS_MAX)], pageCount: null, isCut: text.length > CHARACTERS_MAX };
}
