import { join } from "node:path";
import { keepCompiled, writeCompiled } from "./platform/keep-compiled.ts";
import { ROOT_DIR } from "./platform/root-dir.ts";

/** Starts the server and keeps what was compiled for the next start. */
export async function runServer(): Promise<void> {
  // Before any other import: compiling without the cache takes longer than the rest of the start.
  keepCompiled(join(ROOT_DIR, ".runtime", "compile-cache"));
  const { checkStart, startServer } = await import("./start-server.ts");
  if (process.argv.includes("--check-start")) return checkStart();
  await startServer({ stopWithParent: process.argv.includes("--stop-with-parent") });
  // A process that is killed writes nothing at its end.
  writeCompiled();
}
