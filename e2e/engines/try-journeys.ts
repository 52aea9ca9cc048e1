import { afterAll, beforeAll, describe, it } from "vitest";
import { server } from "../support/shared.ts";
import { startServer, type TestServer } from "../support/start-server.ts";
import { hashToNumber, SCREENS_SEED } from "../support/views.ts";
import type { Engine } from "./engine.ts";
import { JOURNEYS } from "./journeys/index.ts";
import type { Journey } from "./journeys/journey.ts";

/** Characters a second: a short text can be stopped in its middle. */
const SLOWLY = { SAMPLE_WRITER_SPEED: "12", RATE_LIMIT_PER_MINUTE: "0" };

/** With JOURNEYS=all (`npm run browsers`) every browser is tried with every journey. */
export const isWhole = process.env["JOURNEYS"] === "all";

type Trial = {
  readonly name: string;
  /** Undefined: the machine has no such browser. */
  readonly open: (() => Promise<Engine>) | undefined;
  /** Shared by two browsers in a run of all tests. */
  readonly journeys?: readonly Journey[];
  /** Which half of them this browser runs; without it, none. */
  readonly half?: 0 | 1;
};

/** Selects every other journey; the commit decides where a half begins. */
const selectHalf = (journeys: readonly Journey[], half: Trial["half"]) =>
  journeys.filter((_, at) => (hashToNumber(SCREENS_SEED) + at) % 2 === half);

/** Tries journeys in a browser. */
export function tryJourneys({ name, open, journeys = JOURNEYS, half }: Trial): void {
  describe.skipIf(open === undefined)(name, () => {
    let engine: Engine;
    let slow: TestServer;
    beforeAll(async () => {
      if (open === undefined) return;
      [engine, slow] = await Promise.all([open(), startServer({ env: SLOWLY })]);
    });
    afterAll(() => Promise.all([engine?.close(), slow?.stop()]));
    it.each(isWhole ? JOURNEYS : selectHalf(journeys, half))("$name", ({ run }) => run({ engine, server, slow }));
  });
}
