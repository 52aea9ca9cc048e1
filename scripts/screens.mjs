// npm run screens: every screen in every language, size and theme; npm test visits each screen in one of these twelve views.
import { bootstrap } from "./lib/bootstrap.mjs";
import { runTestFiles } from "./lib/run-test-files.mjs";

const tools = await bootstrap({ withTools: true });
const env = { ...tools.env, SCREENS: "all" };
const passed = await runTestFiles(["e2e/screens-zh.e2e.ts", "e2e/screens-en.e2e.ts"], { ...tools, env });
process.exitCode = passed ? 0 : 1;
