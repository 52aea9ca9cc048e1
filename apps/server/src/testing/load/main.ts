/** `npm run load`: a mixed day at rising load, with faults, on processes of its own. Exit code 1 where a promise was not kept. */
import { parseArgs } from "node:util";
import { loadLines } from "./print-load.ts";
import { runLoad } from "./run-load.ts";

/** Default seed. */
const SEED = "20261124";

const { values } = parseArgs({
  options: {
    web: { type: "string", default: "2" },
    worker: { type: "string", default: "2" },
    people: { type: "string", default: "1600" },
    minutes: { type: "string", default: "10" },
    "level-seconds": { type: "string", default: "20" },
    seed: { type: "string", default: SEED },
    /** What the names of the wanted faults contain; `none` = no fault. */
    faults: { type: "string", default: "" },
    "without-costs": { type: "boolean", default: false },
  },
});

const began = performance.now();
const result = await runLoad({
  web: Number(values.web),
  worker: Number(values.worker),
  people: Number(values.people),
  minutes: Number(values.minutes),
  levelSeconds: Number(values["level-seconds"]),
  seed: Number(values.seed),
  measuresActions: !values["without-costs"],
  faults: values.faults === "none" ? null : values.faults,
  say: (line) => process.stderr.write(`${((performance.now() - began) / 1000).toFixed(0).padStart(4)} s  ${line}\n`),
});
process.stdout.write(`${loadLines(result).join("\n")}\n`);
process.exit(result.promises.broken.length === 0 ? 0 : 1);
