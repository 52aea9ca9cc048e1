import { expect, test } from "vitest";
import { loadLines } from "./print-load.ts";
import { runLoad } from "./run-load.ts";

/** Two of each process share one machine with other tests. */
const TIMEOUT_MS = 300_000;

test.runIf(process.env["TEST_DATABASE_URL"] !== undefined && process.env["TEST_REDIS_URL"] !== undefined)(
  "a small day on two web processes and a worker, one of them killed: everybody is answered, and no promise is broken",
  { timeout: TIMEOUT_MS },
  async () => {
    const result = await runLoad({
      web: 2,
      worker: 1,
      people: 6,
      minutes: 1,
      levelSeconds: 8,
      seed: 7,
      measuresActions: false,
      faults: "worker 1",
      say: () => undefined,
    });
    expect(result.promises.broken, loadLines(result).join("\n")).toEqual([]);
    expect(result.promises.compared).toMatchObject({
      notes: expect.toSatisfy((n: number) => n > 0),
      texts: expect.toSatisfy((n: number) => n > 0),
    });
    expect(result.levels.map(({ report }) => report.calls > 0)).toEqual([true]);
    expect(result.faults).toHaveLength(1);
  },
);
