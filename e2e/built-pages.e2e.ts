import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { indexPages } from "../apps/server/src/http/pages/page-index.ts";
import { createTestApp, type TestApp } from "../apps/server/src/testing/test-app.ts";
import { indexedPaths } from "../apps/web/src/app/public-paths.server.ts";
import { withSharedHead } from "../apps/web/src/app/shared-head.server.ts";

const BUILD = join(import.meta.dirname, "../apps/web/build");
const SITE = "https://site.example";
const WORDS = { name: "Tangleaf", home: "Home", templates: "Templates" };
/** Every picture is drawn for its first reader; all of them would take minutes. */
const DRAWN_EVERY = 12;
const SMALLEST_PICTURE_BYTES = 1000;

type Page = { readonly address: string; readonly html: string };

/** Text of every match of a pattern's one group. */
const allOf = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, text = ""]) => text);
const metas = (html: string, name: string) => allOf(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, "g"));
const factsIn = (html: string) => allOf(html, /<script type="application\/ld\+json">(.*?)<\/script>/g);

/** Addresses that more than one page has given for what must be its own. */
function shared(pages: readonly Page[], told: (html: string) => string | undefined): string[][] {
  const groups = Map.groupBy(pages, ({ html }) => told(html));
  return [...groups.values()].filter((group) => group.length > 1).map((group) => group.map(({ address }) => address));
}

/** What a page lacks of what search engines and those it is shared with read; empty = nothing. */
function lacks({ address, html }: Page): string[] {
  const has: readonly [what: string, isThere: boolean][] = [
    ["one title", allOf(html, /<title>([^<]+)<\/title>/g).length === 1],
    ["one description", metas(html, "description").filter((text) => text.length > 5).length === 1],
    ["one h1", allOf(html, /<h1\b[^>]*>(.*?)<\/h1>/gs).filter((text) => text.replace(/<[^>]*>/g, "").trim() !== "").length === 1],
    ["a title to share", metas(html, "og:title")[0] === allOf(html, /<title>([^<]+)<\/title>/g)[0]],
    ["a description to share", metas(html, "og:description")[0] === metas(html, "description")[0]],
    ["one picture to share", metas(html, "og:image").length === 1],
    // Written only where the build knew the address of the site; a page without one says that it is not to be listed.
    ["its canonical address", allOf(html, /rel="canonical" href="([^"]*)"/g).every((href) => new URL(href).pathname === address)],
    ["leave to be listed", !metas(html, "robots").some((text) => text.includes("noindex"))],
    [
      "valid structured data",
      isValid(
        factsIn(
          withSharedHead(html.replace(/<script type="application\/ld\+json">.*?<\/script>/g, ""), address, {
            variant: "zh",
            site: SITE,
            words: WORDS,
          }),
        ),
        address,
      ),
    ],
  ];
  return has.filter(([, isThere]) => !isThere).map(([what]) => `${address} lacks ${what}`);
}

/** The site itself at home, elsewhere a row of places from home to here, each with its absolute address. */
function isValid(facts: readonly string[], address: string): boolean {
  const read = facts.map(
    (text) => JSON.parse(text) as { "@context"?: string; "@type"?: string; url?: string; itemListElement?: unknown[] },
  );
  const own = read.filter((fact) => fact["@type"] === "WebSite" || fact["@type"] === "BreadcrumbList");
  const [fact] = own;
  if (own.length !== 1 || fact === undefined || fact["@context"] !== "https://schema.org") return false;
  if (fact["@type"] === "WebSite") return fact.url === `${SITE}${address}`;
  const places = (fact.itemListElement ?? []) as { position: number; name: string; item: string }[];
  return (
    places.length > 1 &&
    places.every(({ position, name, item }, n) => position === n + 1 && name !== "" && URL.canParse(item)) &&
    places.at(-1)?.item === `${SITE}${address}`
  );
}

describe.each(["zh", "en"] as const)("the public pages (%s)", (variant) => {
  const folder = join(BUILD, variant);
  let app: TestApp;
  let pages: readonly Page[];
  beforeAll(async () => {
    pages = indexedPaths().map((address) => ({ address, html: readFileSync(join(folder, address, "index.html"), "utf8") }));
    app = await createTestApp({ parts: { pages: indexPages(folder) } });
  });
  afterAll(() => app.close());

  test("each has a title, a description, one heading, what is shared of it, and where it stands", () => {
    expect(pages.length).toBeGreaterThan(400);
    expect(pages.flatMap(lacks)).toEqual([]);
  });

  test("where the site's address is not set, search engines are given none", () => {
    expect(readdirSync(folder)).not.toContain("sitemap.xml");
    expect(readFileSync(join(folder, "robots.txt"), "utf8")).not.toMatch(/sitemap|localhost/i);
  });

  test("no two have the same title or description", () => {
    expect(shared(pages, (html) => allOf(html, /<title>([^<]+)<\/title>/g)[0])).toEqual([]);
    expect(shared(pages, (html) => metas(html, "description")[0])).toEqual([]);
  });

  test("each has a picture of its own or that of the site, and one in twelve that are drawn is a picture", async () => {
    const pictures = [...new Set(pages.flatMap(({ html }) => metas(html, "og:image")))].map((url) => new URL(url, SITE).pathname);
    expect(pictures.length).toBeGreaterThan(400);
    const silent: string[] = [];
    for (const url of pictures.filter((_, n) => n % DRAWN_EVERY === 0)) {
      const { statusCode, headers, rawPayload } = await app.app.inject({ url });
      if (statusCode !== 200 || headers["content-type"] !== "image/png" || rawPayload.length < SMALLEST_PICTURE_BYTES) silent.push(url);
    }
    expect(silent).toEqual([]);
  });

  test("pages that are not listed say so, but for other names of those that are", () => {
    const known = new Set(pages.map(({ address }) => address));
    const stored = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith("/index.html"))
      .map((name) => `/${name.slice(0, -"/index.html".length)}`)
      .filter((address) => !known.has(address) && !address.startsWith("/scene/list/"));
    expect(stored.length).toBeGreaterThan(10);
    const open = stored.filter(
      (address) => !metas(readFileSync(join(folder, address, "index.html"), "utf8"), "robots").some((text) => text.includes("noindex")),
    );
    expect(open).toEqual([]);
  });
});

test("what a page may lack is seen", () => {
  const bare = lacks({ address: "/x", html: "<html><head></head><body><h1></h1></body></html>" });
  expect(bare.map((line) => line.slice("/x lacks ".length))).toEqual(["one title", "one description", "one h1", "one picture to share"]);
  const wrong = '<head><meta name="robots" content="noindex"/><link rel="canonical" href="https://s.cn/y"/></head>';
  expect(lacks({ address: "/x", html: wrong })).toEqual(
    expect.arrayContaining(["/x lacks its canonical address", "/x lacks leave to be listed"]),
  );
});
