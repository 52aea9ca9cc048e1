/**
 * `npm run abuse`: what a hostile person can make the site pay, and whether every call holds, on every kind of storage available.
 * Exit code 1 where anything was found.
 */
import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { COST_KINDS } from "./costs/kinds.ts";
import { costLines, progressLine } from "./costs/print-costs.ts";
import { COST_BOUNDS, runCosts } from "./costs/run-costs.ts";
import { reportLines } from "./print-report.ts";
import { runAbuse, SEED, type Shape, shapesHere } from "./run-abuse.ts";

/** The calls of the contract with hostile bodies: a group of its own beside the kinds of costs. */
const CALLS = "calls";
const SEEDS_END = 1_000_000;
/** Of the time; the calls have the rest. */
const COSTS_SHARE = 0.6;
/** All calls with all bodies take this many minutes on one kind of storage. */
const ALL_CALLS_MINUTES = 8;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    storage: { type: "string" },
    only: { type: "string" },
    match: { type: "string", default: "" },
    minutes: { type: "string", default: "10" },
    bound: { type: "string", default: String(COST_BOUNDS.callMs) },
    seed: { type: "string" },
    share: { type: "string" },
  },
});
const { only, match } = values;
if (only !== undefined && only !== CALLS && !(only in COST_KINDS)) {
  console.error(`--only knows: ${[CALLS, ...Object.keys(COST_KINDS)].join(", ")}`);
  process.exit(1);
}
const storages = [...positionals, ...(values.storage?.split(",") ?? [])];
const shapes = shapesHere.filter((shape) => storages.length === 0 || storages.includes(shape));
const withCosts = only !== CALLS;
const withCalls = only === CALLS || (only === undefined && match === "");
const minutesEach = Number(values.minutes) / shapes.length;
const seed = Number(values.seed ?? randomInt(SEEDS_END));

process.stdout.write(`seed ${seed}\n`);
let found = 0;
for (const shape of shapes) {
  if (withCosts) found += await attackCosts(shape);
  if (withCalls) found += await attackCalls(shape);
}
process.exitCode = found === 0 ? 0 : 1;

/** Returns how many entries were at fault. */
async function attackCosts(shape: Shape): Promise<number> {
  const report = await runCosts({
    shape,
    seed,
    minutes: withCalls ? minutesEach * COSTS_SHARE : minutesEach,
    bounds: { ...COST_BOUNDS, callMs: Number(values.bound) },
    isWanted: (kind, { name, finding }) => (only === undefined || kind === only) && (finding === match || name.includes(match)),
    onRow: (row) => process.stderr.write(`${progressLine(row)}\n`),
  });
  process.stdout.write(`${costLines(report).join("\n")}\n\n`);
  return report.rows.filter(({ faults }) => faults.length > 0).length;
}

/** Returns how much was found. */
async function attackCalls(shape: Shape): Promise<number> {
  const minutes = withCosts ? minutesEach * (1 - COSTS_SHARE) : minutesEach;
  const report = await runAbuse({
    shape,
    share: Number(values.share ?? Math.min(1, minutes / ALL_CALLS_MINUTES)),
    seed: Number(values.seed ?? SEED),
    judgesTime: true,
    onGroup: ({ group, tried, seconds }) => process.stderr.write(`${group}: ${tried} in ${seconds.toFixed(1)} s\n`),
  });
  process.stdout.write(`${reportLines(report).join("\n")}\n\n`);
  return report.findings.length;
}
