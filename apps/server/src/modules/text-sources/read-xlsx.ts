import {
  childOf,
  decodePart,
  elementsOf,
  isElement,
  parseXml,
  RefusedFile,
  readRelationships,
  unpackParts,
  type XmlElement,
} from "../word-format/index.ts";
import { cellText, readFormats, richText } from "./cell-text.ts";
import type { TableRow } from "./table-passages.ts";

/** Parts that are read: cells, their texts and formats. Comments, macros, links to other files and pictures are not. */
const READ_PARTS =
  /^(?:\[Content_Types\]\.xml|xl\/workbook\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/(?:sharedStrings|styles)\.xml|xl\/worksheets\/[^/]+\.xml)$/i;
/** The furthest column that is read, from 1: CZ. */
const COLUMNS_MAX = 104;
/** More than a program for tables writes: kinds of formats Excel has, columns of its sheets; of texts 25 for each row that is read. */
export const XLSX_BOUNDS = { formats: 65_490, texts: 500_000, cells: 16_384 } as const;

/** The file has more of something than is read. */
export class TooManyInXlsx extends Error {
  readonly what: keyof typeof XLSX_BOUNDS;
  constructor(what: keyof typeof XLSX_BOUNDS) {
    super(`too many ${what}`);
    this.what = what;
  }
}

export type Sheet = { readonly name: string; readonly rows: readonly TableRow[] };

/**
 * The sheets of an Excel file that are shown, with the values as its program last saw them; formulas are not calculated. `rowsMax`: of
 * all sheets together. Throws RefusedFile, TooManyInXlsx, XmlError.
 */
export function readXlsx(bytes: Uint8Array, rowsMax: number): { readonly sheets: readonly Sheet[]; readonly isCut: boolean } {
  const parts = unpackParts(bytes, (name) => READ_PARTS.test(name));
  const xml = (path: string) => (parts[path] === undefined ? undefined : withoutPrefixes(parseXml(decodePart(parts[path]))));
  const types = parts["[Content_Types].xml"];
  if (types === undefined) throw new RefusedFile("import.damaged");
  if (/macroEnabled|vbaProject/i.test(decodePart(types))) throw new RefusedFile("import.macros");
  const book = xml("xl/workbook.xml");
  const links = xml("xl/_rels/workbook.xml.rels");
  if (book === undefined || links === undefined) throw new RefusedFile("import.damaged");
  const targets = readRelationships(links);
  const texts = bounded("texts", elementsOf(xml("xl/sharedStrings.xml"))).map(richText);
  const styles = xml("xl/styles.xml");
  for (const name of ["cellXfs", "numFmts"]) bounded("formats", elementsOf(childOf(styles, name)));
  const formats = readFormats(styles);
  const is1904 = ["1", "true"].includes(childOf(book, "workbookPr")?.attributes["date1904"] ?? "");
  const sheets: Sheet[] = [];
  let left = rowsMax;
  let isCut = false;
  for (const { attributes } of elementsOf(childOf(book, "sheets"))) {
    if ((attributes["state"] ?? "visible") !== "visible") continue;
    const id = attributes["r:id"] ?? Object.entries(attributes).find(([name]) => name.endsWith(":id"))?.[1] ?? "";
    const target = targets.get(id)?.target ?? "";
    const sheet = xml(target.startsWith("/") ? target.slice(1) : `xl/${target}`);
    const all = elementsOf(childOf(sheet, "sheetData")).filter(({ name }) => name === "row");
    const shown = all.slice(0, left).filter(({ attributes: row }) => row["hidden"] !== "1" && row["hidden"] !== "true");
    isCut ||= all.length > left;
    left -= Math.min(left, all.length);
    const rows = shown.map((row, at): TableRow => {
      const cells: string[] = [];
      for (const [index, cell] of bounded("cells", elementsOf(row)).entries()) {
        const column = columnOf(cell.attributes["r"] ?? "") ?? index;
        if (column >= COLUMNS_MAX) break;
        while (cells.length < column) cells.push("");
        cells[column] = cellText(cell, { texts, formats, is1904 });
      }
      return { no: Number(row.attributes["r"]) || at + 1, cells };
    });
    sheets.push({ name: attributes["name"] ?? "", rows });
  }
  return { sheets, isCut };
}

function bounded(what: keyof typeof XLSX_BOUNDS, elements: readonly XmlElement[]): readonly XmlElement[] {
  if (elements.length > XLSX_BOUNDS[what]) throw new TooManyInXlsx(what);
  return elements;
}

/** The column of a place like "AB12", from 0. */
function columnOf(place: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0];
  if (letters === undefined) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** Some programs write `x:row`. */
function withoutPrefixes({ name, attributes, children }: XmlElement): XmlElement {
  const own = children.map((child) => (isElement(child) ? withoutPrefixes(child) : child));
  return { name: name.slice(name.indexOf(":") + 1), attributes, children: own };
}
