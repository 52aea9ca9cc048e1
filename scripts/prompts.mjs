// npm run prompts -- sceneType: prints what a model is asked for a scene. Without a name it says what else there is.
import { bootstrap } from "./lib/bootstrap.mjs";
import { run } from "./lib/run.mjs";

const { node, env } = await bootstrap({ withTools: true });
await run(node, ["apps/server/src/modules/generation/testing/print-prompts.ts", ...process.argv.slice(2)], { env });
