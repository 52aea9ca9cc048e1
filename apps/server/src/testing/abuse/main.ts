/** `npm run abuse`: the whole suite on every kind of storage available. Exit code 1 where anything was found. */
import { parseArgs } from "node:util";
import { reportLines } from "./print-report.ts";
import { runAbuse, SEED, shapesHere } from "./run-abuse.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string", default: String(SEED) }, share: { type: "string", default: "1" } },
});

/** Prints progress. */
const onGroup = ({ group, tried, seconds }: { group: string; tried: number; seconds: number }) =>
  process.stderr.write(`${group}: ${tried} in ${seconds.toFixed(1)} s\n`);

let found = 0;
for (const shape of shapesHere) {
  if (positionals.length > 0 && !positionals.includes(shape)) continue;
  const report = await runAbuse({ shape, share: Number(values.share), seed: Number(values.seed), judgesTime: true, onGroup });
  found += report.findings.length;
  process.stdout.write(`${reportLines(report).join("\n")}\n\n`);
}
process.exitCode = found === 0 ? 0 : 1;
