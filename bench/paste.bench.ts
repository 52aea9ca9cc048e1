/**
 * How long the page stands still while 200,000 characters in 4,000 lines are pasted into a text of 1,000 blocks: the handler of
 * the event, and what it leaves to be done until the next picture. Budget: 500 ms.
 */
import { percentile } from "../apps/server/src/testing/percentile.ts";
import { withBenchPage } from "./lib/bench-page.ts";
import { reportFigure } from "./lib/report-figure.ts";

const ROUNDS = 5;
const BUDGET_MS = 500;

await withBenchPage("paste-page.ts", async (page, _session, taskMs) => {
  for (const name of (await page.evaluate("bench.names")) as string[]) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await page.evaluate("bench.open(1000)");
      await page.evaluate("bench.idle()");
      const [length, before] = [(await page.evaluate("bench.length()")) as number, await taskMs()];
      await page.evaluate(`bench.paste(${JSON.stringify(name)})`);
      await page.evaluate("bench.idle()");
      times.push((await taskMs()) - before);
      if (((await page.evaluate("bench.length()")) as number) < length + 190_000) throw new Error("not everything was pasted");
    }
    const median = percentile(times, 0.5);
    console.log(`${name}: ${median.toFixed(0)} ms (median of ${ROUNDS}), budget ${BUDGET_MS}`);
    const what = `200,000 characters pasted: ${name}`;
    reportFigure({ bench: "paste", what, floorIs: "", measured: median, floor: null, unit: "ms", budget: { most: BUDGET_MS } });
  }
});
