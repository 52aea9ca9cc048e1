import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { UserState } from "@tangleaf/contract";
import { DAILY_GIFT_TOKENS } from "@tangleaf/contract";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestDatabaseUrl } from "../../testing/test-database.ts";
import { type ServerProcess, startServerProcess } from "../generation/testing/server-process.ts";

const redisUrl = process.env["TEST_REDIS_URL"];
const WAIT_MS = 180_000;

let dataDir: string;
let servers: ServerProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "user-stream-"));
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.kill()));
  servers = [];
  rmSync(dataDir, { recursive: true, force: true });
});

/** How things stand for a person, as one open stream of a process says. */
async function watch({ url }: ServerProcess, token: string) {
  const leaving = new AbortController();
  const states: UserState[] = [];
  const { body } = await fetch(`${url}/api/user/stream`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: token },
    body: "{}",
    signal: leaving.signal,
  });
  const over = (async () => {
    let rest = "";
    for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const frames = `${rest}${text}`.split("\n\n");
      rest = frames.pop() ?? "";
      for (const frame of frames) {
        const data = frame.split("\n").find((line) => line.startsWith("data:"));
        if (data !== undefined) states.push(JSON.parse(data.slice("data:".length)) as UserState);
      }
    }
  })().catch(() => undefined);
  const leave = () => {
    leaving.abort();
    return over;
  };
  return { states, leave };
}

it.runIf(process.env["TEST_DATABASE_URL"] !== undefined && redisUrl !== undefined)(
  "over two processes on PostgreSQL and Redis, who watches at one is told at once of what happens at the other, and nobody else is",
  async () => {
    const database = await createTestDatabaseUrl();
    if (database === null) throw new Error("There is no PostgreSQL.");
    const env = { DATA_DIR: dataDir, DATABASE_URL: database.databaseUrl, REDIS_URL: redisUrl ?? "" };
    const here = await startServerProcess(env);
    servers.push(here);
    const there = await startServerProcess(env);
    servers.push(there);
    const signIn = async (username: string) => (await here.call<{ token: string }>("/api/auth/devlogin", { username })).data.token;
    const [one, other] = [await signIn("one"), await signIn("other")];
    const [seen, theirs] = [await watch(here, one), await watch(here, other)];
    await expect.poll(() => [seen.states.length, theirs.states.length]).toEqual([1, 1]);
    expect(await there.call("/api/pay/activity/gift5k", {}, one)).toMatchObject({ code: 0 });
    await expect
      .poll(() => seen.states.at(-1)?.balance, { message: "the change did not arrive", timeout: WAIT_MS })
      .toBe((seen.states[0]?.balance ?? 0) + DAILY_GIFT_TOKENS);
    expect(theirs.states).toHaveLength(1);
    await Promise.all([seen.leave(), theirs.leave()]);
    await Promise.all(servers.map((server) => server.kill()));
    await database.drop();
  },
);
