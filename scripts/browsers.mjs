// npm run browsers: every journey of e2e/engines in every browser, with a table of both at the end.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bootstrap } from "./lib/bootstrap.mjs";
import { journeysTable } from "./lib/journeys-table.mjs";
import { runtimeDir } from "./lib/paths.mjs";
import { runTestFiles } from "./lib/run-test-files.mjs";

const tools = await bootstrap({ withTools: true });
mkdirSync(join(runtimeDir, "test-reports"), { recursive: true });
const report = join(runtimeDir, "test-reports", "browsers.json");
const passed = await runTestFiles({ paths: ["e2e/engines"] }, { ...tools, env: { ...tools.env, JOURNEYS: "all" }, report });
console.log(journeysTable(JSON.parse(readFileSync(report, "utf8"))));
process.exitCode = passed ? 0 : 1;
