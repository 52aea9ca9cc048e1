import type { MarkdownIt } from "markdown-it";

type InlineRule = Parameters<MarkdownIt["inline"]["ruler"]["push"]>[1];
type BlockRule = Parameters<MarkdownIt["block"]["ruler"]["push"]>[1];
type StateInline = Parameters<InlineRule>[0];
type StateBlock = Parameters<BlockRule>[0];

/** A longer display formula is text: bounds the look-ahead for an opening mark that is never closed. */
const BLOCK_MAX_LINES = 200;
const DOLLAR = 0x24;
const BACKSLASH = 0x5c;
const HAN_OR_MARK = /[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/;
const TEX_TEXT = /\\(?:text|mathrm|mbox|textbf|operatorname)\s*\{[^{}]*\}/g;

type Delimiter = { readonly open: string; readonly close: string; readonly display: boolean };

/** Longest opening mark first, so that `$$` is not read as two `$`. */
const DELIMITERS: readonly Delimiter[] = [
  { open: "$$", close: "$$", display: true },
  { open: "\\[", close: "\\]", display: true },
  { open: "\\(", close: "\\)", display: false },
  { open: "$", close: "$", display: false },
];

/** Adds the four math delimiters. Formulas become `math_inline` and `math_block` tokens with the TeX as content. */
export function mathRule(md: MarkdownIt): void {
  // Before `escape`, which would remove the backslash of `\(`.
  md.inline.ruler.before("escape", "math_inline", inlineRule);
  md.block.ruler.before("blockquote", "math_block", blockRule, { alt: ["paragraph", "reference", "blockquote", "list"] });
  md.renderer.rules["math_inline"] = (tokens, index) => {
    const token = tokens[index];
    if (token === undefined) return "";
    return placeholder("span", md.utils.escapeHtml(token.content), token.meta?.["display"] === true);
  };
  md.renderer.rules["math_block"] = (tokens, index) => {
    return `${placeholder("div", md.utils.escapeHtml(tokens[index]?.content ?? ""), true)}\n`;
  };
}

/** The element's text is the TeX, readable without a formula renderer. */
function placeholder(tag: "span" | "div", escapedTex: string, display: boolean): string {
  return `<${tag} class="math" data-tex="${escapedTex}" data-display="${display}">${escapedTex}</${tag}>`;
}

const inlineRule: InlineRule = (state, silent) => {
  const first = state.src.charCodeAt(state.pos);
  if (first !== DOLLAR && first !== BACKSLASH) return false;
  const delimiter = DELIMITERS.find(({ open }) => state.src.startsWith(open, state.pos));
  if (delimiter === undefined) return false;
  const start = state.pos + delimiter.open.length;
  const end = closingAt(state, start, delimiter);
  if (end < 0) return false;
  const tex = state.src.slice(start, end).trim();
  if (tex === "" || (delimiter.open === "$" && !isInlineMath(state.src, start, end))) return false;
  if (!silent) {
    const token = state.push("math_inline", "span", 0);
    token.content = tex;
    token.markup = delimiter.open;
    token.meta = { display: delimiter.display };
  }
  state.pos = end + delimiter.close.length;
  return true;
};

/** Index of the closing mark, -1 for none. Remembers marks missing from the whole rest, so that many unclosed openings stay linear. */
function closingAt(state: StateInline, start: number, { close }: Delimiter): number {
  const misses = missesOf(state);
  if (start >= (misses.get(close) ?? Number.POSITIVE_INFINITY)) return -1;
  for (let at = state.src.indexOf(close, start); at >= 0; at = state.src.indexOf(close, at + 1)) {
    if (at + close.length > state.posMax) return -1;
    if (close.startsWith("\\") || state.src.charCodeAt(at - 1) !== BACKSLASH) return at;
  }
  misses.set(close, start);
  return -1;
}

const missesByState = new WeakMap<StateInline, Map<string, number>>();

function missesOf(state: StateInline): Map<string, number> {
  let misses = missesByState.get(state);
  if (misses === undefined) {
    misses = new Map();
    missesByState.set(state, misses);
  }
  return misses;
}

/** Tells a formula from prices: `$5 到 $6`, `$5到$6` and `花了$5，剩$` stay text. */
function isInlineMath(source: string, start: number, end: number): boolean {
  if (/\s/.test(source.charAt(start)) || /\s/.test(source.charAt(end - 1))) return false;
  if (/[0-9]/.test(source.charAt(end + 1))) return false;
  const tex = source.slice(start, end);
  return !(/^[0-9]/.test(tex) && HAN_OR_MARK.test(tex.replace(TEX_TEXT, "")));
}

const blockRule: BlockRule = (state, startLine, endLine, silent) => {
  const firstLine = lineAt(state, startLine);
  const delimiter = DELIMITERS.find(({ open, display }) => display && firstLine.startsWith(open));
  if (delimiter === undefined) return false;
  const { open, close } = delimiter;
  const isOneLine = firstLine.includes(close, open.length);
  const last = isOneLine ? startLine : closingLine(state, startLine, Math.min(endLine, startLine + BLOCK_MAX_LINES), close);
  if (last < 0) return false;
  const lastLine = lineAt(state, last);
  const closing = lastLine.indexOf(close, isOneLine ? open.length : 0);
  if (lastLine.slice(closing + close.length).trim() !== "") return false;
  const lines = Array.from({ length: last - startLine }, (_, at) => lineAt(state, startLine + at));
  const tex = [...lines, lastLine.slice(0, closing)].join("\n").slice(open.length).trim();
  if (tex === "") return false;
  if (silent) return true;
  const token = state.push("math_block", "div", 0);
  token.block = true;
  token.content = tex;
  token.markup = open;
  token.map = [startLine, last + 1];
  state.line = last + 1;
  return true;
};

/** Lines after `from` and before `to` that hold no closing mark. */
type Checked = { readonly from: number; readonly to: number };
const checkedByState = new WeakMap<StateBlock, Map<string, Checked>>();

/**
 * The line with the closing mark, -1 for none. TeX has no blank line inside a display formula: an unclosed opening must not include
 * the text after it. Remembers which lines close nothing, so that many unclosed openings stay linear.
 */
function closingLine(state: StateBlock, startLine: number, end: number, close: string): number {
  const checked = checkedByState.get(state) ?? new Map<string, Checked>();
  checkedByState.set(state, checked);
  const place = `${close} ${state.level} ${state.blkIndent}`;
  const known = checked.get(place);
  const goesOn = known !== undefined && known.from <= startLine && startLine < known.to;
  let line = goesOn ? Math.max(startLine + 1, known.to) : startLine + 1;
  let isFound = false;
  for (; line < end && !isFound; line++) {
    const text = lineAt(state, line);
    if (text.trim() === "" || (state.sCount[line] ?? 0) < state.blkIndent) break;
    isFound = text.includes(close);
  }
  if (isFound) line--;
  checked.set(place, { from: goesOn ? known.from : startLine, to: line });
  return isFound ? line : -1;
}

function lineAt(state: StateBlock, line: number): string {
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}
