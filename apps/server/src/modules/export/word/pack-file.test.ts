import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  Document,
  ExternalHyperlink,
  type FileChild,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  SimpleField,
  type Table,
  TableLayoutType,
  TextRun,
  WidthType,
  Math as WordMath,
} from "docx";
import { latexToMath } from "docx/math";
import { expect, it } from "vitest";
import { readZipText } from "../testing/read-zip-text.ts";
import { PICTURE } from "../testing/sample-document.ts";
import { simpleField } from "./document/field-runs.ts";
import { lazily, tableLazily } from "./lazily.ts";
import { packFile } from "./pack-file.ts";
import { type CellPlan, type TablePlan, tableOf } from "./table-plan.ts";
import { type TextRunOptions, textRun } from "./write-alike.ts";

const item = (instance: number, text: string) => new Paragraph({ text, numbering: { reference: "steps", level: 0, instance } });
const picture = () =>
  new Paragraph({
    children: [
      new ImageRun({
        type: "png",
        data: PICTURE,
        transformation: { width: 10, height: 10 },
        altText: { name: "图", description: '说明 "引号"' },
      }),
    ],
  });

const bordered = { style: BorderStyle.SINGLE, size: 12, color: "000000" };
const cellOf = (text: string, look: Partial<CellPlan> = {}) => ({
  width: { size: 2000, type: WidthType.DXA },
  ...look,
  children: [new Paragraph({ text, alignment: AlignmentType.CENTER })],
});
const tablePlan = (rows: TablePlan["rows"]): TablePlan => ({
  layout: TableLayoutType.FIXED,
  width: { size: 4000, type: WidthType.DXA },
  columnWidths: [2000, 2000],
  borders: { top: bordered, insideVertical: { ...bordered, style: BorderStyle.NONE } },
  rows,
});

/** A block as the library has it, and set aside. */
type Pair = readonly [() => Paragraph | Table, () => FileChild];
const paragraphOf = (build: () => Paragraph): Pair => [build, () => lazily(() => build().options)];
const tableOfPlan = (build: () => TablePlan): Pair => [() => tableOf(build()), () => tableLazily(build)];
const runs = (run: (options: TextRunOptions) => ParagraphChild) => [
  run({ text: "一", bold: true, font: { hint: "eastAsia" } }),
  run({ text: "<二> & \u0001", bold: true, font: { hint: "eastAsia" } }),
  run({ text: "" }),
  run({ text: " 三 ", highlight: "yellow" }),
];

/** Whatever a block can hold: a link, lists that begin anew, two pictures, a formula, tables with all of it, what XML has signs for. */
const BLOCKS: readonly Pair[] = [
  paragraphOf(() => new Paragraph({})),
  paragraphOf(
    () =>
      new Paragraph({
        style: "Heading1",
        children: [new TextRun({ text: `<甲> & "乙" '丙'\u0001\t丁\u0085`, bold: true }), new TextRun({ break: 1 })],
      }),
  ),
  ...["Heading1", "Normal", "Normal"].map(
    (style): Pair => [
      () => new Paragraph({ style, children: runs((options) => new TextRun(options)) }),
      () => lazily(() => ({ style, children: runs(textRun) })),
    ],
  ),
  [
    () =>
      new Paragraph({
        children: [
          new Bookmark({ id: "b", children: [new TextRun("甲")] }),
          new ExternalHyperlink({ link: "https://a.b/", children: [new TextRun("乙")] }),
        ],
      }),
    () =>
      lazily(() => ({
        children: [
          new Bookmark({ id: "b", children: [textRun({ text: "甲" })] }),
          new ExternalHyperlink({ link: "https://a.b/", children: [textRun({ text: "乙" })] }),
        ],
      })),
  ],
  paragraphOf(
    () =>
      new Paragraph({
        children: [new ExternalHyperlink({ link: "https://example.com/?a=1&b={steps-1}", children: [new TextRun("链接")] })],
      }),
  ),
  [
    () => new Paragraph({ children: [new SimpleField('REF _t_1 \\h "a"', "表 <1>")] }),
    () => lazily(() => ({ children: [simpleField('REF _t_1 \\h "a"', "表 <1>")] })),
  ],
  paragraphOf(() => item(0, "一")),
  paragraphOf(() => item(1, "又一")),
  paragraphOf(picture),
  paragraphOf(() => new Paragraph({ children: [new WordMath({ children: latexToMath("\\sum_{i=1}^{n} \\frac{a_i}{\\sqrt{b}}") })] })),
  tableOfPlan(() =>
    tablePlan([
      {
        cells: [
          { ...cellOf(""), children: [item(0, "二"), item(2, "格中"), picture()] },
          { ...cellOf(""), children: [] },
        ],
      },
    ]),
  ),
  tableOfPlan(() =>
    tablePlan([
      { tableHeader: true, cantSplit: true, cells: [cellOf("头", { borders: { top: bordered, bottom: bordered } }), cellOf("头二")] },
      { tableHeader: false, cantSplit: true, cells: [cellOf("一"), cellOf("二")] },
      { tableHeader: false, cantSplit: true, cells: [cellOf("两列", { columnSpan: 2 })] },
      { cells: [{ ...cellOf(""), children: [tableOf(tablePlan([{ cells: [cellOf("内")] }]))] }, cellOf("")] },
    ]),
  ),
  tableOfPlan(() => tablePlan([{ cells: [cellOf("两行", { rowSpan: 2 }), cellOf("一")] }, { cells: [cellOf("二")] }])),
  paragraphOf(() => item(1, "又二")),
];

function documentOf(children: readonly FileChild[]): Document {
  const levels = [{ level: 0, format: LevelFormat.DECIMAL, text: "%1." }];
  return new Document({ numbering: { config: [{ reference: "steps", levels }] }, sections: [{ children: [...children] }] });
}

/** Parts by path, without the time and ids that are random or counted on from file to file. */
function partsOf(bytes: Uint8Array): Record<string, string> {
  const parts = [...readZipText(bytes)].map(([path, text]) => [
    path,
    text.replace(/rId[\w-]{21}|(?<=<w:bookmark[^>]* w:id=")\d+|<dcterms:\w+[^>]*>[^<]*|(?<=<wp:docPr [^>]*id=")\d+/g, ""),
  ]);
  return Object.fromEntries(parts) as Record<string, string>;
}

it("makes of blocks set aside the file the library makes of them all at once, byte for byte", async () => {
  const whole = partsOf(await Packer.toBuffer(documentOf(BLOCKS.map(([build]) => build()))));
  const packed = partsOf(packFile(documentOf(BLOCKS.map(([, aside]) => aside()))));
  expect(Object.keys(packed)).toEqual(Object.keys(whole));
  expect(packed).toEqual(whole);
});

it("leaves words in braces alone that are called like a list", () => {
  const text = '见 {steps-0} 与 {"steps-0"}';
  const blocks = [lazily(() => item(0, text).options), lazily(() => ({ text }))];
  const { "word/document.xml": xml = "" } = partsOf(packFile(documentOf(blocks)));
  expect(xml.match(/\{steps-0\} 与 \{&quot;steps-0&quot;\}/g)).toHaveLength(2);
  expect(xml).toMatch(/<w:numId w:val="\d+"\/>/);
});
