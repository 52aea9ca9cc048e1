import { NEW_USER_GIFT_TOKENS } from "@tangleaf/contract";
import { describe, expect, onTestFinished, test } from "vitest";
import { AppError } from "../../platform/errors.ts";
import { hashToken } from "../../platform/ids.ts";
import { createFakePlatform, fakePerson } from "../../testing/fake-identity-platform.ts";
import { browserHash, newBrowser } from "../../testing/new-browser.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { describeOnEachDatabase } from "../../testing/test-database.ts";
import { testOnSqlite } from "../../testing/test-on-each-database.ts";
import { askForQr, poll, pollToTheEnd, push } from "./testing/qr-journey.ts";
import { testOnPlatform, testOnPlatformOnEachDatabase } from "./testing/test-on-platform.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const EMBEDDED_OFF = { config: { qrEmbedded: false } } as const;

const countUsers = async (app: TestApp) => (await app.deps.db.selectFrom("app_user").select("id").execute()).length;

describe("QR sign-in through the messaging platform", () => {
  testOnPlatformOnEachDatabase(
    "a newcomer who scans and follows is signed in with the gift, the nickname and the inviter",
    async (app, platform) => {
      const inviter = await app.call("/api/auth/devlogin", { username: "inviter" });
      const verifyToken = await newBrowser(app);
      const browser = { fromInviteCode: inviter.data.user.inviteCode, remember: true, verifyToken };
      const qr = await askForQr(app, platform, browser);
      expect(qr.qrurl).toBe("http://platform.invalid/q/1");
      expect(await poll(app, qr.qruuid)).toMatchObject({ code: 1, message: "wait_login", refusal: { reason: "login.waiting" } });

      platform.people.set("o1", fakePerson(["union:u1", "follower:o1"], { nickname: " 小\u202E橘\n子 " }));
      expect(await push(app, { event: "subscribe", openid: "o1", scene: qr.scene })).toMatchObject({ status: 200, raw: "" });
      const { data } = await pollToTheEnd(app, qr.qruuid);
      expect(data.user.nickname).toBe("小 橘 子");
      expect(await app.call("/api/user/info", {}, data.token)).toMatchObject({ code: 0 });
      expect((await app.deps.metering.counter(data.user.id)).balanceToken).toBe(NEW_USER_GIFT_TOKENS);
      const db = app.deps.db;
      const user = await db.selectFrom("app_user").selectAll().where("id", "=", data.user.id).executeTakeFirstOrThrow();
      expect(user).toMatchObject({ invited_by: inviter.data.user.id, sign_up_device: browserHash(verifyToken) });
      const session = await db.selectFrom("session").selectAll().where("user_id", "=", data.user.id).executeTakeFirstOrThrow();
      expect(session).toMatchObject({ remember: 1, device_hash: browserHash(verifyToken) });
    },
  );

  testOnPlatform("somebody who already follows is signed in as themselves by SCAN", async (app, platform) => {
    const signIn = async (event: string) => {
      const qr = await askForQr(app, platform);
      await push(app, { event, openid: "o1", scene: qr.scene });
      return (await pollToTheEnd(app, qr.qruuid)).data;
    };
    const first = await signIn("subscribe");
    const second = await signIn("SCAN");
    expect(second.user.id).toBe(first.user.id);
    expect(second.token).not.toBe(first.token);
  });

  testOnPlatform("following without a code, leaving, and messages that are no events lead to nothing", async (app, platform) => {
    const qr = await askForQr(app, platform);
    await push(app, { event: "subscribe", openid: "o1" });
    await push(app, { event: "unsubscribe", openid: "o1", scene: qr.scene });
    expect(await push(app, { event: "text", openid: "o1" })).toMatchObject({ status: 200, raw: "" });
    await push(app, { event: "SCAN", openid: "o1", scene: "a scene of somebody else" });
    expect(await poll(app, qr.qruuid)).toMatchObject({ message: "wait_login" });
    expect(await countUsers(app)).toBe(0);
  });

  testOnPlatform("a code is stored before the platform is asked, so a callback may come first", async (app, platform) => {
    platform.beforeCreateQr = async (scene) => {
      await push(app, { event: "SCAN", openid: "o1", scene });
    };
    const qr = await askForQr(app, platform);
    expect((await pollToTheEnd(app, qr.qruuid)).data.user.id).toBeTruthy();
  });

  testOnPlatformOnEachDatabase(
    "an event whose code this process cannot see yet is dealt with by the poll that knows it",
    async (app, platform) => {
      const { qruuid, scene } = await askForQr(app, platform);
      const { db } = app.deps;
      const row = await db.selectFrom("login_qr").selectAll().where("id", "=", qruuid).executeTakeFirstOrThrow();
      await db.deleteFrom("login_qr").where("id", "=", qruuid).execute();
      await push(app, { event: "SCAN", openid: "o1", scene });
      await db.insertInto("login_qr").values(row).execute();
      expect((await pollToTheEnd(app, qruuid)).data.user.id).toBeTruthy();
    },
  );

  testOnPlatform("the answer does not wait for the platform, and the poll tells of the scan meanwhile", async (app, platform) => {
    let answer = () => {};
    platform.beforePersonOf = () => new Promise((resolve) => (answer = resolve));
    const qr = await askForQr(app, platform);
    expect(await push(app, { event: "SCAN", openid: "o1", scene: qr.scene })).toMatchObject({ status: 200, raw: "" });
    await expect.poll(() => poll(app, qr.qruuid)).toMatchObject({ message: "wait_login", refusal: { scanned: true } });
    await poll(app, qr.qruuid);
    expect(platform.asked).toEqual(["o1"]);
    answer();
    expect((await pollToTheEnd(app, qr.qruuid)).isSuccess).toBe(true);
  });

  testOnPlatformOnEachDatabase("an event stored by a process that died is dealt with by a poll, once", async (app, platform) => {
    const qr = await askForQr(app, platform);
    await app.deps.db
      .insertInto("wx_event")
      .values({
        dedupe_key: "left",
        nonce_key: "left",
        event: "SCAN",
        openid: "o1",
        ticket_hash: hashToken(qr.scene),
        state: "new",
        created_at: app.clock.now(),
      })
      .execute();
    const polls = await Promise.all(Array.from({ length: 5 }, () => poll(app, qr.qruuid)));
    const signedIn = [...polls, await poll(app, qr.qruuid)].filter((one) => one.isSuccess);
    expect(signedIn).toHaveLength(1);
    expect(await countUsers(app)).toBe(1);
  });

  testOnPlatformOnEachDatabase("what the platform could not tell at first is asked again by the next poll", async (app, platform) => {
    platform.beforePersonOf = async () => {
      throw new AppError("login.platformFailed");
    };
    const qr = await askForQr(app, platform);
    expect(await push(app, { event: "SCAN", openid: "o1", scene: qr.scene })).toMatchObject({ status: 200 });
    expect(await poll(app, qr.qruuid)).toMatchObject({ message: "wait_login" });
    platform.beforePersonOf = async () => {};
    expect((await pollToTheEnd(app, qr.qruuid)).isSuccess).toBe(true);
  });

  testOnPlatformOnEachDatabase("who has scanned before gets in while the platform is silent, as the same person", async (app, platform) => {
    const signInAs = async (openid: string) => {
      const qr = await askForQr(app, platform);
      await push(app, { event: "SCAN", openid, scene: qr.scene });
      return pollToTheEnd(app, qr.qruuid);
    };
    const first = await signInAs("o1");
    platform.beforePersonOf = async () => {
      throw new AppError("login.platformFailed");
    };
    const second = await signInAs("o1");
    expect(second.data.user.id).toBe(first.data.user.id);
    expect(await countUsers(app)).toBe(1);
  });

  testOnPlatformOnEachDatabase(
    "what nobody polls for is dealt with while tidying up, as long as its code is good",
    async (app, platform) => {
      platform.beforePersonOf = async () => {
        throw new AppError("login.platformFailed");
      };
      const qr = await askForQr(app, platform);
      await push(app, { event: "SCAN", openid: "o1", scene: qr.scene });
      await push(app, { event: "SCAN", openid: "o2", scene: "of a code that is nowhere" });
      const stateOf = async (openid: string) =>
        (await app.deps.db.selectFrom("wx_event").select("state").where("openid", "=", openid).executeTakeFirstOrThrow()).state;
      await expect.poll(() => platform.asked).toHaveLength(1);
      platform.beforePersonOf = async () => {};
      await app.deps.account.tidy();
      expect([await stateOf("o1"), await stateOf("o2")]).toEqual(["done", "new"]);
      app.clock.jumpTo(app.clock.now() + 11 * MINUTE_MS);
      await app.deps.account.tidy();
      expect(await stateOf("o2")).toBe("ignored");
    },
  );

  testOnPlatformOnEachDatabase("events are forgotten after two days", async (app) => {
    await push(app, { event: "unsubscribe", openid: "o1" });
    app.clock.jumpTo(app.clock.now() + 2 * DAY_MS);
    await app.deps.account.tidy();
    expect(await app.deps.db.selectFrom("wx_event").selectAll().execute()).toHaveLength(1);
    app.clock.jumpTo(app.clock.now() + 1);
    await app.deps.account.tidy();
    expect(await app.deps.db.selectFrom("wx_event").selectAll().execute()).toHaveLength(0);
  });

  testOnPlatform("a platform that does not answer is told, and nobody waits for a code that never was", async (app, platform) => {
    platform.beforeCreateQr = async () => {
      throw new AppError("login.platformFailed");
    };
    const answer = await app.call("/api/orange/getLoginQr", {});
    expect(answer).toMatchObject({ status: 200, code: 1, isSuccess: false, refusal: { reason: "login.platformFailed" } });
    expect(answer.message).toBe("微信那边没有回应，稍后再试，或换一种方式登录");
  });
});

describe("a code of the platform", () => {
  testOnPlatformOnEachDatabase("signs in once: used again by the browser or by a second phone it gives nothing", async (app, platform) => {
    const qr = await askForQr(app, platform);
    await push(app, { event: "SCAN", openid: "o1", scene: qr.scene });
    expect((await pollToTheEnd(app, qr.qruuid)).isSuccess).toBe(true);
    await push(app, { event: "SCAN", openid: "o2", scene: qr.scene });
    expect(await poll(app, qr.qruuid)).toMatchObject({ isSuccess: false, refusal: { reason: "login.used" } });
    expect(await countUsers(app)).toBe(1);
  });

  testOnPlatformOnEachDatabase(
    "of two people who scan it at once one is signed in, and the other makes no account",
    async (app, platform) => {
      const qr = await askForQr(app, platform);
      const answers: (() => void)[] = [];
      platform.beforePersonOf = () => new Promise((resolve) => answers.push(resolve));
      await Promise.all(["o1", "o2"].map((openid) => push(app, { event: "SCAN", openid, scene: qr.scene })));
      await expect.poll(() => answers).toHaveLength(2);
      for (const answer of answers) answer();
      expect((await pollToTheEnd(app, qr.qruuid)).isSuccess).toBe(true);
      const states = async () => (await app.deps.db.selectFrom("wx_event").select("state").execute()).map(({ state }) => state);
      await expect.poll(states).toEqual(["done", "done"]);
      expect(await countUsers(app)).toBe(1);
    },
  );

  testOnPlatformOnEachDatabase("of two polls at once one gets the token", async (app, platform) => {
    const qr = await askForQr(app, platform);
    await push(app, { event: "SCAN", openid: "o1", scene: qr.scene });
    const polls = await Promise.all(Array.from({ length: 8 }, () => pollToTheEnd(app, qr.qruuid)));
    expect(polls.filter((one) => one.isSuccess)).toHaveLength(1);
    expect(polls.filter((one) => one.refusal.reason === "login.used")).toHaveLength(7);
  });

  testOnPlatformOnEachDatabase("scanned after its ten minutes it makes no account and says expired", async (app, platform) => {
    const qr = await askForQr(app, platform);
    app.clock.jumpTo(app.clock.now() + 10 * MINUTE_MS);
    await push(app, { event: "subscribe", openid: "o1", scene: qr.scene });
    expect(await poll(app, qr.qruuid)).toMatchObject({ status: 200, code: 1, message: "expired", refusal: { reason: "login.expired" } });
    await app.deps.account.tidy();
    expect(await countUsers(app)).toBe(0);
    expect(platform.asked).toEqual([]);
  });

  const embeddedOn = { qrEmbedded: true };
  testOnPlatform(
    "cannot be looked at or confirmed through the page of the embedded code",
    async (app, platform) => {
      const attacker = await app.signIn("attacker");
      const qr = await askForQr(app, platform);
      for (const path of ["/api/auth/qrstate", "/api/auth/qrconfirm"] as const) {
        expect(await app.call(path, { ticket: qr.scene }, attacker.token)).toMatchObject({ refusal: { reason: "login.codeUnknown" } });
      }
      expect(await poll(app, qr.qruuid)).toMatchObject({ message: "wait_login", refusal: { reason: "login.waiting" } });
    },
    embeddedOn,
  );

  testOnPlatformOnEachDatabase("only its id polls, and the ticket is stored nowhere in the clear", async (app, platform) => {
    const qr = await askForQr(app, platform);
    await push(app, { event: "SCAN", openid: "o1", scene: qr.scene });
    expect(await poll(app, qr.scene)).toMatchObject({ refusal: { reason: "login.codeUnknown" } });
    const rows = [
      await app.deps.db.selectFrom("login_qr").selectAll().execute(),
      await app.deps.db.selectFrom("wx_event").selectAll().execute(),
    ];
    expect(JSON.stringify(rows)).not.toContain(qr.scene);
    expect(qr.qrurl).not.toContain(qr.scene);
  });

  testOnPlatform("is the platform's where there is one, and the embedded page has no address then", async (app) => {
    for (const url of ["/api/auth/qrstate", "/api/auth/qrconfirm"]) {
      expect(await app.send({ method: "POST", url, payload: { ticket: "x" } })).toMatchObject({ status: 404 });
    }
  });

  testOnSqlite("without a platform and with the embedded code switched off no such call has an address", async (_, open) => {
    const bare = await open(EMBEDDED_OFF);
    for (const url of ["/api/orange/getLoginQr", "/api/orange/queryScanResult", "/api/auth/wxlogin", "/api/auth/wxauthorize"]) {
      expect(await bare.send({ method: "POST", url, payload: {} }), url).toMatchObject({
        status: 404,
        refusal: { reason: "path.unknown" },
      });
    }
  });
});

describeOnEachDatabase("many processes", (openDatabase) => {
  /** Two processes on one database, each with its own connection to the platform. */
  async function openTwo() {
    const database = await openDatabase();
    const platform = createFakePlatform();
    const other = createFakePlatform();
    const first = await createTestApp({ ...EMBEDDED_OFF, database, identityPlatform: platform });
    const second = await createTestApp({ ...EMBEDDED_OFF, database, clock: first.clock, identityPlatform: other });
    onTestFinished(async () => {
      await first.close();
      await second.close();
    });
    return { first, second, platform, other };
  }

  test("a code made on one, scanned at a second, signs in on the first", async () => {
    const { first, second, platform } = await openTwo();
    const qr = await askForQr(first, platform);
    await push(second, { event: "SCAN", openid: "o1", scene: qr.scene });
    const { data } = await pollToTheEnd(first, qr.qruuid);
    expect(await second.call("/api/user/info", {}, data.token)).toMatchObject({ code: 0 });
  });

  test("what one process took and never ended, another ends", async () => {
    const { first, second, platform, other } = await openTwo();
    other.beforePersonOf = () => new Promise(() => {});
    const qr = await askForQr(first, platform);
    expect(await push(second, { event: "SCAN", openid: "o1", scene: qr.scene })).toMatchObject({ status: 200 });
    expect((await pollToTheEnd(first, qr.qruuid)).isSuccess).toBe(true);
  });

  test("one event told to both at once makes one user and one sign-in", async () => {
    const { first, second, platform } = await openTwo();
    const qr = await askForQr(first, platform);
    const event = { event: "subscribe", openid: "o1", scene: qr.scene, at: 77 };
    await Promise.all([push(first, event), push(second, event), push(first, event), push(second, event)]);
    const polls = await Promise.all([pollToTheEnd(first, qr.qruuid), pollToTheEnd(second, qr.qruuid)]);
    expect(polls.filter((one) => one.isSuccess)).toHaveLength(1);
    expect(await countUsers(first)).toBe(1);
  });

  test("a device signed out on one is signed out on the other at once", async () => {
    const { first, second } = await openTwo();
    const here = await first.signIn("somebody");
    const there = await second.signIn("somebody");
    const { data } = await first.call("/api/user/sessions", {}, here.token);
    const id = data.list.find(({ current }) => !current)?.id ?? "";
    expect(await first.call("/api/user/revokeSession", { id }, here.token)).toMatchObject({ code: 0 });
    expect(await second.call("/api/user/info", {}, there.token)).toMatchObject({ code: 99 });
    expect(await second.call("/api/user/info", {}, here.token)).toMatchObject({ code: 0 });
  });
});
