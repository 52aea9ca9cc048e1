import { describe, expect, it } from "vitest";
import { cellAt } from "../columns/index.ts";
import { encodeAs } from "../testing/encode.ts";
import { rawWorkbook } from "../testing/raw-workbook.ts";
import { readSheets } from "./index.ts";

// Tables as accounting programs, banks, surveys and people write them, each a kind that was once read wrongly.

async function read(file: string | Uint8Array) {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  const { sheets } = await readSheets(bytes, { name: "文件", lang: "zh" });
  const [sheet] = sheets;
  if (sheet === undefined) throw new Error("no sheet");
  const { table, description } = sheet;
  return {
    columns: description.columns.map(({ name, type, unit }) => [name, type, unit].filter((part) => part !== undefined).join(" ")),
    rows: Array.from({ length: table.rowCount }, (_, row) => table.columns.map((column) => cellAt(column, row))),
    totals: description.totalRows,
    notes: Object.fromEntries(description.notes.map(({ code, text }) => [code, text])),
    held: table.held ?? [],
  };
}
const number = (value: number) => `<v>${value}</v>`;

describe("headings", () => {
  it("have the units of the row below them", async () => {
    const { columns, rows } = await read("部门,收入,人数,同比\n,（万元）,（人）,（%）\n华东,120.5,30,5.2\n华南,90,25,-3\n");
    expect(columns).toEqual(["部门 text", "收入（万元） number 万元", "人数（人） number", "同比（%） number"]);
    expect(rows).toHaveLength(2);
    expect((await read("部门,收入,人数\n单位,万元,人\n华东,120.5,30\n")).columns[1]).toBe("收入（万元） number 万元");
    expect((await read("单位,数\n元,3\n万元,4\n")).rows).toHaveLength(2);
  });

  it("may be days, where numbers stand below them", async () => {
    expect((await read("姓名,2024-03-01,2024-03-02\n甲,1,0\n乙,1,1\n")).columns).toEqual([
      "姓名 text",
      "2024-03-01 number",
      "2024-03-02 number",
    ]);
    const days = rawWorkbook({
      rows: [
        ["部门", number(45352), number(45383)],
        ["甲", number(1), number(2)],
        ["乙", number(3), number(4)],
      ],
      attributes: { "0,1": 's="1"', "0,2": 's="1"' },
    });
    expect((await read(days)).columns).toEqual(["部门 text", "2024-03-01 number", "2024-04-01 number"]);
    expect((await read("甲,2024-03-01\n乙,2024-03-02\n")).notes).toHaveProperty("noHeader");
  });
});

it("what a report says of itself above its headings is its title", async () => {
  const text =
    "2024年3月利润表,,\n编制单位：某公司,2024年3月,单位：元\n项目,本月数,本年累计数\n一、营业收入,1000,3000\n二、净利润,-10,1100\n";
  const { columns, rows } = await read(text);
  expect([columns, rows.length]).toEqual([["项目 text", "本月数 number", "本年累计数 number"], 2]);
  expect((await read("姓名：,分数：\n张三,90\n李四,80\n")).columns).toEqual(["姓名： text", "分数： number"]);
  const { columns: inTenThousands } = await read("编制单位：某公司,单位：万元\n项目,本月金额\n收入,10\n成本,20\n");
  expect(inTenThousands[1]).toBe("本月金额 number 万元");
});

it("rows that all name what they say are a table", async () => {
  const { rows } = await read(["甲", "乙", "丙", "丁", "戊", "己"].map((name) => `姓名：${name}${name},城市：杭州`).join("\n"));
  expect(rows.length).toBeGreaterThanOrEqual(5);
});

describe("rows at the end", () => {
  it("that are signed, or drawn with signs, are remarks", async () => {
    const text = "科目,借方,贷方\n现金,1000,2\n存款,20,3\n合　　计,1020,5\n制表人：张三,,审核：李四\n";
    const { rows, columns, totals, notes } = await read(text);
    expect([rows.length, columns, totals]).toEqual([3, ["科目 text", "借方 number", "贷方 number"], [3]]);
    expect(notes["remark"]).toBe("制表人：张三 审核：李四");
    const bill = "交易号,金额,\n1001,12.5,\n1002,3,\n----------------\n共2笔记录\n";
    expect((await read(encodeAs("gb18030", bill))).rows).toHaveLength(2);
  });

  it("that add up to a day are totals like the others", async () => {
    const ledger = "日期,摘要,借方\n2024-01-05,购料,200\n2024-01-31,本月合计,200\n2024-01-31,本年累计,200\n2024-02-03,收款,500\n";
    expect((await read(ledger)).totals).toEqual([2, 3]);
  });
});

it("rows below a mean that say its ends and shares are about other rows, and what they are in asks nothing", async () => {
  const { totals, columns } = await read("姓名,数学,总分\n张三,85,175\n李四,70,70\n平均分,77.5,\n最高分,85,\n及格率,100%,\n");
  expect([totals, columns[1]]).toEqual([[3, 4, 5], "数学 number"]);
  expect((await read("指标,一班\n及格率,90%\n优秀率,30%\n")).totals).toEqual([]);
});

it("numbers that contradict each other are asked about beside totals too", async () => {
  const { notes, held } = await read("项,额\n甲,120万\n乙,90\n丙,85万\n合计,295\n");
  expect([notes["openUnit"] === undefined, held]).toEqual([false, [{ col: "额", why: "unit" }]]);
});

it("every table of a page is a sheet, and one of lines alone is a title", async () => {
  const page =
    "<html><table><tr><td>销售日报</td></tr></table><table><tr><th>单号</th><th>额</th></tr><tr><td>0001</td><td>3</td></tr><tr><td>合计&nbsp;:</td><td>3</td></tr></table><table><tr><th>甲</th><th>乙</th></tr><tr><td>x</td><td>1</td></tr></table></html>";
  const { sheets } = await readSheets(new TextEncoder().encode(page), { name: "日报", lang: "zh" });
  expect(sheets.map(({ description: { name, title, rows, totalRows } }) => [name, title, rows, totalRows])).toEqual([
    ["日报", "销售日报", 2, [2]],
    ["日报 2", "", 1, []],
  ]);
});

it("what made a column one of texts is told beside totals, and a day among numbers by its date", async () => {
  const { notes } = await read("项,数\n甲,1\n乙,约2\n丙,3\n合计,6\n");
  expect(notes["unreadCells"]).toContain("“约2”（第 2 行）");
  const mixed = rawWorkbook({
    rows: [
      ["项", "数"],
      ["甲", number(1)],
      ["乙", number(45352)],
      ["丙", number(3)],
    ],
    attributes: { "2,1": 's="1"' },
  });
  expect((await read(mixed)).notes["unreadCells"]).toContain("“2024-03-01”");
});

it("a number among days is told, and shares beside bare numbers", async () => {
  const days = await read("日期,额\n2024.3.1,1\n2024年3月2日,2\n45354,3\n");
  expect(days.notes["unreadCells"]).toContain("“45354”（第 3 行）不是日期");
  expect((await read("项,率\n甲,12%\n乙,0.5\n丙,20%\n")).notes["openUnits"]).toBe("“率”里有的数带 %，有的不带，先当文字");
});

describe("a long number", () => {
  it("that was stored as a quantity is an id, and it is told that it has lost digits", async () => {
    const text = "姓名,身份证\n张三,1.10101E+17\n李四,110101199003071234\n";
    expect((await read(text)).notes["cutDigits"]).toContain("“身份证”里有 1 格长号码");
    const workbook = rawWorkbook({
      rows: [
        ["标识", "手机"],
        [number(110101199003071230), number(13800138000)],
        [number(110101199003071300), number(13900139000)],
      ],
    });
    const { columns, notes } = await read(workbook);
    expect(columns).toEqual(["标识 id", "手机 id"]);
    expect(notes["cutDigits"]).toContain("“标识”里有 2 格长号码");
    const amounts = rawWorkbook({
      rows: [
        ["城市", "GDP"],
        ["甲", number(13_000_000_000)],
        ["乙", number(15_000_000_000)],
      ],
    });
    expect((await read(amounts)).columns[1]).toBe("GDP number");
  });

  it("has lost none where it is a text, or a phone", async () => {
    expect((await read("姓名,身份证,电话\n张三,110101199003071234,13800138000\n")).notes).not.toHaveProperty("cutDigits");
  });
});

describe("what looks like a number", () => {
  it("and names a version or a month is none", async () => {
    const { rows } = await read("版本,值\n1.10,1\n1.9,2\n");
    expect(rows.map(([version]) => version)).toEqual(["1.10", "1.9"]);
    const months = rawWorkbook({
      rows: [
        ["年月", "额"],
        [number(2025.1), number(3)],
        [number(2025.11), number(4)],
      ],
    });
    expect((await read(months)).columns).toEqual(["年月 text", "额 number"]);
  });

  it("is one with blanks that do not break, and two numbers with a plain blank", async () => {
    expect((await read("项,a\n1,1\u00a0234\n2,12\u202f345\n")).rows.map(([, a]) => a)).toEqual([1234, 12345]);
    expect((await read("项,a\n甲,1 234\n乙,12 345\n")).columns[1]).toBe("a text");
  });
});

it("answers a survey left out are missing", async () => {
  const { columns, notes } = await read("序号,满意度\n1,5\n2,(跳过)\n3,（空）\n");
  expect([columns[1], notes["missing"]]).toEqual(["满意度 number", "“满意度”里的“（空）”有 1 格，按空算"]);
});

it("cells parted by several blanks or by commas of full width are cells", async () => {
  expect((await read("姓名  分数  班级\n张三  90  1班\n李四  85  2班\n")).columns).toEqual(["姓名 text", "分数 number", "班级 text"]);
  expect((await read("姓名，语文\n张三，90\n李四，85\n")).columns).toEqual(["姓名 text", "语文 number"]);
  expect((await read("诗\n床前明月光，疑是地上霜\n举头望明月，低头思故乡\n")).columns).toEqual(["诗 text"]);
});
