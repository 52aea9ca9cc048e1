import type { MarkdownIt } from "markdown-it";

const CITATION = /\[\[(R\d{1,6}(?:, ?R\d{1,6}){0,50})\]\]/y;
const IDS = /^R\d{1,6}(?:,R\d{1,6}){0,50}$/;

/** Adds citations: `[[R3]]`, or several as `[[R3,R5]]`, become a `citation_ref` token. */
export function citationRule(md: MarkdownIt): void {
  md.inline.ruler.before("link", "citation_ref", (state, silent) => {
    CITATION.lastIndex = state.pos;
    const [all, ids] = CITATION.exec(state.src) ?? [];
    if (all === undefined || ids === undefined || state.pos + all.length > state.posMax) return false;
    if (!silent) {
      const token = state.push("citation_ref", "", 0);
      token.content = all;
      token.meta = { refIds: ids.replaceAll(" ", "") };
    }
    state.pos += all.length;
    return true;
  });
}

/** The ids of a citation as Markdown can say them, R3,R5; null where they are of another form. */
export function sayableRefIds(refIds: unknown): string | null {
  const ids = String(refIds ?? "")
    .split(/[\s,;]+/)
    .filter((id) => id !== "")
    .join(",");
  return IDS.test(ids) ? ids : null;
}
