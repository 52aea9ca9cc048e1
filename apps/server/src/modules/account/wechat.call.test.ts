import { startWechatSandbox, type WechatSandbox } from "@tangleaf/sandbox";
import { expect, onTestFinished, test } from "vitest";
import { createWechatPlatform } from "../../adapters/identity/wechat-platform.ts";
import { createLog } from "../../platform/log.ts";
import { createManualClock } from "../../testing/manual-clock.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { describeOnEachDatabase } from "../../testing/test-database.ts";
import { poll, pollToTheEnd } from "./testing/qr-journey.ts";

const MINUTE_MS = 60_000;
const SECOND_MS = 1000;

describeOnEachDatabase("sign-in through the real adapter and the platform's sandbox", (openDatabase) => {
  /** Two processes behind one callback address: events go to the second, browsers to the first, as behind a load balancer. */
  async function start(
    mode: "plain" | "aes" = "aes",
  ): Promise<{ sandbox: WechatSandbox; first: TestApp; second: TestApp; skew(ms: number): void }> {
    const database = await openDatabase();
    const clock = createManualClock();
    let skewMs = 0;
    const skew = (ms: number) => {
      skewMs = ms;
    };
    const sandbox = await startWechatSandbox({ now: () => clock.now() + skewMs });
    const kept = new Map<string, string>();
    const values = {
      read: async (key: string) => kept.get(key) ?? null,
      write: async (key: string, value: string) => void kept.set(key, value),
    };
    sandbox.behave({ mode });
    const account = { ...sandbox.credentials.account, ...(mode === "plain" && { aesKey: null }) };
    const config = { ...sandbox.credentials, account, apiBase: sandbox.url, openBase: sandbox.openBase };
    const log = createLog({ level: "silent" });
    const open = () =>
      createTestApp({
        database,
        clock,
        config: { qrEmbedded: false },
        identityPlatform: createWechatPlatform({ config, clock, log, values }),
      });
    const [first, second] = [await open(), await open()];
    const address = await second.app.listen({ port: 0, host: "127.0.0.1" });
    sandbox.configure({ callbackUrl: `${address}/api/wx/callback` });
    onTestFinished(async () => {
      await first.close();
      await second.close();
      await sandbox.close();
    });
    return { sandbox, first, second, skew };
  }

  const askForQr = async (app: TestApp) => (await app.call("/api/orange/getLoginQr", {})).data;
  const usersOf = (app: TestApp) => app.deps.db.selectFrom("app_user").select("id").execute();

  test("the console's check of the callback's address succeeds", async () => {
    const { sandbox } = await start();
    expect(await sandbox.checkAddress()).toBe(true);
  });

  test.each(["plain", "aes"] as const)("a QR made on one process and scanned at the other signs in (%s mode)", async (mode) => {
    const { sandbox, first } = await start(mode);
    const person = sandbox.newPerson("小橘");
    const qr = await askForQr(first);
    expect(await poll(first, qr.qruuid)).toMatchObject({ message: "wait_login" });
    const sent = await sandbox.scan(person, qr.qrurl);
    expect(sent.calls).toMatchObject([{ status: 200, answer: "", accepted: true }]);
    const signedIn = await pollToTheEnd(first, qr.qruuid);
    expect(signedIn.isSuccess).toBe(true);
    const again = await askForQr(first);
    await sandbox.scan(person, again.qrurl);
    expect((await pollToTheEnd(first, again.qruuid)).data.user.id).toBe(signedIn.data.user.id);
    expect(sandbox.events.map(({ event }) => event)).toEqual(["subscribe", "SCAN"]);
  });

  test("a replayed and a repeated callback are answered and change nothing; a forged one is refused", async () => {
    const { sandbox, first } = await start();
    const qr = await askForQr(first);
    const sent = await sandbox.scan(sandbox.newPerson("小橘"), qr.qrurl);
    await sandbox.again(sent, "replay");
    await sandbox.again(sent, "repeat");
    await sandbox.again(sent, "forge");
    expect(sent.calls.map(({ status }) => status)).toEqual([200, 200, 200, 403]);
    expect((await pollToTheEnd(first, qr.qruuid)).isSuccess).toBe(true);
    expect(await poll(first, qr.qruuid)).toMatchObject({ refusal: { reason: "login.used" } });
    expect(await usersOf(first)).toHaveLength(1);
  });

  test("in plain mode a signature that was seen opens nothing else, whichever message it was of and whichever process is asked", async () => {
    const { sandbox, first, second } = await start("plain");
    const qr = await askForQr(first);
    const sent = await sandbox.scan(sandbox.newPerson("小橘"), qr.qrurl);
    await sandbox.again(sent, "repeat");
    const events = () => first.deps.db.selectFrom("wx_event").select("dedupe_key").execute();
    expect(await events()).toHaveLength(1);
    for (const { query } of sent.calls) {
      const forged = sent.xml.replace(sent.person.openid, sandbox.newPerson("somebody else").openid);
      for (const app of [first, second]) {
        const url = `/api/wx/callback?${query}`;
        const answer = await app.send({ method: "POST", url, headers: { "content-type": "text/xml" }, payload: forged });
        expect(answer).toMatchObject({ status: 403, raw: "callback.forged" });
      }
    }
    expect(await events()).toHaveLength(1);
    expect(sent.calls).toHaveLength(2);
  });

  test("in the encrypted mode a plain event under signatures that were seen is refused", async () => {
    const { sandbox, first } = await start();
    const qr = await askForQr(first);
    const sent = await sandbox.scan(sandbox.newPerson("小橘"), qr.qrurl);
    const url = `/api/wx/callback?${sent.calls[0]?.query}`;
    const answer = await first.send({ method: "POST", url, headers: { "content-type": "text/xml" }, payload: sent.xml });
    expect(answer).toMatchObject({ status: 403, raw: "callback.forged" });
    expect(await sandbox.checkAddress()).toBe(true);
  });

  test("five callbacks of one scan at once sign in once", async () => {
    const { sandbox, first } = await start();
    const qr = await askForQr(first);
    const sent = await sandbox.scan(sandbox.newPerson("小橘"), qr.qrurl);
    await Promise.all(Array.from({ length: 5 }, () => sandbox.again(sent, "repeat")));
    expect(sent.calls.every(({ status }) => status === 200)).toBe(true);
    const polls = await Promise.all([pollToTheEnd(first, qr.qruuid), pollToTheEnd(first, qr.qruuid)]);
    expect(polls.filter(({ isSuccess }) => isSuccess)).toHaveLength(1);
    expect(await usersOf(first)).toHaveLength(1);
  });

  test.each([4 * MINUTE_MS + 59 * SECOND_MS, -(4 * MINUTE_MS + 59 * SECOND_MS)])(
    "a platform whose clock differs by %d ms is still believed",
    async (ms) => {
      const { sandbox, first, skew } = await start();
      const qr = await askForQr(first);
      skew(ms);
      const sent = await sandbox.scan(sandbox.newPerson("小橘"), qr.qrurl);
      expect(sent.calls).toMatchObject([{ status: 200 }]);
      expect((await pollToTheEnd(first, qr.qruuid)).isSuccess).toBe(true);
    },
  );

  test.each([5 * MINUTE_MS + SECOND_MS, -(5 * MINUTE_MS + SECOND_MS)])(
    "a call that says it was made %d ms away from now is refused as a replay",
    async (ms) => {
      const { sandbox, first, skew } = await start();
      const qr = await askForQr(first);
      skew(ms);
      const sent = await sandbox.scan(sandbox.newPerson("小橘"), qr.qrurl);
      expect(sent.calls.map(({ status }) => status)).toEqual([403, 403, 403]);
      expect(await poll(first, qr.qruuid)).toMatchObject({ message: "wait_login" });
    },
  );

  test("a scan before the call that made the QR is answered signs in all the same", async () => {
    const { sandbox, first } = await start();
    sandbox.fail("earlyCallback");
    sandbox.newPerson("小橘");
    const qr = await askForQr(first);
    expect((await pollToTheEnd(first, qr.qruuid)).isSuccess).toBe(true);
  });

  test.each(["rateLimit", "wrongAppId", "addressNotListed"] as const)(
    "a platform that refuses (%s) is told as one that does not answer",
    async (fault) => {
      const { sandbox, first } = await start();
      sandbox.fail(fault, 9);
      expect(await first.call("/api/orange/getLoginQr", {})).toMatchObject({
        status: 200,
        code: 1,
        refusal: { reason: "login.platformFailed" },
      });
    },
  );

  test("web page, page inside the app, mini-program and QR lead to one user", async () => {
    const { sandbox, first } = await start();
    const person = sandbox.newPerson("小橘");
    const ids = new Set<string>();
    for (const type of ["web", "inapp"] as const) {
      const { data } = await first.call("/api/auth/wxauthorize", { type });
      const state = new URL(data.url).searchParams.get("state") ?? "";
      const code = sandbox.code(person, type);
      const login = await first.call("/api/auth/wxlogin", { type, code, state, nonce: data.nonce });
      expect(login).toMatchObject({ code: 0, data: { user: { nickname: "小橘" }, returnTo: "/homepage" } });
      ids.add(login.data.user.id);
    }
    const code = sandbox.code(person, "mini");
    ids.add((await first.call("/api/auth/wxlogin", { type: "mini", code })).data.user.id);
    expect(await first.call("/api/auth/wxlogin", { type: "mini", code })).toMatchObject({ refusal: { reason: "login.denied" } });
    const qr = await askForQr(first);
    await sandbox.scan(person, qr.qrurl);
    ids.add((await pollToTheEnd(first, qr.qruuid)).data.user.id);
    expect(ids.size).toBe(1);
  });
});
