import { expect, test } from "vitest";
import { createRuler, type Tick } from "./ruler.ts";

function articleOf(html: string): HTMLElement {
  const article = document.createElement("div");
  article.style.cssText = "width:400px;font:16px/32px monospace";
  article.innerHTML = html;
  document.body.replaceChildren(article);
  return article;
}

test("a mark stands at every hundredth character, counted as the header counts", async () => {
  const article = articleOf(`<p>${"字".repeat(150)}</p><p>${"字".repeat(60)} <span class="math">${"x ".repeat(90)}</span></p>`);
  let ticks: readonly Tick[] = [];
  const ruler = createRuler({ article, onTicks: (next) => (ticks = next) });
  ruler.update();
  await expect.poll(() => ticks.map(({ count }) => count)).toEqual([100, 200]);
  expect(ticks[0]?.top).toBeGreaterThan(0);
  expect(ticks[1]?.top).toBeGreaterThan(ticks[0]?.top ?? 0);
  ruler.destroy();
});

test("in a long text the marks thin out to every five hundred", async () => {
  const article = articleOf(`<p>${"字".repeat(500)}</p>`.repeat(11));
  let ticks: readonly Tick[] = [];
  const ruler = createRuler({ article, onTicks: (next) => (ticks = next) });
  ruler.update();
  await expect.poll(() => ticks.at(-1)?.count).toBe(5500);
  expect(ticks.map(({ count }) => count).slice(0, 3)).toEqual([500, 1000, 1500]);
  ruler.destroy();
});

test("text that grows adds marks without losing the earlier ones", async () => {
  const article = articleOf(`<p>${"字".repeat(120)}</p><p>a</p><p>b</p>`);
  let ticks: readonly Tick[] = [];
  const ruler = createRuler({ article, onTicks: (next) => (ticks = next) });
  ruler.update();
  await expect.poll(() => ticks.length).toBe(1);
  article.insertAdjacentHTML("beforeend", `<p>${"字".repeat(100)}</p>`);
  ruler.update();
  await expect.poll(() => ticks.map(({ count }) => count)).toEqual([100, 200]);
  ruler.destroy();
});

test("a text that is to be long has its marks apart from the first one on", async () => {
  const article = articleOf(`<p>${"字".repeat(600)}</p>`);
  let ticks: readonly Tick[] = [];
  const ruler = createRuler({ article, expected: () => 6000, onTicks: (next) => (ticks = next) });
  ruler.update();
  await expect.poll(() => ticks.map(({ count }) => count)).toEqual([500]);
  ruler.destroy();
});
