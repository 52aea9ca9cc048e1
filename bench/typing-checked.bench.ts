/**
 * Somebody types in the middle of 100,000 characters while the self-checks are open beside the text: 10 characters a second, with a
 * pause after each 25 in which the text is read, so that answers arrive while the next ones are typed. Beside the same text without
 * checks, in the same browser. Budget: no task over 50 ms more than there are without them while typing, and no key more than a
 * frame later at the 95th percentile.
 */
import type { CDPSession, Page } from "playwright-core";
import { percentile } from "../apps/server/src/testing/percentile.ts";
import { withBenchPage } from "./lib/bench-page.ts";
import { describeTyped, type Typed, typeSteadily } from "./lib/key-to-paint.ts";
import { reportFigure } from "./lib/report-figure.ts";

const BLOCKS = 1000;
const BLOCK_CHARACTERS = 100;
const ROUNDS = 8;
const KEYS = 25;
const KEYS_A_SECOND = 10;
/** Longer than the checks wait for; the next keys come while the text is being read. */
const PAUSE_MS = 700;
const FRAME_MS = 1000 / 60;
const READ_WITHIN_MS = 60_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function typeInRounds(page: Page, session: CDPSession): Promise<Typed> {
  const rounds: Typed[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push(await typeSteadily(page, session, { count: KEYS, aSecond: KEYS_A_SECOND }));
    await wait(PAUSE_MS);
  }
  return {
    keys: rounds.flatMap(({ keys }) => keys),
    longTasks: rounds.flatMap(({ longTasks }) => longTasks),
    frames: rounds.reduce((sum, { frames }) => sum + frames, 0),
    droppedFrames: rounds.reduce((sum, { droppedFrames }) => sum + droppedFrames, 0),
    taskMs: rounds.reduce((sum, { taskMs }) => sum + taskMs, 0) / ROUNDS,
  };
}

await withBenchPage("typing-checked-page.ts", async (page, session) => {
  const results: Typed[] = [];
  for (const isChecked of [false, true]) {
    await page.evaluate(`bench.open({ blocks: ${BLOCKS}, characters: ${BLOCK_CHARACTERS}, isChecked: ${isChecked} })`);
    const until = performance.now() + READ_WITHIN_MS;
    while (isChecked && Number(await page.evaluate("bench.found()")) === 0) {
      if (performance.now() > until) throw new Error("the text was never read");
      await wait(PAUSE_MS);
    }
    const before = Number(await page.evaluate("bench.length()"));
    // Once to warm up: what is compiled at the first keys is no part of typing on.
    await typeSteadily(page, session, { count: KEYS, aSecond: KEYS_A_SECOND });
    const typed = await typeInRounds(page, session);
    const added = Number(await page.evaluate("bench.length()")) - before;
    if (added !== KEYS * (ROUNDS + 1)) throw new Error(`${added} of ${KEYS * (ROUNDS + 1)} characters are there`);
    const findings = Number(await page.evaluate("bench.found()"));
    console.log(`${isChecked ? `with checks, ${findings} places drawn` : "without checks"}: ${describeTyped(typed)}`);
    results.push(typed);
  }
  const [without, checked] = results as [Typed, Typed];
  const later = percentile(checked.keys, 0.95) - percentile(without.keys, 0.95);
  const isKept = checked.longTasks.length <= without.longTasks.length && later <= FRAME_MS;
  console.log(
    `  budget: no task over 50 ms from checks, ${FRAME_MS.toFixed(0)} ms at p95 (${later.toFixed(1)}): ${isKept ? "kept" : "MISSED"}`,
  );
  reportFigure({
    bench: "typing-checked",
    what: "a key with checks open, p95",
    floorIs: "without checks",
    measured: percentile(checked.keys, 0.95),
    floor: percentile(without.keys, 0.95),
    unit: "ms",
    budget: { most: percentile(without.keys, 0.95) + FRAME_MS },
  });
});
