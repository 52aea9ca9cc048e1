// A part of npm run check: the regular expressions that may take longer than in proportion to the text they read.
import { checkExpressions } from "./lib/check-expressions.mjs";

const faults = checkExpressions();
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exitCode = 1;
}
