import type { RawCell } from "./raw-cell.ts";
import { isBlank } from "./raw-sheet.ts";
import type { TextLimits } from "./read-text-table.ts";

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };
const SPAN = /\b(row|col)span\s*=\s*["']?(\d{1,4})/giu;
const SPAN_MAX = 200;

/**
 * Cells of each table of an HTML file, such as programs save under the name of a workbook; a table of nothing but lines is the title of
 * the next one. At most `maxRows` rows and `maxColumns` columns each: cells that span hundreds of both, side by side, would be millions.
 */
export function readHtmlTables(text: string, limits: TextLimits): HtmlRows[] {
  const tables: HtmlRows[] = [];
  const title: HtmlRows["rows"] = [];
  for (const [table] of text.matchAll(TABLE)) {
    const { rows, more } = readHtmlTable(table, limits);
    const isTitle = rows.length <= TITLE_ROWS_MAX && rows.every((row) => row.filter((cell) => !isBlank(cell)).length < 2);
    if (isTitle) title.push(...rows);
    else tables.push({ rows: [...title.splice(0), ...rows], ...(more === undefined ? {} : { more }) });
  }
  return title.length > 0 || tables.length === 0 ? [...tables, { rows: title }] : tables;
}

const TITLE_ROWS_MAX = 3;
type HtmlRows = { readonly rows: RawCell[][]; readonly more?: number };
const TABLE = /<table\b[\s\S]*?(?:<\/table>|$)/giu;

function readHtmlTable(table: string, { maxRows, maxColumns }: TextLimits): HtmlRows {
  const rows: RawCell[][] = [];
  const waiting = new Map<string, string>();
  let more = 0;
  for (const [, inside = ""] of table.matchAll(/<tr\b[^>]*>([\s\S]*?)(?=<tr\b|<\/tr>|<\/table>|$)/giu)) {
    if (rows.length >= maxRows) {
      more += 1;
      continue;
    }
    const cells: string[] = [];
    for (const [, attributes = "", content = ""] of inside.matchAll(/<t[dh]\b([^>]*)>([\s\S]*?)(?=<t[dh]\b|<\/t[dh]>|$)/giu)) {
      for (let key = `${rows.length} ${cells.length}`; waiting.has(key); key = `${rows.length} ${cells.length}`) {
        cells.push(waiting.get(key) ?? "");
        waiting.delete(key);
      }
      if (cells.length >= maxColumns) break;
      const spans = { row: 1, col: 1 };
      for (const [, name = "", count] of attributes.matchAll(SPAN))
        spans[name.toLowerCase() as "row" | "col"] = Math.min(SPAN_MAX, Number(count) || 1);
      const said = plainText(content);
      for (let right = 0; right < spans.col && cells.length < maxColumns; right += 1) {
        for (let down = 1; down < spans.row; down += 1) waiting.set(`${rows.length + down} ${cells.length}`, said);
        cells.push(said);
      }
    }
    rows.push(cells);
  }
  return { rows, ...(more > 0 && { more }) };
}

const plainText = (html: string): string =>
  plainCharacters(withoutTags(html.replace(/<br\s*\/?>/giu, " ")))
    .replace(/\s+/g, " ")
    .trim();

/** Looks for the end of each tag once: an expression reads the rest anew from every `<` that none closes. */
function withoutTags(html: string): string {
  let text = "";
  let at = 0;
  for (let open = html.indexOf("<"); open >= 0; open = html.indexOf("<", at)) {
    const end = html.indexOf(">", open);
    if (end < 0) break;
    text += html.slice(at, open);
    at = end + 1;
  }
  return text + html.slice(at);
}

/** Text between the tags of HTML or XML, with &lt; as <. */
export const plainCharacters = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/giu, (whole, decimal, hex, name) => {
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    return Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
