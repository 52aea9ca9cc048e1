import { ANNOUNCEMENT, ANNOUNCEMENT_TAGS, announcementLink } from "@tangleaf/contract";
import { escapeHtml } from "../../platform/escape-html.ts";

/** Why HTML is refused: too long, elements too deep inside each other, or too many of them. */
export type HtmlRefusal = "tooLong" | "tooDeep" | "tooMany";
export type SanitisedHtml = { readonly html: string; readonly text: string } | { readonly refused: HtmlRefusal };

const ALLOWED: ReadonlySet<string> = new Set(ANNOUNCEMENT_TAGS);
/** What stands between these is no words for a reader. */
const SKIPPED: ReadonlySet<string> = new Set([
  "script",
  "style",
  "template",
  "iframe",
  "object",
  "svg",
  "math",
  "head",
  "title",
  "noscript",
]);
const TAG = /^<(\/?)([a-z][a-z0-9]*)(?![a-z0-9])((?:[^<>"']|"[^"]*"|'[^']*')*)>/i;
const HREF = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const ENTITY = /^&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/i;

/**
 * HTML made anew of what was typed: elements of a short list, none with an attribute but links to https addresses; every other
 * mark is dropped and its words are kept. Nothing of the input is passed on as it is. Linear in its length.
 */
export function sanitiseHtml(input: string): SanitisedHtml {
  if (input.length > ANNOUNCEMENT.htmlMaxCharacters) return { refused: "tooLong" };
  const open: string[] = [];
  let html = "";
  let text = "";
  let elements = 0;
  for (let at = 0; at < input.length; ) {
    if (input.startsWith("<!--", at)) {
      const end = input.indexOf("-->", at);
      at = end === -1 ? input.length : end + "-->".length;
      continue;
    }
    const tag = input[at] === "<" ? TAG.exec(input.slice(at)) : null;
    if (tag === null) {
      const written = charactersAt(input, at);
      html += written.html;
      text += written.html;
      at += written.length;
      continue;
    }
    const [whole, slash, given = "", attributes = ""] = tag;
    const name = given.toLowerCase();
    at += whole.length;
    if (slash !== "/") elements += 1;
    if (elements > ANNOUNCEMENT.maxElements) return { refused: "tooMany" };
    if (SKIPPED.has(name)) {
      if (slash !== "/") at = behind(input, name, at);
    } else if (!ALLOWED.has(name)) continue;
    else if (name === "br") html += "<br>";
    else if (slash === "/") html += closeTo(open, name);
    else {
      const link = name === "a" ? linkOf(attributes) : null;
      if (name === "a" && link === null) continue;
      open.push(name);
      if (open.length > ANNOUNCEMENT.maxDepth) return { refused: "tooDeep" };
      html += link === null ? `<${name}>` : `<a href="${escapeHtml(link)}">`;
    }
  }
  for (const name of open.reverse()) html += `</${name}>`;
  return { html, text: text.trim() };
}

/** Closes an element and what is still open in it; nothing where none of this name is. */
function closeTo(open: string[], name: string): string {
  const place = open.lastIndexOf(name);
  if (place === -1) return "";
  const closed = open.splice(place).reverse();
  return closed.map((one) => `</${one}>`).join("");
}

/** Behind the end of an element whose words are skipped; to the end where it has none. */
function behind(input: string, name: string, from: number): number {
  const end = input.toLowerCase().indexOf(`</${name}`, from);
  if (end === -1) return input.length;
  const closed = input.indexOf(">", end);
  return closed === -1 ? input.length : closed + 1;
}

function linkOf(attributes: string): string | null {
  const [, quoted, single, bare] = HREF.exec(attributes) ?? [];
  const address = quoted ?? single ?? bare;
  return address === undefined ? null : announcementLink(address.replaceAll("&amp;", "&").trim());
}

/** One character of the text as HTML; an entity stays what it is. */
function charactersAt(input: string, at: number): { html: string; length: number } {
  const character = input[at] ?? "";
  const entity = character === "&" ? ENTITY.exec(input.slice(at, at + ENTITY_MAX_CHARACTERS))?.[0] : undefined;
  return entity === undefined ? { html: escapeHtml(character), length: 1 } : { html: entity, length: entity.length };
}

const ENTITY_MAX_CHARACTERS = 40;
