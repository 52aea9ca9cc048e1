import { NEW_USER_GIFT_TOKENS } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import { createManualClock } from "../../testing/manual-clock.ts";
import { newBrowser } from "../../testing/new-browser.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase } from "../../testing/test-on-each-database.ts";
import { login, register, registerFrom, solveCaptcha } from "./testing/typed-in.ts";

const HOUR_MS = 3_600_000;
const password = "k7-mQ2vz-tea";
const tooMany = { status: 429, code: 1, refusal: { reason: "account.tooManyNew" } };
/** 23:00 on a day in Shanghai. */
const LATE_MS = Date.UTC(2026, 10, 20, 15, 0);

const usersOf = async (app: TestApp) => (await app.deps.db.selectFrom("app_user").select("id").execute()).length;

/** As a script would: a code for a new browser, opened as a phone, captcha solved, confirmed. */
async function confirmAsScript(app: TestApp, input: { fromInviteCode?: string; remoteAddress?: string } = {}) {
  const { fromInviteCode, remoteAddress = "192.0.2.1" } = input;
  const invited = { verifyToken: await newBrowser(app), ...(fromInviteCode !== undefined && { fromInviteCode }) };
  const { data } = await app.call("/api/orange/getLoginQr", invited);
  const ticket = new URL(data.qrurl).searchParams.get("ticket") ?? "";
  const payload = { ticket, verifyToken: await newBrowser(app), ...(await solveCaptcha(app)) };
  return app.send({ method: "POST", url: "/api/auth/qrconfirm", remoteAddress, payload });
}

describe("accounts of one network", () => {
  testOnEachDatabase("sixty in seconds through the page of this site end at the bound, and bring their inviter nothing", async (app) => {
    const inviter = (await app.call("/api/auth/devlogin", { username: "inviter", verifyToken: await newBrowser(app) })).data;
    const begun = performance.now();
    const answers = await Promise.all(Array.from({ length: 60 }, () => confirmAsScript(app, { fromInviteCode: inviter.user.inviteCode })));
    expect(performance.now() - begun).toBeLessThan(20_000);
    expect(answers.filter(({ isSuccess }) => isSuccess)).toHaveLength(50);
    for (const answer of answers.filter(({ isSuccess }) => !isSuccess)) expect(answer).toMatchObject(tooMany);
    expect(await usersOf(app)).toBe(51);
    expect((await app.deps.metering.counter(inviter.user.id)).balanceToken).toBe(NEW_USER_GIFT_TOKENS);
    for (const { data } of answers.filter(({ isSuccess }) => isSuccess)) {
      const { token, user } = data as typeof inviter;
      for (const [path, body] of [
        ["/api/pay/activity/gift5k", {}],
        ["/api/pay/activity/claim", { goodsId: "vip99" }],
      ] as const) {
        expect(await app.call(path, body, token)).toMatchObject({ refusal: { reason: "gift.afterFirstText" } });
      }
      expect((await app.deps.metering.counter(user.id)).balanceToken).toBe(NEW_USER_GIFT_TOKENS);
    }
  });

  testOnEachDatabase(
    "are counted together, by name and by QR; a neighbour, an account that exists and a refused form count for nothing",
    async (app) => {
      const from = (remoteAddress: string, username: string) => registerFrom(app, remoteAddress, { username, password });
      expect(await from("192.0.2.1", "one")).toMatchObject({ code: 0 });
      expect(await from("192.0.2.1", "admin")).toMatchObject({ refusal: { reason: "username.unavailable" } });
      expect(await from("192.0.2.1", "one")).toMatchObject({ refusal: { reason: "username.unavailable" } });
      expect(await confirmAsScript(app)).toMatchObject({ code: 0 });
      expect(await from("192.0.2.1", "two")).toMatchObject(tooMany);
      expect(await confirmAsScript(app)).toMatchObject(tooMany);
      expect(await from("192.0.2.2", "two")).toMatchObject({ code: 0 });
      expect(await login(app, { username: "one", password })).toMatchObject({ code: 0 });
    },
    () => ({ config: { signUpsPerDay: 2 } }),
  );

  testOnEachDatabase(
    "at once, by name, end at the bound exactly",
    async (app) => {
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => registerFrom(app, "192.0.2.1", { username: `name${n}`, password })),
      );
      expect(answers.filter(({ isSuccess }) => isSuccess)).toHaveLength(3);
      expect(await usersOf(app)).toBe(3);
    },
    () => ({ config: { signUpsPerDay: 3 } }),
  );

  testOnEachDatabase(
    "are one for a /64 of IPv6, and begin anew at midnight in Shanghai",
    async (app) => {
      expect(await confirmAsScript(app, { remoteAddress: "2001:db8:1:2::1" })).toMatchObject({ code: 0 });
      expect(await confirmAsScript(app, { remoteAddress: "2001:db8:1:2:ffff::2" })).toMatchObject(tooMany);
      expect(await confirmAsScript(app, { remoteAddress: "2001:db8:1:3::1" })).toMatchObject({ code: 0 });
      app.clock.jumpTo(LATE_MS + HOUR_MS - 1);
      expect(await confirmAsScript(app, { remoteAddress: "2001:db8:1:2::1" })).toMatchObject(tooMany);
      await app.deps.passwords.tidy();
      expect(await confirmAsScript(app, { remoteAddress: "2001:db8:1:2::1" })).toMatchObject(tooMany);
      app.clock.jumpTo(LATE_MS + HOUR_MS);
      expect(await confirmAsScript(app, { remoteAddress: "2001:db8:1:2::1" })).toMatchObject({ code: 0 });
      app.clock.jumpTo(LATE_MS + 26 * HOUR_MS);
      await app.deps.passwords.tidy();
      const kept = await app.deps.db.selectFrom("throttle").select("key").where("key", "like", "signUp:%").execute();
      expect(kept).toEqual([]);
    },
    () => ({ clock: createManualClock(LATE_MS), config: { signUpsPerDay: 1 } }),
  );

  testOnEachDatabase("have no bound where the operator sets none, and never one for the development login", async (_, open) => {
    const unbounded = await open({ config: { signUpsPerDay: 0 } });
    for (let n = 0; n < 3; n += 1) expect(await register(unbounded, { username: `name${n}`, password })).toMatchObject({ code: 0 });
    const bounded = await open({ config: { signUpsPerDay: 1 } });
    for (let n = 0; n < 3; n += 1) expect((await bounded.signIn(`name${n}`)).token).toHaveLength(43);
  });
});
