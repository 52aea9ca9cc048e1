import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { shortId } from "@tangleaf/contract";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { createMemoryBroker } from "../adapters/brokers/memory-broker.ts";
import { openStorage } from "../db/open-storage.ts";
import { createAccount } from "../modules/account/index.ts";
import { createInvites } from "../modules/invites/invites.ts";
import { createMetering } from "../modules/metering/index.ts";
import { parseConfig } from "../platform/config.ts";
import { createManualClock } from "../testing/manual-clock.ts";
import { createTestDatabaseUrl } from "../testing/test-database.ts";
import { runAdmin } from "./run-admin.ts";

const DAY_MS = 86_400_000;
const CHROME = "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130 Safari/537.36";
const parent = mkdtempSync(join(tmpdir(), "tangleaf-people-"));
const shared = await createTestDatabaseUrl();
afterAll(async () => {
  rmSync(parent, { recursive: true });
  await shared?.drop();
});

/** Users of each test have names of their own: the databases are shared. */
let round = 0;

const STORES: readonly [string, Record<string, string>][] = [
  ["sqlite", {}],
  ...(shared === null ? [] : [["postgres", { DATABASE_URL: shared.databaseUrl }] as [string, Record<string, string>]]),
];

describe.each(STORES)("npm run admin -- user, on %s", (kind, env) => {
  const clock = createManualClock();
  const now = clock.now();
  let name: string;
  let storage: Awaited<ReturnType<typeof openStorage>>;

  async function admin(...typed: string[]) {
    const lines: string[] = [];
    const config = parseConfig({ APP_ENV: "test", DATA_DIR: join(parent, `${kind}${round}`), ...env });
    const exitCode = await runAdmin({ typed, config, clock, print: (line) => lines.push(line) });
    return { exitCode, said: lines.join("\n") };
  }

  const row = () => storage.db.selectFrom("app_user").selectAll().where("username", "=", name).executeTakeFirstOrThrow();

  async function signIn() {
    const { db } = storage;
    const metering = createMetering({ db, clock, variant: "zh" });
    const invites = createInvites({ db, clock, metering, dailyCap: 1 });
    const quiet = {
      log: { warn: () => {} },
      moderation: { check: () => ({ action: "pass" }) },
      identityPlatform: null,
      broker: createMemoryBroker(),
    };
    const account = createAccount({ db, clock, metering, invites, variant: "zh", ...quiet } as never);
    const person = { identities: [{ provider: "dev", subject: name }], username: name, unprovenFrom: null } as const;
    return account.signIn({ ...person, userAgent: CHROME, remember: true });
  }

  beforeEach(async () => {
    round++;
    name = `person${round}`;
    storage = await openStorage({ dataDir: join(parent, `${kind}${round}`), databaseUrl: env["DATABASE_URL"], now: clock.now });
    await signIn();
    return () => storage.close();
  });

  test("find tells level, balance, devices and closing, by name or by id", async () => {
    const { id } = await row();
    const free = await admin("user", "find", name);
    expect(free.said).toContain(`${name}　${name}　可用 8000　冻结 0`);
    expect(free.said).toContain(`${id}　普通用户　登录着 1 台设备`);
    await storage.db
      .updateTable("app_user")
      .set({ vip_from: now, vip_to: now + DAY_MS, closes_at: now + DAY_MS })
      .where("id", "=", id)
      .execute();
    const member = await admin("user", "find", id);
    expect(member.said).toContain("会员 2026-11-20 12:00:00 至 2026-11-21 12:00:00");
    expect(member.said).toContain("正在注销，2026-11-21 12:00:00 到期");
    expect((await admin("user", "find", shortId(id))).said).toContain(id);
    expect((await admin("user", "find", "00000000")).said).not.toContain(id);
  });

  test("grant does what grant does", async () => {
    expect(await admin("user", "grant", name, "500")).toEqual({ exitCode: 0, said: `已发放 500 token 给 ${name}，可用余额 8500` });
    expect(await admin("user", "grant", name, "0")).toMatchObject({ exitCode: 64, said: expect.stringContaining("user grant <username>") });
  });

  test("level gives a membership from now, adds to one that runs, and ends it at once", async () => {
    expect((await admin("user", "level", name, "vip")).said).toBe(`已给 ${name} 会员：2026-11-20 12:00:00 至 2026-12-20 12:00:00`);
    expect(await row()).toMatchObject({ vip_from: now, vip_to: now + 30 * DAY_MS, unlimited: 0 });
    await admin("user", "level", name, "vip", "--days", "5", "--unlimited");
    expect(await row()).toMatchObject({ vip_from: now, vip_to: now + 35 * DAY_MS, unlimited: 1 });
    const { id: user_id } = await row();
    const orders = await storage.db.selectFrom("pay_order").selectAll().where("user_id", "=", user_id).orderBy("member_from").execute();
    const given = { source: "operator", amount_fen: 0, goods_title: "运营赠送会员", status: 2, paid_at: now };
    expect(orders).toMatchObject([
      { ...given, member_from: now, member_to: now + 30 * DAY_MS },
      { ...given, member_from: now + 30 * DAY_MS, member_to: now + 35 * DAY_MS },
    ]);
    expect((await admin("user", "level", name, "free")).said).toContain("已经结束");
    expect(await row()).toMatchObject({ vip_to: now, unlimited: 0 });
    // Already ended: a later refund must not subtract these days from what is bought afterwards.
    const ended = await storage.db.selectFrom("pay_order").select("member_to").where("user_id", "=", user_id).execute();
    expect(ended.map(({ member_to }) => member_to)).toEqual([now, now]);
    expect((await admin("user", "level", name, "free")).said).toContain("没有改动");
  });

  test("level begins anew where a membership is over, and what was unlimited then is not any more", async () => {
    await storage.db.updateTable("app_user").set({ vip_from: 1, vip_to: now, unlimited: 1 }).where("username", "=", name).execute();
    await admin("user", "level", name, "vip", "--days", "1");
    expect(await row()).toMatchObject({ vip_from: now, vip_to: now + DAY_MS, unlimited: 0 });
  });

  test("sessions lists devices, signs one out, or all", async () => {
    await signIn();
    const listed = await admin("user", "sessions", name);
    expect(listed.said.split("\n")).toHaveLength(2);
    expect(listed.said).toMatch(/Chrome · Windows　[\da-f-]{36}　登录于 2026-11-20 12:00:00　最近使用 2026-11-20 12:00:00/);
    const id = /[\da-f-]{36}/.exec(listed.said)?.[0] ?? "";
    expect((await admin("user", "sessions", name, "--revoke", id)).said).toBe(`已让 ${name} 的 Chrome · Windows 退出登录`);
    expect(await admin("user", "sessions", name, "--revoke", id)).toMatchObject({ exitCode: 1, said: expect.stringContaining(id) });
    expect((await admin("user", "sessions", name)).said.split("\n")).toHaveLength(1);
    expect((await admin("user", "sessions", name, "--revoke-all")).said).toBe(`已让 ${name} 的 1 台设备退出登录`);
    expect((await admin("user", "sessions", name)).said).toBe(`${name} 没有登录着的设备`);
  });

  test("what is typed wrongly ends with 64; an unknown or closed user is named", async () => {
    const wrong = [
      ["level", name, "gold"],
      ["level", name, "vip", "--days", "0"],
      ["level", name, "vip", "--days", "3661"],
      ["level", name, "free", "--days", "3"],
      ["level", name],
      ["sessions", name, "--revoke", "x", "--revoke-all"],
      ["sessions"],
    ];
    for (const typed of wrong) expect((await admin("user", ...typed)).exitCode, typed.join(" ")).toBe(64);
    for (const typed of [
      ["level", "nobody", "vip"],
      ["sessions", "nobody"],
      ["grant", "nobody", "5"],
    ]) {
      expect(await admin("user", ...typed)).toMatchObject({ exitCode: 1, said: expect.stringContaining("nobody") });
    }
    await storage.db.updateTable("app_user").set({ closed_at: 1 }).where("username", "=", name).execute();
    expect((await admin("user", "level", name, "vip")).exitCode).toBe(1);
  });
});
