import MarkdownItParser, { type MarkdownIt } from "markdown-it";
import cjkFriendly from "markdown-it-cjk-friendly";
import { imageRule } from "./image-rule.ts";
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
  md.use(cjkFriendly).use(mathRule).use(imageRule);
  md.validateLink = (url) => ALLOWED_LINK.test(url);
  md.renderer.rules["link_open"] = (tokens, index, options, _env, renderer) => {
    tokens[index]?.attrSet("rel", "noopener noreferrer nofollow");
    tokens[index]?.attrSet("target", "_blank");
    return renderer.renderToken(tokens, index, options);
  };
  return md;
}
