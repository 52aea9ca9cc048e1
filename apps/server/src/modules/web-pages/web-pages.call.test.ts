import { randomUUID } from "node:crypto";
import { sourceTokens, WEB_SEARCH_TOKENS } from "@tangleaf/contract";
import { startBibliographySandbox, startWebSandbox } from "@tangleaf/sandbox";
import { expect, onTestFinished, test } from "vitest";
import { createBibliography } from "../../adapters/bibliography/combine.ts";
import { createOpenAlex } from "../../adapters/bibliography/openalex.ts";
import { createPageFetcher } from "../../adapters/pages/page-fetcher.ts";
import { createSearxng } from "../../adapters/web-search/searxng.ts";
import { createLog } from "../../platform/log.ts";
import type { FoundWork } from "../../ports/bibliography.ts";
import { PageError } from "../../ports/page-fetcher.ts";
import { WebSearchError } from "../../ports/web-search.ts";
import { createManualClock } from "../../testing/manual-clock.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { TEST_DATABASE_KINDS } from "../../testing/test-database.ts";
import { auditLedger } from "../metering/index.ts";
import { noteWithSources } from "../sources/testing/note-with-sources.ts";
import { pdfOf } from "../text-sources/testing/write-pdf.ts";

const log = createLog({ level: "silent" });
const WITHOUT_ABSTRACT: FoundWork = {
  ...{ doi: "10.5555/no-abstract", title: "没有摘要的一篇", authors: [{ family: "林", given: "晓禾" }], year: 2021, abstract: null },
  ...{ container: null, volume: null, issue: null, pages: null, publisher: null, language: "zh", url: null, citedBy: 0 },
  ...{ type: "article", source: "openalex" },
};

/** A note in an app that searches the sandbox and may open its pages. */
async function searching(database: (typeof TEST_DATABASE_KINDS)[number] = "sqlite") {
  const [sandbox, works] = await Promise.all([startWebSandbox(), startBibliographySandbox()]);
  const clock = createManualClock();
  const app = await createTestApp({
    database,
    clock,
    webSearch: createSearxng({ ...sandbox.searxng, clock, log }),
    pageFetcher: createPageFetcher({ clock, log, mayConnect: (address, port) => address === "127.0.0.1" && port === sandbox.port }),
    bibliography: createBibliography([createOpenAlex({ ...works.openAlex, clock, log })]),
  });
  onTestFinished(async () => {
    await app.close();
    await Promise.all([sandbox.close(), works.close()]);
  });
  const note = await noteWithSources(app);
  const search = (q: string, rest: { requestId?: string; page?: number } = {}) =>
    app.call("/api/source/search", { noteId: note.noteId, q, requestId: randomUUID(), ...rest }, note.token);
  const quote = (url: string) => app.call("/api/source/quotePage", { noteId: note.noteId, url }, note.token);
  const addPage = (url: string, tokens = 1000, requestId = randomUUID()) =>
    app.call("/api/source/addPage", { noteId: note.noteId, url, tokens, requestId }, note.token);
  return { app, sandbox, ...note, search, quote, addPage };
}

test.each(TEST_DATABASE_KINDS)("a page that is found is quoted, fed once, and cited with its site, day and address (%s)", async (kind) => {
  const { app, sandbox, search, quote, addPage, list, find, balance, token } = await searching(kind);
  const before = await balance();
  const requestId = randomUUID();
  const found = await search("校园厨余堆肥", { requestId });
  const url = `${sandbox.url}/pages/compost-campus`;
  expect(found.data).toMatchObject({ list: [{ url, publishedAt: "2026-03-12" }, {}], charged: WEB_SEARCH_TOKENS });
  expect((await search("校园厨余堆肥", { requestId })).data).toEqual({ ...found.data, charged: 0 });
  expect(await search("别的", { requestId })).toMatchObject({ refusal: { reason: "request.mismatch" } });

  const quoted = (await quote(url)).data;
  expect(quoted).toMatchObject({ title: "校园厨余堆肥一年记：三所学校的做法", site: "沙箱环保网（虚构）", publishedAt: "2026-03-12", url });
  expect(quoted.tokens).toBe(sourceTokens(quoted.characters));
  expect(quoted.excerpt).toMatch(/^校园厨余堆肥一年记：三所学校的做法：\n从食堂开始：\n青杉中学/);
  const asked = randomUUID();
  const added = await addPage(url, quoted.tokens, asked);
  expect(added.data).toMatchObject({
    source: { id: "R1", kind: "web", type: "page", url, site: "沙箱环保网（虚构）", characters: quoted.characters },
    charged: quoted.tokens,
  });
  expect(added.data.source.fetchedAt).not.toBeNull();
  expect(added.data.source.entry).toMatch(/\[EB\/OL\].*2026-03-12.*http:\/\/127\.0\.0\.1/);
  expect((await addPage(url, quoted.tokens, asked)).data).toMatchObject({ source: { id: "R1" }, charged: 0 });
  expect((await addPage(url, quoted.tokens)).data).toMatchObject({ source: { id: "R1" }, charged: 0 });
  expect(await list()).toHaveLength(1);
  expect(await find("阴雨天的收集量")).toEqual([{ id: "R1", text: expect.stringContaining("少百分之十二") }]);
  expect(before - (await balance())).toBe(WEB_SEARCH_TOKENS + quoted.tokens);
  const { list: lines } = (await app.call("/api/user/getApiLog", {}, token)).data;
  expect(lines.slice(0, 2).map((line) => [line.kind, line.charged])).toEqual([
    ["source", quoted.tokens],
    ["webSearch", WEB_SEARCH_TOKENS],
  ]);
  expect((await auditLedger(app.deps.db)).findings).toEqual([]);
});

test("a search that fails, finds nothing, or cannot be paid is free", async () => {
  const { app, sandbox, search, balance, userId } = await searching();
  const before = await balance();
  for (const [fault, reason] of [
    ["down", "webSearch.unavailable"],
    ["forbidden", "webSearch.unavailable"],
    ["garbage", "webSearch.unavailable"],
    ["limited", "webSearch.limited"],
  ] as const) {
    sandbox.fail(fault);
    expect(await search("堆肥")).toMatchObject({ refusal: { reason } });
  }
  await app.clock.advance(20_000);
  expect((await search("xyzzy")).data).toEqual({ list: [], charged: 0 });
  expect(await balance()).toBe(before);
  await app.deps.metering.reserve({ userId, generationId: "another", tokens: before - WEB_SEARCH_TOKENS + 1 });
  const asked = sandbox.calls.length;
  expect(await search("堆肥")).toMatchObject({ code: 81, refusal: { reason: "balance.short" } });
  expect(sandbox.calls).toHaveLength(asked);
});

test("a page that cannot be read is refused with its reason, and nothing is kept or charged", async () => {
  const { sandbox, quote, addPage, list, balance } = await searching();
  const before = await balance();
  for (const [url, reason] of [
    ["http://127.0.0.1:1/", "webPage.address"],
    ["http://169.254.169.254/latest/meta-data/", "webPage.address"],
    ["file:///etc/passwd", "webPage.address"],
    ["not an address", "webPage.address"],
    [`${sandbox.url}/private/a`, "webPage.robots"],
    [`${sandbox.url}/pages/nothing`, "webPage.refused"],
    [`${sandbox.url}/searxng/search?q=a&format=json`, "webPage.type"],
  ] as const) {
    expect(await quote(url), url).toMatchObject({ refusal: { reason } });
    expect(await addPage(url), url).toMatchObject({ refusal: { reason } });
  }
  expect(await addPage(`${sandbox.url}/pages/compost-home`, 9)).toMatchObject({ refusal: { reason: "source.costsMore" } });
  expect(await list()).toEqual([]);
  expect(await balance()).toBe(before);
});

test("why a page was not opened, or a search not made, is said in its own words", async () => {
  const faults = { redirects: "refused", tooLarge: "tooLarge", timeout: "timeout", unavailable: "unavailable" } as const;
  let fault: keyof typeof faults | "words" = "words";
  const app = await createTestApp({
    webSearch: { name: "searxng", search: () => Promise.reject(new WebSearchError("timeout", "slow")) },
    pageFetcher: {
      fetch: async (url) => {
        if (fault !== "words") throw new PageError(fault, "a test");
        return { url, type: "html", charset: null, bytes: Buffer.from("<p>… — …</p>") };
      },
    },
  });
  onTestFinished(() => app.close());
  const { noteId, token } = await noteWithSources(app);
  const quote = async () => (await app.call("/api/source/quotePage", { noteId, url: "https://example.org/" }, token)).refusal?.reason;
  expect(await quote()).toBe("webPage.unreadable");
  for (fault of ["redirects", "tooLarge", "timeout", "unavailable"] as const) expect(await quote()).toBe(`webPage.${faults[fault]}`);
  const searched = await app.call("/api/source/search", { noteId, q: "堆肥", requestId: randomUUID() }, token);
  expect(searched).toMatchObject({ refusal: { reason: "webSearch.timeout" } });
});

test("a page in GBK that only its head tells is read as it was written", async () => {
  const { sandbox, quote } = await searching();
  const { data } = await quote(`${sandbox.url}/pages/compost-home`);
  expect(data).toMatchObject({ title: "阳台堆肥入门：一只桶与二十天", site: "沙箱生活周刊（虚构）" });
});

test("a page that was quoted is opened once to be added", async () => {
  const { sandbox, quote, addPage } = await searching();
  const url = `${sandbox.url}/pages/hybrid-work`;
  const { tokens } = (await quote(url)).data;
  await addPage(url, tokens);
  expect(sandbox.opened).toEqual(["hybrid-work"]);
});

test("of a PDF of the web the page is told where a statement stands", async () => {
  const bytes = Buffer.from(
    pdfOf(["校园堆肥箱由值日生翻堆，每周两次，由三位老师轮流看管。", "第一年收集量从每天十公斤升到每天四十公斤，阴雨天少百分之十二。"]),
  );
  const url = "https://example.org/report.pdf";
  const app = await createTestApp({ pageFetcher: { fetch: async () => ({ url, type: "pdf", charset: null, bytes }) } });
  onTestFinished(() => app.close());
  const { noteId, token, find } = await noteWithSources(app);
  const quoted = (await app.call("/api/source/quotePage", { noteId, url }, token)).data;
  const added = await app.call("/api/source/addPage", { noteId, url, tokens: quoted.tokens, requestId: randomUUID() }, token);
  expect(added.data).toMatchObject({ source: { id: "R1", pages: 2, characters: quoted.characters }, charged: quoted.tokens });
  const asked = { noteId, id: "R1", sentence: "收集量升到每天四十公斤" };
  const { passages } = (await app.call("/api/source/passage", asked, token)).data;
  expect(passages[0]).toMatchObject({ page: 2 });
  expect((await find("翻堆每周几次"))[0]?.text).toContain("值日生");
});

test("a published work that was found becomes a source with its entry and abstract, free of charge", async () => {
  const { app, noteId, token, list, find, balance } = await searching();
  const before = await balance();
  const add = (work: { doi: string | null; title: string; year: number | null }) =>
    app.call("/api/source/addWork", { noteId, work }, token);
  const { data } = await add({ doi: null, title: "乡村小学阅读角的使用情况与改进建议", year: 2021 });
  expect(data.source).toMatchObject({ id: "R1", kind: "work", type: "abstract", entry: expect.stringContaining("林晓禾, 周望") });
  expect((await find("按年级分架"))[0]).toMatchObject({ id: "R1" });
  expect(await add({ doi: null, title: "没有人写过的一篇", year: 2020 })).toMatchObject({ refusal: { reason: "source.workUnknown" } });
  expect(await list()).toHaveLength(1);
  expect(await balance()).toBe(before);
});

test("a published work without an abstract is none to feed a note with", async () => {
  const work = WITHOUT_ABSTRACT;
  const app = await createTestApp({
    bibliography: { sources: ["openalex"], search: async () => ({ list: [work], missing: [] }), byDoi: async () => work },
  });
  onTestFinished(() => app.close());
  const { noteId, token, list } = await noteWithSources(app);
  const { doi, title, year } = work;
  const added = await app.call("/api/source/addWork", { noteId, work: { doi, title, year } }, token);
  expect(added).toMatchObject({ code: 1, refusal: { reason: "source.noAbstract" } });
  expect(await list()).toEqual([]);
});

test("where no service is set up the page is told so, and a search is refused in plain words", async () => {
  const app = await createTestApp();
  onTestFinished(() => app.close());
  const { noteId, token } = await noteWithSources(app);
  const { features } = (await app.call("/api/agreement/baseInfo", {})).data.settings;
  expect(features).toMatchObject({ webSearch: false, bibliography: false });
  const refused = await app.call("/api/source/search", { noteId, q: "堆肥", requestId: randomUUID() }, token);
  expect(refused).toMatchObject({ refusal: { reason: "webSearch.off" }, message: "这个站点没有开通联网搜索" });
});
