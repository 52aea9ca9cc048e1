import { expect } from "vitest";
import { freshName } from "../../support/fresh-name.ts";
import { words } from "../../support/words.ts";
import { openVisitors } from "../visitor.ts";
import type { Journey } from "./journey.ts";

const { chartTool: m, chart: c } = words.zh;
const ROWS = [
  ["月份", "进馆"],
  ["3月", "18"],
  ["4月", "21"],
  ["5月", "30"],
];
const FIGURES = `<table>${ROWS.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table>`;

declare global {
  interface Window {
    madeFiles?: { type: string; size: number }[];
  }
}

/** Runs in the page: notes the files it makes from here on. */
function recordFiles(): void {
  const create = URL.createObjectURL;
  window.madeFiles = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) window.madeFiles?.push({ type: file.type, size: file.size });
    return create.call(URL, file);
  };
}

export const drawChart: Journey = {
  name: "chart",
  async run({ engine, server }) {
    const token = await server.signIn(freshName("画图的人"));
    const visitors = await openVisitors(engine, { url: server.url, token });
    const page = await visitors.open("/chart");
    await page.click({ css: "th", within: `[role=grid][aria-label="${m.grid.label}"]` });
    await visitors.copy(FIGURES);
    await page.press("Control+v");
    await page.see({ css: "figure svg text", name: "5月" });
    await page.click({ css: "label", name: c.kinds.line });
    await page.at("/chart?chart=");
    await page.read(m.saved.saved);
    await page.run(recordFiles, null);
    await page.click({ role: "button", name: m.files.action });
    await page.click({ role: "menuitem", name: m.files.png(2) });
    const made = await page.until("the picture", () => page.run(() => window.madeFiles?.[0] ?? null, null));
    expect(made.type).toBe("image/png");
    expect(made.size).toBeGreaterThan(5000);
  },
};
