import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { indexPages, NoPageError } from "./pages/page-index.ts";

const THEME_SCRIPT = 'document.documentElement.dataset.theme="dark"';
const THEME_HASH = "sha256-zTSXYZ/r74pY7Te+wyYtgDRsO/hpzo1oFZH8wmJQwSA=";
const page = (name: string) =>
  `<!doctype html><title>${name}</title><script>${THEME_SCRIPT}</script><script src="/assets/a-1.js"></script>`;
const BIG_SCRIPT = "export const words = [];\n".repeat(200);

const FILES: Record<string, string | Uint8Array> = {
  "__spa-fallback.html": page("fallback"),
  "homepage/index.html": page("home"),
  "scene/weeklyReport/index.html": page("weekly report"),
  "invite/any/index.html": page("an invitation"),
  "blog/llm/index.html": page("default text"),
  "blog/aboutus/index.html": page("default text"),
  "homepage.data": "[]",
  "assets/a-1.js": BIG_SCRIPT,
  "assets/a-1.js.br": brotliCompressSync(BIG_SCRIPT),
  "sw.js": "self.skipWaiting()",
  "manifest.webmanifest": "{}",
  "notes.exe": "not a page",
};

describe("the served page", () => {
  let folder: string;
  let app: TestApp;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "tangleaf-pages-"));
    for (const [name, content] of Object.entries(FILES)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    writeFileSync(join(dirname(folder), "tangleaf-secret.html"), "secret");
    const sitePages = { read: async () => ({ html: "", headings: [], isOwn: true }), isOwn: async (name: string) => name === "aboutus" };
    app = await createTestApp({ parts: { pages: indexPages(folder), sitePages } });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
    rmSync(join(dirname(folder), "tangleaf-secret.html"));
  });

  test("a folder without a page, or none at all, is told at the start", () => {
    for (const wrong of [join(folder, "assets"), join(folder, "sw.js"), join(folder, "nothing")]) {
      expect(() => indexPages(wrong)).toThrow(NoPageError);
    }
  });

  const get = (url: string, headers: Record<string, string> = {}) => app.send({ method: "GET", url, headers });

  test("/ and /index.html lead home, keeping what was asked", async () => {
    for (const url of ["/", "/index.html"]) {
      const answer = await get(url);
      expect([answer.status, answer.headers.location]).toEqual([302, "/homepage"]);
    }
    expect((await get("/?from=card")).headers.location).toBe("/homepage?from=card");
  });

  test("/my leads to the first screen of the account", async () => {
    expect((await get("/my")).headers.location).toBe("/my/info");
    expect((await get("/my/?from=mail")).headers.location).toBe("/my/info?from=mail");
  });

  test("/notebook and /notebook/index lead to all notes, keeping what was asked", async () => {
    for (const url of ["/notebook", "/notebook/", "/notebook/index", "/notebook/index/"]) {
      const answer = await get(url);
      expect([answer.status, answer.headers.location], url).toEqual([302, "/notebook/index/all"]);
    }
    expect((await get("/notebook/index?sort=title")).headers.location).toBe("/notebook/index/all?sort=title");
  });

  test("a rendered page is served under its address, with or without a slash and a query", async () => {
    for (const url of ["/homepage", "/homepage/", "/homepage?x=1"]) {
      const answer = await get(url);
      expect(answer.status).toBe(200);
      expect(answer.raw).toContain("<title>home</title>");
      expect(answer.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" });
    }
  });

  test("its policy allows its own inline script by hash, and nobody else's host", async () => {
    const policy = String((await get("/homepage")).headers["content-security-policy"]);
    expect(policy).toContain(`script-src 'self' '${THEME_HASH}';`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:|\*/);
    expect((await get("/homepage")).headers).toMatchObject({ "x-content-type-options": "nosniff", "x-frame-options": "DENY" });
  });

  test("a page the operator has written is not answered with the default text that was rendered at build", async () => {
    expect((await get("/blog/llm")).raw).toContain("default text");
    for (const url of ["/blog/aboutus", "/blog/aboutus/"]) {
      const answer = await get(url);
      expect([answer.status, answer.raw]).toEqual([200, page("fallback")]);
    }
  });

  test("an unchanged page is answered with 304", async () => {
    const first = await get("/homepage");
    const again = await get("/homepage", { "if-none-match": String(first.headers.etag) });
    expect([again.status, again.raw]).toEqual([304, ""]);
  });

  test("HEAD answers like GET, without a body", async () => {
    const answer = await app.send({ method: "HEAD", url: "/homepage" });
    expect([answer.status, answer.raw]).toEqual([200, ""]);
    expect(answer.headers["content-length"]).toBe(String(page("home").length));
  });

  test("hashed files are kept for ever, and sent packed where that is understood", async () => {
    const plain = await get("/assets/a-1.js");
    expect(plain.headers["cache-control"]).toContain("immutable");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const packed = await app.app.inject({ url: "/assets/a-1.js", headers: { "accept-encoding": "gzip, br" } });
    expect(packed.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(BIG_SCRIPT);
    expect(packed.headers.vary).toContain("accept-encoding");
  });

  test("worker and manifest have their types and are asked for anew", async () => {
    expect((await get("/sw.js")).headers).toMatchObject({ "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" });
    expect((await get("/manifest.webmanifest")).headers["content-type"]).toBe("application/manifest+json; charset=utf-8");
    expect((await get("/homepage.data")).headers["content-type"]).toBe("text/x-script; charset=utf-8");
  });

  const addresses: [string, number][] = [
    ["/scene/weeklyReport", 200],
    ["/scene/okr", 200],
    ["/scene/nosuchscene", 404],
    ["/scene/WeeklyReport", 404],
    ["/scene/list/work", 200],
    ["/scene/list/office", 200],
    ["/scene/list/admin", 200],
    ["/scene/list/all", 200],
    ["/scene/list/nosuchlist", 404],
    ["/document/kepu", 200],
    ["/document/weeklyReport", 404],
    ["/scene/kepu", 404],
    ["/my/texts", 200],
    ["/my/info", 200],
    ["/my/nosuchscreen", 404],
    ["/invite/TLx7Qa", 200],
    ["/table/sheet/local-1", 200],
    ["/table/sheet", 404],
    ["/login/confirm?ticket=x", 200],
    ["/nosuchpage", 404],
    ["/blog/nosuchpage", 404],
    ["/help/nosuchpage", 404],
    ["/scene/__proto__", 404],
  ];
  test.each(addresses)("%s is %i, and shows the page either way", async (url, status) => {
    const answer = await get(url);
    expect(answer.status).toBe(status);
    expect(answer.raw).toContain("<script>");
  });

  test("a screen with an id is answered with its frame that was rendered at build, whatever the id", async () => {
    for (const url of ["/invite/TLx7Qa", "/invite/TLx7Qa?from=poster"]) {
      const answer = await get(url);
      expect([answer.status, answer.raw], url).toEqual([200, page("an invitation")]);
    }
    expect((await get("/table/sheet/local-1")).raw).toBe(page("fallback"));
    expect((await get("/invite/TLx7Qa/more")).raw).toBe(page("fallback"));
  });

  test("nothing outside the build, and nothing of an unknown type, is served", async () => {
    const escapes = ["/../tangleaf-secret.html", "/..%2ftangleaf-secret.html", "/homepage/..%2f..%2ftangleaf-secret.html", "/notes.exe"];
    for (const url of [...escapes, "//tangleaf-secret.html", "/%00.html", "/assets/nothing.js", "/assets/"]) {
      const answer = await get(url);
      expect(answer.status, url).toBe(404);
      expect(answer.raw).not.toContain("secret");
    }
  });

  test("a missing script is not answered with a page", async () => {
    expect(await get("/assets/old-hash.js")).toMatchObject({ status: 404, refusal: { reason: "path.unknown" } });
  });

  test("a page server stands in while developing", async () => {
    const dev = await createTestApp({ config: { pageServer: "http://localhost:5173" } });
    const answer = await dev.send({ method: "GET", url: "/scene/weeklyReport?x=1" });
    expect([answer.status, answer.headers.location]).toEqual([302, "http://localhost:5173/scene/weeklyReport?x=1"]);
    await dev.close();
  });

  test("health, readiness and figures are outside the envelope", async () => {
    expect((await get("/healthz")).raw).toBe("ok");
    expect((await get("/readyz")).raw).toBe("ready");
    expect((await get("/metrics")).raw).toContain('http_call_seconds_count{path="/*",status="200"}');
    const open = await createTestApp({ config: { env: "production" } });
    expect((await open.send({ method: "GET", url: "/metrics" })).status).toBe(404);
    await open.close();
    const guarded = await createTestApp({ config: { env: "production", metricsToken: "a long enough secret" } });
    expect((await guarded.send({ method: "GET", url: "/metrics" })).status).toBe(404);
    const headers = { authorization: "Bearer a long enough secret" };
    expect((await guarded.send({ method: "GET", url: "/metrics", headers })).status).toBe(200);
    await guarded.close();
  });
});
