import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT_DIR } from "../platform/root-dir.ts";
import { SERVER_ARGS, SERVER_MEMORY } from "./server-build.ts";

it("tests and benches start the server with the arguments and the memory that npm start gives it", async () => {
  const started = (await import(new URL("../../../../scripts/lib/server-build.mjs", import.meta.url).href)) as { SERVER_ARGS: string[] };
  expect(SERVER_ARGS).toEqual(started.SERVER_ARGS);
  const script = readFileSync(join(ROOT_DIR, "scripts", "start.mjs"), "utf8");
  for (const [name, value] of Object.entries(SERVER_MEMORY)) expect(script).toContain(`${name}: "${value}"`);
});
