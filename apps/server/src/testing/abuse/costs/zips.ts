import { randomUUID } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import { strToU8 } from "fflate";
import { xlsxOf } from "../../../modules/text-sources/testing/write-xlsx.ts";
import type { CostEntry } from "./cost-entry.ts";
import { docxOf, docxParts, paragraph, picture, pictureRelations, rawZip, zipOf } from "./hostile-zips.ts";
import type { Site } from "./site.ts";

const MEGABYTE = 1024 * 1024;
const NAMES = "xmlns:x='x'";

/** A picture whose pixels are many and whose file is small. */
function pixelBomb(side: number): Buffer {
  const chunk = (name: string, bytes: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, "latin1"), bytes]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(bytes.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(side / 8) + 1) * side);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Small entries that all tell the content of the first as theirs. */
const overlapping = (parts: Record<string, Uint8Array>, count: number, prefix: string) =>
  rawZip([
    { name: `${prefix}0.png`, bytes: Buffer.alloc(4 * MEGABYTE) },
    ...Array.from({ length: count }, (_, n) => ({ name: `${prefix}${n + 1}.png`, bytes: Buffer.alloc(4 * MEGABYTE), sharesWith: 0 })),
    ...Object.entries(parts).map(([name, bytes]) => ({ name, bytes })),
  ]);

const nested = (tag: string, depth: number, inside = "") => `${`<${tag}>`.repeat(depth)}${inside}${`</${tag}>`.repeat(depth)}`;
const tables = (depth: number) => `${"<w:tbl><w:tr><w:tc>".repeat(depth)}${paragraph("a")}${"<w:p/></w:tc></w:tr></w:tbl>".repeat(depth)}`;
const styles = (count: number) =>
  `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${Array.from({ length: count }, (_, n) => `<w:style w:type="paragraph" w:styleId="s${n}"><w:name w:val="heading 1"/><w:basedOn w:val="s${(n + 1) % count}"/></w:style>`).join("")}</w:styles>`;

/** Word files by what is wrong with them. */
const WORD_FILES: readonly (readonly [name: string, make: () => Uint8Array, finding?: `F${number}`])[] = [
  ["a tag of 400,000 letters", () => docxOf(`<${"a".repeat(400_000)}`), "F7"],
  ["9 million empty paragraphs", () => docxOf("<w:p/>".repeat(9_000_000)), "F7"],
  ["60 million letters in one word", () => docxOf(paragraph("a".repeat(60_000_000))), "F8"],
  ["a tag of 4 million letters that ends", () => docxOf(`<w:${"a".repeat(4_000_000)}/>`)],
  ["an attribute of 20 million letters", () => docxOf(`<w:p a="${"a".repeat(20_000_000)}"/>`)],
  ["an attribute without an end", () => docxOf(`<w:p ${"a=".repeat(2_000_000)}`)],
  ["300,000 attributes", () => docxOf(`<w:p ${Array.from({ length: 300_000 }, (_, n) => `a${n}="1"`).join(" ")}/>`)],
  ["comments that begin and never end", () => docxOf("<!-- ".repeat(3_000_000))],
  ["CDATA that begins and never ends", () => docxOf("<![CDATA[".repeat(2_000_000))],
  ["instructions that begin and never end", () => docxOf("<?a ".repeat(3_000_000))],
  ["< alone, 5 million times", () => docxOf("<".repeat(5_000_000))],
  ["< and spaces", () => docxOf(`<${" ".repeat(5_000_000)}a`)],
  ["&amp; 10 million times", () => docxOf(paragraph("&amp;".repeat(10_000_000)))],
  ["& alone, 5 million times", () => docxOf(paragraph("&".repeat(5_000_000)))],
  ["elements in elements, 300,000 deep", () => docxOf(nested("w:p", 300_000))],
  ["tables in tables, 20,000 deep", () => docxOf(tables(20_000))],
  ["tables in tables, 40 deep, many", () => docxOf(tables(40).repeat(500))],
  [
    "a table of 3,000 columns and 100 rows",
    () => docxOf(`<w:tbl>${`<w:tr>${`<w:tc>${paragraph("a")}</w:tc>`.repeat(3000)}</w:tr>`.repeat(100)}</w:tbl>`),
  ],
  [
    "cells that span a billion columns",
    () =>
      docxOf(
        `<w:tbl>${`<w:tr><w:tc><w:tcPr><w:gridSpan w:val="1000000000"/><w:vMerge/></w:tcPr>${paragraph("a")}</w:tc></w:tr>`.repeat(100)}</w:tbl>`,
      ),
  ],
  [
    "cells that span 60,000 columns",
    () => docxOf(`<w:tbl>${`<w:tr><w:tc><w:tcPr><w:gridSpan w:val="60000"/></w:tcPr>${paragraph("a")}</w:tc></w:tr>`.repeat(100)}</w:tbl>`),
  ],
  [
    "equations in equations",
    () => docxOf(`<w:p><m:oMath>${"<m:f><m:num>".repeat(20_000)}<m:r><m:t>a</m:t></m:r>${"</m:num></m:f>".repeat(20_000)}</m:oMath></w:p>`),
  ],
  [
    "200,000 equations",
    () => docxOf("<w:p><m:oMath><m:f><m:num><m:r><m:t>a</m:t></m:r></m:num><m:den/></m:f></m:oMath></w:p>".repeat(200_000)),
  ],
  [
    "100,000 styles in a circle",
    () => docxOf(`<w:p><w:pPr><w:pStyle w:val="s0"/></w:pPr></w:p>${paragraph("a")}`.repeat(1000), { "word/styles.xml": styles(100_000) }),
  ],
  ["runs whose words are spaces", () => docxOf(`<w:p>${'<w:r><w:t xml:space="preserve"> </w:t></w:r>'.repeat(800_000)}</w:p>`)],
  ["tabs and line breaks", () => docxOf(`<w:p><w:r>${"<w:tab/><w:br/>".repeat(1_500_000)}</w:r></w:p>`)],
  [
    "fields that begin and never end",
    () =>
      docxOf(`<w:p>${'<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> TOC </w:instrText></w:r>'.repeat(300_000)}</w:p>`),
  ],
  [
    "an entity that grows",
    () =>
      rawZip(
        Object.entries({
          ...docxParts(""),
          "word/document.xml": strToU8(
            `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, n) => `<!ENTITY ${"abcdefghij"[n + 1]} "${`&${"abcdefghij"[n]};`.repeat(10)}">`).join("")}]><w:document ${NAMES}>&j;</w:document>`,
          ),
        }).map(([name, bytes]) => ({ name, bytes })),
      ),
  ],
  ["entries that overlap", () => overlapping(docxParts(paragraph("a")), 2000, "word/media/i")],
  [
    "a size that lies, small",
    () => rawZip(Object.entries(docxParts(paragraph("a ".repeat(20_000_000)))).map(([name, bytes]) => ({ name, bytes, saysBytes: 1000 }))),
  ],
  [
    "a size that lies, large",
    () => rawZip(Object.entries(docxParts(paragraph("a"))).map(([name, bytes]) => ({ name, bytes, saysBytes: 0xfffffff0 }))),
  ],
  [
    "60,000 entries",
    () =>
      rawZip([
        ...Object.entries(docxParts(paragraph("a"))).map(([name, bytes]) => ({ name, bytes })),
        ...Array.from({ length: 60_000 }, (_, n) => ({ name: `a/${n}`, bytes: Buffer.alloc(0) })),
      ]),
  ],
  [
    "entries of one name, 20,000 times",
    () => rawZip(Array.from({ length: 20_000 }, () => ({ name: "word/document.xml", bytes: strToU8(`<w:document ${NAMES}/>`) }))),
  ],
  [
    "names of 60,000 letters",
    () =>
      rawZip([
        ...Object.entries(docxParts(paragraph("a"))).map(([name, bytes]) => ({ name, bytes })),
        ...Array.from({ length: 100 }, (_, n) => ({ name: `${n}${"a/".repeat(30_000)}`, bytes: Buffer.alloc(0) })),
      ]),
  ],
  [
    "a picture of 900 million pixels",
    () =>
      docxOf(picture("p0"), { "word/_rels/document.xml.rels": pictureRelations(["media/a.png"]), "word/media/a.png": pixelBomb(30_000) }),
  ],
  [
    "one picture shown 20,000 times",
    () =>
      docxOf(picture("p0").repeat(20_000), {
        "word/_rels/document.xml.rels": pictureRelations(["media/a.png"]),
        "word/media/a.png": pixelBomb(3000),
      }),
  ],
  [
    "2,000 relations to one picture of a megabyte",
    () =>
      docxOf(Array.from({ length: 2000 }, (_, n) => picture(`p${n}`)).join(""), {
        "word/_rels/document.xml.rels": pictureRelations(Array.from({ length: 2000 }, () => "media/a.png")),
        "word/media/a.png": Buffer.concat([pixelBomb(100), Buffer.alloc(MEGABYTE)]),
      }),
  ],
];

async function importWord(site: Site, bytes: Uint8Array): Promise<void> {
  const into = "/api/note/import";
  const { data } = await site.importFile({ name: "a.docx", bytes, into });
  const noteId = (data as { noteId?: string } | undefined)?.noteId;
  if (noteId === undefined) return;
  await site.call({ path: "/api/note/get", body: { noteId } });
  await site.call({ path: "/api/note/export", body: { noteId, format: "docx" } });
}

const cells = (row: number, count: number, cell: (n: number) => string) =>
  `<row r="${row}">${Array.from({ length: count }, (_, n) => cell(n)).join("")}</row>`;
const inline = (text: string, place = "") => `<c${place} t="inlineStr"><is><t>${text}</t></is></c>`;

/** Excel files, for a table and for a source. */
const EXCEL_FILES: readonly (readonly [name: string, make: () => Uint8Array])[] = [
  ["a cell at the last place there is", () => xlsxOf([{ name: "a", data: '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>' }])],
  ["a cell beyond all places", () => xlsxOf([{ name: "a", data: '<row r="999999999999"><c r="ZZZZZZZZ999999999999"><v>1</v></c></row>' }])],
  [
    "a shared text of 30 MB",
    () => xlsxOf([{ name: "a", data: cells(1, 50, () => '<c t="s"><v>0</v></c>').repeat(200) }], [`<t>${"a".repeat(30 * MEGABYTE)}</t>`]),
  ],
  [
    "a text of 30,000 letters in a million cells",
    () => xlsxOf([{ name: "a", data: cells(1, 50, () => '<c t="s"><v>0</v></c>').repeat(20_000) }], [`<t>${"字".repeat(30_000)}</t>`]),
  ],
  ["3 million empty rows", () => xlsxOf([{ name: "a", data: "<row/>".repeat(3_000_000) }])],
  ["a row of 16,384 columns, 200 times", () => xlsxOf([{ name: "a", data: cells(1, 16_384, (n) => `<c><v>${n}</v></c>`).repeat(200) }])],
  ["numbers of 30,000 digits", () => xlsxOf([{ name: "a", data: cells(1, 10, () => `<c><v>${"9".repeat(30_000)}</v></c>`).repeat(100) }])],
  ["runs of spaces in cells", () => xlsxOf([{ name: "a", data: cells(1, 10, () => inline(`a${" ".repeat(32_000)}b`)).repeat(60) }])],
  [
    "60,000 formats of numbers",
    () =>
      xlsxOf([{ name: "a", data: cells(1, 5, () => '<c s="1"><v>45000</v></c>') }], [], {
        "xl/styles.xml": `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts>${Array.from({ length: 60_000 }, (_, n) => `<numFmt numFmtId="${n + 164}" formatCode="${"[h]\\:m&quot;a".repeat(20)}"/>`).join("")}</numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
      }),
  ],
  [
    "100,000 merged ranges",
    () =>
      xlsxOf([
        {
          name: "a",
          data: `${cells(1, 5, () => inline("a"))}</sheetData><mergeCells>${Array.from({ length: 100_000 }, (_, n) => `<mergeCell ref="A${n + 1}:XFD${n + 1000}"/>`).join("")}</mergeCells><sheetData>`,
        },
      ]),
  ],
  [
    "500 sheets",
    () => xlsxOf(Array.from({ length: 500 }, (_, n) => ({ name: `a${n}`, data: cells(1, 50, () => inline("a")).repeat(20) }))),
  ],
  ["a tag of 4 million letters", () => xlsxOf([{ name: "a", data: `<${"a".repeat(4_000_000)}` }])],
];

export const zips: readonly CostEntry[] = [
  ...WORD_FILES.map(([name, make, finding]) => ({
    name: `note/import of a Word file: ${name}`,
    ...(finding && { finding }),
    ...(name === "a tag of 400,000 letters" && { isShort: true as const }),
    run: (site: Site) => importWord(site, make()),
  })),
  ...WORD_FILES.filter((_, n) => n % 3 === 0).map(([name, make]) => ({
    name: `wordTemplate/add, mindtree/import and source/add of a Word file: ${name}`,
    async run(site: Site) {
      const { noteId } = await site.need<{ noteId: string }>("/api/note/create", { title: "一", markdown: "字\n" });
      const bytes = make();
      await site.importFile({ name: "a.docx", bytes, into: "/api/wordTemplate/add" });
      await site.importFile({ name: "a.docx", bytes, into: "/api/mindtree/import" });
      await site.importFile({ name: "a.docx", bytes, into: "/api/source/add", more: { noteId, requestId: randomUUID() } });
    },
  })),
  ...EXCEL_FILES.map(([name, make]) => ({
    name: `an Excel file: ${name}`,
    async run(site: Site) {
      const { noteId } = await site.need<{ noteId: string }>("/api/note/create", { title: "一", markdown: "字\n" });
      const bytes = make();
      await site.importFile({ name: "a.xlsx", bytes, path: "/api/table/upload", into: "/api/table/get" });
      await site.importFile({ name: "a.xlsx", bytes, into: "/api/source/add", more: { noteId, requestId: randomUUID() } });
    },
  })),
  {
    name: "an xmind of 60 MB of JSON",
    finding: "F12",
    run: async (site) =>
      void (await site.importFile({
        name: "a.xmind",
        bytes: zipOf({ "content.json": `[${"[],".repeat(20 * MEGABYTE)}[]]` }),
        into: "/api/mindtree/import",
      })),
  },
  {
    name: "an xmind whose topics stand 100,000 deep",
    run: async (site) => {
      const deep = `${'{"title":"a","children":{"attached":['.repeat(100_000)}{"title":"b"}${"]}}".repeat(100_000)}`;
      await site.importFile({ name: "a.xmind", bytes: zipOf({ "content.json": `[{"rootTopic":${deep}}]` }), into: "/api/mindtree/import" });
    },
  },
  {
    name: "an xmind of the old kind with a tag of 4 million letters",
    run: async (site) => {
      await site.importFile({
        name: "a.xmind",
        bytes: zipOf({ "content.xml": `<xmap-content><sheet><topic><${"a".repeat(4_000_000)}` }),
        into: "/api/mindtree/import",
      });
    },
  },
];
