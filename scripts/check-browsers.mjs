// A part of npm run check: what the page uses and its oldest browsers lack.
import { checkBrowsers } from "./lib/check-browsers.mjs";

const faults = checkBrowsers();
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exitCode = 1;
}
