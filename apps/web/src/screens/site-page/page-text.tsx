import type { SitePage } from "@tangleaf/contract";
import css from "./page-text.module.css";

/** The text of a page on its paper. */
export function PageText({ html }: Pick<SitePage, "html">) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the Markdown it is made of has no raw HTML, no pictures, and links to http, https and mailto only
  return <div className={`paper ${css["text"]}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
