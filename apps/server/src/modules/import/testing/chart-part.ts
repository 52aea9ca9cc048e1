import { strToU8 } from "fflate";
import { paragraph, readBody } from "./word-file.ts";

/** `names` and `values` are as Word keeps them; `format`: of the values. */
type SeriesGiven = { readonly name?: string; readonly values: readonly (number | string)[]; readonly format?: string };

export const writePoints = (texts: readonly (number | string)[], count = texts.length): string =>
  `<c:ptCount val="${count}"/>${texts.map((text, at) => (text === "" ? "" : `<c:pt idx="${at}"><c:v>${text}</c:v></c:pt>`)).join("")}`;
export const writeStrings = (texts: readonly string[]): string =>
  `<c:strRef><c:f>S!A1</c:f><c:strCache>${writePoints(texts)}</c:strCache></c:strRef>`;
export const writeNumbers = (values: readonly (number | string)[], format = "General"): string =>
  `<c:numRef><c:f>S!B1</c:f><c:numCache><c:formatCode>${format}</c:formatCode>${writePoints(values)}</c:numCache></c:numRef>`;

/** The series of a chart with their names along the axis, as Word writes them; `across` is the inside of `c:cat`. */
export function writeSeries(across: string, ...series: readonly SeriesGiven[]): string {
  return series
    .map(({ name, values, format }) => {
      const called = name === undefined ? "" : `<c:tx>${writeStrings([name])}</c:tx>`;
      return `<c:ser>${called}<c:cat>${across}</c:cat><c:val>${writeNumbers(values, format)}</c:val></c:ser>`;
    })
    .join("");
}

/** Builds a chart part of the content of its plot area. */
export function chartPart(plot: string, { title = "", before = "" } = {}): Uint8Array {
  const words = title === "" ? "" : `<c:title><c:tx><c:rich><a:p><a:r><a:t>${title}</a:t></a:r></a:p></c:rich></c:tx></c:title>`;
  return strToU8(`<c:chartSpace>${before}<c:chart>${words}<c:plotArea>${plot}</c:plotArea></c:chart></c:chartSpace>`);
}

/** A run that shows the chart of a relationship. */
export const chartRun = (relationship: string): string =>
  `<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><c:chart r:id="${relationship}"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

/** A paragraph with the chart `packParts` gives. */
export const CHART = paragraph(chartRun("c1"));

export const packParts = (part: Uint8Array) => ({
  relationships: { c1: "charts/chart1.xml" },
  files: { "word/charts/chart1.xml": part },
});

/** The result of reading a body with a chart of this plot area. */
export const readPlot = (plot: string, body = CHART, options?: Parameters<typeof chartPart>[1]) =>
  readBody(body, packParts(chartPart(plot, options)));
