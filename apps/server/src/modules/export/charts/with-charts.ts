import type { Pictured } from "./pictured.ts";

/** How pictures of charts are made by now; part of what makes two files the same. */
export const CHART_PICTURES_VERSION = 1;

/** A document with its charts drawn and what they say printed anew, folded tables left out. Most have none, and load nothing for it. */
export async function withCharts({ content, images }: Pictured): Promise<Pictured> {
  if (!content.blocks.some(({ type }) => type === "chart")) return { content, images };
  const { drawCharts } = await import("./draw-charts.ts");
  return drawCharts({ content, images });
}
