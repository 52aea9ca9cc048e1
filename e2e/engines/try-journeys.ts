import { afterAll, beforeAll, describe, it } from "vitest";
import { server } from "../support/shared.ts";
import { startServer, type TestServer } from "../support/start-server.ts";
import type { Engine } from "./engine.ts";
import { JOURNEYS } from "./journeys/index.ts";
import type { Journey } from "./journeys/journey.ts";

/** Characters a second: a short text can be stopped in its middle. */
const SLOWLY = { SAMPLE_WRITER_SPEED: "12", RATE_LIMIT_PER_MINUTE: "0" };

/** With JOURNEYS=all (`npm run browsers`) every browser is tried with everything. */
const isWhole = process.env["JOURNEYS"] === "all";

type Trial = {
  readonly name: string;
  /** Undefined: the machine has no such browser. */
  readonly open: (() => Promise<Engine>) | undefined;
  /** What a run of all tests tries here; left out: everything. */
  readonly journeys?: readonly Journey[];
};

/** Tries journeys in a browser. */
export function tryJourneys({ name, open, journeys = JOURNEYS }: Trial): void {
  describe.skipIf(open === undefined)(name, () => {
    let engine: Engine;
    let slow: TestServer;
    beforeAll(async () => {
      if (open === undefined) return;
      [engine, slow] = await Promise.all([open(), startServer({ env: SLOWLY })]);
    });
    afterAll(() => Promise.all([engine?.close(), slow?.stop()]));
    it.each(isWhole ? JOURNEYS : journeys)("$name", ({ run }) => run({ engine, server, slow }));
  });
}
