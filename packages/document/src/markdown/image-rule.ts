import type { MarkdownIt } from "markdown-it";

type InlineRule = Parameters<MarkdownIt["inline"]["ruler"]["push"]>[1];

/**
 * Images are off: a picture in a model's text has an address somebody else controls, and loading it tells them who reads. The
 * alternative text is kept.
 */
export function imageRule(md: MarkdownIt): void {
  md.inline.ruler.before("image", "image_as_text", imageAsText);
  md.renderer.rules["image"] = (tokens, index) => md.utils.escapeHtml(tokens[index]?.content ?? "");
}

const imageAsText: InlineRule = (state, silent) => {
  if (!state.src.startsWith("![", state.pos)) return false;
  const { parseLinkLabel, parseLinkDestination, parseLinkTitle } = state.md.helpers;
  const labelEnd = parseLinkLabel(state, state.pos + 1, false);
  if (labelEnd < 0 || state.src.charAt(labelEnd + 1) !== "(") return false;
  const skipSpace = (at: number) => {
    while (at < state.posMax && /\s/.test(state.src.charAt(at))) at++;
    return at;
  };
  let at = skipSpace(labelEnd + 2);
  const destination = parseLinkDestination(state.src, at, state.posMax);
  if (destination.ok) at = skipSpace(destination.pos);
  const title = parseLinkTitle(state.src, at, state.posMax);
  if (title.ok) at = skipSpace(title.pos);
  if (at >= state.posMax || state.src.charAt(at) !== ")") return false;
  if (!silent) state.push("text", "", 0).content = state.src.slice(state.pos + 2, labelEnd);
  state.pos = at + 1;
  return true;
};
