import { createCharacterCounter } from "@tangleaf/document/count";
import { blankMarks } from "@tangleaf/document/marks";

/** Two measurements are at least this far apart. */
const THROTTLE_MS = 380;
/** What changed too early for that is measured with the next change, or by itself after this. */
const LAST_MS = 450;
/** What came near the screen is measured once nobody has scrolled for this long: to ask where blocks stand costs frames. */
const SCROLLED_MS = 150;
/** The last blocks may still change while text arrives; everything above them is counted once. */
const OPEN_BLOCKS = 2;
const UNCOUNTED = ".math, table, figure, [data-nocount]";

/** A formula that still stands there as it is written. */
const UNSET = ".math:not([data-filled])";
/** A block whose size changed by less has not changed. */
const SAME_SIZE_PX = 0.5;
/** Lines are looked up in blocks this near to the screen; elsewhere nobody sees whether a mark is a line too high. */
const NEAR_SCREENS = 0.5;

/** One block as it was last measured. */
type Measured = {
  readonly block: Element;
  /** The words it was counted by. */
  readonly text: string;
  /** Characters in front of it, and after it. */
  readonly before: number;
  readonly after: number;
  readonly height: number;
  /** Its marks, at their distance from its own upper edge. */
  readonly ticks: readonly Tick[];
  /** Its lines were looked up; else its marks are spread over its height. */
  readonly exact: boolean;
};

export type Tick = { count: number; top: number };

export type Ruler = {
  /** The text grew at its end: only the last blocks are counted again. */
  update(): void;
  /** Earlier text changed: every block whose words are others is counted again, and those near the screen are measured. */
  reset(): void;
  destroy(): void;
};

/**
 * 字数刻度: where every hundredth character of `article` stands. Counts as the header does (one counter for the whole
 * product), so a mark at 800 is the 800 a person was asked for. Reading where a line stands makes the browser lay out the block it is
 * in, also one it has put aside: it is done once for each block, and only near the screen.
 */
export function createRuler(options: {
  article: HTMLElement;
  /** The blocks of text in it, where they are not simply its children. */
  blocks?: () => readonly Element[];
  /** How long the text is to be, where that is known: marks do not thin out on the way. */
  expected?: () => number;
  onTicks: (ticks: readonly Tick[]) => void;
}): Ruler {
  const { article, blocks: blocksOf = () => [...article.children], expected = () => 0, onTicks } = options;
  let measured: Measured[] = [];
  let shown: readonly Tick[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let scrolled: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let isDue = false;
  let measuredAt = Number.NEGATIVE_INFINITY;
  let width = article.clientWidth;
  /** Marks may stand beside other lines than they belong to. */
  let stale = false;
  /** As they were counted before earlier text changed. */
  let counts = new Map<Element, Measured>();

  function measure(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    timer = undefined;
    isDue = false;
    measuredAt = performance.now();
    stale = false;
    const blocks = blocksOf();
    const origin = article.getBoundingClientRect().top;
    const margin = window.innerHeight * NEAR_SCREENS;
    const counted = Math.min(measured.length, blocks.length) - OPEN_BLOCKS;
    const next: Measured[] = [];
    const ticks: Tick[] = [];
    let before = 0;
    for (const [index, block] of blocks.entries()) {
      const box = block.getBoundingClientRect();
      const near = box.bottom > -margin && box.top < window.innerHeight + margin;
      const last = measured[index];
      const same =
        last !== undefined && last.block === block && last.before === before && Math.abs(last.height - box.height) < SAME_SIZE_PX;
      const now =
        same && index < counted && (last.exact || !near) ? last : measureOne(block, { before, box, near, known: counts.get(block) });
      for (const { count, top } of now.ticks) ticks.push({ count, top: top + box.top - origin });
      before = now.after;
      next.push(now);
    }
    measured = next;
    counts.clear();
    const step = rulerStep(Math.max(before, expected()));
    show(ticks.filter((tick) => tick.count % step === 0));
  }

  function show(ticks: readonly Tick[]): void {
    const same = ticks.length === shown.length && ticks.every(({ count, top }, at) => count === shown[at]?.count && top === shown[at].top);
    if (same) return;
    shown = ticks;
    onTicks(ticks);
  }

  // In a frame, where what is read is laid out anyway; where it can be, in the one that shows the change.
  function schedule(): void {
    if (isDue) return;
    if (performance.now() - measuredAt >= THROTTLE_MS) measureSoon();
    else timer ??= setTimeout(measureSoon, LAST_MS);
  }

  function measureSoon(): void {
    isDue = true;
    frame = requestAnimationFrame(measure);
  }

  function onScroll(): void {
    clearTimeout(scrolled);
    scrolled = setTimeout(schedule, SCROLLED_MS);
  }

  function reset(): void {
    if (measured.length > 0) counts = new Map(measured.map((one) => [one.block, one]));
    measured = [];
    stale = true;
    schedule();
  }

  // Lines have moved: their marks go with them in the same frame.
  const resized = new ResizeObserver(() => {
    if (article.clientWidth === width && !stale) return;
    if (article.clientWidth !== width) measured = [];
    width = article.clientWidth;
    measure();
  });
  resized.observe(article);
  document.fonts.ready.then(reset, () => undefined);
  // Parts of a typeface arrive with the characters that need them.
  document.fonts.addEventListener("loadingdone", reset);
  // What comes near the screen gets its marks beside its lines.
  window.addEventListener("scroll", onScroll, { passive: true });

  return {
    update: schedule,
    reset,
    destroy() {
      clearTimeout(timer);
      clearTimeout(scrolled);
      cancelAnimationFrame(frame);
      resized.disconnect();
      document.fonts.removeEventListener("loadingdone", reset);
      window.removeEventListener("scroll", onScroll);
    },
  };
}

type ToMeasure = { before: number; box: DOMRect; near: boolean; known: Measured | undefined };

function measureOne(block: Element, { before, box: { top, height }, near, known }: ToMeasure): Measured {
  const ticks: Tick[] = [];
  const text = block.textContent;
  const after = near
    ? measureBlock(block, before, top, ticks)
    : before + (known?.text === text ? known.after - known.before : countBlock(block));
  if (!near) spreadMarks({ before, after, height }, ticks);
  // Where a formula is still to be set, the lines will break elsewhere.
  return { block, text, before, after, height, ticks, exact: near && block.querySelector(UNSET) === null };
}

function countBlock(block: Element): number {
  const counter = createCharacterCounter();
  let count = 0;
  for (const text of countedTexts(block)) count = counter.push(blankMarks(text.data));
  return count;
}

/** Adds the marks of a block where they about are, without asking for its lines. */
function spreadMarks({ before, after, height }: { before: number; after: number; height: number }, ticks: Tick[]): void {
  const step = rulerStep(0);
  for (let count = (Math.floor(before / step) + 1) * step; count <= after; count += step) {
    ticks.push({ count, top: ((count - before) / (after - before)) * height });
  }
}

/** Adds the marks in `block`, behind `before` characters, at their distance from `origin` on the screen. Returns the count after it. */
export function measureBlock(block: Element, before: number, origin: number, ticks: Tick[]): number {
  const counter = createCharacterCounter();
  const step = rulerStep(0);
  const range = document.createRange();
  let count = before;
  for (const text of countedTexts(block)) {
    const data = blankMarks(text.data);
    const after = before + counter.push(data);
    if (Math.floor(after / step) === Math.floor(count / step)) {
      count = after;
      continue;
    }
    for (const { at, reached } of crossings(data, count, after, step)) {
      range.setStart(text, at);
      range.setEnd(text, Math.min(at + 1, data.length));
      const box = range.getBoundingClientRect();
      ticks.push({ count: reached, top: box.top - origin + box.height / 2 });
    }
    count = after;
  }
  return count;
}

/** Positions in `data` at which the running count passes a multiple of `step`. */
function crossings(data: string, before: number, after: number, step: number): { at: number; reached: number }[] {
  const found: { at: number; reached: number }[] = [];
  const counter = createCharacterCounter();
  let next = (Math.floor(before / step) + 1) * step;
  for (let at = 0; at < data.length && next <= after; at++) {
    if (before + counter.push(data.charAt(at)) < next) continue;
    found.push({ at, reached: next });
    next += step;
  }
  return found;
}

function countedTexts(block: Element): Text[] {
  if (block.matches(UNCOUNTED)) return [];
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
    if (node instanceof Element) return node.matches(UNCOUNTED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    return NodeFilter.FILTER_ACCEPT;
  });
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
  return texts;
}

/** Characters between two marks. */
const STEP_CHARACTERS = 100;
/** … in a text longer than this the marks thin out … */
const LONG_TEXT_CHARACTERS = 5000;
/** … to one every so many characters. */
const LONG_STEP_CHARACTERS = 500;

/** Characters between two marks of a text that is (or will be) `characters` long. */
export function rulerStep(characters: number): number {
  return characters > LONG_TEXT_CHARACTERS ? LONG_STEP_CHARACTERS : STEP_CHARACTERS;
}
