import { describe, expect } from "vitest";
import { hashToken } from "../../platform/ids.ts";
import { browserHash } from "../../testing/new-browser.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { createVerifyTokens } from "./verify-tokens.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36";

async function signInWith(app: TestApp, userAgent: string, username = "owner"): Promise<string> {
  const headers = { "user-agent": userAgent };
  const { data } = await app.send({ method: "POST", url: "/api/auth/devlogin", headers, payload: { username } });
  return (data as { token: string }).token;
}

const devicesOf = async (app: TestApp, token: string) => (await app.call("/api/user/sessions", {}, token)).data.list;

describe("signed-in devices", () => {
  testOnSqlite("are listed to their owner by name and last use, this one marked, without token or address", async (app) => {
    const first = await signInWith(app, CHROME);
    app.clock.jumpTo(app.clock.now() + 2 * MINUTE_MS);
    const second = await signInWith(app, "curl");
    await signInWith(app, CHROME, "stranger");
    const list = await devicesOf(app, second);
    expect(list.map(({ name, current }) => ({ name, current }))).toEqual([
      { name: "未知设备", current: true },
      { name: "Chrome · Windows", current: false },
    ]);
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(["createdAt", "current", "id", "lastUsedAt", "name"]);
    app.clock.jumpTo(app.clock.now() + 2 * MINUTE_MS);
    expect((await devicesOf(app, first))[0]).toMatchObject({ name: "Chrome · Windows", current: true });
  });

  testOnEachDatabase("one that ended, was signed out or was revoked is listed no more", async (app) => {
    const kept = await app.call("/api/auth/devlogin", { username: "owner", remember: true });
    await signInWith(app, CHROME);
    const left = await signInWith(app, CHROME);
    await app.call("/api/user/logout", {}, left);
    expect(await devicesOf(app, kept.data.token)).toHaveLength(2);
    app.clock.jumpTo(app.clock.now() + DAY_MS);
    expect(await devicesOf(app, kept.data.token)).toHaveLength(1);
  });

  testOnEachDatabase("one is signed out by its owner at once, and only one", async (app) => {
    const [here, there] = [await signInWith(app, "here"), await signInWith(app, "there")];
    const id = (await devicesOf(app, here)).find(({ current }) => !current)?.id ?? "";
    expect(await app.call("/api/user/revokeSession", { id }, here)).toMatchObject({ code: 0 });
    expect(await app.call("/api/user/info", {}, there)).toMatchObject({ code: 99, refusal: { reason: "session.invalid" } });
    expect(await app.call("/api/user/info", {}, here)).toMatchObject({ code: 0 });
    expect(await app.call("/api/user/revokeSession", { id }, here)).toMatchObject({ refusal: { reason: "device.unknown" } });
  });

  testOnEachDatabase("nobody signs out a stranger's, and is told the same as of one that never was", async (app) => {
    const owner = await signInWith(app, "here");
    const stranger = await signInWith(app, "there", "stranger");
    const id = (await devicesOf(app, owner))[0]?.id ?? "";
    const answers = [
      await app.call("/api/user/revokeSession", { id }, stranger),
      await app.call("/api/user/revokeSession", { id: "0193a000-0000-7000-8000-000000000000" }, stranger),
    ];
    expect(answers[0]?.raw).toBe(answers[1]?.raw);
    expect(answers[0]).toMatchObject({ code: 1, refusal: { reason: "device.unknown" } });
    expect(await app.call("/api/user/info", {}, owner)).toMatchObject({ code: 0 });
  });

  testOnEachDatabase("all others are signed out in one go, and this one stays", async (app) => {
    const others = [await signInWith(app, "1"), await signInWith(app, "2")];
    const stranger = await signInWith(app, "3", "stranger");
    const here = await signInWith(app, "here");
    expect((await app.call("/api/user/revokeSessions", {}, here)).data).toEqual({ revoked: 2 });
    for (const token of others) expect(await app.call("/api/user/info", {}, token)).toMatchObject({ code: 99 });
    for (const token of [here, stranger]) expect(await app.call("/api/user/info", {}, token)).toMatchObject({ code: 0 });
    expect((await app.call("/api/user/revokeSessions", {}, here)).data).toEqual({ revoked: 0 });
  });
});

describe("the browser's own name", () => {
  testOnSqlite("is random, new at every call, and says nothing about who is signed in", async (app) => {
    const names = await Promise.all([1, 2, 3].map(() => app.call("/api/orange/getVerifyToken", {})));
    expect(new Set(names.map(({ data }) => data.token)).size).toBe(3);
    for (const { data, headers } of names) {
      expect(data.token).toMatch(/^[\w-]{43}\.[\w-]{20}$/);
      // The page stores it for 365 days; the server never sets a cookie.
      expect(headers["set-cookie"]).toBeUndefined();
      expect(await app.call("/api/user/info", {}, data.token)).toMatchObject({ code: 99 });
    }
  });

  testOnEachDatabase("of before names were signed is kept and signed, and a signed one stays as it is", async (app) => {
    const sign = async (token: string) => (await app.call("/api/orange/getVerifyToken", { token })).data.token;
    const former = "A".repeat(43);
    const signed = await sign(former);
    expect(signed).toMatch(/^A{43}\.[\w-]{20}$/);
    expect(await sign(signed)).toBe(signed);
    expect(await sign("no name of ours")).toMatch(/^[\w-]{43}\.[\w-]{20}$/);
    await app.call("/api/auth/devlogin", { username: "keeper", verifyToken: signed });
    const { device_hash } = await app.deps.db.selectFrom("session").select("device_hash").executeTakeFirstOrThrow();
    expect(device_hash).toBe(hashToken(former));
  });

  testOnEachDatabase("is signed alike in every process, and the key is made once", async (app) => {
    const both = [createVerifyTokens(app.deps.db), createVerifyTokens(app.deps.db)] as const;
    const names = await Promise.all(both.map((tokens) => tokens.issue()));
    for (const name of names) {
      const [one, other] = await Promise.all(both.map((tokens) => tokens.deviceHash(name)));
      expect(one).toBe(browserHash(name));
      expect(other).toBe(one);
    }
  });
});
