import { expect, test } from "vitest";
import { createBibliography } from "./combine.ts";
import { asking, startSources } from "./testing/start-sources.ts";

const never = new AbortController().signal;
/** In both services; the lines of the sandbox's data are numbered. */
const IN_BOTH = "10.5555/sandbox.en.001";
const ONLY_OPENALEX = "10.5555/sandbox.en.007";
const ONLY_CROSSREF = "10.5555/sandbox.en.009";

async function start() {
  const started = await startSources();
  return { ...started, bibliography: createBibliography(Object.values(started.sources)) };
}

test("both sources are asked, and a work that both have is there once", async () => {
  const { sandbox, bibliography } = await start();
  const { list, missing } = await bibliography.search(asking("reading corners in rural primary schools"));
  expect(missing).toEqual([]);
  expect(sandbox.calls.map(({ service }) => service).toSorted()).toEqual(["crossref", "openalex"]);
  expect(list.filter(({ doi }) => doi === IN_BOTH)).toHaveLength(1);
  expect(new Set(list.map(({ doi }) => doi)).size).toBe(list.length);
});

test("the publisher's entry comes first, with the abstract of the other", async () => {
  const { bibliography } = await start();
  const { list } = await bibliography.search(asking("notice and consent in mobile applications"));
  // The year 2021 is not one of those for which the publisher deposits abstracts in the sandbox.
  expect(list[0]).toMatchObject({ source: "crossref", title: "Notice and consent in mobile applications", year: 2021 });
  expect(list[0]?.abstract).toContain("Few people read notices");
});

test("what only one of them knows is there too", async () => {
  const { bibliography } = await start();
  expect(await bibliography.byDoi(ONLY_OPENALEX, never)).toMatchObject({ source: "openalex" });
  expect(await bibliography.byDoi(ONLY_CROSSREF, never)).toMatchObject({ source: "crossref" });
  expect(await bibliography.byDoi("10.5555/nothing", never)).toBeNull();
});

test.each([
  ["openalex", "crossref"],
  ["crossref", "openalex"],
] as const)("where %s is down, the works of %s come, with a note", async (down, up) => {
  const { sandbox, bibliography } = await start();
  sandbox.fail(down, "down");
  const { list, missing } = await bibliography.search(asking("reading"));
  expect(missing).toEqual([down]);
  expect(list.length).toBeGreaterThan(0);
  expect(list.every(({ source }) => source === up)).toBe(true);
});

test("where both are down, the search fails", async () => {
  const { sandbox, bibliography } = await start();
  sandbox.fail("openalex", "limited");
  sandbox.fail("crossref", "down");
  await expect(bibliography.search(asking("reading"))).rejects.toMatchObject({ fault: "unavailable" });
});

test("where both want fewer calls, it is told when to come back", async () => {
  const { sandbox, bibliography } = await start();
  sandbox.fail("openalex", "limited");
  sandbox.fail("crossref", "limited");
  await expect(bibliography.search(asking("reading"))).rejects.toMatchObject({ fault: "limited", waitMs: 20_000 });
});

test("that a DOI is nobody's is not said while a source is missing", async () => {
  const { sandbox, bibliography } = await start();
  sandbox.fail("openalex", "down", 2);
  await expect(bibliography.byDoi(ONLY_OPENALEX, never)).rejects.toMatchObject({ fault: "unavailable" });
  expect(await bibliography.byDoi(IN_BOTH, never)).toMatchObject({ doi: IN_BOTH });
});

test.each(["openalex", "crossref"] as const)("a DOI for which %s names another title than the other is not believed", async (liar) => {
  const { sandbox, bibliography } = await start();
  sandbox.fail(liar, "lying");
  await expect(bibliography.byDoi(IN_BOTH, never)).rejects.toMatchObject({ fault: "badAnswer" });
});

test("a lie in a search does not overwrite what the other source says", async () => {
  const { sandbox, bibliography } = await start();
  sandbox.fail("crossref", "lying");
  const { list } = await bibliography.search(asking("reading corners kites"));
  const claims = list.filter(({ doi }) => doi === IN_BOTH).map(({ title, source }) => ({ title, source }));
  expect(claims).toContainEqual({ title: "Reading corners in rural primary schools: use and upkeep", source: "openalex" });
});

test("without any source a search is unavailable", async () => {
  const bibliography = createBibliography([]);
  await expect(bibliography.search(asking("reading"))).rejects.toMatchObject({ fault: "unavailable" });
  await expect(bibliography.byDoi(IN_BOTH, never)).rejects.toMatchObject({ fault: "unavailable" });
});
