import { startWebSandbox, type WebFault } from "@tangleaf/sandbox";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "../../platform/log.ts";
import type { WebQuery } from "../../ports/web-search.ts";
import { createManualClock } from "../../testing/manual-clock.ts";
import { createBocha } from "./bocha.ts";
import { createSearxng } from "./searxng.ts";
import { createTavily } from "./tavily.ts";

const TIMEOUT_MS = 8000;

async function start() {
  const sandbox = await startWebSandbox();
  onTestFinished(() => sandbox.close());
  const clock = createManualClock();
  const lines: string[] = [];
  const log = createLog({ level: "debug", destination: { write: (line) => void lines.push(line) } });
  const services = {
    searxng: createSearxng({ ...sandbox.searxng, clock, log }),
    bocha: createBocha({ ...sandbox.bocha, clock, log }),
    tavily: createTavily({ ...sandbox.tavily, clock, log }),
  };
  return { sandbox, clock, lines, services };
}

const asking = (q: string, rest: Partial<WebQuery> = {}): WebQuery => ({
  ...{ q, language: "zh", count: 10, page: 1, signal: new AbortController().signal },
  ...rest,
});

describe.each(["searxng", "bocha", "tavily"] as const)("%s", (name) => {
  test("finds pages by words, with their site and day", async () => {
    const { sandbox, services } = await start();
    const [page] = await services[name].search(asking("校园厨余堆肥"));
    expect(page).toEqual({
      title: "校园厨余堆肥一年记：三所学校的做法",
      url: `${sandbox.url}/pages/compost-campus`,
      snippet: expect.stringContaining("平均为四十二公斤"),
      site: name === "bocha" ? "沙箱环保网（虚构）" : "127.0.0.1",
      publishedAt: "2026-03-12",
    });
  });

  test("gives one page of answers after the other, none twice", async () => {
    const { services } = await start();
    const first = await services[name].search(asking("堆肥 compost", { count: 10 }));
    expect(first.length).toBeGreaterThan(2);
    expect(await services[name].search(asking("堆肥 compost", { count: 10, page: 2 }))).toEqual([]);
    expect(await services[name].search(asking("堆肥 compost", { count: 2 }))).toEqual(first.slice(0, 2));
  });

  test("finds nothing for words nobody wrote", async () => {
    const { services } = await start();
    expect(await services[name].search(asking("xyzzy"))).toEqual([]);
  });

  test.each([
    ["is down", "down", "unavailable", "status 503"],
    ["forbids the call with a page", "forbidden", "unavailable", "status 403"],
    ["wants fewer calls", "limited", "limited", "status 429"],
    ["answers with a page", "garbage", "badAnswer", "the answer is no JSON"],
  ] as const satisfies [string, WebFault, string, string][])("fails in our words when it %s", async (_, fault, reason, note) => {
    const { sandbox, services, lines } = await start();
    sandbox.fail(fault);
    await expect(services[name].search(asking("堆肥"))).rejects.toMatchObject({ name: "WebSearchError", fault: reason });
    expect(lines.join("")).toContain(`"source":"${name}","fault":"${reason}","note":"${note}"`);
    expect(lines.join("")).not.toContain("sandbox-key");
  });

  test("is given up after eight seconds", async () => {
    const { sandbox, clock, services } = await start();
    sandbox.fail("slow");
    const failing = expect(services[name].search(asking("堆肥"))).rejects.toMatchObject({ fault: "timeout" });
    await vi.waitUntil(() => sandbox.calls.length === 1);
    await clock.advance(TIMEOUT_MS);
    await failing;
  });

  test("is not asked again before the time it named", async () => {
    const { sandbox, services } = await start();
    sandbox.fail("limited");
    await expect(services[name].search(asking("堆肥"))).rejects.toMatchObject({ waitMs: 20_000 });
    await expect(services[name].search(asking("堆肥"))).rejects.toMatchObject({ fault: "limited" });
    expect(sandbox.calls).toHaveLength(1);
  });

  test("takes nothing from fields of another type, and no address that is not of the web", async () => {
    const { sandbox, services } = await start();
    sandbox.fail("wrongTypes");
    expect(await services[name].search(asking("堆肥"))).toEqual([]);
    sandbox.fail("hostile");
    const found = await services[name].search(asking("堆肥"));
    expect(found.filter(({ url }) => !url.startsWith(sandbox.url))).toEqual([
      {
        title: "堆肥alert(1)",
        url: "https://example.org/marked",
        snippet: "x".repeat(600),
        site: name === "bocha" ? "s".repeat(80) : "example.org",
        publishedAt: null,
      },
    ]);
  });
});

test("a service that needs a key is asked with it", async () => {
  const { sandbox, services } = await start();
  await services.bocha.search(asking("堆肥", { count: 10, page: 2 }));
  await services.tavily.search(asking("堆肥"));
  expect(sandbox.calls.map(({ authorization }) => authorization)).toEqual(["Bearer sandbox-key", "Bearer sandbox-key"]);
  expect(sandbox.calls[0]?.sent).toMatchObject({ query: "堆肥", count: 20, summary: true });
  expect(sandbox.calls[1]?.sent).toMatchObject({ max_results: 10, search_depth: "basic" });
});
