import { categories, findScene } from "@tangleaf/catalogue";

type SharedSite = {
  readonly variant: "zh" | "en";
  /** Its address; "" = not known. */
  readonly site: string;
  /** What the site, its home page and its library are called. */
  readonly words: { readonly name: string; readonly home: string; readonly templates: string };
};

const LOCALES = { zh: "zh_CN", en: "en_US" } as const;

const HOME = "/homepage";
const TEMPLATES = "/template/list";
/** Pages with a picture of their own; all others are shared with that of the home page. The server draws them (`/share`). */
const PICTURED = /^\/(?:scene|document|template\/page)\//;
const PICTURE = { width: 1200, height: 630 };

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
/** JSON that may stand in a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * What only those read that are sent a link or list the page: written into the built page, so that no browser loads a line of code
 * for it. `html`: the page as it was rendered, whose title and description say what it is.
 */
export function withSharedHead(html: string, path: string, { variant, site, words }: SharedSite): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? words.name;
  const picture = `${site}/share${PICTURED.test(path) ? path : HOME}.png`;
  const metas = [
    ["property", "og:site_name", words.name],
    ["property", "og:locale", LOCALES[variant]],
    ["property", "og:image", picture],
    ["property", "og:image:type", "image/png"],
    ["property", "og:image:width", String(PICTURE.width)],
    ["property", "og:image:height", String(PICTURE.height)],
    ["name", "twitter:card", "summary_large_image"],
    // What chat windows in China read.
    ["itemprop", "image", picture],
  ].map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escaped(content ?? "")}"/>`);
  // The title is taken as it stands in the page, already escaped.
  metas.push(
    `<meta property="og:image:alt" content="${title.replaceAll('"', "&quot;")}"/>`,
    `<meta itemprop="name" content="${title.replaceAll('"', "&quot;")}"/>`,
  );
  const facts = structuredData(path, nameIn(title), { variant, site, words });
  const script = facts === null ? "" : `<script type="application/ld+json">${inScript(facts)}</script>`;
  return html.replace("</head>", `${metas.join("")}${script}</head>`);
}

/** The first part of a title is the page's own name. */
const nameIn = (title: string) =>
  (title.split(" · ")[0] ?? title).replaceAll("&amp;", "&").replaceAll("&#x27;", "'").replaceAll("&quot;", '"');

/** Where a page stands, for search engines; they take absolute addresses only, so without a configured site nothing is said. */
function structuredData(path: string, name: string, { variant, site, words }: SharedSite): object | null {
  if (site === "") return null;
  if (path === HOME)
    return { "@context": "https://schema.org", "@type": "WebSite", name: words.name, url: `${site}${HOME}`, inLanguage: variant };
  const above = shelfOf(path, { variant, words });
  const places = [{ name: words.home, path: HOME }, ...(above === null ? [] : [above]), { name, path }];
  const itemListElement = places.map((place, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: place.name,
    item: `${site}${place.path}`,
  }));
  return { "@context": "https://schema.org", "@type": "BreadcrumbList", itemListElement };
}

/** The list a page is found in; null where there is none between it and the home page. */
function shelfOf(path: string, { variant, words }: Pick<SharedSite, "variant" | "words">): { name: string; path: string } | null {
  if (path.startsWith("/template/page/")) return { name: words.templates, path: TEMPLATES };
  const key = /^\/(?:scene|document)\/([^/]+)$/.exec(path)?.[1];
  const scene = key === undefined ? null : findScene(key);
  const category = categories.find((one) => one.key === scene?.category && one.key !== "document");
  return category === undefined ? null : { name: category.title[variant], path: `/scene/list/${category.key}` };
}
