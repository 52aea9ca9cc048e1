import { chartBlocks, readChart } from "@tangleaf/document/charts";
import type { DocumentContent, NodeJson } from "@tangleaf/document/model";
import { type ChartLook, chooseChart, shapeData } from "@tangleaf/table/chart";
import { describe, expect, it } from "vitest";
import { type SampleTable, sampleData } from "../../../../../../../packages/table/src/testing/sample-tables.ts";
import { DOCUMENT_PROFILES } from "../../../export/profiles/index.ts";
import { renderDocument } from "../../../export/word/document/render-document.ts";
import { CHART, chartPart, packParts, writeSeries, writeStrings } from "../../testing/chart-part.ts";
import { headed, paragraph, readBody, run } from "../../testing/word-file.ts";
import { readWord } from "../read-word.ts";

/** Out to Word with charts that Word draws, and back. */
async function roundTrip(blocks: readonly NodeJson[]): Promise<readonly NodeJson[]> {
  const content: DocumentContent = { title: "题", settings: { language: "zh" }, blocks: [...blocks], footnotes: {} };
  const bytes = await renderDocument({
    content,
    language: "zh",
    profile: DOCUMENT_PROFILES.note.zh,
    images: new Map(),
    labelJson: null,
    visibleLabel: null,
    product: "橘笺",
    areChartsEditable: true,
  });
  const read = readWord(bytes);
  if (!("content" in read)) throw new Error(read.refusal);
  return read.content.blocks;
}

function blocksOfSample(table: SampleTable, change: Partial<ChartLook> = {}): NodeJson[] {
  const data = sampleData(table);
  const spec = { ...(chooseChart(data, { lang: "zh" })?.look as ChartLook), ...change, data };
  return chartBlocks(spec, { claim: "说法", tableId: "t1", chartId: "f1" });
}

function readShape(blocks: readonly NodeJson[]) {
  const chart = blocks.find(({ type }) => type === "chart");
  const table = blocks.find(({ type, attrs }) => type === "table" && attrs?.["id"] === chart?.attrs?.["tableId"]);
  const read = chart === undefined ? "noTable" : readChart(chart, table ?? null, "zh");
  return typeof read === "string" ? read : shapeData(read.spec, read.data);
}

const kinds = (blocks: readonly NodeJson[]) => blocks.map(({ type }) => type);

describe("a chart that Word draws", () => {
  it.each(["colleges", "long", "shares", "months", "loss", "grades"] as const)(
    "comes back with the table it was drawn from, once: %s",
    async (name) => {
      const blocks = blocksOfSample(name);
      const back = await roundTrip(blocks);
      expect(kinds(back)).toEqual(["table", "chart"]);
      expect(back[1]?.attrs?.["folded"] ?? null).toBeNull();
      expect(readShape(back)).toEqual(readShape(blocks));
      expect(kinds(await roundTrip(back))).toEqual(["table", "chart"]);
    },
  );

  it("comes back with a table that stands behind it, in the order the chart has", async () => {
    const [table, chart] = blocksOfSample("colleges", { sort: "asc" });
    const back = await roundTrip([chart, { type: "paragraph", content: [{ type: "text", text: "见下表。" }] }, table] as NodeJson[]);
    expect(kinds(back)).toEqual(["chart", "paragraph", "table"]);
    expect(readShape(back)).toMatchObject({ names: ["法学院", "理学院", "工学院", "文学院"] });
  });

  it("keeps a table of its own where those beside it have other figures, or stand in another section", () => {
    const plot = `<c:barChart>${writeSeries(writeStrings(["甲", "乙"]), { name: "数", values: [1, 2] })}</c:barChart>`;
    const cell = (text: string) => `<w:tc>${paragraph(run(text))}</w:tc>`;
    const table = (...rows: string[][]) => `<w:tbl>${rows.map((row) => `<w:tr>${row.map(cell).join("")}</w:tr>`).join("")}</w:tbl>`;
    const same = table(["名", "数"], ["甲", "1"], ["乙", "2"]);
    const read = (body: string) => kinds(readBody(body, packParts(chartPart(plot))).content.blocks);
    expect(read(CHART + same)).toEqual(["chart", "table"]);
    expect(read(CHART + table(["名", "数"], ["甲", "1"], ["乙", "3"]))).toEqual(["table", "chart", "table"]);
    expect(read(CHART + headed("1", "章") + same)).toEqual(["table", "chart", "heading", "table"]);
  });
});
