import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { indexedPaths, sharedPaths } from "../src/app/public-paths.server.ts";
import { withSharedHead } from "../src/app/shared-head.server.ts";

type Site = { folder: string; variant: "zh" | "en"; publicUrl: string };

const NAMES = {
  zh: { name: "橘笺", shortName: "橘笺", description: "今天要交什么，就写什么", lang: "zh-CN", home: "首页", templates: "模板库" },
  en: {
    name: "Tangleaf",
    shortName: "Tangleaf",
    description: "Whatever is due today, written with you",
    lang: "en",
    home: "Home",
    templates: "Templates",
  },
} as const;

const icon = (file: string, sizes: string, purpose = "any") => ({ src: `/icons/${file}`, sizes, type: "image/png", purpose });

/**
 * Writes manifest, robots.txt and sitemap.xml of a variant, and the metadata of its pages for search engines and link previews. A sitemap
 * needs absolute addresses: it is left out where PUBLIC_URL is not set.
 */
export function writeSiteFiles({ folder, variant, publicUrl }: Site): void {
  const { name, shortName, description, lang } = NAMES[variant];
  const manifest = {
    id: "/homepage",
    name,
    short_name: shortName,
    description,
    lang,
    start_url: "/homepage",
    scope: "/",
    display: "standalone",
    background_color: "#eef1ee",
    theme_color: "#eef1ee",
    icons: [icon("icon-192.png", "192x192"), icon("icon-512.png", "512x512"), icon("icon-maskable-512.png", "512x512", "maskable")],
  };
  const robots = [
    "User-agent: *",
    "Disallow: /api/",
    "Disallow: /files/",
    "Disallow: /my/",
    "Disallow: /login/",
    ...(publicUrl === "" ? [] : ["", `Sitemap: ${publicUrl}/sitemap.xml`]),
    "",
  ];
  for (const path of sharedPaths()) {
    const page = join(folder, path, "index.html");
    writeFileSync(page, withSharedHead(readFileSync(page, "utf8"), path, { variant, site: publicUrl, words: NAMES[variant] }));
  }
  writeFileSync(join(folder, "manifest.webmanifest"), JSON.stringify(manifest));
  if (publicUrl !== "") writeFileSync(join(folder, "sitemap.xml"), writeSitemap(publicUrl));
  writeFileSync(join(folder, "robots.txt"), robots.join("\n"));
}

/** https://www.sitemaps.org/protocol.html */
function writeSitemap(site: string): string {
  const urls = indexedPaths().map((path) => `<url><loc>${site}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}
