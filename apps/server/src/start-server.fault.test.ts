import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { type Child, runChild } from "./testing/run-child.ts";
import { SERVER_MAIN } from "./testing/server-build.ts";

const EXIT_CONFIG = 78;
const MAIN = JSON.stringify(pathToFileURL(SERVER_MAIN).href);
const dir = mkdtempSync(join(tmpdir(), "tangleaf-start-"));
afterAll(() => rmSync(dir, { recursive: true }));

let started = 0;
function start(env: Readonly<Record<string, string>>, words: readonly string[] = []): Child {
  const outside = { PAGE_SERVER: "http://127.0.0.1:9", DATABASE_URL: "", REDIS_URL: "", PUBLIC_URL: "" };
  const own = { DATA_DIR: join(dir, String(started++)), PORT: "0", HOST: "127.0.0.1", APP_ENV: "test" };
  return runChild(`process.argv.push(...${JSON.stringify(words)}); await import(${MAIN})`, { env: { ...outside, ...own, ...env } });
}

test.each(["203.0.113.7", "no-such-host.invalid", "fe80::1", "a b"])(
  "a HOST of %j ends the start with 78 and says what to write instead",
  async (HOST) => {
    const child = start({ HOST });
    expect(await child.ended).toBe(EXIT_CONFIG);
    expect(child.lines).toEqual([
      expect.stringMatching(new RegExp(`^HOST=${HOST.replaceAll(".", "\\.")} .*0\\.0\\.0\\.0.*127\\.0\\.0\\.1`)),
    ]);
  },
);

test("a production start without PUBLIC_URL says that links lead nowhere else, and one with it does not", async () => {
  const without = start({ APP_ENV: "production" });
  await without.line("数据：");
  without.kill("SIGTERM");
  await without.ended;
  expect(without.lines).toContainEqual(expect.stringMatching(/^没有设置 PUBLIC_URL/));
  const given = start({ APP_ENV: "production", DEPLOY_ENV: "cloud", PUBLIC_URL: "https://write.example" });
  await given.line("Data: ");
  given.kill("SIGTERM");
  await given.ended;
  expect(given.lines.filter((line) => line.includes("PUBLIC_URL"))).toEqual([]);
});

test("before the page is built, folder and port are looked at, and nothing is begun", async () => {
  const DATA_DIR = join(dir, "looked-at");
  const look = (env: Readonly<Record<string, string>>) => start({ DATA_DIR, ...env }, ["--check-start"]);
  const free = look({});
  expect([await free.ended, free.lines]).toEqual([0, []]);
  expect(existsSync(join(DATA_DIR, "tangleaf.db"))).toBe(false);

  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const PORT = String((other.address() as AddressInfo).port);
  const taken = look({ PORT });
  expect([await taken.ended, taken.lines]).toEqual([EXIT_CONFIG, [expect.stringContaining(`端口 ${PORT}`)]]);
  other.close();

  const running = start({ DATA_DIR });
  await running.line("数据：");
  const second = look({});
  expect(await second.ended).not.toBe(0);
  expect(second.lines).toEqual([expect.stringContaining(DATA_DIR)]);
  running.kill("SIGTERM");
  await running.ended;
});
