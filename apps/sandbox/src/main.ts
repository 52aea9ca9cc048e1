import { startModelSandbox } from "./index.ts";

const DEFAULT_PORT = 34_010;

/** Starts the sandbox by itself: `node apps/sandbox/src/main.ts [port]`. */
const sandbox = await startModelSandbox({ port: Number(process.argv[2] ?? DEFAULT_PORT) });
process.stdout.write(`${sandbox.url}\n`);
