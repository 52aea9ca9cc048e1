import type { Markdown } from "#lib/load-markdown.ts";
import { rawLength } from "./raw-length.ts";

/** HTML of the blocks that are finished since the last call, and of the block still growing. */
export type StreamStep = {
  committed: string[];
  tail: string;
  /** UTF-16 units of the text as it came that all finished blocks stand for. */
  upTo: number;
};

export type BlockStream = {
  write(text: string): StreamStep;
  /** The text is complete: everything that is left is committed. */
  finish(): StreamStep;
};

type Token = ReturnType<Markdown["parse"]>[number];
type Block = { tokens: Token[]; line: number };

/**
 * Renders Markdown while it arrives. A top-level block is parsed for the last time once a later block has shown its whole
 * first line (an unfinished line may still turn out to belong to the block above, as in `1. a⏎⏎2` … `. b`), so the cost of
 * a delta is the cost of the last block, not of the text.
 */
export function createBlockStream(markdown: Markdown): BlockStream {
  let source = "";
  let carriage = "";
  /** What `source` came from, line ends as they were, and the units of it that are behind us. */
  let raw = "";
  let upTo = 0;

  const render = (blocks: readonly Block[], env: Record<string, unknown>): string[] =>
    blocks.map((block) => markdown.renderer.render(block.tokens, markdown.options, env));

  function step(complete: boolean): StreamStep {
    const shown = complete ? source : holdBack(source);
    const env: Record<string, unknown> = {};
    const blocks = topLevelBlocks(markdown.parse(shown, env));
    if (complete) {
      source = "";
      pass(raw.length);
      return { committed: render(blocks, env), tail: "", upTo };
    }
    const keep = firstOpenBlock(blocks, shown);
    const committed = render(blocks.slice(0, keep), env);
    const tail = render(blocks.slice(keep), env).join("");
    const cut = blocks[keep];
    if (keep > 0 && cut) {
      const offset = offsetOfLine(source, cut.line);
      pass(rawLength(raw, offset));
      source = source.slice(offset);
    }
    return { committed, tail, upTo };
  }

  function pass(units: number): void {
    upTo += units;
    raw = raw.slice(units);
  }

  return {
    write(text) {
      raw += text;
      const arrived = carriage + text;
      carriage = arrived.endsWith("\r") ? "\r" : "";
      source += arrived.slice(0, arrived.length - carriage.length).replace(/\r\n?/g, "\n");
      return step(false);
    },
    finish() {
      if (carriage) source += "\n";
      carriage = "";
      return step(true);
    },
  };
}

const DISPLAY_MATH_OPENS = /^[ \t]*(?:\$\$|\\\[)/;
const NEVER_REOPENED = new Set(["fence", "math_block"]);

/** Index of the first block that may still change. */
function firstOpenBlock(blocks: readonly Block[], shown: string): number {
  const waiting = unclosedMathLine(shown);
  let keep = 0;
  for (const [index, block] of blocks.entries()) {
    if (index === 0) continue;
    // A table is known by its second line, which may still become something else.
    const lastLineOfStart = block.tokens[0]?.type === "table_open" ? block.line + 1 : block.line;
    const startComplete = shown.indexOf("\n", offsetOfLine(shown, lastLineOfStart)) >= 0;
    const above = blocks[index - 1];
    const swallowed = above !== undefined && block.line >= waiting && !NEVER_REOPENED.has(above.tokens[0]?.type ?? "");
    if (!startComplete || swallowed) break;
    keep = index;
  }
  return keep;
}

/** First line since the last blank one that opens a display formula: its end may still swallow the blocks below it. */
function unclosedMathLine(shown: string): number {
  if (!shown.includes("$$") && !shown.includes("\\[")) return Number.POSITIVE_INFINITY;
  const lines = shown.split("\n");
  const blank = lines.findLastIndex((line, at) => line.trim() === "" && at < lines.length - 1);
  const found = lines.findIndex((line, at) => at > blank && DISPLAY_MATH_OPENS.test(line));
  return found < 0 ? Number.POSITIVE_INFINITY : found;
}

function topLevelBlocks(tokens: readonly Token[]): Block[] {
  const blocks: Block[] = [];
  for (const token of tokens) {
    const opens = token.level === 0 && token.nesting >= 0 && token.map;
    if (opens) blocks.push({ tokens: [token], line: token.map?.[0] ?? 0 });
    else blocks.at(-1)?.tokens.push(token);
  }
  return blocks;
}

function offsetOfLine(text: string, line: number): number {
  let offset = 0;
  for (let n = 0; n < line; n++) offset = text.indexOf("\n", offset) + 1;
  return offset;
}

/** A last line made only of marks that are likely to become a list, heading, rule or fence: not worth showing yet. */
const BARE_MARKS = /(^|\n)[ \t]*(?:[-*_=+>`~#|$]+|\d{1,9}[.)]?|[-*+][ \t]+|\d{1,9}[.)][ \t]+|#{1,6}[ \t]+)$/;
/** Half of a mark that is about to be completed by the next characters. */
const HALF_MARK = /(?:\*{1,3}|_{1,3}|`{1,2}|\\|\$)$/;
const STRONG = /\*\*/g;

/**
 * What of a growing tail is worth showing: marks that only flash (a `-` that would be a heading underline for one frame,
 * an opened `**`) are held back or closed. It changes the picture of the tail only, never what is committed.
 */
function holdBack(tail: string): string {
  const bare = BARE_MARKS.exec(tail);
  if (bare) return tail.slice(0, bare.index);
  const lineStart = tail.lastIndexOf("\n") + 1;
  const line = tail.slice(lineStart).replace(HALF_MARK, "");
  const strong = line.match(STRONG)?.length ?? 0;
  const open = strong % 2 === 1 && !line.includes("`");
  const shown = open ? closeStrong(line) : line;
  return tail.slice(0, lineStart) + shown;
}

function closeStrong(line: string): string {
  const at = line.lastIndexOf("**");
  const inside = line.slice(at + 2).trimEnd();
  return inside === "" ? line.slice(0, at) : `${line.slice(0, at + 2)}${inside}**`;
}
