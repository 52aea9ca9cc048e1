import { chartAttributes, chartsIn } from "@tangleaf/document/charts";
import type { DocumentContent, NodeJson } from "@tangleaf/document/model";
import { PALETTE_NAMES } from "@tangleaf/table/chart";
import { expect, it } from "vitest";
import { sizeOf } from "../../word-format/index.ts";
import { renderDocumentFile } from "../document-file.ts";
import { DOCUMENT_PROFILES } from "../profiles/index.ts";
import { findWordFaults } from "../testing/find-word-faults.ts";
import { readZipText } from "../testing/read-zip-text.ts";
import { renderDocument } from "../word/document/render-document.ts";
import { renderPage } from "../word/word-worker.ts";
import { chartSvg, svgToPng } from "./draw-charts.ts";
import { withCharts } from "./with-charts.ts";

const cell = (text: string, type: "tableHeader" | "tableCell"): NodeJson => ({
  type,
  attrs: { colspan: 1, rowspan: 1 },
  content: [{ type: "paragraph", ...(text === "" ? {} : { content: [{ type: "text", text }] }) }],
});
const table = (id: string, ...rows: readonly string[]): NodeJson => ({
  type: "table",
  attrs: { id },
  content: rows.map((row, at) => ({
    type: "tableRow",
    content: row.split("|").map((text) => cell(text, at === 0 ? "tableHeader" : "tableCell")),
  })),
});
const chart = (id: string, tableId: string, attrs: NodeJson["attrs"] = {}): NodeJson => ({
  type: "chart",
  attrs: { id, tableId, caption: "旧话", ...attrs },
});
const contentOf = (...blocks: readonly NodeJson[]): DocumentContent => ({
  title: "馆情",
  settings: { language: "zh" },
  blocks,
  footnotes: {},
});

const VISITS = table("t1", "月份|进馆（千人次）|座位使用率", "3月|18.2|61%", "4月|21.6|64%", "6月|27.4|82%", "8月|6.4|26%");
const task = (content: DocumentContent) => ({
  content,
  language: "zh" as const,
  profile: DOCUMENT_PROFILES.note.zh,
  images: new Map<string, Uint8Array>(),
  labelJson: null,
  visibleLabel: null,
  product: "橘笺",
});

it("puts the picture of a chart into a Word file, with its number, what it says now, and words for those who do not see it", async () => {
  const bytes = await renderDocument(task(contentOf(VISITS, chart("c1", "t1", { source: "来源：校图书馆" }))));
  const parts = readZipText(bytes);
  const document = parts.get("word/document.xml") ?? "";
  expect(document).toContain("进馆在6月最高，为 27.4 千人次；座位使用率在6月最高，为 82%");
  expect(document).toMatch(/descr="进馆在6月最高[^"]*组合图/);
  expect(document).toContain("来源：校图书馆");
  expect(document).not.toContain("旧话");
  expect([...parts.keys()].filter((name) => name.startsWith("word/media/"))).toHaveLength(1);
  expect(findWordFaults(parts)).toEqual([]);
});

it("leaves a folded table out of Word and the page, but not out of Markdown, which has no picture", async () => {
  const content = contentOf(VISITS, chart("c1", "t1", { folded: 1 }));
  const document = readZipText(await renderDocument(task(content))).get("word/document.xml") ?? "";
  expect(document).not.toContain("<w:tbl>");
  const file = { content, images: new Map(), labelJson: null, visibleLabel: null };
  const page = Buffer.from(await renderPage({ ...file, json: JSON.stringify(content) })).toString();
  expect(page).not.toContain("<table");
  expect(page).toContain('<img src="data:image/png;base64,');
  const markdown = new TextDecoder().decode(renderDocumentFile("md", file));
  expect(markdown).toContain("| 6月 | 27.4 | 82% |");
  expect(markdown).toContain("进馆在6月最高，为 27.4 千人次");
});

it("draws at twice the size, each of the palettes and kinds", async () => {
  const [one] = chartsIn(contentOf(VISITS, chart("c1", "t1"))).values();
  if (one === undefined) throw new Error("no chart");
  for (const palette of PALETTE_NAMES) {
    const { images } = await withCharts({
      content: contentOf(VISITS, chart("c1", "t1", chartAttributes({ ...one.look, palette }, ""))),
      images: new Map(),
    });
    const picture = images.get("c1");
    expect(picture && sizeOf(picture)).toEqual({ type: "png", width: 1280, height: 720 });
  }
});

it("writes Chinese: the picture of a name is another than that of a longer one", async () => {
  const pictures = await Promise.all(
    ["甲", "龘"].map(async (name) => {
      const [given] = chartsIn(contentOf(table("t", "院|数", `${name}|3`, "乙|5"), chart("c", "t"))).values();
      const svg = given === undefined ? null : await chartSvg(given.spec);
      return svg === null ? null : Buffer.from(await svgToPng(svg, 1280)).toString("base64");
    }),
  );
  expect(pictures[0]).not.toBeNull();
  // Not in the font: its chart stays words, and no empty boxes are printed.
  expect(pictures[1]).toBeNull();
});

it("leaves a chart without figures, and names that would break a picture, as they are", async () => {
  const content = contentOf(table("t", "院|评", "甲|好", "乙|中"), chart("c", "t"));
  expect((await withCharts({ content, images: new Map() })).images.size).toBe(0);
  const odd = contentOf(table("t", "院|数", "<a&\u0001\"'>|3", "{b}|5"), chart("c", "t"));
  expect((await withCharts({ content: odd, images: new Map() })).images.size).toBe(1);
});
