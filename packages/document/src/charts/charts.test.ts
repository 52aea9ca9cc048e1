import { expect, test } from "vitest";
import { contentToHtml } from "../convert/content-to-html.ts";
import { deriveParagraphs } from "../convert/derive-paragraphs.ts";
import { markdownToBlocks } from "../convert/markdown-to-blocks.ts";
import { numberDocument } from "../convert/number-document.ts";
import type { DocumentContent, NodeJson } from "../model/document-content.ts";
import { chartsIn, foldTables, printCharts } from "./print-charts.ts";
import { chartAttributes, readChart } from "./read-chart.ts";

const TABLE = "| 学院 | 借阅量（册） |\n| --- | --- |\n| 文学院 | 5200 |\n| 理学院 | 3100 |\n| 工学院 | 4100 |";
const tableOf = (markdown: string): NodeJson => {
  let next = 0;
  const [table] = markdownToBlocks(markdown, { newId: () => `t${next++}` }).blocks;
  if (table === undefined) throw new Error("no table");
  return { ...table, attrs: { ...table.attrs, id: "table1" } };
};
const chart = (attrs: NodeJson["attrs"] = {}): NodeJson => ({
  type: "chart",
  attrs: { id: "chart1", tableId: "table1", caption: "旧话", ...attrs },
});
const contentOf = (...blocks: NodeJson[]): DocumentContent => ({
  title: "",
  settings: { numbering: "chapters", language: "zh" },
  blocks,
  footnotes: {},
});
const heading: NodeJson = { type: "heading", attrs: { id: "h", level: 1 }, content: [{ type: "text", text: "结果" }] };

test("a chart is drawn from the table it names, wherever that stands, and says what the figures say now", () => {
  const content = contentOf(heading, chart(), tableOf(TABLE));
  expect(printCharts(content).blocks[1]?.attrs).toMatchObject({
    caption: "文学院的借阅量最高，为 5,200 册，是理学院的 1.7 倍",
    alt: expect.stringContaining("柱状图"),
  });
  const mended = printCharts(contentOf(chart(), tableOf(TABLE.replace("3100", "9000"))));
  expect(mended.blocks[0]?.attrs?.["caption"]).toBe("理学院的借阅量最高，为 9,000 册，是工学院的 2.2 倍");
});

test("a chart whose table is gone, or holds no figures, keeps the words it had", () => {
  expect(printCharts(contentOf(chart())).blocks[0]).toEqual(chart());
  expect(printCharts(contentOf(chart(), tableOf("| 甲 |\n| --- |\n| 乙 |"))).blocks[0]).toEqual(chart());
  expect(readChart(chart(), null, "zh")).toBe("noTable");
});

test("a look nobody can read is chosen anew, and a stored one is kept with its claim", () => {
  const table = tableOf(TABLE);
  for (const option of ["{", "{}", "x".repeat(30_000), '{"v":1,"type":"map"}']) {
    const read = readChart(chart({ option }), table, "zh");
    expect(typeof read === "string" ? read : read.spec.type).toBe("bar");
  }
  const read = readChart(chart(), table, "zh");
  if (typeof read === "string") throw new Error(read);
  const own = { ...read.look, title: "{{top:x=文学院,y=借阅量（册）}}领先", palette: "leaf" as const };
  const again = readChart(chart(chartAttributes(own, "文学院领先")), tableOf(TABLE.replace("4100", "8000")), "zh");
  if (typeof again === "string") throw new Error(again);
  expect([again.claim.text, again.spec.palette]).toEqual(["文学院领先", "leaf"]);
  expect(again.claim.faults.map(({ fault }) => fault)).toEqual(["notTop"]);
});

test("a chart has the number of a figure", () => {
  expect(numberDocument(contentOf(heading, chart(), tableOf(TABLE))).figures.get("chart1")).toBe("图 1-1");
});

test("a folded table is left out of what is printed, but not one with a title", () => {
  const table = tableOf(TABLE);
  const titled = { ...table, attrs: { ...table.attrs, caption: "各学院借阅量" } };
  expect(foldTables(contentOf(chart({ folded: 1 }), table)).blocks.map(({ type }) => type)).toEqual(["chart"]);
  expect(foldTables(contentOf(chart({ folded: 1 }), titled)).blocks).toHaveLength(2);
  expect(foldTables(contentOf(chart(), table)).blocks).toHaveLength(2);
});

test("a page shows the picture with words for those who do not see it", () => {
  const content = printCharts(contentOf(chart({ source: "来源：校图书馆" }), tableOf(TABLE)));
  const html = contentToHtml(content, { charts: () => "data:image/png;base64,AAAA" });
  expect(html).toContain('alt="文学院的借阅量最高');
  expect(html).toContain("来源：校图书馆");
});

test("a section's figures are those of its chart", () => {
  const other = { ...tableOf("| 甲 |\n| --- |\n| 乙 |"), attrs: { id: "other" } };
  const [section] = deriveParagraphs(contentOf(heading, other, chart(), tableOf(TABLE)));
  expect(section?.dataTable?.[1]).toEqual(["文学院", "5200"]);
});

test("all charts of a document are read at once", () => {
  expect([...chartsIn(contentOf(chart(), chart({ id: "chart2" }), tableOf(TABLE))).keys()]).toEqual(["chart1", "chart2"]);
});
