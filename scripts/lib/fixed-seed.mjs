import fc from "fast-check";

/** A suite has to say the same twice: `FUZZ=1` tries other values than the ones tried always. */
if (process.env["FUZZ"] === undefined) fc.configureGlobal({ seed: 20_261_123 });
