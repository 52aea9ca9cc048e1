import type { MarkdownIt } from "markdown-it";
import MarkdownItParser from "markdown-it";
import cjkFriendly from "markdown-it-cjk-friendly";
import { markdownBounds } from "./markdown-bounds.ts";
import { mathRule } from "./math-rule.ts";

const ALLOWED_LINK = /^(?:https?:\/\/|mailto:)/i;

/**
 * The product's Markdown dialect, for the page's streaming view and the server's exports. Safe by construction: no raw HTML,
 * links only to http, https and mailto, no images, formulas as inert `.math` elements (`data-tex`, `data-display`) that the
 * page renders later.
 */
export function createMarkdown(): MarkdownIt {
  const md = new MarkdownItParser({ html: false, linkify: false, typographer: false, breaks: true });
  // People indent paragraphs with four spaces and draw lines under text: neither is code or a heading here.
  md.disable(["code", "lheading"]);
  md.use(cjkFriendly).use(mathRule).use(imageRule).use(markdownBounds);
  md.validateLink = (url) => ALLOWED_LINK.test(url);
  md.renderer.rules["link_open"] = (tokens, index, options, _env, renderer) => {
    tokens[index]?.attrSet("rel", "noopener noreferrer nofollow");
    tokens[index]?.attrSet("target", "_blank");
    return renderer.renderToken(tokens, index, options);
  };
  return md;
}

type InlineRule = Parameters<MarkdownIt["inline"]["ruler"]["push"]>[1];

/**
 * Images are off: a picture in a model's text has an address somebody else controls, and loading it tells them who reads. The
 * alternative text is kept. Whoever has the picture itself finds its address in the token's `meta`.
 */
function imageRule(md: MarkdownIt): void {
  md.inline.ruler.before("image", "image_as_text", imageAsText);
  for (const name of ["image", "image_text"]) {
    md.renderer.rules[name] = (tokens, index) => md.utils.escapeHtml(tokens[index]?.content ?? "");
  }
}

const labelEnds = new WeakMap<object, number>();

/** Where the last `](` stands. No image begins behind it, however many `![` do. */
function lastLabelEnd(state: Parameters<InlineRule>[0]): number {
  const end = labelEnds.get(state) ?? state.src.lastIndexOf("](");
  labelEnds.set(state, end);
  return end;
}

const imageAsText: InlineRule = (state, silent) => {
  if (!state.src.startsWith("![", state.pos) || state.pos > lastLabelEnd(state)) return false;
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
  if (!silent) {
    const token = state.push("image_text", "", 0);
    token.content = state.src.slice(state.pos + 2, labelEnd);
    token.meta = { address: destination.ok ? destination.str : "", alt: state.md.utils.unescapeAll(token.content), title: title.str };
  }
  state.pos = at + 1;
  return true;
};
