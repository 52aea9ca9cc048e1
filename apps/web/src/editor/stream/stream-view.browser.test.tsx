import { createMarkdown } from "@tangleaf/document/markdown";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createBlockStream } from "./block-stream.ts";
import { createStreamView, renderWhole } from "./stream-view.ts";

const markdown = createMarkdown().disable("reference");
let article: HTMLElement;

beforeEach(() => {
  article = document.createElement("div");
  document.body.replaceChildren(article);
});
afterEach(() => void vi.useRealTimers());

const SAMPLE = "# 题\n\n第一段**重点**。\n\n- 甲\n- 乙\n\n设 $x+1$。\n\n$$\na=b\n$$\n\n| 一 | 二 |\n| - | -: |\n| 3 | 4 |\n\n末段";

test("a text that came in pieces is the page of the whole text, without caret and fading", async () => {
  const view = createStreamView({ article, markdown });
  for (const [at, character] of [...SAMPLE].entries()) view.write(character, at);
  view.finish();
  const whole = document.createElement("div");
  document.body.append(whole);
  renderWhole(whole, markdown, SAMPLE);
  await expect.poll(() => [article, whole].map((page) => page.querySelectorAll(".katex").length)).toEqual([2, 2]);
  await expect.poll(() => article.innerHTML).toBe(whole.innerHTML);
});

/** What stands in the highlights of drying ink, the wettest shade first. */
const drying = () =>
  Array.from({ length: 6 }, (_, shade) =>
    [...(CSS.highlights.get(`ink-${shade}`) ?? [])].map(({ startContainer, startOffset, endOffset }) =>
      startContainer.textContent?.slice(startOffset, endOffset),
    ),
  ).filter((words) => words.length > 0);

test("the caret stands where the next character will, and the newest characters dry without an element of their own", async () => {
  // What the test before has written is dry.
  await expect.poll(drying).toEqual([]);
  const view = createStreamView({ article, markdown });
  view.write("- 甲\n- 乙", 0);
  expect(view.caret.parentElement?.tagName).toBe("LI");
  view.write("丙", 300);
  expect(drying()).toEqual([["丙"], ["甲", "乙"]]);
  expect(article.querySelectorAll("span").length).toBe(1);
  expect(article.getAnimations({ subtree: true }).every(({ effect }) => (effect as KeyframeEffect).target === view.caret)).toBe(true);
  await expect.poll(drying).toEqual([]);
});

test("a text that is taken away leaves nothing behind, not even what waited to be drawn", () => {
  const view = createStreamView({ article, markdown });
  view.write("第一段 $x+1$。\n\n第二段。\n\n第三段。");
  view.clear();
  expect(article.childNodes.length).toBe(0);
  expect(view.takeFinished()).toBe("");
});

test("of what is still growing only what is new is drawn: words stay the same node, and a formula stays set", async () => {
  const view = createStreamView({ article, markdown });
  view.write("- 甲\n- 设 $x+1$ 为", 0);
  await expect.poll(() => article.querySelector(".katex")).not.toBeNull();
  const kept = [...article.querySelectorAll("ul, li, .math, .katex")];
  const words = article.querySelector("li")?.firstChild;
  view.write("本期**增", 50);
  view.write("量**。", 100);
  expect([...article.querySelectorAll("ul, li, .math, .katex")]).toEqual(kept);
  expect(article.querySelector("li")?.firstChild).toBe(words);
  expect(article.querySelector("li:last-child")?.lastChild).toBe(view.caret);
  expect(article.querySelector("strong")?.textContent).toBe("增量");
});

/** The page without the caret and what formulas are set as. */
function bare(html: string): string {
  const { content } = Object.assign(document.createElement("template"), { innerHTML: html });
  content.querySelector("span[class*=caret]")?.remove();
  for (const math of content.querySelectorAll<HTMLElement>(".math")) {
    math.replaceChildren();
    delete math.dataset["filled"];
  }
  return (
    content.textContent + [...content.querySelectorAll("*")].map((element) => (element.cloneNode(false) as Element).outerHTML).join("")
  );
}

test("at every step there stands what the text so far is, however it came", () => {
  const text = `${SAMPLE}\n\n> 引[链接](https://example.com)\n\n\`\`\`js\na\n\`\`\`\n\n1. 一\n   - 二\n\n三`;
  for (const size of [1, 2, 7]) {
    const view = createStreamView({ article, markdown });
    for (let at = 0; at < text.length; at += size) {
      view.write(text.slice(at, at + size), at);
      const { committed, tail } = createBlockStream(markdown).write(text.slice(0, at + size));
      expect(bare(article.innerHTML)).toBe(bare(committed.join("") + tail));
    }
    view.clear();
  }
});

test("words in bold dry with the words around them", () => {
  for (const [name, colour] of [
    ["--orange-600", "rgb(217 96 10)"],
    ["--ink", "rgb(36 17 3)"],
  ] as const)
    article.style.setProperty(name, colour);
  const view = createStreamView({ article, markdown });
  view.write("设**重点**", 0);
  const [block, bold] = ["p", "strong"].map((name) => {
    const element = article.querySelector(name);
    return element && getComputedStyle(element, "::highlight(ink-0)").color;
  });
  expect(
    [block, bold].map((colour) =>
      colour
        ?.match(/[\d.]+/g)
        ?.map(Number)
        .map((part) => part.toFixed(2)),
    ),
  ).toEqual(Array.from({ length: 2 }, () => [217 / 255, 96 / 255, 10 / 255].map((part) => part.toFixed(2))));
});

test("finished blocks are never touched again", () => {
  const view = createStreamView({ article, markdown });
  view.write("第一段。\n\n第二段。\n", 0);
  const first = article.firstElementChild;
  view.write("\n第三段。\n\n第四段。\n", 50);
  expect(article.firstElementChild).toBe(first);
  expect(article.querySelectorAll("p").length).toBe(4);
});

test("the caret blinks where the text waits, and stands still while it comes", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const view = createStreamView({ article, markdown });
  expect(view.caret.dataset["waiting"]).toBe("");
  view.write("第一句", 0);
  expect(view.caret.dataset["waiting"]).toBeUndefined();
  vi.advanceTimersByTime(999);
  expect(view.caret.dataset["waiting"]).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(view.caret.dataset["waiting"]).toBe("");
});

test("blocks far above the newest are put aside, those near it are not", () => {
  const view = createStreamView({ article, markdown });
  for (let n = 0; n < 80; n++) view.write(`第 ${n} 段\n\n`, n);
  const aside = [...article.children].map((block) => getComputedStyle(block).contentVisibility === "auto");
  expect(aside.slice(0, 16)).not.toContain(false);
  expect(aside.slice(-40)).not.toContain(true);
});

test("finished blocks can be taken away; the rest goes on growing in the article", () => {
  const view = createStreamView({ article, markdown });
  view.write("第一段。\n\n第二段。\n", 0);
  expect(view.takeFinished()).toBe("<p>第一段。</p>\n");
  expect(view.upTo).toBe("第一段。\n\n".length);
  expect(article.textContent?.trim()).toBe("第二段。");
  view.write("\n第三段。", 50);
  expect(view.takeFinished()).toBe("");
  view.finish();
  expect(view.takeFinished()).toBe("<p>第二段。</p>\n<p>第三段。</p>\n");
  expect(article.textContent?.trim()).toBe("");
});

const PAYLOADS = [
  "<script>window.hit=1</script>",
  "<img src=x onerror=window.hit=1>",
  "<svg onload=window.hit=1>",
  "[a](javascript:window.hit=1)",
  "[a](JaVaScRiPt:window.hit=1)",
  "[a](data:text/html,<script>window.hit=1</script>)",
  "[a](vbscript:x)",
  "![a](x onerror=window.hit=1)",
  '![a](https://evil.example/?q=1 "t")',
  "<a href='javascript:window.hit=1'>x</a>",
  "<iframe srcdoc='<script>parent.hit=1</script>'>",
  "<style>@import 'https://evil.example'</style>",
  "<form action=https://evil.example><input></form>",
  "$\\href{javascript:window.hit=1}{x}$",
  "$\\htmlData{onclick=window.hit=1}{x}$",
  "$$\\includegraphics{https://evil.example/x.png}$$",
  '```"><img src=x onerror=window.hit=1>\ncode\n```',
  "| <img src=x onerror=window.hit=1> |\n| - |\n| <b onmouseover=window.hit=1>x</b> |",
];

/** A picture of the test's own that fails: by then those of the text, asked for before it, would have. */
const pictureFailed = () =>
  new Promise((resolve) => {
    const probe = new Image();
    probe.onerror = resolve;
    probe.src = "x";
  });

test("hostile texts stay harmless, in pieces and whole", async () => {
  const text = PAYLOADS.join("\n\n");
  const view = createStreamView({ article, markdown });
  for (let at = 0; at < text.length; at += 3) view.write(text.slice(at, at + 3), at);
  view.finish();
  await expect.poll(() => article.querySelector(".katex, .katex-error")).not.toBeNull();
  await pictureFailed();
  expect("hit" in window).toBe(false);
  expect(article.querySelectorAll("script, img, iframe, style, form, input, object, embed").length).toBe(0);
  const attributes = [...article.querySelectorAll("*")].flatMap((element) => [...element.attributes]);
  expect(attributes.filter(({ name }) => name.startsWith("on"))).toEqual([]);
  expect(attributes.filter(({ name, value }) => name === "href" && !/^(https?:|mailto:|#)/.test(value))).toEqual([]);
});
