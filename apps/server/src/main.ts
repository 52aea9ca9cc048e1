import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { ROOT_DIR } from "./platform/root-dir.ts";

// Before anything else is loaded: stripping and compiling 900 files takes longer than everything a start does.
enableCompileCache(join(ROOT_DIR, ".runtime", "compile-cache"));
const { startServer } = await import("./start-server.ts");
await startServer({ stopWithParent: process.argv.includes("--stop-with-parent") });
