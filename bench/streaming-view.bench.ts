/**
 * What an answer of 30,540 characters with 124 formulas costs the main thread of the real scene page while it comes and until it can be
 * edited: the built page on a real server, in Chromium, its text at the pace of a fast model. Beside it a bare page that only appends
 * the same text and scrolls. What counts is the thread's own time; nodes and memory are what is still held afterwards.
 */
import type { Page } from "playwright-core";
import { openBrowser } from "../e2e/support/open-browser.ts";
import { startServer } from "../e2e/support/start-server.ts";
import { type AnsweredPage, openAnsweredPage } from "./lib/answered-page.ts";
import { longAnswer } from "./lib/long-answer.ts";
import { reportFigure } from "./lib/report-figure.ts";
import { costsBetween, heldByPage, longTasksOf, threadCosts, watchLongTasks } from "./lib/thread-costs.ts";

const CHARACTERS = 30_540;
const BUDGET_MS = 4500;
const BUDGET_NODES = 16_000;
const BUDGET_HEAP_BYTES = 10_000_000;
const SETTLED_MS = 2000;
const MEGABYTE = 1_000_000;

const BARE = `<!doctype html><meta charset="utf-8"><div style="max-width:44rem;margin:auto;font:16px/1.8 serif;white-space:pre-wrap"></div><script>
(async () => {
  const text = document.querySelector("div");
  const reader = (await fetch("/api/ai/stream", { method: "POST" })).body.pipeThrough(new TextDecoderStream()).getReader();
  for (let rest = "";;) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split("\\n");
    rest = lines.pop();
    for (const line of lines) if (line.startsWith("data: ")) text.append(JSON.parse(line.slice(6)).text ?? "");
    scrollTo(0, document.body.scrollHeight);
  }
})();
</script>`;

async function measure({ page, session, answer }: AnsweredPage, untilWhole: (page: Page) => Promise<unknown>) {
  await page.waitForTimeout(SETTLED_MS);
  const held = await heldByPage(session);
  await watchLongTasks(page);
  const before = await threadCosts(session);
  await answer();
  await untilWhole(page);
  await page.waitForTimeout(SETTLED_MS);
  const costs = costsBetween(before, await threadCosts(session));
  // Before what is held is counted: that collects the page's garbage, in one long task of the bench's own.
  const longest = Math.max(0, ...(await longTasksOf(page)));
  const after = await heldByPage(session);
  return { ...costs, nodes: after.nodes, heapBytes: after.heapBytes - held.heapBytes, longest };
}

type Measured = Awaited<ReturnType<typeof measure>>;

const say = (name: string, { taskMs, scriptMs, styleMs, layoutMs, layouts, nodes, heapBytes, longest }: Measured) =>
  console.log(
    `${name}: ${taskMs.toFixed(0)} ms main thread (script ${scriptMs.toFixed(0)}, style ${styleMs.toFixed(0)}, layout ${layoutMs.toFixed(0)} in ${layouts} times), ` +
      `longest task ${longest.toFixed(0)} ms, ${nodes} nodes and ${(heapBytes / MEGABYTE).toFixed(1)} MB more held afterwards`,
  );

const browser = await openBrowser();
const server = await startServer({ env: { SAMPLE_WRITER_SPEED: "0" } });
try {
  const text = longAnswer(CHARACTERS);
  const bare = await openAnsweredPage(browser, { server, text, bare: BARE });
  const floor = await measure(bare, async () => undefined);
  say("bare page that appends the text", floor);
  await bare.context.close();
  const real = await openAnsweredPage(browser, { server, text });
  const ours = await measure(real, (page) => page.locator(".ProseMirror").waitFor());
  say("the scene page", ours);
  await real.context.close();
  const figures = [
    { what: `${CHARACTERS} characters, main thread`, measured: ours.taskMs, floor: floor.taskMs, unit: "ms", budget: { most: BUDGET_MS } },
    { what: "nodes held afterwards", measured: ours.nodes, floor: floor.nodes, unit: "nodes", budget: { most: BUDGET_NODES } },
    {
      what: "memory held afterwards",
      measured: ours.heapBytes,
      floor: floor.heapBytes,
      unit: "bytes",
      budget: { most: BUDGET_HEAP_BYTES },
    },
  ];
  for (const figure of figures) reportFigure({ bench: "streaming-view", floorIs: "a bare page that appends the text", ...figure });
} finally {
  await browser.close();
  await server.stop();
}
