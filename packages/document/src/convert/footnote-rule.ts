import type { MarkdownIt } from "markdown-it";

type InlineRule = Parameters<MarkdownIt["inline"]["ruler"]["push"]>[1];
type BlockRule = Parameters<MarkdownIt["block"]["ruler"]["push"]>[1];

/** Where the rules keep what they found: Markdown of each footnote by its label, and definitions of a label that has one. */
export type FootnoteEnv = {
  readonly footnotes: Map<string, string>;
  readonly repeated?: { readonly label: string; readonly words: string }[];
};

const DEFINITION = /^\[\^([^\]\s]{1,64})\]:(.*)$/;
const REFERENCE = /\[\^([^\]\s]{1,64})\]/y;

/** Adds footnotes: `[^1]` becomes a `footnote_ref` token where a line `[^1]: …` defines it; definitions go into the FootnoteEnv. */
export function footnoteRule(md: MarkdownIt): void {
  md.block.ruler.before("reference", "footnote", definitionRule);
  md.inline.ruler.before("link", "footnote_ref", referenceRule);
}

const definitionRule: BlockRule = (state, startLine, endLine, silent) => {
  const lineAt = (line: number) => state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
  const [, label, first] = DEFINITION.exec(lineAt(startLine)) ?? [];
  const footnotes = (state.env as Partial<FootnoteEnv>).footnotes;
  if (label === undefined || first === undefined || footnotes === undefined) return false;
  if (silent) return true;
  const lines = [first];
  let line = startLine + 1;
  for (; line < endLine; line++) {
    const text = lineAt(line);
    if (text.trim() === "" || DEFINITION.test(text) || (state.sCount[line] ?? 0) < state.blkIndent) break;
    lines.push(text);
  }
  const words = lines.join("\n").trim();
  if (footnotes.has(label)) (state.env as FootnoteEnv).repeated?.push({ label, words });
  else footnotes.set(label, words);
  state.line = line;
  return true;
};

const referenceRule: InlineRule = (state, silent) => {
  REFERENCE.lastIndex = state.pos;
  const [all, label] = REFERENCE.exec(state.src) ?? [];
  if (all === undefined || label === undefined || state.pos + all.length > state.posMax) return false;
  if ((state.env as Partial<FootnoteEnv>).footnotes?.has(label) !== true) return false;
  if (!silent) {
    const token = state.push("footnote_ref", "", 0);
    token.content = all;
    token.meta = { label };
  }
  state.pos += all.length;
  return true;
};
