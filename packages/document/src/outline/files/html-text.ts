import { raiseHtmlDigits } from "../../raise-digits.ts";
import { decodeEntities } from "./xml.ts";

/** Tags that begin a new line where they end. */
const LINE_ENDS = /<(?:br|\/(?:p|div|li|tr|h[1-6]|blockquote))\b[^<>]*>/gi;
const TAGS = /<[^<>]*>/g;
/** A list inside an item begins a line of its own, and the item ends with it; cells stand beside each other. */
const LIST_BEGINS = /([^>\s])\s*(?=<(?:ul|ol|table)\b)/gi;
const LIST_ENDS_ITEM = /<\/(?:ul|ol)>\s*<\/li>/gi;
const CELL_ENDS = /<\/t[dh]>/gi;
const LINKED_WORDS = /<a\s[^<>]*?\bhref=["'](https?:\/\/[^"'<>]*)["'][^<>]*>([^<>]*)<\/a>/gi;
const WITHOUT_WORDS = ["head", "style", "script"] as const;
/** What programs write into a text: marks of words, links, breaks, and characters by their names. */
const MARKUP =
  /<\/?(?:a|b|br|code|del|div|em|font|i|li|mark|p|s|span|strike|strong|sub|sup|time|u)(?:\s[^<>]*)?\/?>|&(?:amp|lt|gt|quot|apos|nbsp);/i;
const HREF = /<a\s[^<>]*?\bhref=["']([^"'<>]*)["'][^<>]*>/i;

/** Whether a text of a file holds HTML: outliners write marked words that way (OPML 2.0, “text attribute”). */
export const hasMarkup = (text: string): boolean => MARKUP.test(text);

/** The words of a piece of HTML, a line for each paragraph. `keepsLinks`: an address stands behind its words. */
export function readHtmlText(html: string, { keepsLinks = false } = {}): string {
  const words = raiseHtmlDigits(WITHOUT_WORDS.reduce(dropElement, html))
    .replace(LINKED_WORDS, (all, address: string, said: string) => (keepsLinks && said.trim() !== address ? `${said} (${address})` : all))
    .replace(LIST_BEGINS, "$1\n")
    .replace(LIST_ENDS_ITEM, "")
    .replace(CELL_ENDS, " ")
    .replace(LINE_ENDS, "\n")
    .replace(TAGS, "");
  return trimLines(decodeEntities(words.replace(/&nbsp;/gi, " ")));
}

/** The address of the first link in a piece of HTML; empty where there is none. */
export const readFirstLink = (html: string): string => decodeEntities(HREF.exec(html)?.[1] ?? "");

export const countLinks = (html: string): number => html.match(/<a\s[^<>]*\bhref=/gi)?.length ?? 0;

/** A text as HTML has it, so that programs which read HTML show it as it is. */
export const escapeHtml = (text: string): string => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");

/** Lines without blanks around them, and without empty lines before and after. */
export function trimLines(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .join("\n")
    .trim();
}

/** Without the elements of a name and what is in them; one that does not end goes on to the end. */
function dropElement(html: string, name: string): string {
  const [before = "", ...rest] = html.split(new RegExp(`<${name}(?=[\\s>])`, "i"));
  const kept = rest.map((part) => {
    const end = part.toLowerCase().indexOf(`</${name}>`);
    return end === -1 ? "" : part.slice(end + name.length + 3);
  });
  return [before, ...kept].join("");
}
