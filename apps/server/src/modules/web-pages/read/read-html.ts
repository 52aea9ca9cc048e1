import { decodePage } from "./decode-page.ts";
import { mainText } from "./main-text.ts";
import { type PageFacts, pageFacts } from "./page-facts.ts";
import { parseHtml } from "./parse-html.ts";

/** Characters that are kept of one page. */
const TEXT_MAX_CHARACTERS = 200_000;

export type PageTask = {
  readonly bytes: Uint8Array;
  readonly charset: string | null;
  readonly type: "html" | "plain";
  readonly now: number;
};
export type PageReading = PageFacts & { readonly text: string; readonly isCut: boolean };

/** What is to be read on a page. Runs in the worker thread; nothing of the page is run or fetched. */
export function readHtml({ bytes, charset, type, now }: PageTask): PageReading {
  const decoded = decodePage(bytes, charset).toWellFormed();
  const root = type === "html" ? parseHtml(decoded) : null;
  const facts = root === null ? { title: "", site: null, publishedAt: null } : pageFacts(root, now);
  const text = (root === null ? decoded.replace(/\r\n?/g, "\n") : mainText(root)).normalize("NFC");
  const cut = text.slice(0, TEXT_MAX_CHARACTERS).toWellFormed();
  return { ...facts, text: cut.trim(), isCut: cut.length < text.length };
}
