import { expect, it } from "vitest";
import { startServerProcess } from "./server-process.ts";

const DIES_AT_ONCE = "data:text/javascript,process.kill(process.pid,'SIGKILL')";
/** Far less than the time a server is given to be ready. */
const SOON_MS = 180_000;

it("does not wait for a server that was killed before it was ready", { timeout: SOON_MS }, async () => {
  await expect(startServerProcess({}, { nodeArgs: ["--import", DIES_AT_ONCE] })).rejects.toThrow("ended with SIGKILL");
});
