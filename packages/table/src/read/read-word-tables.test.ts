import { expect, test } from "vitest";
import { makeZip } from "../testing/make-zip.ts";
import { filledGrid } from "./raw-sheet.ts";
import { FileRefused, readFile } from "./read-file.ts";

const word = (body: string): Uint8Array =>
  makeZip([
    { name: "[Content_Types].xml" },
    { name: "word/document.xml", content: new TextEncoder().encode(`<w:document>${body}</w:document>`) },
  ]);
const line = (text: string) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const cell = (text: string, about = "") => `<w:tc><w:tcPr>${about}</w:tcPr>${line(text)}</w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.join("")}</w:tr>`;
const table = (...rows: string[]) => `<w:tbl><w:tblPr/>${rows.join("")}</w:tbl>`;
const read = async (body: string) => (await readFile(word(body), { name: "论文.docx" })).sheets;
const refusal = (bytes: Uint8Array) =>
  readFile(bytes, { name: "" }).then(
    () => null,
    (error: unknown) => (error instanceof FileRefused ? error.fault : error),
  );

test("a Word file has its tables, each called by the line above it, and its text is none", async () => {
  const sheets = await read(
    line("第一章") +
      line("表 1 借阅量") +
      table(row(cell("学院"), cell("册")), row(cell("文 &amp; 史"), cell("5,200"))) +
      line("后面的话") +
      table(row(cell("a"), cell("b")), row(cell("1"), cell("2"))),
  );
  expect(sheets.map(({ name, rows }) => ({ name, rows }))).toEqual([
    {
      name: "表 1 借阅量",
      rows: [
        ["学院", "册"],
        ["文 & 史", "5,200"],
      ],
    },
    {
      name: "后面的话",
      rows: [
        ["a", "b"],
        ["1", "2"],
      ],
    },
  ]);
});

test("cells of a Word table over several rows and columns say the same in each of them", async () => {
  const [sheet] = await read(
    table(
      row(cell("部门", '<w:vMerge w:val="restart"/>'), cell("金额", '<w:gridSpan w:val="2"/>')),
      row(cell("", "<w:vMerge/>"), cell("预算"), cell("实际")),
      row(cell("市场部"), cell("1"), cell("2")),
    ),
  );
  if (sheet === undefined) throw new Error("no table");
  expect(filledGrid(sheet)).toEqual([
    ["部门", "金额", "金额"],
    ["部门", "预算", "实际"],
    ["市场部", "1", "2"],
  ]);
});

test("a table inside a cell is words of that cell, and what was deleted under tracked changes is not read", async () => {
  const [sheet] = await read(
    table(
      row(cell("a"), `<w:tc>${table(row(cell("里"), cell("面")), row(cell("x"), cell("y")))}${line("外")}</w:tc>`),
      row(cell("1"), "<w:tc><w:p><w:del><w:r><w:delText>旧</w:delText></w:r></w:del><w:ins><w:r><w:t>新</w:t></w:r></w:ins></w:p></w:tc>"),
    ),
  );
  expect(sheet?.rows).toEqual([
    ["a", "里 面 x y 外"],
    ["1", "新"],
  ]);
});

test("a Word file without a table gives none, and one that is cut off or lies about its text is refused", async () => {
  expect(await read(line("只有话"))).toEqual([]);
  expect(await read(table(row(cell("一格"))))).toEqual([]);
  const broken = word(table(row(cell("a"), cell("b"))));
  broken.fill(0xff, 60, 90);
  expect(await refusal(broken)).toBe("unreadable");
  const blanks = new TextEncoder().encode(" ".repeat(60 * 1_048_576));
  expect(await refusal(makeZip([{ name: "word/document.xml", content: blanks, claims: 1000 }]))).toBe("unreadable");
});
