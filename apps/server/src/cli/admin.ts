import { systemClock } from "../adapters/system-clock.ts";
import { ConfigError, loadConfig } from "../platform/config.ts";
import { runAdmin } from "./run-admin.ts";

/** Start of `npm run admin`. */
try {
  process.exitCode = await runAdmin({ typed: process.argv.slice(2), config: loadConfig(), clock: systemClock, print: console.log });
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
