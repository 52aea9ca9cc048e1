import { expect, test } from "vitest";
import { reportLines } from "./print-report.ts";
import { runAbuse, SEED, shapesHere } from "./run-abuse.ts";

/** Share of the attacks of `npm run abuse`. */
const SHARE = 0.006;

/** Limit for each kind of storage; an idle machine needs half a minute. */
const TIMEOUT_MS = 1_800_000;

test.concurrent.each(shapesHere)(
  "whatever it is sent, the server refuses it in its own words and goes on (%s)",
  { timeout: TIMEOUT_MS },
  async (shape) => {
    const report = await runAbuse({ shape, share: SHARE, seed: SEED, judgesTime: false });
    expect(report.findings, reportLines(report).join("\n")).toEqual([]);
    expect(report.rows.reduce((sum, { tried }) => sum + tried, 0)).toBeGreaterThan(500);
  },
);
