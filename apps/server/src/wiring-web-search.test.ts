import { expect, onTestFinished, test } from "vitest";
import { createLog } from "./platform/log.ts";
import { createManualClock } from "./testing/manual-clock.ts";
import { testConfig } from "./testing/test-config.ts";
import { openTestDatabase } from "./testing/test-database.ts";
import { webSearchFor, wireWebSearch } from "./wiring-web-search.ts";

const BOCHA = { name: "bocha", base: undefined, key: "k" } as const;

test.each([
  ["production without a service searches nothing", { env: "production", sandbox: true }, null],
  ["development without a service searches the sandbox", { env: "development", sandbox: true }, "sandbox"],
  ["development without the sandbox searches nothing", { env: "development", sandbox: false }, null],
  ["a service ends the sandbox", { env: "development", sandbox: true, webSearch: BOCHA }, BOCHA],
] as const)("%s", (_, config, expected) => {
  expect(webSearchFor(testConfig(config))).toEqual(expected);
});

test("the sandbox answers once a day for the same question", async () => {
  const { db, close } = await openTestDatabase("sqlite");
  onTestFinished(close);
  const clock = createManualClock();
  const config = testConfig({ env: "development", sandbox: true });
  const wired = await wireWebSearch({ config, clock, log: createLog({ level: "silent" }), db });
  const query = { language: "zh", count: 10, page: 1, signal: new AbortController().signal } as const;
  const first = await wired.webSearch?.search({ ...query, q: "堆肥" });
  expect(first?.[0]?.url).toContain("/pages/compost");
  await wired.close();
  expect(await wired.webSearch?.search({ ...query, q: " 堆肥 " })).toEqual(first);
  await clock.advance(24 * 3_600_000);
  await expect(wired.webSearch?.search({ ...query, q: "堆肥" })).rejects.toMatchObject({ fault: "unavailable" });
});
