import {
  Document,
  ExternalHyperlink,
  type FileChild,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  Math as WordMath,
} from "docx";
import { latexToMath } from "docx/math";
import { expect, it } from "vitest";
import { readZipText } from "../testing/read-zip-text.ts";
import { PICTURE } from "../testing/sample-document.ts";
import { lazily, tableLazily } from "./lazily.ts";
import { packFile } from "./pack-file.ts";

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

/** Whatever a block can hold: a link, lists that begin anew, two pictures, a formula, a table with all of it, what XML has signs for. */
const BLOCKS: readonly (() => Paragraph | Table)[] = [
  () => new Paragraph({}),
  () =>
    new Paragraph({
      style: "Heading1",
      children: [new TextRun({ text: `<甲> & "乙" '丙'\u0001\t丁\u0085`, bold: true }), new TextRun({ break: 1 })],
    }),
  () =>
    new Paragraph({ children: [new ExternalHyperlink({ link: "https://example.com/?a=1&b={steps-1}", children: [new TextRun("链接")] })] }),
  () => item(0, "一"),
  () => item(1, "又一"),
  picture,
  () => new Paragraph({ children: [new WordMath({ children: latexToMath("\\sum_{i=1}^{n} \\frac{a_i}{\\sqrt{b}}") })] }),
  () =>
    new Table({
      rows: [
        new TableRow({
          children: [new TableCell({ children: [item(0, "二"), item(2, "格中"), picture()] }), new TableCell({ children: [] })],
        }),
      ],
    }),
  () => item(1, "又二"),
];

function documentOf(children: readonly FileChild[]): Document {
  const levels = [{ level: 0, format: LevelFormat.DECIMAL, text: "%1." }];
  return new Document({ numbering: { config: [{ reference: "steps", levels }] }, sections: [{ children: [...children] }] });
}

/** Parts by path, without the time and ids that are random or counted on from file to file. */
async function partsOf(bytes: Promise<Uint8Array>): Promise<Record<string, string>> {
  const parts = [...readZipText(await bytes)].map(([path, text]) => [
    path,
    text.replace(/rId[\w-]{21}|<dcterms:\w+[^>]*>[^<]*|(?<=<wp:docPr [^>]*id=")\d+/g, ""),
  ]);
  return Object.fromEntries(parts) as Record<string, string>;
}

it("makes of blocks set aside the file the library makes of them all at once, byte for byte", async () => {
  const aside = BLOCKS.map((build) => (build() instanceof Table ? tableLazily(build as () => Table) : lazily(build as () => Paragraph)));
  const whole = await partsOf(Packer.toBuffer(documentOf(BLOCKS.map((build) => build()))));
  const packed = await partsOf(packFile(documentOf(aside)));
  expect(Object.keys(packed)).toEqual(Object.keys(whole));
  expect(packed).toEqual(whole);
});

it("leaves words in braces alone that are called like a list", async () => {
  const text = '见 {steps-0} 与 {"steps-0"}';
  const blocks = [lazily(() => item(0, text)), lazily(() => new Paragraph(text))];
  const { "word/document.xml": xml = "" } = await partsOf(packFile(documentOf(blocks)));
  expect(xml.match(/\{steps-0\} 与 \{&quot;steps-0&quot;\}/g)).toHaveLength(2);
  expect(xml).toMatch(/<w:numId w:val="\d+"\/>/);
});
