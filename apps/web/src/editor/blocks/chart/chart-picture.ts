import { CHART_SIZES, type ChartSpec, chartOption, type Theme } from "@tangleaf/table/chart";
import { BarChart, LineChart, PieChart, ScatterChart } from "echarts/charts";
import { GridComponent, LegendComponent, MarkAreaComponent, MarkLineComponent, TooltipComponent } from "echarts/components";
import { init, use } from "echarts/core";
import { LabelLayout } from "echarts/features";
import { SVGRenderer } from "echarts/renderers";
import "./chart-tokens.css";

use([
  BarChart,
  LineChart,
  PieChart,
  ScatterChart,
  GridComponent,
  LegendComponent,
  MarkAreaComponent,
  MarkLineComponent,
  TooltipComponent,
  LabelLayout,
  SVGRenderer,
]);

export type ChartPicture = {
  show(chart: { readonly spec: ChartSpec }, theme: Theme): void;
  dispose(): void;
};

/** Draws charts into an element, as wide as it is; the chunk of the drawing library comes with this file. */
export function openPicture(frame: HTMLElement): ChartPicture {
  const picture = init(frame, null, { renderer: "svg", width: 1, height: 1 });
  let ratio = 1;
  const fit = () => {
    const width = frame.clientWidth;
    if (width > 0 && !picture.isDisposed()) picture.resize({ width, height: Math.round(width * ratio) });
  };
  const watch = new ResizeObserver(fit);
  watch.observe(frame);
  return {
    show({ spec }, theme) {
      const { width, height } = CHART_SIZES[spec.size];
      ratio = height / width;
      frame.style.aspectRatio = `${width} / ${height}`;
      fit();
      picture.setOption(chartOption(spec, { theme, font: getComputedStyle(frame).fontFamily }), { notMerge: true });
    },
    dispose() {
      watch.disconnect();
      picture.dispose();
    },
  };
}

/** A chart as an SVG file, in the size it was given. */
export function chartToSvg(spec: ChartSpec, { theme, font }: { theme: Theme; font: string }): string {
  const picture = init(null, null, { renderer: "svg", ssr: true, ...CHART_SIZES[spec.size] });
  picture.setOption(chartOption(spec, { theme, font }));
  const svg = picture.renderToSVGString();
  picture.dispose();
  return svg;
}
