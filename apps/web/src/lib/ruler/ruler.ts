import { createCharacterCounter } from "@tangleaf/document/count";

/** Two measurements are at least this far apart. */
const THROTTLE_MS = 200;
/** The last blocks may still change while text arrives; everything above them is measured once. */
const OPEN_BLOCKS = 2;
const UNCOUNTED = ".math, table, figure, [data-nocount]";

/** Blocks whose end moved by less have not moved. */
const SAME_PLACE_PX = 0.5;

type Settled = {
  readonly blocks: number;
  readonly characters: number;
  readonly ticks: readonly Tick[];
  /** Distance of their end from the top of the article. */
  readonly end: number;
};
const NOTHING_SETTLED: Settled = { blocks: 0, characters: 0, ticks: [], end: 0 };

export type Tick = { count: number; top: number };

export type Ruler = {
  /** The text grew: only lines after the last settled block are measured. */
  update(): void;
  /** Width, fonts or earlier text changed: everything is measured again. */
  reset(): void;
  destroy(): void;
};

/**
 * 字数刻度: where every hundredth character of `article` stands. Counts as the header does (one counter for the whole
 * product), so a mark at 800 is the 800 a person was asked for.
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
  let settled = NOTHING_SETTLED;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let width = article.clientWidth;
  /** Marks may stand beside other lines than they belong to. */
  let stale = false;

  function measure(): void {
    clearTimeout(timer);
    timer = undefined;
    stale = false;
    const blocks = blocksOf();
    const origin = article.getBoundingClientRect().top;
    const endOf = (block: Element | undefined) => (block === undefined ? 0 : block.getBoundingClientRect().bottom - origin);
    // A block above was taken away, or looks different now: a line became a title when the next one came.
    const last = blocks[settled.blocks - 1];
    if (blocks.length < settled.blocks || Math.abs(endOf(last) - settled.end) > SAME_PLACE_PX) settled = NOTHING_SETTLED;
    const lastSettled = Math.max(settled.blocks, blocks.length - OPEN_BLOCKS);
    let { characters } = settled;
    const ticks = [...settled.ticks];
    for (let index = settled.blocks; index < blocks.length; index++) {
      const block = blocks[index];
      if (block) characters = measureBlock(block, characters, origin, ticks);
      if (index === lastSettled - 1) settled = { blocks: lastSettled, characters, ticks: [...ticks], end: endOf(block) };
    }
    const step = rulerStep(Math.max(characters, expected()));
    onTicks(ticks.filter((tick) => tick.count % step === 0));
  }

  function schedule(): void {
    timer ??= setTimeout(measure, THROTTLE_MS);
  }

  function reset(): void {
    settled = NOTHING_SETTLED;
    stale = true;
    schedule();
  }

  // Lines have moved: their marks go with them in the same frame.
  const resized = new ResizeObserver(() => {
    if (article.clientWidth === width && !stale) return;
    width = article.clientWidth;
    settled = NOTHING_SETTLED;
    measure();
  });
  resized.observe(article);
  document.fonts.ready.then(reset, () => undefined);
  // Parts of a typeface arrive with the characters that need them.
  document.fonts.addEventListener("loadingdone", reset);

  return {
    update: schedule,
    reset,
    destroy() {
      clearTimeout(timer);
      resized.disconnect();
      document.fonts.removeEventListener("loadingdone", reset);
    },
  };
}

/** Adds the marks in `block`, behind `before` characters, at their distance from `origin` on the screen. Returns the count after it. */
export function measureBlock(block: Element, before: number, origin: number, ticks: Tick[]): number {
  const counter = createCharacterCounter();
  const step = rulerStep(0);
  const range = document.createRange();
  let count = before;
  for (const text of countedTexts(block)) {
    const { data } = text;
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
