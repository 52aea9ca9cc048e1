import { describe, expect, test } from "vitest";
import { createBibliographyCache } from "../../db/bibliography-cache.ts";
import { createLog } from "../../platform/log.ts";
import type { AnswerCache } from "../../ports/bibliography.ts";
import { openTestDatabase, TEST_DATABASE_KINDS } from "../../testing/test-database.ts";
import { createCachedSource } from "./cached-source.ts";
import { asking, startSources } from "./testing/start-sources.ts";

const DAY_MS = 86_400_000;
const READING = "10.5555/sandbox.en.001";
const never = new AbortController().signal;

describe.each(TEST_DATABASE_KINDS)("answers kept in %s", (kind) => {
  async function start(rowsMax?: number) {
    const started = await startSources();
    const { db, close } = await openTestDatabase(kind);
    const cache = createBibliographyCache({ db, clock: started.clock, ...(rowsMax && { rowsMax }) });
    const log = createLog({ level: "silent" });
    const base = started.sandbox.crossref.base;
    const source = createCachedSource({ source: started.sources.crossref, base, cache, log });
    return { ...started, db, close, source, cache };
  }

  test("the same question makes no second request, however it is spelled", async () => {
    const { sandbox, source, close } = await start();
    const first = await source.search(asking("Reading Corners"));
    expect(await source.search(asking("  reading   corners "))).toEqual(first);
    expect(await source.byDoi(READING, never)).toEqual(await source.byDoi(READING, never));
    expect(sandbox.calls).toHaveLength(2);
    await source.search(asking("reading corners", { page: 2 }));
    await source.search(asking("reading corners", { language: "en" }));
    expect(sandbox.calls).toHaveLength(4);
    await close();
  });

  test("an answer is asked for again after thirty days, and nothing found after one", async () => {
    const { sandbox, clock, source, close } = await start();
    const ask = async () => {
      await source.search(asking("reading"));
      await source.search(asking("xyzzy"));
      await source.byDoi("10.5555/nothing", never);
      return sandbox.calls.length;
    };
    expect(await ask()).toBe(3);
    clock.jumpTo(clock.now() + DAY_MS - 1);
    expect(await ask()).toBe(3);
    clock.jumpTo(clock.now() + 1);
    expect(await ask()).toBe(5);
    clock.jumpTo(clock.now() + 29 * DAY_MS - 1);
    expect(await source.search(asking("reading"))).not.toEqual([]);
    expect(sandbox.calls).toHaveLength(5);
    clock.jumpTo(clock.now() + 1);
    await source.search(asking("reading"));
    expect(sandbox.calls).toHaveLength(6);
    await close();
  });

  test("a failure is not kept", async () => {
    const { sandbox, source, close } = await start();
    sandbox.fail("crossref", "down");
    await expect(source.search(asking("reading"))).rejects.toMatchObject({ fault: "unavailable" });
    expect(await source.search(asking("reading"))).not.toEqual([]);
    await close();
  });

  test("there are never more rows than the bound, the oldest go, and no row holds the words of a question", async () => {
    const { clock, source, db, sandbox, close } = await start(3);
    for (const words of ["reading", "rural", "sleep", "traffic", "xyzzyword"]) {
      await source.search(asking(words));
      await clock.advance(1000);
    }
    const rows = await db.selectFrom("bibliography_cache").selectAll().execute();
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain("xyzzyword");
    const before = sandbox.calls.length;
    await source.search(asking("traffic"));
    expect(sandbox.calls).toHaveLength(before);
    await source.search(asking("reading"));
    expect(sandbox.calls).toHaveLength(before + 1);
    await close();
  });
});

test("answers of one address are never those of another", async () => {
  const { sources, sandbox } = await startSources();
  const kept = new Map<string, string>();
  const cache: AnswerCache = { read: async (key) => kept.get(key) ?? null, write: async (key, answer) => void kept.set(key, answer) };
  const log = createLog({ level: "silent" });
  for (const base of ["http://127.0.0.1:1", "https://api.crossref.org"])
    await createCachedSource({ source: sources.crossref, base, cache, log }).search(asking("reading"));
  expect(sandbox.calls).toHaveLength(2);
});

test("a cache that fails costs a request, not the answer", async () => {
  const { sources } = await startSources();
  const fail = () => Promise.reject(new Error("disk is full"));
  const lines: string[] = [];
  const log = createLog({ level: "warn", destination: { write: (line) => void lines.push(line) } });
  const source = createCachedSource({ source: sources.openalex, base: "b", cache: { read: fail, write: fail }, log });
  expect(await source.search(asking("reading"))).not.toEqual([]);
  expect(lines).toHaveLength(2);
});
