import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "compiled-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const THREAD = `
  import { getCompileCacheDir } from "node:module";
  import { parentPort } from "node:worker_threads";
  parentPort.postMessage(getCompileCacheDir());
`;
/** Says where a process, and a thread of it, keep what they compile. */
const PROCESS = `
  import { getCompileCacheDir } from "node:module";
  import { Worker } from "node:worker_threads";
  import { keepCompiled } from ${JSON.stringify(new URL("./keep-compiled.ts", import.meta.url).href)};
  keepCompiled(${JSON.stringify(folder)});
  const thread = new Worker(${JSON.stringify(THREAD)}, { eval: true });
  thread.once("message", (its) => console.log(JSON.stringify([getCompileCacheDir(), its ?? null])));
`;

it("keeps what threads compile beside what their process does", () => {
  const { NODE_COMPILE_CACHE: _, NODE_DISABLE_COMPILE_CACHE: __, ...env } = process.env;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", PROCESS], { env, encoding: "utf8" });
  const [own, its] = JSON.parse(said) as [string, string | null];
  expect(own.startsWith(folder)).toBe(true);
  expect(its).toBe(own);
});
