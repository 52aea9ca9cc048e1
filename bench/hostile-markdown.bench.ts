/**
 * Texts that Markdown could take long to read, 1 MB each, made into the blocks of a document: the processor time of the slowest
 * (budget 1 s), beside an honest text of the same length. `npm run bench hostile-markdown`.
 */
import { markdownToBlocks } from "@tangleaf/document/convert";
import { LONG_TEXTS } from "../packages/document/src/testing/long-texts.ts";
import { reportFigure } from "./lib/report-figure.ts";

const LENGTH = 1_000_000;
const BUDGET_MS = 1000;
const US_PER_MS = 1000;
const SHOWN = 10;
const HONEST = `## 方法\n\n${"本文用问卷和访谈研究**短视频**对阅读的影响，样本来自三所学校。".repeat(6)}\n\n- 一\n- 二\n\n`;

function cpuMs(text: string): number {
  const before = process.cpuUsage();
  markdownToBlocks(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / US_PER_MS;
}

const honest = HONEST.repeat(Math.ceil(LENGTH / HONEST.length)).slice(0, LENGTH);
const floor = Math.min(cpuMs(honest), cpuMs(honest));
const times = LONG_TEXTS.map(({ name, make }) => ({ name, ms: cpuMs(make(LENGTH)) })).sort((a, b) => b.ms - a.ms);

console.log(`an honest text of 1 MB: ${floor.toFixed(0)} ms`);
for (const { name, ms } of times.slice(0, SHOWN)) console.log(`${name}: ${ms.toFixed(0)} ms`);

reportFigure({
  bench: "hostile-markdown",
  what: `1 MB of the slowest of ${times.length} hostile texts to blocks, processor time`,
  floorIs: "1 MB of an honest text",
  measured: times[0]?.ms ?? 0,
  floor,
  unit: "ms",
  budget: { most: BUDGET_MS },
});
