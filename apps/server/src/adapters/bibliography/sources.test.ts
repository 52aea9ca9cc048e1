import type { BibliographyFault } from "@tangleaf/sandbox";
import { describe, expect, test, vi } from "vitest";
import { asking, startSources } from "./testing/start-sources.ts";

const READING = "10.5555/sandbox.en.001";
const ZH_READING = "10.5555/sandbox.zh.001";
const SECOND_MS = 1000;
const TIMEOUT_MS = 8000;
const never = new AbortController().signal;

describe.each(["openalex", "crossref"] as const)("%s", (name) => {
  test("finds works by words, the best match first, with all that a reference needs", async () => {
    const { sources } = await startSources();
    const [work] = await sources[name].search(asking("reading corners in rural primary schools"));
    expect(work).toMatchObject({
      doi: READING,
      title: "Reading corners in rural primary schools: use and upkeep",
      authors: [
        { family: "Hollis", given: "Mara" },
        { family: "Quayle", given: "Peter" },
      ],
      year: 2021,
      container: "Sandbox Journal of Education",
      volume: "12",
      issue: "3",
      pages: "45-52",
      type: "article",
      url: `https://doi.org/${READING}`,
      source: name,
    });
  });

  test("finds Chinese works, and parts a Chinese name", async () => {
    const { sources } = await startSources();
    const [work] = await sources[name].search(asking("乡村小学 阅读角", { language: "zh" }));
    expect(work).toMatchObject({ doi: ZH_READING, title: "乡村小学阅读角的使用情况与改进建议", year: 2021 });
    expect(work?.authors).toEqual([
      { family: "林", given: "晓禾" },
      { family: "周", given: "望" },
    ]);
  });

  test("keeps to the language asked for", async () => {
    const { sources } = await startSources();
    const english = await sources[name].search(asking("rural reading 阅读", { language: "en" }));
    expect(english.length).toBeGreaterThan(0);
    expect(english.filter(({ title }) => /\p{Script=Han}/u.test(title))).toEqual([]);
  });

  test("gives one page after the other, no work twice", async () => {
    const { sources } = await startSources();
    const pages = await Promise.all([1, 2].map((page) => sources[name].search(asking("sandbox", { limit: 5, page }))));
    const dois = pages.flat().map(({ doi }) => doi);
    expect(dois).toHaveLength(10);
    expect(new Set(dois).size).toBe(10);
  });

  test("finds a work by its DOI, with its language and abstract", async () => {
    const { sources } = await startSources();
    const work = await sources[name].byDoi("10.5555/sandbox.zh.002", never);
    expect(work).toMatchObject({ title: "混合式教学中学生自主学习能力的影响因素", language: "zh" });
    expect(work?.abstract).toMatch(/^以三所高校的问卷为基础/);
  });

  test("knows no work for a DOI nobody has registered", async () => {
    const { sources } = await startSources();
    expect(await sources[name].byDoi("10.5555/nothing", never)).toBeNull();
  });

  test("finds nothing for words nobody wrote, and for signs alone", async () => {
    const { sources } = await startSources();
    expect(await sources[name].search(asking("xyzzy"))).toEqual([]);
    expect(await sources[name].search(asking('"(*?~'))).toEqual([]);
  });

  test.each([
    ["is down", "down", "unavailable", "status 503"],
    ["wants fewer calls", "limited", "limited", "status 429"],
    ["answers with a page", "nonJson", "badAnswer", "the answer is no JSON"],
    ["breaks off in the middle", "halfAnswer", "unavailable", "connection: UND_ERR_SOCKET"],
    ["answers with more than anybody would read", "huge", "badAnswer", "the answer is too large"],
  ] as const satisfies [string, BibliographyFault, string, string][])("fails in our words when it %s", async (_, fault, reason, note) => {
    const { sandbox, sources, lines } = await startSources();
    sandbox.fail(name, fault, 2);
    await expect(sources[name].search(asking("reading"))).rejects.toMatchObject({ name: "BibliographyError", fault: reason });
    await expect(sources[name].byDoi(READING, never)).rejects.toMatchObject({ name: "BibliographyError", fault: reason });
    expect(lines.join("")).toContain(`"source":"${name}","fault":"${reason}","note":"${note}"`);
  });

  test("gives up a source that is slow after eight seconds", async () => {
    const { sandbox, clock, sources } = await startSources();
    sandbox.fail(name, "noAnswer");
    const failing = expect(sources[name].search(asking("reading"))).rejects.toMatchObject({ fault: "timeout" });
    await vi.waitUntil(() => sandbox.calls.length === 1);
    await clock.advance(TIMEOUT_MS);
    await failing;
  });

  test("ends at once when nobody waits any more, and logs nothing", async () => {
    const { sandbox, sources, lines } = await startSources();
    sandbox.fail(name, "noAnswer");
    const leaving = new AbortController();
    const failing = expect(sources[name].search(asking("reading", { signal: leaving.signal }))).rejects.toMatchObject({
      fault: "unavailable",
    });
    await vi.waitUntil(() => sandbox.calls.length === 1);
    leaving.abort();
    await failing;
    await expect(sources[name].search(asking("reading", { signal: leaving.signal }))).rejects.toMatchObject({ fault: "unavailable" });
    expect(sandbox.calls).toHaveLength(1);
    expect(lines).toEqual([]);
  });

  test("is not asked again before the time it named, and then is", async () => {
    const { sandbox, clock, sources } = await startSources();
    sandbox.fail(name, "limited");
    await expect(sources[name].search(asking("reading"))).rejects.toMatchObject({ fault: "limited", waitMs: 20 * SECOND_MS });
    await clock.advance(19 * SECOND_MS);
    await expect(sources[name].search(asking("reading"))).rejects.toMatchObject({ fault: "limited", waitMs: SECOND_MS });
    expect(sandbox.calls).toHaveLength(1);
    await clock.advance(SECOND_MS);
    expect((await sources[name].search(asking("reading"))).length).toBeGreaterThan(0);
  });

  test("does not believe the work of another DOI", async () => {
    const { sandbox, sources } = await startSources();
    sandbox.fail(name, "otherDoi");
    await expect(sources[name].byDoi(READING, never)).rejects.toMatchObject({ fault: "badAnswer" });
  });

  test("takes nothing from fields of another type than they should have", async () => {
    const { sandbox, sources } = await startSources();
    sandbox.fail(name, "wrongTypes", 2);
    await expect(sources[name].search(asking("reading"))).rejects.toMatchObject({ fault: "badAnswer" });
    await expect(sources[name].byDoi(READING, never)).rejects.toMatchObject({ fault: "badAnswer" });
  });

  test("bounds and cleans whatever the fields hold", async () => {
    const { sandbox, sources } = await startSources();
    sandbox.fail(name, "hostileFields");
    const works = await sources[name].search(asking("reading"));
    expect(works.length).toBeGreaterThan(0);
    const text = JSON.stringify(works);
    expect(text).not.toMatch(/<|javascript:|\\u0000|\\u202e|\u202E/i);
    for (const work of works) {
      expect(work.title.length).toBeLessThanOrEqual(500);
      expect(work.authors.every(({ family, given }) => family.length <= 120 && given.length <= 120)).toBe(true);
      expect(work).toMatchObject({ year: null, type: "other", language: null, citedBy: 0 });
    }
  });
});

test("OpenAlex with a wrong key is unavailable, and the key is not in the log", async () => {
  const { sources, lines } = await startSources({ key: "wrong-key-1" });
  await expect(sources.openalex.search(asking("reading"))).rejects.toMatchObject({ fault: "unavailable", message: "status 401" });
  expect(lines.join("")).not.toContain("wrong-key-1");
});

test("OpenAlex is not sent signs it reads as operators", async () => {
  const { sandbox, sources } = await startSources();
  expect((await sources.openalex.search(asking('"reading" AND (rural*'))).length).toBeGreaterThan(0);
  expect(sandbox.calls[0]?.query["search"]).toBe("reading and rural");
});

test("Crossref is told whom to write to, where somebody is", async () => {
  const { sandbox, sources } = await startSources({ mailto: "ops@example.org" });
  await sources.crossref.search(asking("reading"));
  expect(sandbox.calls[0]).toMatchObject({ query: { mailto: "ops@example.org" }, userAgent: "Tangleaf (mailto:ops@example.org)" });
});

test("Crossref is asked one at a time where nobody is named", async () => {
  const { sandbox, clock, sources } = await startSources();
  const asked = () => sandbox.calls.filter(({ service }) => service === "crossref").length;
  sandbox.fail("crossref", "noAnswer");
  const first = expect(sources.crossref.search(asking("reading"))).rejects.toMatchObject({ fault: "timeout" });
  await vi.waitUntil(() => asked() === 1);
  await clock.advance(SECOND_MS);
  const second = sources.crossref.search(asking("rural"));
  // What was sent before is there once a later call has been answered.
  await sources.openalex.search(asking("rural"));
  expect(asked()).toBe(1);
  await clock.advance(TIMEOUT_MS - SECOND_MS);
  await first;
  expect((await second).length).toBeGreaterThan(0);
});

test("the pace Crossref tells is kept to", async () => {
  const { sandbox, clock, sources } = await startSources({ mailto: "ops@example.org" });
  const asked = () => sandbox.calls.filter(({ service }) => service === "crossref").length;
  sandbox.fail("crossref", "strict");
  await sources.crossref.search(asking("reading"));
  const second = sources.crossref.search(asking("rural"));
  await sources.openalex.search(asking("rural"));
  expect(asked()).toBe(1);
  await clock.advance(SECOND_MS);
  expect((await second).length).toBeGreaterThan(0);
  expect(asked()).toBe(2);
});
