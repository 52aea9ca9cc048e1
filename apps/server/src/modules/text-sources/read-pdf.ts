import { fileURLToPath } from "node:url";
import { guardMemory } from "./guard-memory.ts";

/** Pages that are read of one file; a book has fewer than twice as many. */
export const PAGES_MAX = 500;
/** Characters that are read of one file. */
export const CHARACTERS_MAX = 400_000;
/** Fewer characters than this, and fewer on a page, is what a scanner leaves: stamps and page numbers. */
const READABLE_MIN_CHARACTERS = 40;
const READABLE_MIN_A_PAGE = 5;
/** Encodings of Chinese fonts that a PDF names and does not bring along (docs/decisions/048). */
const CMAPS = fileURLToPath(new URL("./cmaps/", import.meta.url));

export type PdfReading =
  | { readonly title: string; readonly pages: readonly string[]; readonly pageCount: number; readonly isCut: boolean }
  | { readonly refusal: "reference.encrypted" | "reference.damaged" | "reference.noText" | "reference.tooHeavy" };

type TextItem = { readonly str?: string; readonly hasEOL?: boolean };

/** The text of a PDF by page. Runs in the worker thread, whose memory it guards; nothing of the file is run or fetched. */
export async function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  const guard = guardMemory();
  const { getDocument } = await import("unpdf/pdfjs");
  const task = getDocument({
    data: new Uint8Array(bytes),
    cMapUrl: CMAPS,
    cMapPacked: true,
    useSystemFonts: true,
    disableFontFace: true,
    verbosity: 0,
  });
  try {
    const document = await task.promise;
    const pages: string[] = [];
    let characters = 0;
    for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX) && characters < CHARACTERS_MAX; number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const text = textOf(items as readonly TextItem[]).slice(0, CHARACTERS_MAX - characters);
      characters += text.length;
      pages.push(text);
      page.cleanup();
    }
    if (guard.isExceeded()) return { refusal: "reference.tooHeavy" };
    const readable = pages.reduce((sum, page) => sum + page.replace(/\s/g, "").length, 0);
    if (readable < Math.max(READABLE_MIN_CHARACTERS, pages.length * READABLE_MIN_A_PAGE)) return { refusal: "reference.noText" };
    const isCut = pages.length < document.numPages || characters >= CHARACTERS_MAX;
    return { title: await titleOf(document), pages, pageCount: document.numPages, isCut };
  } catch (error) {
    if (guard.isExceeded()) return { refusal: "reference.tooHeavy" };
    const name = error instanceof Error ? error.name : "";
    return { refusal: name === "PasswordException" ? "reference.encrypted" : "reference.damaged" };
  } finally {
    guard.release();
    await task.destroy().catch(() => undefined);
  }
}

/** Lines as they end on the page; what a font has no characters for is left out. */
function textOf(items: readonly TextItem[]): string {
  return items
    .map(({ str = "", hasEOL }) => (hasEOL === true ? `${str}\n` : str))
    .join("")
    .replace(/[\p{Co}\p{Cn}]/gu, "");
}

async function titleOf(document: { getMetadata(): Promise<{ info: unknown }> }): Promise<string> {
  try {
    const { info } = await document.getMetadata();
    const title = (info as Record<string, unknown> | null)?.["Title"];
    return typeof title === "string" ? title : "";
  } catch {
    return "";
  }
}
