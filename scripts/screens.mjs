// npm run screens: every screen in every language, size and theme, with a picture of each; npm test visits each screen in one view.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bootstrap } from "./lib/bootstrap.mjs";
import { root } from "./lib/paths.mjs";
import { runTestFiles } from "./lib/run-test-files.mjs";
import { screensPage } from "./lib/screens-page.mjs";

const folder = join(root, ".runtime", "screens");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const tools = await bootstrap({ withTools: true });
const env = { ...tools.env, SCREENS: "all", SCREENS_FOLDER: folder };
const passed = await runTestFiles({ paths: ["e2e/screens-zh.e2e.ts", "e2e/screens-en.e2e.ts"] }, { ...tools, env });
const found = join(folder, "screens.jsonl");
const screens = existsSync(found)
  ? readFileSync(found, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line))
  : [];
writeFileSync(join(folder, "index.html"), screensPage(screens));
console.log(
  `${screens.length} pictures, ${screens.reduce((sum, { faults }) => sum + faults.length, 0)} faults: ${join(folder, "index.html")}`,
);
process.exitCode = passed ? 0 : 1;
