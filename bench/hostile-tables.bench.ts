/**
 * Files that are made to do harm, each read in a process of its own: what becomes of it, in what time and with how much memory over the
 * idle process (budget 200 ms and 100 MB until an archive is refused), beside an honest workbook of 100 rows. `npm run bench hostile-tables`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FileRefused, readSheets } from "@tangleaf/table/read";
import { writeWorkbook } from "@tangleaf/table/write-workbook";
import { makeZip } from "../packages/table/src/testing/make-zip.ts";
import { measureApart, reportWork } from "./lib/measure-apart.ts";

const MB = 1_048_576;
const BUDGET = { ms: 200, mb: 100 } as const;
const text = (content: string): Uint8Array => new TextEncoder().encode(content);

const WORKBOOK = text(
  '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
);
const RELATIONS = text(
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
);
const TYPES = text(
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
);
const ROOT = text(
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>',
);
const sheetOf = (rows: string, before = ""): Uint8Array =>
  text(
    `<?xml version="1.0"?>${before}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`,
  );
const workbookOf = (sheet: Uint8Array, claims?: number): Uint8Array =>
  makeZip([
    { name: "[Content_Types].xml", content: TYPES },
    { name: "_rels/.rels", content: ROOT },
    { name: "xl/workbook.xml", content: WORKBOOK },
    { name: "xl/_rels/workbook.xml.rels", content: RELATIONS },
    { name: "xl/worksheets/sheet1.xml", content: sheet, claims },
  ]);
const ONE_ROW = '<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c></row>';
const LAUGHS = `<!DOCTYPE l [<!ENTITY a0 "ha">${Array.from({ length: 30 }, (_, n) => `<!ENTITY a${n + 1} "&a${n};&a${n};">`).join("")}]>`;

/** `isBomb`: an archive that has to be refused within the budget; the others within the limits of the worker that reads them. */
const FILES: Readonly<Record<string, { isBomb: boolean; make: () => Uint8Array }>> = {
  "200 MB of blanks": { isBomb: true, make: () => workbookOf(new Uint8Array(200 * MB).fill(0x20)) },
  "claims of 260 MB": { isBomb: true, make: () => workbookOf(new Uint8Array(), 260 * MB) },
  "four claims of 100 MB": {
    isBomb: true,
    make: () => makeZip(Array.from({ length: 4 }, (_, n) => ({ name: `${n}.xml`, claims: 100 * MB }))),
  },
  "2,001 entries": { isBomb: true, make: () => makeZip(Array.from({ length: 2001 }, (_, n) => ({ name: `${n}` }))) },
  "a list that lies: 1 MB said, 100 there": { isBomb: true, make: () => workbookOf(new Uint8Array(100 * MB).fill(0x20), MB) },
  "the same archive, honest": { isBomb: false, make: () => workbookOf(sheetOf(ONE_ROW)) },
  "entities of entities": {
    isBomb: false,
    make: () => workbookOf(sheetOf('<row r="1"><c r="A1" t="inlineStr"><is><t>&a30;</t></is></c></row>', LAUGHS)),
  },
  "an entity of a file": {
    isBomb: false,
    make: () =>
      workbookOf(
        sheetOf(
          '<row r="1"><c r="A1" t="inlineStr"><is><t>&x;</t></is></c></row>',
          '<!DOCTYPE l [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
        ),
      ),
  },
  "the last cell of a sheet": { isBomb: false, make: () => workbookOf(sheetOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>')) },
  "a quote that never ends, 20 MB": { isBomb: false, make: () => text(`a,b\n"${"x,".repeat(10 * MB)}`) },
  "20 MB of commas": { isBomb: false, make: () => text(",".repeat(20 * MB)) },
  "20 MB of rows of one sign": { isBomb: false, make: () => text("1\n".repeat(10 * MB)) },
  "cells over cells in HTML": {
    isBomb: false,
    make: () => text(`<table>${`<tr>${'<td rowspan="200" colspan="200">x</td>'.repeat(50)}</tr>`.repeat(200)}</table>`),
  },
  "20 MB of noise": { isBomb: false, make: () => new Uint8Array(20 * MB).map((_, n) => (n * 2_654_435_761) >>> 24) },
};

async function outcomeOf(bytes: Uint8Array): Promise<string> {
  try {
    const { sheets } = await readSheets(bytes, { name: "x", lang: "zh" });
    return `read: ${sheets[0]?.table.rowCount} rows of ${sheets[0]?.table.columns.length}`;
  } catch (error) {
    if (error instanceof FileRefused) return `refused: ${error.fault}`;
    throw error;
  }
}

async function compare(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "hostile-tables-"));
  const file = join(folder, "file");
  try {
    const honest = Array.from({ length: 100 }, (_, row) => Array.from({ length: 10 }, (_, col) => row * col));
    writeFileSync(file, await writeWorkbook([{ name: "a", rows: [Array.from({ length: 10 }, (_, n) => `列${n}`), ...honest] }]));
    const usual = measureApart(import.meta.filename, [file]);
    console.log(`an honest workbook: ${usual.ms.toFixed(0)} ms, ${usual.peakMb.toFixed(0)} MB over idle (${usual.said})`);
    for (const [name, { isBomb, make }] of Object.entries(FILES)) {
      const bytes = make();
      writeFileSync(file, bytes);
      const { ms, peakMb, said } = measureApart(import.meta.filename, [file]);
      const isKept = said.startsWith("refused") && ms <= BUDGET.ms && peakMb <= BUDGET.mb;
      const verdict = isBomb ? `: ${isKept ? "kept" : "MISSED"}` : "";
      console.log(
        `${name.padEnd(40)}${(bytes.length / 1024).toFixed(0).padStart(7)} KB ${ms.toFixed(0).padStart(6)} ms ${peakMb.toFixed(0).padStart(5)} MB  ${said}${verdict}`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const [first, path = ""] = process.argv.slice(2);
if (first === "apart") {
  const bytes = new Uint8Array(readFileSync(path));
  await reportWork(() => outcomeOf(bytes));
} else await compare();
