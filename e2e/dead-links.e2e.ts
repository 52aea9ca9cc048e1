import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { menu } from "@tangleaf/catalogue";
import { chartPaths } from "@tangleaf/contract/chart";
import { mindtreePaths } from "@tangleaf/contract/mindtree";
import { tablePaths } from "@tangleaf/contract/table";
import { webPaths } from "@tangleaf/contract/web-paths";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { indexPages } from "../apps/server/src/http/pages/page-index.ts";
import { createTestApp, type TestApp } from "../apps/server/src/testing/test-app.ts";
import { indexedPaths } from "../apps/web/src/app/public-paths.server.ts";
import routes from "../apps/web/src/routes.ts";

/** A stored page: what it links to, and the places in it that can be linked to. */
type StoredPage = { links: readonly string[]; ids: ReadonlySet<string> };

const BUILD = join(import.meta.dirname, "../apps/web/build");
const SITE = "https://site.example";
const FOUND = 200;
const LEADS_ON = 302;
const OUTSIDE = /^(?:https?:\/\/[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)|mailto:\S+@\S+)/;

const addressesOf = (entries: typeof routes): string[] =>
  entries.flatMap(({ path, children }) => [...(path === undefined ? [] : [`/${path.replace(/^\//, "")}`]), ...addressesOf(children ?? [])]);

/** Screens as patterns of addresses, but for the one that says there is none. */
const screens = addressesOf(routes)
  .filter((path) => path !== "/*")
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\/(:?\w+)\?/g, "(?:/$1)?").replace(/:\w+/g, "[^/]+")}$`) }));

const screenOf = (address: string) => screens.find(({ pattern }) => pattern.test(address));

function readPage(html: string): StoredPage {
  const shown = html.replace(/<script\b[\s\S]*?<\/script>/g, "");
  const links = [...shown.matchAll(/<a\b([^>]*)>/g)].map(([, attributes = ""]) => / href="([^"]*)"/.exec(attributes)?.[1] ?? "");
  return {
    links: links.map((link) => link.replaceAll("&amp;", "&")),
    ids: new Set([...shown.matchAll(/ id="([^"]+)"/g)].map(([, id = ""]) => id)),
  };
}

/** Every page the build has stored, by its address. */
function storedPages(folder: string): Map<string, StoredPage> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith("/index.html"));
  return new Map(names.map((name) => [`/${name.slice(0, -"/index.html".length)}`, readPage(readFileSync(join(folder, name), "utf8"))]));
}

type Site = { pages: ReadonlyMap<string, StoredPage>; statusOf: (address: string) => Promise<number> };

/** Why a link leads nowhere; undefined where it leads somewhere. */
async function faultOf(link: string, from: string, { pages, statusOf }: Site): Promise<string | undefined> {
  if (OUTSIDE.test(link)) return undefined;
  if (!/^(?:\/(?!\/)|\?|#.)/.test(link)) return "is no address";
  const { pathname, search, hash } = new URL(link, SITE + from);
  const status = await statusOf(pathname + search);
  if (status === LEADS_ON) return undefined;
  if (status !== FOUND) return `is answered with ${status}`;
  // The server knows an address with a slash at its end too.
  const page = pages.get(pathname.replace(/\/$/, ""));
  if (page === undefined) return screenOf(pathname) === undefined ? "is no screen" : undefined;
  return hash === "" || page.ids.has(decodeURIComponent(hash.slice(1))) ? undefined : "names a place that is not there";
}

/** What leads nowhere, as lines; each address is asked for once. */
async function deadLinks({ pages, statusOf }: Site): Promise<string[]> {
  const known = new Map<string, Promise<number>>();
  const askOnce = (address: string) => {
    const status = known.get(address) ?? statusOf(address);
    known.set(address, status);
    return status;
  };
  const dead: string[] = [];
  for (const [address, { links }] of pages) {
    for (const link of new Set(links)) {
      const fault = await faultOf(link, address, { pages, statusOf: askOnce });
      if (fault !== undefined) dead.push(`${address} → ${link} ${fault}`);
    }
  }
  return dead;
}

describe.each(["zh", "en"] as const)("the stored pages (%s)", (variant) => {
  const folder = join(BUILD, variant);
  let app: TestApp;
  let pages: ReadonlyMap<string, StoredPage>;
  beforeAll(async () => {
    pages = storedPages(folder);
    app = await createTestApp({ parts: { pages: indexPages(folder) } });
  });
  afterAll(() => app.close());

  test("a walk over every link of every stored page finds no dead end", async () => {
    expect(pages.size).toBeGreaterThan(400);
    const statusOf = async (url: string) => (await app.send({ method: "HEAD", url })).status;
    expect(await deadLinks({ pages, statusOf })).toEqual([]);
  });

  test("every address of the menu is a page", () => {
    const addresses = menu(variant).map(({ path }) => path);
    expect(addresses.length).toBeGreaterThan(300);
    expect(addresses.filter((address) => !pages.has(address))).toEqual([]);
  });

  test("every address that search engines are given is a page", () => {
    expect(indexedPaths().length).toBeGreaterThan(400);
    expect(indexedPaths().filter((address) => !pages.has(address))).toEqual([]);
  });
});

test("every address screens link through is a screen", () => {
  const addresses = [webPaths, chartPaths, mindtreePaths, tablePaths].flatMap((paths) =>
    Object.values<string | ((...parts: string[]) => string)>(paths).map((path) => (typeof path === "string" ? path : path("one", "two"))),
  );
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses.filter((address) => screenOf(new URL(address, SITE).pathname) === undefined)).toEqual([]);
});

test("a link to a page, a place, a screen or a form of address that is not there is found", async () => {
  const answers = new Map([
    ["/homepage", FOUND],
    ["/homepage?q=1", FOUND],
    ["/my", LEADS_ON],
    ["/notebook/note/one", FOUND],
    ["/served/but/no/screen", FOUND],
  ]);
  const statusOf = async (address: string) => answers.get(address) ?? 404;
  const dead = ["", "#", "#gone", "/homepage#gone", "/gone", "/scene/gone", "/served/but/no/screen", "gone", "//other", "https://x"];
  const alive = ["#top", "/homepage?q=1#top", "/my", "/notebook/note/one", "https://site.example/x", "mailto:a@b.cn"];
  const links = [...alive, ...dead].map((link) => `<a href="${link}">`).join("");
  const pages = new Map([
    ["/homepage", readPage(`<p id="top"><a class="x" href="/homepage?q=1&amp;r=2"><script>a<a.b&&c>d</script>${links}`)],
  ]);
  answers.set("/homepage?q=1&r=2", FOUND);
  expect((await deadLinks({ pages, statusOf })).map((line) => line.split(" ")[2])).toEqual(dead);
  expect(readPage('<a class="x">without an address</a>').links).toEqual([""]);
});
