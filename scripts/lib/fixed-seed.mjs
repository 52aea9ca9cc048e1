import fc from "fast-check";

const FUZZ_RUNS = 2000;

/** A suite has to say the same twice: `FUZZ=1` tries other values than the ones tried always, and more of them. */
fc.configureGlobal(process.env["FUZZ"] === undefined ? { seed: 20_261_123 } : { numRuns: FUZZ_RUNS });
