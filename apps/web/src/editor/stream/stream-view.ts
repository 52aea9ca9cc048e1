import type { TextLayout } from "@tangleaf/contract";
import type { Markdown } from "#lib/load-markdown.ts";
import { cutAtBreaks, layOutLines } from "../letter/lay-out-lines.ts";
import { createBlockStream, type StreamStep } from "./block-stream.ts";
import css from "./fade-in.module.css";
import { createFadeIn, textLength } from "./fade-in.ts";
import { fillMath, fillMathWhenNear } from "./fill-math.ts";
import { renewNodes } from "./renew-nodes.ts";

const HOLDS_BLOCKS = new Set([
  "UL",
  "OL",
  "LI",
  "BLOCKQUOTE",
  "TABLE",
  "TBODY",
  "THEAD",
  "TR",
  "TD",
  "TH",
  "P",
  "H1",
  "H2",
  "H3",
  "H4",
  "H5",
  "H6",
  "PRE",
]);

/** So many of the newest finished blocks stay as they are … */
const NEWEST_BLOCKS = 40;
/** … those before them are put aside where they are out of sight, so many at once: each time takes a frame more. */
const ASIDE_BLOCKS = 16;

/** The caret blinks once nothing has come for this long. */
const WAITS_AFTER_MS = 1000;

export type StreamView = {
  /** Adds text; with `now` its newest characters fade from orange to ink, without it (replayed text) they do not. */
  write(text: string, now?: number): void;
  /** No more text: the last block is closed, the caret is removed, fading ends. */
  finish(): void;
  /** The caret's element while there is one; auto-scroll follows it. */
  readonly caret: HTMLElement;
  /** UTF-16 units of the text that the finished blocks stand for. */
  readonly upTo: number;
  /** The blocks that were finished since the last taking, as HTML; they leave the article. */
  takeFinished(): string;
  /** The drawn text goes: it stands elsewhere now. */
  clear(): void;
};

/** Draws a growing Markdown text into `article`. Finished blocks are never touched again; of the tail only what has changed is drawn. */
export function createStreamView(options: {
  article: HTMLElement;
  markdown: Markdown;
  layout?: TextLayout;
  onLayout?: () => void;
}): StreamView {
  const { article, markdown, layout = "none", onLayout } = options;
  const blocks = createBlockStream(markdown);
  const fadeIn = createFadeIn();
  const caret = document.createElement("span");
  caret.className = css["caret"] ?? "";
  caret.setAttribute("aria-hidden", "true");
  caret.dataset["waiting"] = "";
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let tail: ChildNode[] = [];
  let committedLength = 0;
  let upTo = 0;
  let finishedNodes: ChildNode[] = [];
  /** Finished blocks that are not put aside yet. */
  let newest: Element[] = [];
  let finishedHtml = "";
  /** The beginning has been taken away. */
  let continues = false;
  /** Take back what waits to be drawn. */
  const stops: (() => void)[] = [];
  const toNodes = (html: string) => nodesOf(html, layout);

  article.classList.add(css["stream"] ?? "");
  article.replaceChildren(caret);

  function draw(step: StreamStep, now: number | undefined, isOld: boolean): void {
    const offset = committedLength;
    const drawn = step.committed.flatMap(toNodes);
    const standing = renewNodes(article, { old: tail, next: [...drawn, ...toNodes(step.tail)], caret });
    const finished = standing.slice(0, drawn.length);
    upTo = step.upTo;
    finishedNodes.push(...finished);
    newest.push(...finished.filter((node) => node instanceof Element));
    if (newest.length >= NEWEST_BLOCKS + ASIDE_BLOCKS) setAside(newest.splice(0, newest.length - NEWEST_BLOCKS));
    finishedHtml += step.committed.join("");
    committedLength += textLength(finished);
    tail = standing.slice(drawn.length);
    if (now === undefined) fadeIn.skip(committedLength + textLength(tail));
    else fadeIn.paint({ finished, tail, offset, now });
    setFormulas(finished, isOld);
    setFormulas(tail, false);
    const home = endOf(tail) ?? article;
    if (caret.parentNode !== home || caret.nextSibling) home.append(caret);
    layOutLines(article, { layout, continues });
  }

  /** What is being written is looked at; much of what was written before is not. */
  function setFormulas(nodes: readonly ChildNode[], isOld: boolean): void {
    for (const node of nodes) {
      if (!(node instanceof Element)) continue;
      if (isOld) stops.push(fillMathWhenNear(node, onLayout));
      else fillMath(node, onLayout);
    }
  }

  function comes(): void {
    clearTimeout(waiting);
    delete caret.dataset["waiting"];
    waiting = setTimeout(() => {
      caret.dataset["waiting"] = "";
    }, WAITS_AFTER_MS);
  }

  function letGo(): void {
    for (const stop of stops.splice(0)) stop();
    finishedNodes = [];
    newest = [];
    finishedHtml = "";
  }

  return {
    caret,
    get upTo() {
      return upTo;
    },
    takeFinished() {
      const html = finishedHtml;
      for (const node of finishedNodes) node.remove();
      letGo();
      continues = true;
      return html;
    },
    write(text, now) {
      comes();
      draw(blocks.write(text), now, now === undefined);
    },
    finish() {
      clearTimeout(waiting);
      draw(blocks.finish(), undefined, false);
      caret.remove();
    },
    clear() {
      clearTimeout(waiting);
      article.replaceChildren();
      tail = [];
      letGo();
    },
  };
}

/** Draws a whole text at once, as the stream would have left it. Returns what takes back the formulas that are not near the screen. */
export function renderWhole(
  article: HTMLElement,
  markdown: Markdown,
  text: string,
  { layout = "none", onLayout }: { layout?: TextLayout; onLayout?: () => void } = {},
): () => void {
  article.classList.add(css["stream"] ?? "");
  article.replaceChildren(...nodesOf(markdown.render(text), layout));
  layOutLines(article, { layout });
  setAside([...article.children].slice(0, -NEWEST_BLOCKS));
  return fillMathWhenNear(article, onLayout);
}

/** Out of sight they cost neither layout nor paint. */
function setAside(blocks: readonly Element[]): void {
  for (const block of blocks) block.classList.add(css["aside"] ?? "");
}

function nodesOf(html: string, layout: TextLayout): ChildNode[] {
  if (html === "") return [];
  const template = document.createElement("template");
  template.innerHTML = html;
  if (layout !== "none") cutAtBreaks(template.content);
  return [...template.content.childNodes];
}

/** Deepest block at the end of the nodes that takes text: where the next character will stand. */
function endOf(nodes: readonly ChildNode[]): Element | undefined {
  let last = nodes.findLast((node) => node instanceof Element);
  if (!(last instanceof Element) || !HOLDS_BLOCKS.has(last.tagName)) return undefined;
  for (let child = last.lastElementChild; child && HOLDS_BLOCKS.has(child.tagName); child = last.lastElementChild) last = child;
  return last;
}
