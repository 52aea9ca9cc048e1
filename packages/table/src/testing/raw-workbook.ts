import { makeZip } from "./make-zip.ts";

type RawWorkbook = {
  /** Cells as XML where they begin with <, else as texts. */
  readonly rows: readonly (readonly string[])[];
  /** Attributes of the cell at "row,column", from 0: t="e", s="1". */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Attributes of rows, from 0: hidden="1". */
  readonly rowAttributes?: Readonly<Record<number, string>>;
  /** Counts days from 1904, as old Macs did. */
  readonly is1904?: boolean;
  readonly sheetState?: "hidden" | "veryHidden";
  readonly merges?: readonly string[];
};

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const bytesOf = (xml: string): Uint8Array => new TextEncoder().encode(`<?xml version="1.0" encoding="UTF-8"?>${xml}`);

/** A workbook of one sheet written by hand: what no writer makes, but other programs do. Style 1 is a date. */
export function rawWorkbook({
  rows,
  attributes = {},
  rowAttributes = {},
  is1904 = false,
  sheetState,
  merges = [],
}: RawWorkbook): Uint8Array {
  const cell = (text: string, row: number, col: number) => {
    const at = `r="${String.fromCharCode(65 + col)}${row + 1}" ${attributes[`${row},${col}`] ?? ""}`;
    return text.startsWith("<") ? `<c ${at}>${text}</c>` : text === "" ? "" : `<c ${at} t="inlineStr"><is><t>${text}</t></is></c>`;
  };
  const data = rows.map(
    (cells, row) => `<row r="${row + 1}" ${rowAttributes[row] ?? ""}>${cells.map((text, col) => cell(text, row, col)).join("")}</row>`,
  );
  const merged =
    merges.length === 0
      ? ""
      : `<mergeCells count="${merges.length}">${merges.map((ref) => `<mergeCell ref="${ref}"/>`).join("")}</mergeCells>`;
  const state = sheetState === undefined ? "" : ` state="${sheetState}"`;
  const parts: Readonly<Record<string, string>> = {
    "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr${is1904 ? ' date1904="1"' : ""}/><sheets><sheet name="表" sheetId="1"${state} r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    "xl/styles.xml": `<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${MAIN}"><sheetData>${data.join("")}</sheetData>${merged}</worksheet>`,
  };
  return makeZip(Object.entries(parts).map(([name, xml]) => ({ name, content: bytesOf(xml) })));
}
