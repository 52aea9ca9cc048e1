import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { CHART, chartPart, packParts, readPlot, writeSeries, writeStrings } from "../../testing/chart-part.ts";
import { paragraph, readBody } from "../../testing/word-file.ts";

const QUARTERS = writeStrings(["第一季度", "第二季度", "第三季度"]);

describe("a chart without figures that can be had", () => {
  const MARK = "paragraph 【待补充：图表】";
  it.each([
    [
      "that keeps no copy of them",
      chartPart(`<c:barChart><c:ser><c:val><c:numRef><c:f>S!A1</c:f></c:numRef></c:val></c:ser></c:barChart>`),
    ],
    ["that is damaged", strToU8("<c:chartSpace><c:chart>")],
    ["that names entities", strToU8("<!DOCTYPE a><c:chartSpace/>")],
  ])("keeps its mark: one %s", (_, part) => {
    const { lines, left } = readBody(CHART + paragraph("后"), packParts(part));
    expect(lines).toEqual([MARK, "paragraph 后"]);
    expect(left).toEqual({ charts: 1 });
  });

  it("keeps its mark where it has too many of them", () => {
    const point = `<c:numCache><c:ptCount val="1000000000"/><c:pt idx="0"><c:v>1</c:v></c:pt></c:numCache>`;
    const far = `<c:numCache><c:pt idx="900000000"><c:v>1</c:v></c:pt></c:numCache>`;
    for (const cache of [point, far]) {
      const { lines, left } = readPlot(`<c:barChart><c:ser><c:val><c:numRef>${cache}</c:numRef></c:val></c:ser></c:barChart>`);
      expect(lines).toEqual([MARK]);
      expect(left).toEqual({ largeCharts: 1 });
    }
    const many = writeSeries(QUARTERS, ...Array.from({ length: 100 }, () => ({ values: [1] })));
    expect(readPlot(`<c:barChart>${many}</c:barChart>`).left).toEqual({ largeCharts: 1 });
    const heavy = chartPart(
      `<c:barChart>${writeSeries(QUARTERS, { values: [1] })}<c:extLst>${" ".repeat(2 * 1024 * 1024)}</c:extLst></c:barChart>`,
    );
    expect(readBody(CHART, packParts(heavy)).left).toEqual({ largeCharts: 1 });
  });

  it("keeps its mark once the charts of a file have brought enough cells", () => {
    const values = Array.from({ length: 1000 }, (_, at) => at);
    const plot = `<c:barChart>${writeSeries(QUARTERS, ...Array.from({ length: 5 }, (_, at) => ({ name: `数${at}`, values })))}</c:barChart>`;
    const { left, content } = readPlot(plot, CHART.repeat(12));
    expect(left).toEqual({ largeCharts: 4 });
    expect(content.blocks.filter(({ type }) => type === "chart")).toHaveLength(8);
  });
});
