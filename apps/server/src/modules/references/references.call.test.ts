import { type BibliographySandbox, startBibliographySandbox } from "@tangleaf/sandbox";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createCachedSource } from "../../adapters/bibliography/cached-source.ts";
import { createBibliography } from "../../adapters/bibliography/combine.ts";
import { createCrossref } from "../../adapters/bibliography/crossref.ts";
import { createOpenAlex } from "../../adapters/bibliography/openalex.ts";
import { createBibliographyCache } from "../../db/bibliography-cache.ts";
import { createLog } from "../../platform/log.ts";
import { BibliographyError } from "../../ports/bibliography.ts";
import { createManualClock } from "../../testing/manual-clock.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "../../testing/test-app.ts";
import { openTestDatabase, TEST_DATABASE_KINDS } from "../../testing/test-database.ts";

const PATH = "/api/reference/search";
const READING = "10.5555/sandbox.en.001";
const MINUTE_MS = 60_000;
const SECRET_SEARCH = "unspoken topic of my thesis";

let sandbox: BibliographySandbox;
beforeAll(async () => {
  sandbox = await startBibliographySandbox();
});
afterAll(() => sandbox.close());

/** The app as it is wired, asking the sandbox. */
async function onDatabase(
  kind: (typeof TEST_DATABASE_KINDS)[number],
  body: (app: TestApp, token: string, lines: readonly string[]) => Promise<void>,
  options: TestAppOptions = {},
): Promise<void> {
  const database = await openTestDatabase(kind);
  const clock = createManualClock();
  const lines: string[] = [];
  const log = createLog({ level: "trace", destination: { write: (line) => void lines.push(line) } });
  const cache = createBibliographyCache({ db: database.db, clock });
  const { openAlex, crossref } = sandbox;
  const sources = [
    { base: openAlex.base, source: createOpenAlex({ ...openAlex, clock, log }) },
    { base: crossref.base, source: createCrossref({ ...crossref, mailto: undefined, clock, log }) },
  ];
  const bibliography = createBibliography(sources.map((one) => createCachedSource({ ...one, cache, log })));
  const app = await createTestApp({ database, clock, bibliography, parts: { log }, ...options });
  try {
    const { token } = await app.signIn("reader");
    await body(app, token, lines);
  } finally {
    await app.close();
    await database.close();
  }
}

for (const kind of TEST_DATABASE_KINDS) {
  test(`works are found in both databases of works, and the same search asks them once (${kind})`, () =>
    onDatabase(kind, async (app, token) => {
      const { data } = await app.call(PATH, { q: "reading corners in rural schools" }, token);
      expect(data.missing).toEqual([]);
      expect(data.list[0]).toMatchObject({ doi: READING, year: 2021, abstract: expect.stringContaining("Twelve rural schools") });
      const before = sandbox.calls.length;
      expect((await app.call(PATH, { q: "Reading corners in  rural schools" }, token)).data).toEqual(data);
      expect(sandbox.calls).toHaveLength(before);
    }));
}

test("a search is in the language and on the page that is asked for", () =>
  onDatabase("sqlite", async (app, token) => {
    const { data } = await app.call(PATH, { q: "小学 阅读 sandbox", language: "zh" }, token);
    expect(data.list.length).toBeGreaterThan(1);
    expect(data.list.every(({ title }) => /\p{Script=Han}/u.test(title))).toBe(true);
    const pages = await Promise.all([1, 2].map((page) => app.call(PATH, { q: "sandbox", page }, token)));
    expect(pages[0]?.data.list[0]).not.toEqual(pages[1]?.data.list[0]);
  }));

test("a DOI, also as an address, is looked up and not searched for", () =>
  onDatabase("sqlite", async (app, token) => {
    const { data } = await app.call(PATH, { q: `https://doi.org/${READING.toUpperCase()}` }, token);
    expect(data.list.map(({ doi }) => doi)).toEqual([READING]);
    expect(sandbox.calls.slice(-2).every(({ path }) => path.includes("sandbox.en.001"))).toBe(true);
    expect((await app.call(PATH, { q: "10.5555/nothing" }, token)).data).toEqual({ list: [], missing: [] });
    expect((await app.call(PATH, { q: READING, page: 2 }, token)).data.list).toEqual([]);
  }));

test("where one database of works is down, the other's works come, and it is named", () =>
  onDatabase("sqlite", async (app, token) => {
    sandbox.fail("openalex", "down");
    const { data } = await app.call(PATH, { q: "reading" }, token);
    expect(data.missing).toEqual(["openalex"]);
    expect(data.list.length).toBeGreaterThan(0);
    expect((await app.call(PATH, { q: "reading" }, token)).data.missing).toEqual([]);
  }));

test("where both fail, the search is refused in words, and works again afterwards", () =>
  onDatabase("sqlite", async (app, token) => {
    for (const service of ["openalex", "crossref"] as const) sandbox.fail(service, "nonJson");
    expect(await app.call(PATH, { q: "reading" }, token)).toMatchObject({
      status: 200,
      code: 1,
      message: "文献检索暂时用不了，稍后再试",
      refusal: { reason: "reference.unavailable" },
    });
    for (const service of ["openalex", "crossref"] as const) sandbox.fail(service, "limited");
    expect(await app.call(PATH, { q: "reading" }, token)).toMatchObject({ refusal: { reason: "reference.limited", waitSeconds: 20 } });
    await app.clock.advance(MINUTE_MS);
    expect((await app.call(PATH, { q: "reading" }, token)).code).toBe(0);
  }));

test("a search none of them answered in time is refused as such", async () => {
  const late = () => Promise.reject(new BibliographyError("timeout", "slow"));
  const app = await createTestApp({ bibliography: { sources: ["openalex"], search: late, byDoi: late } });
  const { token } = await app.signIn("reader");
  expect(await app.call(PATH, { q: "reading" }, token)).toMatchObject({ code: 1, refusal: { reason: "reference.timeout" } });
  await app.close();
});

test("without any database of works a search is refused", async () => {
  const app = await createTestApp({ variant: "en" });
  const { token } = await app.signIn("reader");
  expect(await app.call(PATH, { q: "reading" }, token)).toMatchObject({
    refusal: { reason: "reference.unavailable" },
    message: "The literature search isn't available right now. Try again later.",
  });
  await app.close();
});

test("words are needed, and pages end", () =>
  onDatabase("sqlite", async (app, token) => {
    for (const body of [{ q: "  " }, { q: "a".repeat(301) }, { q: "a", page: 51 }, { q: "a", page: 0 }]) {
      expect(await app.call(PATH, body, token), JSON.stringify(body)).toMatchObject({ refusal: { reason: "body.invalid" } });
    }
    expect(await app.call(PATH, { q: "reading" })).toMatchObject({ code: 99 });
  }));

test("one person searches twenty times a minute", () =>
  onDatabase(
    "sqlite",
    async (app, token) => {
      for (let n = 0; n < 20; n++) expect((await app.call(PATH, { q: "reading" }, token)).code).toBe(0);
      expect(await app.call(PATH, { q: "reading" }, token)).toMatchObject({ status: 429, refusal: { reason: "rate.limited" } });
      const { token: other } = await app.signIn("other");
      expect((await app.call(PATH, { q: "reading" }, other)).code).toBe(0);
      await app.clock.advance(MINUTE_MS);
      expect((await app.call(PATH, { q: "reading" }, token)).code).toBe(0);
    },
    { config: { rateLimitPerMinute: 1000 } },
  ));

test("what somebody searched for is in no row and in no log line", () =>
  onDatabase("sqlite", async (app, token, lines) => {
    sandbox.fail("crossref", "down");
    await app.call(PATH, { q: SECRET_SEARCH }, token);
    const rows = await app.deps.db.selectFrom("bibliography_cache").selectAll().execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain("unspoken");
    expect(lines.join("")).toContain("bibliography source failed");
    expect(lines.join("")).not.toContain("unspoken");
    expect(lines.join("")).not.toContain(sandbox.openAlex.key);
  }));
