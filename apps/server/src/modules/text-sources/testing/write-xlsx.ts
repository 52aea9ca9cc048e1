import { zipSync } from "fflate";

export type SheetPart = { readonly name: string; readonly state?: "hidden"; readonly data: string };

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="r"';
const STYLES = `<styleSheet ${MAIN}><numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/><numFmt numFmtId="165" formatCode="[h]:mm:ss"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="10"/><xf numFmtId="164"/><xf numFmtId="22"/><xf numFmtId="165"/></cellXfs></styleSheet>`;

/** An Excel file; `data` of a sheet is what stands in its sheetData, styles are 1 date, 2 percent, 3 date of its own, 4 date and time, 5 time. */
export function xlsxOf(sheets: readonly SheetPart[], texts: readonly string[] = [], more: Record<string, string> = {}): Uint8Array {
  const list = sheets.map(
    ({ name, state }, at) => `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ""} r:id="r${at + 1}"/>`,
  );
  const links = sheets.map((_, at) => `<Relationship Id="r${at + 1}" Type="worksheet" Target="worksheets/sheet${at + 1}.xml"/>`);
  const parts: Record<string, string> = {
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<workbook ${MAIN}><sheets>${list.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${links.join("")}</Relationships>`,
    "xl/sharedStrings.xml": `<sst ${MAIN}>${texts.map((text) => `<si>${text}</si>`).join("")}</sst>`,
    "xl/styles.xml": STYLES,
    ...Object.fromEntries(
      sheets.map(({ data }, at) => [`xl/worksheets/sheet${at + 1}.xml`, `<worksheet ${MAIN}><sheetData>${data}</sheetData></worksheet>`]),
    ),
    ...more,
  };
  const encoder = new TextEncoder();
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, encoder.encode(text)])));
}
