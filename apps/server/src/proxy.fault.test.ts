import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { type ServerProcess, startServerProcess } from "./modules/generation/testing/server-process.ts";
import { hasProgram, startCaddy } from "./testing/start-proxy.ts";
import { createTestDatabaseUrl } from "./testing/test-database.ts";

const REDIS_URL = process.env["TEST_REDIS_URL"];
const CALLERS = 8;
const CALLS_BETWEEN = 200;

/** The configuration of compose.yaml for these servers. */
function composeCaddyfile(servers: readonly ServerProcess[], port: number): string {
  let configuration = readFileSync(new URL("../../../Caddyfile", import.meta.url), "utf8").replace(":8080 {", `http://127.0.0.1:${port} {`);
  for (const [n, { url }] of servers.entries()) configuration = configuration.replace(`web-${n + 1}:3000`, new URL(url).host);
  return configuration;
}

test("a web process that is told to end says that it is not ready, answers calls for as long as it was given, and ends with 0", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "leaving-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const server = await startServerProcess({ DATA_DIR: dataDir, LEAVING_SECONDS: "2" });
  onTestFinished(() => server.kill());
  const began = performance.now();
  const ended = server.stop();
  await expect.poll(() => fetch(`${server.url}/readyz`).then(({ status }) => status)).toBe(503);
  expect(await server.call("/api/scene/get", { sceneType: "weeklyReport" })).toMatchObject({ code: 0 });
  expect(await ended).toBe(0);
  expect(performance.now() - began).toBeGreaterThanOrEqual(2000);
});

const testWithCaddy = test.skipIf(!hasProgram("caddy") || REDIS_URL === undefined);
testWithCaddy("behind the proxy of compose.yaml a web process is told to end while people call: nobody notices", async () => {
  const fresh = await createTestDatabaseUrl();
  onTestFinished(() => fresh?.drop());
  const dataDir = mkdtempSync(join(tmpdir(), "proxy-data-"));
  const env = {
    DATA_DIR: dataDir,
    ROLES: "web",
    DATABASE_URL: fresh?.databaseUrl ?? "",
    REDIS_URL: REDIS_URL ?? "",
    TRUST_PROXY: "1",
    LEAVING_SECONDS: "3",
  };
  const servers = [await startServerProcess(env), await startServerProcess(env)];
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    rmSync(dataDir, { recursive: true, force: true });
  });
  const [first, second] = servers as [ServerProcess, ServerProcess];
  const url = await startCaddy((port) => composeCaddyfile(servers, port));

  let [answered, isOver] = [0, false];
  const refused: string[] = [];
  const caller = async () => {
    while (!isOver) {
      const answer = await fetch(`${url}/api/scene/get`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ sceneType: "weeklyReport" }),
      }).catch((error: unknown) => String(error));
      if (typeof answer === "string" || answer.status !== 200) refused.push(typeof answer === "string" ? answer : String(answer.status));
      else await answer.json();
      answered += 1;
      await sleep(5);
    }
  };
  const callers = Array.from({ length: CALLERS }, caller);
  const more = async () => {
    const from = answered;
    await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(from + CALLS_BETWEEN);
  };
  await more();
  expect(await first.stop()).toBe(0);
  await more();
  const told = [...refused];
  isOver = true;
  await Promise.all(callers);
  expect(told).toEqual([]);

  // With none left the proxy says so.
  await second.kill();
  expect((await fetch(`${url}/readyz`)).status).toBeGreaterThanOrEqual(500);
});
