import type { MarkdownIt } from "markdown-it";

type InlineRule = Parameters<MarkdownIt["inline"]["ruler"]["push"]>[1];
type BlockRule = Parameters<MarkdownIt["block"]["ruler"]["push"]>[1];
type StateBlock = Parameters<BlockRule>[0];

/** What is longer, wider or deeper is plain text, word for word. Texts of people stay far below; why: docs/decisions/095. */
export const MARKDOWN_BOUNDS = {
  /** Characters of one paragraph, heading or cell. */
  paragraphCharacters: 20_000,
  tableColumns: 200,
  /** Columns by lines. Twice as many nodes are more than a document takes. */
  tableCells: 20_000,
  /** Links and footnotes that are defined, in one text. */
  definitions: 1000,
  /** Quotes and lists inside each other; a list counts twice, as its items do. */
  nesting: 50,
  /** Tokens of the blocks of one text: a paragraph, a heading and a cell have three. */
  blockTokens: 75_000,
  /** Signs of one text that may begin or end a mark, and its line ends. */
  marks: 50_000,
  /** Line ends kept in what is plain text. A document does not take as many nodes; after them a space stands for each. */
  lineEnds: 50_000,
} as const;

const DELIMITER_ROW = /^[-:| \t]+$/;
const MARK = /[*_~`$[\\&<\n]/g;

/** Adds the bounds. Its rules come first, so no other one reads what is over a bound. */
export function markdownBounds(md: MarkdownIt): void {
  md.block.ruler.before("table", "bounded_table", largeTable, { alt: ["paragraph", "reference"] });
  md.block.ruler.before("bounded_table", "bounded_nesting", deepBlock);
  md.block.ruler.before("bounded_nesting", "bounded_blocks", lateBlock, { alt: ["paragraph", "reference", "blockquote", "list"] });
  md.block.ruler.before("reference", "bounded_definitions", lateDefinition);
  md.inline.ruler.before("text", "bounded_paragraph", longParagraph);
}

const lateBlock: BlockRule = (state, startLine, endLine, silent) => {
  if (state.tokens.length < MARKDOWN_BOUNDS.blockTokens) return false;
  // Silent, it ends the list, quote or table that is being read.
  if (!silent) pushLines(state, startLine, endLine);
  return true;
};

const deepBlock: BlockRule = (state, startLine, endLine, silent) => {
  if (silent || state.level < MARKDOWN_BOUNDS.nesting) return false;
  pushLines(state, startLine, endOfRun(state, startLine, endLine));
  return true;
};

const largeTable: BlockRule = (state, startLine, endLine, silent) => {
  if (startLine + 2 > endLine || !textOfLine(state, startLine).includes("|")) return false;
  const columns = columnsOf(textOfLine(state, startLine + 1));
  if (columns === 0) return false;
  const end = endOfRun(state, startLine, endLine);
  if (columns <= MARKDOWN_BOUNDS.tableColumns && columns * (end - startLine) <= MARKDOWN_BOUNDS.tableCells) return false;
  if (!silent) pushLines(state, startLine, end);
  return true;
};

/** Columns of the row of dashes below a table's head; 0 for any other line. */
function columnsOf(line: string): number {
  if (!DELIMITER_ROW.test(line)) return 0;
  return line.split("|").filter((cell) => cell.trim() !== "").length;
}

const definitionCounts = new WeakMap<object, number>();
const markCounts = new WeakMap<object, number>();
const lineEndCounts = new WeakMap<object, number>();

const lateDefinition: BlockRule = (state, startLine, endLine, silent) => {
  if (silent || !/^\[[^\]]{1,1000}\]:/.test(textOfLine(state, startLine))) return false;
  if (countOn(definitionCounts, state.env, 1) <= MARKDOWN_BOUNDS.definitions) return false;
  pushLines(state, startLine, endOfRun(state, startLine, endLine));
  return true;
};

/** Adds to what was counted for a text, and returns the sum. */
function countOn(counts: WeakMap<object, number>, env: object, added: number): number {
  const count = (counts.get(env) ?? 0) + added;
  counts.set(env, count);
  return count;
}

/** Reads a whole paragraph as one text, so nothing of it is looked at twice. */
const longParagraph: InlineRule = (state) => {
  if (state.pos > 0 || (state.posMax <= MARKDOWN_BOUNDS.paragraphCharacters && !isOverMarks(state))) return false;
  const lines = state.src.split("\n");
  const before = countOn(lineEndCounts, state.env, lines.length) - lines.length;
  const kept = Math.max(0, MARKDOWN_BOUNDS.lineEnds - before);
  const rest = lines.splice(kept).join(" ");
  for (const [at, line] of (rest === "" ? lines : [...lines, rest]).entries()) {
    if (at > 0) state.push("hardbreak", "br", 0);
    state.pending += line;
  }
  state.pos = state.posMax;
  return true;
};

function isOverMarks({ src, env }: Parameters<InlineRule>[0]): boolean {
  return countOn(markCounts, env, src.match(MARK)?.length ?? 0) > MARKDOWN_BOUNDS.marks;
}

/** The line after the last one before an empty line, or before one that stands outside the same quote or list. */
function endOfRun(state: StateBlock, startLine: number, endLine: number): number {
  const known = runs.get(state);
  if (known !== undefined && known.from <= startLine && startLine < known.end && known.indent === state.blkIndent) return known.end;
  let end = startLine + 1;
  while (end < endLine && !state.isEmpty(end) && (state.sCount[end] ?? 0) >= state.blkIndent) end++;
  runs.set(state, { from: startLine, end, indent: state.blkIndent });
  return end;
}

/** The last run that was looked at: tables that follow each other without an empty line are in the same one. */
const runs = new WeakMap<StateBlock, { readonly from: number; readonly end: number; readonly indent: number }>();

/** Puts lines as one paragraph. */
function pushLines(state: StateBlock, startLine: number, end: number): void {
  state.line = end;
  state.push("paragraph_open", "p", 1).map = [startLine, end];
  const content = state.push("inline", "", 0);
  content.content = state.getLines(startLine, end, state.blkIndent, false).trim();
  content.map = [startLine, end];
  content.children = [];
  state.push("paragraph_close", "p", -1);
}

function textOfLine(state: StateBlock, line: number): string {
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}
