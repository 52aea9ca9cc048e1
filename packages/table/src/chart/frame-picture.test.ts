import { expect, test } from "vitest";
import { framePicture } from "./frame-picture.ts";

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><g/></svg>';
const frame = (words: { title: string; subtitle: string; source: string }) =>
  framePicture(SVG, { width: 100, height: 50, font: "A", words, measure: (text, { size }) => text.length * size });

test("a picture as a file has what it says above it and its source below, on as many lines as they need", () => {
  const { svg, width, height } = frame({ title: "六月人最多八月最少", subtitle: "", source: "来源 <A&B>" });
  expect(svg.match(/<text /g)).toHaveLength(4);
  expect(svg).toContain("来源 &lt;A&amp;B<");
  expect([width, height]).toEqual([148, 24 + 2 * 26 + 12 + 50 + 8 + 2 * 20 + 24]);
  expect(svg.indexOf("六月")).toBeLessThan(svg.indexOf("<g/>"));
});

test("without words it is the picture and its margin", () => {
  const { svg, height } = frame({ title: "", subtitle: "", source: "" });
  expect(svg).not.toContain("<text");
  expect(height).toBe(98);
});
