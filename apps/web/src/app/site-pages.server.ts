import { fillSitePage, sitePageValues, updateLog } from "@tangleaf/catalogue/site-pages";
import type { SitePage } from "@tangleaf/contract";
import { builtPageAt, type SitePageName } from "@tangleaf/contract/site-pages";
import { renderPage } from "@tangleaf/document/render-page";
import { variant } from "#lib/variant.ts";
import changelog from "../../../../CHANGELOG.md?raw";

const texts: Readonly<Record<string, string>> = import.meta.glob("../../../../content/pages/*/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The default text of the page at an address; null where there is none. */
export function builtPage(path: string): (SitePage & { name: SitePageName }) | null {
  const name = builtPageAt(path);
  return name === null ? null : { name, ...renderPage(textOf(name)), isOwn: false };
}

function textOf(name: SitePageName): string {
  if (name === "updatelog") return updateLog(changelog, variant);
  const text = texts[`../../../../content/pages/${variant}/${name}.md`];
  if (text === undefined) throw new Error(`no text for ${name}`);
  return fillSitePage(text, sitePageValues(variant));
}
