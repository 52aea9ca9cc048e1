import { chartsIn, printCharts } from "@tangleaf/document/charts";
import { numberDocument } from "@tangleaf/document/convert";
import { nodeText } from "@tangleaf/document/model";
import { describe, expect, it } from "vitest";
import {
  CHART,
  type chartPart,
  chartRun,
  readPlot,
  writeNumbers,
  writePoints,
  writeSeries,
  writeStrings,
} from "../../testing/chart-part.ts";
import { headed, paragraph, run } from "../../testing/word-file.ts";

/** The figures of the only chart or table, and the chart as it is drawn. */
function readFigures(plot: string, options?: Parameters<typeof chartPart>[1]) {
  const { content, left, lines } = readPlot(plot, CHART, options);
  const table = content.blocks.find(({ type }) => type === "table");
  const [chart] = [...chartsIn(content).values()];
  return { left, lines, cells: (table?.content ?? []).map(({ content: row = [] }) => row.map(nodeText)), chart, content };
}

const QUARTERS = writeStrings(["第一季度", "第二季度", "第三季度"]);
const TWO = writeSeries(QUARTERS, { name: "北京", values: [4.3, 2.5, "3.5"] }, { name: "上海", values: [2.4, "", 1.8] });
const COLUMNS = `<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/>${TWO}</c:barChart>`;

describe("a chart of a Word file", () => {
  it("is a chart of the note, with the figures its file keeps folded behind it", () => {
    const { cells, chart, lines, left, content } = readFigures(COLUMNS);
    expect(lines.map((line) => line.split(" ")[0])).toEqual(["table", "chart"]);
    expect(cells).toEqual([
      ["", "北京", "上海"],
      ["第一季度", "4.3", "2.4"],
      ["第二季度", "2.5", ""],
      ["第三季度", "3.5", "1.8"],
    ]);
    expect(chart?.spec).toMatchObject({ type: "bar", bar: { lie: "up", stack: "none" }, y: [{ col: "北京" }, { col: "上海" }] });
    expect(content.blocks[1]?.attrs?.["folded"]).toBe(1);
    expect(left).toEqual({});
  });

  it("says nothing nobody wrote, and has a number only with a caption", () => {
    const { content } = readFigures(COLUMNS);
    const printed = printCharts(content);
    expect(printed.blocks[1]?.attrs?.["caption"]).toBeUndefined();
    expect(numberDocument(printed).figures.size).toBe(0);
  });

  it("has the caption below it, and its references", () => {
    const caption = headed("Caption", run("图 1 各地销售额比上年增长 12%"));
    const { content, lines } = readPlot(COLUMNS, CHART + caption + paragraph("正文"));
    expect(lines.map((line) => line.split(" ")[0])).toEqual(["table", "chart", "paragraph"]);
    const printed = printCharts(content);
    expect(printed.blocks[1]?.attrs?.["caption"]).toBe("各地销售额比上年增长 12%");
    expect([...chartsIn(content).values()].map(({ claim }) => claim)).toEqual([{ text: "各地销售额比上年增长 12%", faults: [] }]);
  });

  it("leaves the caption of a table to the table", () => {
    const table = `<w:tbl><w:tr><w:tc><w:p><w:r><w:t>甲</w:t></w:r></w:p></w:tc></w:tr></w:tbl>`;
    const { content } = readPlot(COLUMNS, CHART + headed("Caption", run("表 1 名单")) + table);
    expect(content.blocks.map(({ type, attrs }) => [type, attrs?.["caption"]])).toEqual([
      ["table", undefined],
      ["chart", undefined],
      ["table", "名单"],
    ]);
  });

  it("keeps a caption that would be read as places for figures as it is written", () => {
    const { lines } = readPlot(COLUMNS, CHART + headed("Caption", run("图 1 {{x=甲}}")));
    expect(lines.at(-1)).toBe("paragraph 图 1 {{x=甲}}");
  });

  it("has the words drawn in it above it, and the name of its axis over the names", () => {
    const titled = (words: string) => `<c:title><c:tx><c:rich><a:p><a:r><a:t>${words}</a:t></a:r></a:p></c:rich></c:tx></c:title>`;
    const axes = `<c:catAx>${titled("季度")}</c:catAx><c:valAx>${titled("单位：万元")}</c:valAx>`;
    const { lines, cells } = readFigures(COLUMNS + axes, { title: "各地销售额" });
    expect(lines.slice(0, 2)).toEqual(["paragraph 各地销售额", "paragraph 单位：万元"]);
    expect(cells[0]).toEqual(["季度", "北京", "上海"]);
  });

  it("cuts the sentence it stands in, and stays in titles, captions and code", () => {
    const inSentence = readPlot(COLUMNS, paragraph(run("前") + chartRun("c1") + run("后")));
    expect(inSentence.lines.map((line) => line.split(" ")[0])).toEqual(["paragraph", "table", "chart", "paragraph"]);
    const inCaption = readPlot(COLUMNS, headed("Caption", chartRun("c1") + run("图 1 在一段里")));
    expect(inCaption.content.blocks.at(-1)).toMatchObject({ type: "chart", attrs: { caption: "在一段里" } });
    expect(readPlot(COLUMNS, headed("1", run("一节") + chartRun("c1"))).lines.map((line) => line.split(" ")[0])).toEqual([
      "heading",
      "table",
      "chart",
    ]);
  });

  it("leaves its mark in a cell, which holds none", () => {
    const { lines, left } = readPlot(COLUMNS, `<w:tbl><w:tr><w:tc>${CHART}</w:tc></w:tr></w:tbl>`);
    expect(lines).toEqual(["table 【待补充：图表】"]);
    expect(left).toEqual({ charts: 1 });
  });
});

describe("the kind of a chart", () => {
  const YEARS = writeNumbers([2022, 2023, 2024]);
  const one = writeSeries(YEARS, { name: "产量", values: [3, 4, 6] });
  const parts = writeSeries(writeStrings(["甲", "乙"]), { name: "份额", values: [3, 7] });
  const pairs = (...xs: readonly (readonly number[])[]) =>
    xs.map(
      (x, at) =>
        `<c:ser><c:tx><c:v>第${at + 1}组</c:v></c:tx><c:xVal>${writeNumbers(x)}</c:xVal><c:yVal>${writeNumbers([5, 6, 7])}</c:yVal></c:ser>`,
    );

  it.each([
    [
      "lying bars on each other",
      `<c:barChart><c:barDir val="bar"/><c:grouping val="stacked"/>${one}</c:barChart>`,
      { type: "bar", bar: { lie: "flat", stack: "stack" } },
    ],
    [
      "columns of 100 percent",
      `<c:barChart><c:grouping val="percentStacked"/>${one}</c:barChart>`,
      { type: "bar", bar: { lie: "up", stack: "percent" } },
    ],
    ["lines", `<c:lineChart><c:grouping val="standard"/>${one}</c:lineChart>`, { type: "line", line: { fill: false, stack: false } }],
    ["areas", `<c:areaChart><c:grouping val="stacked"/>${one}</c:areaChart>`, { type: "line", line: { fill: true, stack: true } }],
    ["a pie", `<c:pieChart>${parts}</c:pieChart>`, { type: "pie", pie: { hole: false } }],
    ["a ring", `<c:doughnutChart>${parts}</c:doughnutChart>`, { type: "pie", pie: { hole: true } }],
    [
      "points that share their places",
      `<c:scatterChart>${pairs([1, 2, 3], [1, 2, 3]).join("")}</c:scatterChart>`,
      { type: "scatter", x: { col: "列 1" } },
    ],
    [
      "points of their own places",
      `<c:scatterChart>${pairs([1, 2, 3], [2, 3, 4]).join("")}</c:scatterChart>`,
      { type: "scatter", series: { col: "列 1" }, x: { col: "列 2" }, y: [{ col: "列 3" }] },
    ],
    [
      "columns and a line with an axis of its own",
      `<c:barChart>${one}<c:axId val="1"/><c:axId val="2"/></c:barChart><c:lineChart>${writeSeries(YEARS, { name: "增长", values: [0.1, 0.2, 0.5], format: "0.0%" })}<c:axId val="3"/><c:axId val="4"/></c:lineChart>`,
      {
        type: "combo",
        y: [
          { col: "产量", draw: "bar", axis: "left" },
          { col: "增长", draw: "line", axis: "right" },
        ],
      },
    ],
  ])("is kept: %s", (_, plot, look) => {
    const { chart, left } = readFigures(plot);
    expect(chart?.spec).toMatchObject(look);
    expect(left).toEqual({});
  });

  it.each([
    ["columns with depth", `<c:bar3DChart>${one}</c:bar3DChart>`],
    ["a line over names without an order", `<c:lineChart>${parts}</c:lineChart>`],
    [
      "a row that adds up the others",
      `<c:barChart>${writeSeries(writeStrings(["甲", "乙", "合计"]), { name: "数", values: [1, 2, 3] })}</c:barChart>`,
    ],
  ])("is told where the figures are drawn in another way: %s", (_, plot) => {
    const { chart, left } = readFigures(plot);
    expect(chart).toBeDefined();
    expect(left).toEqual({ redrawnCharts: 1 });
  });

  it.each([
    ["a radar", `<c:radarChart>${one}</c:radarChart>`, ["2022", "3"]],
    [
      "bubbles",
      `<c:bubbleChart><c:ser><c:tx><c:v>甲</c:v></c:tx><c:xVal>${writeNumbers([1])}</c:xVal><c:yVal>${writeNumbers([2])}</c:yVal><c:bubbleSize>${writeNumbers([9])}</c:bubbleSize></c:ser></c:bubbleChart>`,
      ["甲", "1", "2", "9"],
    ],
    ["more series than a chart has", `<c:barChart>${one.repeat(7)}</c:barChart>`, ["2022", ...Array.from({ length: 7 }, () => "3")]],
  ])("is a table of its figures where no chart shows them: %s", (_, plot, row) => {
    const { cells, left, lines } = readFigures(plot);
    expect(lines).toHaveLength(1);
    expect(cells[1]).toEqual(row);
    expect(left).toEqual({ chartTables: 1 });
  });
});

describe("the figures of a chart", () => {
  const barsOf = (across: string, values: readonly (number | string)[], format?: string) =>
    readFigures(
      `<c:barChart>${writeSeries(across, { name: "数", values, ...(format === undefined ? {} : { format }) })}</c:barChart>`,
    ).cells.slice(1);

  it("are percentages and days where their format says so", () => {
    expect(barsOf(writeNumbers([44197, 44228], "yyyy/m/d"), [0.07, 0.29], "0.00%")).toEqual([
      ["2021-01-01", "7%"],
      ["2021-02-01", "29%"],
    ]);
    expect(barsOf(writeNumbers([44197], 'yyyy"年"m"月"'), [1])).toEqual([["2021-01", "1"]]);
    expect(barsOf(writeNumbers([7]), [70.5], '0.##"%"')).toEqual([["7", "70.5%"]]);
    expect(barsOf(writeNumbers([12, 13]), [1e-7, 0.1 + 0.2], '0"%y"')).toEqual([
      ["12", "1e-7"],
      ["13", "0.3"],
    ]);
  });

  it("are counted where they have no names, and empty where a sheet had an error", () => {
    expect(readFigures(`<c:barChart><c:ser><c:val>${writeNumbers(["#N/A", 2])}</c:val></c:ser></c:barChart>`).cells.slice(1)).toEqual([
      ["1", ""],
      ["2", "2"],
    ]);
  });

  it("have all levels of their names", () => {
    const levels = `<c:multiLvlStrRef><c:multiLvlStrCache><c:ptCount val="3"/><c:lvl>${writePoints(["一月", "二月", "一月"]).replace(/<c:ptCount[^>]*>/, "")}</c:lvl><c:lvl><c:pt idx="0"><c:v>去年</c:v></c:pt><c:pt idx="2"><c:v>今年</c:v></c:pt></c:lvl></c:multiLvlStrCache></c:multiLvlStrRef>`;
    expect(barsOf(levels, [1, 2, 3])).toEqual([
      ["去年 一月", "1"],
      ["去年 二月", "2"],
      ["今年 一月", "3"],
    ]);
  });

  it("stand in the order lying bars show them", () => {
    const lying = (axis: string) => readFigures(`<c:barChart><c:barDir val="bar"/>${TWO}</c:barChart>${axis}`).cells.map(([name]) => name);
    expect(lying("")).toEqual(["", "第三季度", "第二季度", "第一季度"]);
    expect(lying(`<c:catAx><c:scaling><c:orientation val="maxMin"/></c:scaling></c:catAx>`)).toEqual([
      "",
      "第一季度",
      "第二季度",
      "第三季度",
    ]);
  });
});
