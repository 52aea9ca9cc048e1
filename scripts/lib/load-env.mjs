// Written for Node 20, because it runs before the required version is installed.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { ensureNode } from "./bootstrap.mjs";
import { root } from "./paths.mjs";

const PARSE = "console.log(JSON.stringify(require('node:util').parseEnv(require('node:fs').readFileSync(process.argv[1], 'utf8'))))";

/** Reads `.env` into the environment; what is set there already stays. Node before 20.12 cannot, so the installed one reads it. */
export async function loadEnv(file = join(root, ".env")) {
  if (!existsSync(file)) return;
  if (process.loadEnvFile !== undefined) return process.loadEnvFile(file);
  const { node } = await ensureNode();
  const read = JSON.parse(execFileSync(node, ["-e", PARSE, file], { encoding: "utf8" }));
  process.env = { ...read, ...process.env };
}
