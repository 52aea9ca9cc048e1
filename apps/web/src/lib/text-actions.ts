import { call } from "./api-client.ts";
import { EXPORT_TIMEOUT_MS } from "./hand-over.ts";
import { loadMarkdown } from "./load-markdown.ts";

type CopyOptions = {
  /** A last line that says what the text is; it stands apart from the text and is read as it is. */
  lastLine?: string;
};

/** Copies a Markdown text so that Word and mail keep its headings and tables, and plain fields get clean text. */
export async function copyText(markdownText: string, { lastLine }: CopyOptions = {}): Promise<void> {
  const html = loadMarkdown().then((markdown) => markdown.render(markdownText) + (lastLine === undefined ? "" : paragraphOf(lastLine)));
  const promise = (mime: string, write: (html: string) => string) => html.then((ready) => new Blob([write(ready)], { type: mime }));
  try {
    // Promised, because Safari lets a page copy only in the moment of the press, and the text may have to be loaded first.
    const item = { "text/html": promise("text/html", (ready) => ready), "text/plain": promise("text/plain", plainTextOf) };
    await navigator.clipboard.write([new ClipboardItem(item)]);
  } catch {
    copyBySelection(await html);
  }
}

function paragraphOf(line: string): string {
  const paragraph = document.createElement("p");
  paragraph.textContent = line;
  return `${paragraph.outerHTML}\n`;
}

/** Text as it is read: one line a paragraph, no marks. */
function plainTextOf(html: string): string {
  const template = document.createElement("template");
  template.innerHTML = html;
  for (const br of template.content.querySelectorAll("br")) br.replaceWith("\n");
  for (const cell of template.content.querySelectorAll("td, th")) cell.append("\t");
  return (template.content.textContent ?? "")
    .replace(/(?<![ \t])[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** In-app browsers without the clipboard call: select a hidden copy and use the old command. Throws when that is refused too. */
function copyBySelection(html: string): void {
  const holder = document.createElement("div");
  holder.innerHTML = html;
  holder.style.cssText = "position:fixed;inset:0 auto auto -9999px;white-space:pre-wrap";
  document.body.append(holder);
  const range = document.createRange();
  range.selectNodeContents(holder);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  const copied = document.execCommand("copy");
  selection?.removeAllRanges();
  holder.remove();
  if (!copied) throw new Error("copy refused");
}

/**
 * Downloads a text as a file. The address is a real one with the real name, because in-app browsers cannot save what a
 * page made up itself.
 */
export async function downloadText(generationId: string, format: "docx" | "md"): Promise<void> {
  const { url } = await call("/api/ai/export", { generationId, format }, { timeoutMs: EXPORT_TIMEOUT_MS });
  location.assign(url);
}
