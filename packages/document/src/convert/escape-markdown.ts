/** Characters that would start emphasis, code, a link, a formula or an escape. A lone `_` or `$` inside a word does nothing. */
const ALWAYS = /[\\`*]/g;
const UNDERSCORE_AT_EDGE = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const STRIKE = /~~/g;
const AUTOLINK = /<(?=[a-z][a-z0-9+.-]*:)/gi;
const ENTITY = /&(?=#?\w+;)/g;
/** What would make a line a heading, quote, list, rule, fence or table row. */
const LINE_START = /^([ \t]*)([#>]|[-+](?=\s|$)|\d{1,9}(?=[.)](?:\s|$))|-{3,}$|={3,}$|~{3})/gm;

/** Escapes Markdown characters in plain text, and only where they would have an effect. */
export function escapeMarkdown(text: string): string {
  const plain = escapeLinks(text.replace(ALWAYS, "\\$&").replace(UNDERSCORE_AT_EDGE, "\\_"));
  const quiet = plain.replace(STRIKE, "\\~~").replace(AUTOLINK, "\\<").replace(ENTITY, "\\&");
  return dollarsMean(quiet) ? quiet.replaceAll("$", "\\$") : quiet;
}

/** Keeps the lines of a paragraph from being read as blocks of their own. */
export function escapeLineStarts(text: string): string {
  return text.replace(LINE_START, (_all, indent: string, mark: string) => (/^\d/.test(mark) ? `${indent}${mark}\\` : `${indent}\\${mark}`));
}

/** A bracket is escaped where the next closing one has an address behind it. From the end, so that many brackets cost little. */
function escapeLinks(text: string): string {
  if (!text.includes("](")) return text;
  const parts: string[] = [];
  let isLink = false;
  let end = text.length;
  for (let at = text.length - 1; at >= 0; at--) {
    const character = text.charAt(at);
    if (character === "]") isLink = text.charAt(at + 1) === "(";
    if (character !== "[" || !isLink) continue;
    parts.push(text.slice(at, end), "\\");
    end = at;
  }
  return text.slice(0, end) + parts.reverse().join("");
}

function dollarsMean(text: string): boolean {
  return text.split("$").length > 2;
}

/** Every ASCII mark, and spaces at the ends of a line, as a character reference: it is read as the same text wherever it stands. */
export function escapeEverything(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]|^[ \t]|[ \t]$/g, characterReference);
}

/** A character in the form `&#46;`, which no rule of Markdown looks into. */
export function characterReference(character: string): string {
  return `&#${character.codePointAt(0)};`;
}
