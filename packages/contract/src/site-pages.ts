// Apart from the other addresses: those are part of the page's first load.

/** Pages of plain text an operator may replace, by the name of their file, and the address of each. */
export const SITE_PAGE_PATHS = {
  agreement: "/agreement",
  privacy: "/privacy",
  llm: "/blog/llm",
  updatelog: "/blog/updatelog",
  whatus: "/blog/whatus",
  aboutus: "/blog/aboutus",
  joinus: "/blog/joinus",
  invite: "/blog/invite",
  "help-start": "/help/start",
  "help-notebook": "/help/notebook",
  "help-mindtree": "/help/mindtree",
  "help-table": "/help/table",
  "help-chart": "/help/chart",
} as const;
export type SitePageName = keyof typeof SITE_PAGE_PATHS;
export const SITE_PAGES = Object.keys(SITE_PAGE_PATHS) as [SitePageName, ...SitePageName[]];

/** Those that are rendered at build; what the agreement and the privacy policy say hangs on the site's settings. */
export const BUILT_PAGES = SITE_PAGES.filter((name) => name !== "agreement" && name !== "privacy");

/** The page that was rendered at build for an address; null where there is none. */
export function builtPageAt(path: string): SitePageName | null {
  const plain = path.replace(/\/$/, "");
  return BUILT_PAGES.find((name) => SITE_PAGE_PATHS[name] === plain) ?? null;
}
