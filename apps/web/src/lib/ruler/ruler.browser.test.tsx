import { afterEach, expect, test, vi } from "vitest";
import { createRuler, type Tick } from "./ruler.ts";

afterEach(() => void vi.useRealTimers());

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

/** Whether each mark stands beside the line its character is on now. */
function isInPlace(article: HTMLElement, ticks: readonly Tick[]): boolean {
  const paragraphs = [...article.children].map((block) => block.firstChild as Text);
  const origin = article.getBoundingClientRect().top;
  return ticks.every(({ count, top }) => {
    let before = 0;
    const text = paragraphs.find((each) => {
      before += each.length;
      return before >= count;
    });
    if (text === undefined) return false;
    const range = document.createRange();
    const at = count - 1 - (before - text.length);
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const box = range.getBoundingClientRect();
    return Math.abs(box.top + box.height / 2 - origin - top) < 1;
  });
}
const frame = () => new Promise(requestAnimationFrame);

test("when the sheet gets narrower or wider the marks go with their lines at once", async () => {
  const article = articleOf(`<p>${"字".repeat(450)}</p>`);
  let ticks: readonly Tick[] = [];
  const ruler = createRuler({ article, onTicks: (next) => (ticks = next) });
  ruler.update();
  await expect.poll(() => ticks.length).toBe(4);
  for (const width of ["250px", "380px"]) {
    article.style.width = width;
    await frame();
    await frame();
    expect(isInPlace(article, ticks)).toBe(true);
  }
  ruler.destroy();
});

test("a line that is put in above moves the marks below it at once", async () => {
  const article = articleOf(`<p>${"字".repeat(50)}</p><p>${"字".repeat(250)}</p>`);
  let ticks: readonly Tick[] = [];
  const ruler = createRuler({ article, onTicks: (next) => (ticks = next) });
  ruler.update();
  await expect.poll(() => ticks.length).toBe(3);
  const [first] = article.querySelectorAll("p");
  first?.append("字".repeat(1));
  first?.normalize();
  (first as HTMLElement).style.paddingBottom = "64px";
  ruler.reset();
  await frame();
  await frame();
  expect(isInPlace(article, ticks)).toBe(true);
  ruler.destroy();
});

test("a block above that looks different later takes the marks with it, though the text only grows", async () => {
  const article = articleOf(`<p>${"字".repeat(20)}</p>${`<p>${"字".repeat(120)}</p>`.repeat(4)}`);
  let ticks: readonly Tick[] = [];
  const ruler = createRuler({ article, onTicks: (next) => (ticks = next) });
  ruler.update();
  await expect.poll(() => ticks.length).toBe(5);
  (article.firstElementChild as HTMLElement).style.fontSize = "40px";
  (article.firstElementChild as HTMLElement).style.lineHeight = "60px";
  article.insertAdjacentHTML("beforeend", `<p>${"字".repeat(120)}</p>`);
  ruler.update();
  await expect.poll(() => ticks.length).toBe(6);
  expect(isInPlace(article, ticks)).toBe(true);
  ruler.destroy();
});

/** How often the place of a line was asked for while `run` ran: each makes the browser lay out the block it is in. */
async function linesAsked(run: () => Promise<void>): Promise<number> {
  const { getBoundingClientRect } = Range.prototype;
  let asked = 0;
  Range.prototype.getBoundingClientRect = function (this: Range) {
    asked++;
    return getBoundingClientRect.call(this);
  };
  try {
    await run();
  } finally {
    Range.prototype.getBoundingClientRect = getBoundingClientRect;
  }
  return asked;
}

/** Runs what the ruler has put off, and the frame it measures in. */
async function measured(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1000);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

test("lines are looked up in the blocks that have changed, however long the text above them is", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const article = articleOf(`<p>${"字".repeat(120)}</p>`.repeat(8));
  let ticks: readonly Tick[] = [];
  const ruler = createRuler({ article, expected: () => 100, onTicks: (next) => (ticks = next) });
  ruler.update();
  await measured();
  expect(ticks).toHaveLength(9);
  await document.fonts.ready;
  await measured();
  const asked = await linesAsked(async () => {
    article.insertAdjacentHTML("beforeend", `<p>${"字".repeat(120)}</p>`);
    ruler.update();
    await measured();
  });
  expect(ticks).toHaveLength(10);
  // The new block, and the two before it that could still have changed.
  expect(asked).toBeLessThanOrEqual(4);
  ruler.destroy();
});

test("after an edit the marks below it count what it put in, also of blocks that have not changed", async () => {
  const article = articleOf(`<p>${"字".repeat(90)}</p>${`<p>${"字".repeat(120)}</p>`.repeat(4)}`);
  (article.lastElementChild as HTMLElement).style.marginTop = "10000px";
  let ticks: readonly Tick[] = [];
  const ruler = createRuler({ article, onTicks: (next) => (ticks = next) });
  ruler.update();
  await expect.poll(() => ticks.map(({ count }) => count)).toEqual([100, 200, 300, 400, 500]);
  const lastTick = ticks.at(-1);
  const [text] = article.firstElementChild?.childNodes ?? [];
  (text as Text).appendData("字".repeat(30));
  ruler.reset();
  await expect.poll(() => ticks.map(({ count }) => count)).toEqual([100, 200, 300, 400, 500, 600]);
  expect(ticks.at(-2)?.top).toBeLessThan(lastTick?.top ?? 0);
  expect(isInPlace(article, ticks.slice(0, 4))).toBe(true);
  ruler.destroy();
});

test("a block far from the screen is not laid out for its marks; they stand beside its lines once it comes near", async () => {
  const article = articleOf(`<p>${"字".repeat(450)}</p>`);
  article.style.marginTop = "10000px";
  let ticks: readonly Tick[] = [];
  const ruler = createRuler({ article, onTicks: (next) => (ticks = next) });
  const asked = await linesAsked(async () => {
    ruler.update();
    await expect.poll(() => ticks.map(({ count }) => count)).toEqual([100, 200, 300, 400]);
  });
  expect(asked).toBe(0);
  window.scrollTo(0, 10_000);
  await expect.poll(() => isInPlace(article, ticks), { message: "the marks stand beside their lines" }).toBe(true);
  window.scrollTo(0, 0);
  ruler.destroy();
});
