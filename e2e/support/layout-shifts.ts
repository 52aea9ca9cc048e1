import type { Page } from "playwright-core";

/** What has moved by itself since the page was opened. */
export type LayoutShifts = {
  /** Sum of the scores of the Layout Instability API; what follows an input within 500 ms does not count. */
  readonly sum: number;
  /** What moved, by how much and when, in words. */
  readonly moved: readonly string[];
};

type Shift = {
  value: number;
  startTime: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

/** Watches every page that is opened from now on. */
export const watchLayoutShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const seen = { sum: 0, moved: [] as string[] };
    Object.assign(window, { layoutShifts: seen });
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as unknown as Shift[]) {
        if (hadRecentInput) continue;
        seen.sum += value;
        const writePlace = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
        for (const { node, previousRect, currentRect } of sources) {
          const name = `${node?.nodeName} ${(node as Element | null)?.className ?? ""} "${node?.textContent?.slice(0, 40)}"`;
          seen.moved.push(
            `${value.toFixed(5)} at ${Math.round(startTime)} ms: ${name} ${writePlace(previousRect)} → ${writePlace(currentRect)}`,
          );
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

export const readLayoutShifts = (page: Page): Promise<LayoutShifts> =>
  page.evaluate(() => (window as unknown as { layoutShifts: LayoutShifts }).layoutShifts);
