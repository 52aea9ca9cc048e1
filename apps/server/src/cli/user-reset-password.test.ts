import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openStorage } from "../db/open-storage.ts";
import { createHasher } from "../modules/password/hasher.ts";
import { parseConfig } from "../platform/config.ts";
import { createManualClock } from "../testing/manual-clock.ts";
import { insertSampleRows } from "../testing/sample-rows.ts";
import { runAdmin } from "./run-admin.ts";

const dataDir = mkdtempSync(join(tmpdir(), "tangleaf-reset-"));
const clock = createManualClock();
const PASSWORD = /[2-9a-z]{4}(-[2-9a-z]{4}){3}/;

let storage: Awaited<ReturnType<typeof openStorage>>;

async function reset(username: string, env: Record<string, string> = {}) {
  const lines: string[] = [];
  const config = parseConfig({ APP_ENV: "test", DATA_DIR: dataDir, ...env });
  const exitCode = await runAdmin({ typed: ["user", "reset-password", username], config, clock, print: (line) => lines.push(line) });
  return { exitCode, said: lines.join("\n") };
}

async function hashOf(userId: string): Promise<string> {
  return (await storage.db.selectFrom("password").select("hash").where("user_id", "=", userId).executeTakeFirstOrThrow()).hash;
}

beforeAll(async () => {
  storage = await openStorage({ dataDir, now: clock.now });
  await insertSampleRows(storage.db, 4);
  // Accounts made by QR have no password; only the first gets one.
  const { id } = await storage.db.selectFrom("app_user").select("id").where("username", "=", "user0").executeTakeFirstOrThrow();
  await storage.db.deleteFrom("password").where("user_id", "!=", id).execute();
  await storage.db.insertInto("identity").values({ provider: "password", subject: "user0", user_id: id, created_at: 0 }).execute();
});
afterAll(async () => {
  await storage.close();
  rmSync(dataDir, { recursive: true });
});

describe("user reset-password", () => {
  test("beside a running server it makes a new password, says it once and signs every device out", async () => {
    const { id } = await storage.db.selectFrom("app_user").select("id").where("username", "=", "user0").executeTakeFirstOrThrow();
    const { exitCode, said } = await reset("user0");
    expect({ exitCode, said }).toMatchObject({ exitCode: 0, said: expect.stringContaining("1 台设备已退出登录") });
    expect(said.match(new RegExp(PASSWORD, "g"))).toHaveLength(1);
    expect(await createHasher().verify(PASSWORD.exec(said)?.[0] ?? "", await hashOf(id))).toBe(true);
    const alive = await storage.db.selectFrom("session").select("user_id").where("revoked_at", "is", null).execute();
    expect(alive).toHaveLength(3);
    expect(alive).not.toContainEqual({ user_id: id });
  });

  test("an account that has ended gets none", async () => {
    await storage.db.updateTable("app_user").set({ closed_at: 1 }).where("username", "=", "user3").execute();
    expect((await reset("user3")).exitCode).not.toBe(0);
    const { id } = await storage.db.selectFrom("app_user").select("id").where("username", "=", "user3").executeTakeFirstOrThrow();
    expect(await storage.db.selectFrom("password").select("hash").where("user_id", "=", id).execute()).toEqual([]);
  });

  test("an account without a password gets one under the name it has, and that is said", async () => {
    const { id } = await storage.db.selectFrom("app_user").select("id").where("username", "=", "user1").executeTakeFirstOrThrow();
    const { exitCode, said } = await reset("user1", { DEPLOY_ENV: "cloud" });
    expect({ exitCode, said }).toMatchObject({ exitCode: 0, said: expect.stringContaining("user1 had no password and has one now") });
    expect(await createHasher().verify(PASSWORD.exec(said)?.[0] ?? "", await hashOf(id))).toBe(true);
    const names = await storage.db
      .selectFrom("identity")
      .select("subject")
      .where("provider", "=", "password")
      .where("user_id", "=", id)
      .execute();
    expect(names).toEqual([{ subject: "user1" }]);
  });

  test("a name that is another account's but for its case gets none, and nothing changes", async () => {
    await storage.db.updateTable("app_user").set({ username: "USER1" }).where("username", "=", "user2").execute();
    const before = await storage.db.selectFrom("session").selectAll().orderBy("id").execute();
    expect(await reset("USER1")).toMatchObject({ exitCode: 1, said: expect.stringContaining("没有改动任何数据") });
    expect(await storage.db.selectFrom("session").selectAll().orderBy("id").execute()).toEqual(before);
    expect(await storage.db.selectFrom("password").selectAll().execute()).toHaveLength(2);
  });

  test("nobody by that name is said", async () => {
    expect(await reset("nobody")).toMatchObject({ exitCode: 1, said: expect.stringContaining("nobody") });
  });
});
