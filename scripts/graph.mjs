// npm run graph: prints the modules and who imports whom, as a Mermaid diagram.
import { bootstrap } from "./lib/bootstrap.mjs";
import { run } from "./lib/run.mjs";

const { env, bin } = await bootstrap({ withTools: true });
const args = [
  "apps",
  "packages",
  "--include-only",
  "^(apps|packages)",
  "--output-type",
  "mermaid",
  "--collapse",
  "^(packages|apps)/[^/]+/src/[^/]+",
];
await run(bin("depcruise"), args, { env });
