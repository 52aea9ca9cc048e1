import { expect, onTestFinished, test } from "vitest";
import { createLog } from "./platform/log.ts";
import { createManualClock } from "./testing/manual-clock.ts";
import { testConfig } from "./testing/test-config.ts";
import { openTestDatabase } from "./testing/test-database.ts";
import { sourcesFor, wireBibliography } from "./wiring-bibliography.ts";

const OPENALEX = { base: "https://api.openalex.org", key: "k" };
const CROSSREF = { base: "https://api.crossref.org", mailto: undefined };
const MAILTO = "ops@example.org";

test.each([
  ["production without credentials asks Crossref", { env: "production", sandbox: true }, { openAlex: null, crossref: CROSSREF }],
  ["production with a key asks both", { env: "production", openAlexKey: "k" }, { openAlex: OPENALEX, crossref: CROSSREF }],
  ["development without credentials asks the sandbox", { env: "development", sandbox: true }, "sandbox"],
  ["development without the sandbox asks Crossref", { env: "development", sandbox: false }, { openAlex: null, crossref: CROSSREF }],
  [
    "an address ends the sandbox",
    { env: "development", sandbox: true, crossrefMailto: MAILTO },
    { openAlex: null, crossref: { ...CROSSREF, mailto: MAILTO } },
  ],
  ["a test without the sandbox asks nobody", { env: "test", sandbox: false }, { openAlex: null, crossref: null }],
] as const)("%s", (_, config, sources) => {
  expect(sourcesFor(testConfig(config))).toEqual(sources);
});

test("the sandbox answers for both sources, with works that say what they are", async () => {
  const { db, close } = await openTestDatabase("sqlite");
  onTestFinished(close);
  const config = testConfig({ env: "development", sandbox: true });
  const wired = await wireBibliography({ config, clock: createManualClock(), log: createLog({ level: "silent" }), db });
  onTestFinished(wired.close);
  const signal = new AbortController().signal;
  const { list, missing } = await wired.bibliography.search({ query: "reading corners", limit: 20, page: 1, signal });
  expect(missing).toEqual([]);
  expect(list[0]?.publisher).toBe("Tangleaf Sandbox Press (made up)");
});
