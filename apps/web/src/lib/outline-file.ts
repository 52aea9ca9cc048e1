import type { OutlineItem } from "@tangleaf/document/outline";
import type { OutlineFile, OutlineFileProblem } from "@tangleaf/document/outline-files";
import { fileNameOf, handOver } from "./hand-over.ts";
import { newUuid } from "./new-uuid.ts";

/** What an outline may be brought in as. */
export const OUTLINE_FILE_ENDINGS = [".docx", ".opml", ".xmind", ".md", ".markdown", ".txt"] as const;
/** What an outline is taken along as. */
export const OUTLINE_FORMATS = ["md", "opml", "xmind"] as const;
export type OutlineFormat = (typeof OUTLINE_FORMATS)[number];

/** Reads a file of an outline or a mind map, or the headings of a Word file; what is plain text is answered as it is, to be looked at and changed. */
export async function readOutlineFile(file: File): Promise<OutlineFile | OutlineFileProblem | { text: string }> {
  const name = file.name.toLowerCase();
  if (!OUTLINE_FILE_ENDINGS.some((ending) => name.endsWith(ending))) return { problem: "outline.unreadable" };
  const { OUTLINE_FILE_MAX_BYTES, readDocx, readOpml, readXmind } = await import("@tangleaf/document/outline-files");
  if (file.size > OUTLINE_FILE_MAX_BYTES) return { problem: "outline.tooLarge" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (name.endsWith(".docx")) return named(readDocx(bytes), file.name);
  if (name.endsWith(".xmind")) return named(readXmind(bytes), file.name);
  if (name.endsWith(".opml")) return named(readOpml(decode(bytes)), file.name);
  return { text: decode(bytes) };
}

/** A map without a title of its own has that of its file. Titles of an outline are one line each. */
function named(read: OutlineFile | OutlineFileProblem, fileName: string): OutlineFile | OutlineFileProblem {
  if ("problem" in read) return read;
  const title = joinLines(read.title) || fileName.replace(/\.[^.]*$/, "");
  return { ...read, title, items: read.items.map(joinTitle) };
}

const joinTitle = ({ title, children, ...rest }: OutlineItem): OutlineItem => ({
  ...rest,
  title: joinLines(title),
  children: children.map(joinTitle),
});

const joinLines = (text: string): string => text.replace(/\s+/g, " ");

/** Text files of older Chinese programs are in GB 18030. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("gb18030").decode(bytes);
  }
}

/** Hands an outline to the person as a file made here. */
export async function downloadOutline(format: OutlineFormat, outline: { title: string; items: readonly OutlineItem[] }): Promise<void> {
  await handOver(await WRITERS[format](outline), fileNameOf(outline.title, format));
}

const WRITERS: Readonly<Record<OutlineFormat, (outline: { title: string; items: readonly OutlineItem[] }) => Promise<Blob>>> = {
  async md({ items }) {
    const { outlineToMarkdown } = await import("@tangleaf/document/outline");
    return new Blob([outlineToMarkdown(items), "\n"], { type: "text/markdown" });
  },
  async opml(outline) {
    const { writeOpml } = await import("@tangleaf/document/outline-files");
    return new Blob([writeOpml(outline)], { type: "text/x-opml" });
  },
  async xmind(outline) {
    const { writeXmind } = await import("@tangleaf/document/outline-files");
    // Zipped bytes are never in shared memory, though their type does not say so.
    return new Blob([writeXmind(outline, () => newUuid()) as BlobPart], { type: "application/vnd.xmind.workbook" });
  },
};
