import { createMarkdown } from "./create-markdown.ts";

/** A heading of a page: the id it has in the HTML, and its words. */
export type PageHeading = { id: string; title: string };

const md = createMarkdown();

/**
 * A page of plain text as HTML, and its parts for a list of contents. The highest heading is the name of the page, which
 * whoever shows it writes: one in the text becomes a part.
 */
export function renderPage(text: string): { html: string; headings: PageHeading[] } {
  const tokens = md.parse(text, {});
  const headings: PageHeading[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.type !== "heading_open" && token.type !== "heading_close") continue;
    if (token.tag === "h1") token.tag = "h2";
    if (token.type === "heading_close" || token.tag !== "h2") continue;
    const id = `part-${headings.length + 1}`;
    token.attrSet("id", id);
    const words = tokens[at + 1]?.children ?? [];
    headings.push({ id, title: words.map(({ content }) => content).join("") });
  }
  return { html: md.renderer.render(tokens, md.options, {}), headings };
}
