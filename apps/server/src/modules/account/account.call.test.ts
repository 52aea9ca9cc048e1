import { NEW_USER_GIFT_TOKENS } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { solveCaptcha } from "../password/testing/typed-in.ts";
import { takeForSignIn } from "./login-qr.repo.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const ticketOf = (qrurl: string) => new URL(qrurl).searchParams.get("ticket") ?? "";

async function openQr(app: TestApp, input: { fromInviteCode?: string; remember?: boolean } = {}) {
  const { data } = await app.call("/api/orange/getLoginQr", input);
  return { ...data, ticket: ticketOf(data.qrurl) };
}

/** Confirms on a device without a session. */
async function confirmAsNew(app: TestApp, ticket: string, token?: string) {
  return app.call("/api/auth/qrconfirm", { ticket, ...(await solveCaptcha(app)) }, token);
}

describe("sign-in", () => {
  testOnEachDatabase("a development login makes the user with the new-user gift, once", async (app) => {
    const first = await app.call("/api/auth/devlogin", { username: " 小林 " });
    expect(first.data.user).toMatchObject({
      username: "小林",
      nickname: "小林",
      level: "free",
      roles: ["user"],
      vipSpan: null,
      vipDays: 0,
    });
    expect(first.data.user.inviteCode).toMatch(/^[2-9A-HJ-NP-Za-km-z]{8}$/);
    expect(first.data.user.inviteLink).toBe(`http://localhost/invite/${first.data.user.inviteCode}`);
    const again = await app.call("/api/auth/devlogin", { username: "小林" });
    expect(again.data.user.id).toBe(first.data.user.id);
    expect(again.data.token).not.toBe(first.data.token);
    const counter = await app.deps.metering.counter(first.data.user.id);
    expect(counter.balanceToken).toBe(NEW_USER_GIFT_TOKENS);
  });

  testOnEachDatabase("many first sign-ins of one name at once make one user", async (app) => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.call("/api/auth/devlogin", { username: "together" })));
    expect(answers.every((answer) => answer.isSuccess)).toBe(true);
    expect(new Set(answers.map((answer) => answer.data.user.id)).size).toBe(1);
  });

  testOnSqlite("names that are none are refused", async (app) => {
    for (const username of ["  ", "<b>x</b>", "-dash", "a\nb", "\u202Eevil"]) {
      const answer = await app.call("/api/auth/devlogin", { username });
      expect(answer, username).toMatchObject({ code: 1, refusal: { reason: "username.invalid", field: "username" } });
    }
  });

  testOnSqlite("a name may hold nothing that is drawn as nothing", async (app) => {
    // Invisible: variation selectors, a grapheme joiner, Hangul fillers, Khmer vowels, a Mongolian separator, tags.
    for (const invisible of ["\uFE0F", "\uFE00", "\u034F", "\u3164", "\u115F", "\uFFA0", "\u17B4", "\u180B", "\u200B", "\u{E0100}"]) {
      for (const username of [invisible, `lin${invisible}`, `l${invisible}in`]) {
        const answer = await app.call("/api/auth/devlogin", { username });
        expect(answer, JSON.stringify(username)).toMatchObject({ code: 1, refusal: { reason: "username.invalid" } });
      }
    }
    for (const username of ["José", "e\u0301tude", "लिखना", "𠮷野家", "林 小-满@a.b_c"]) {
      expect((await app.call("/api/auth/devlogin", { username })).data.user.username).toBe(username.normalize("NFC"));
    }
  });

  testOnSqlite("production knows no development login and, unless switched on, no embedded QR", async (_, open) => {
    const app = await open({ config: { env: "production", qrEmbedded: false } });
    for (const path of ["/api/auth/devlogin", "/api/orange/getLoginQr", "/api/auth/qrconfirm"] as const) {
      const answer = await app.send({ method: "POST", url: path, payload: { username: "x", ticket: "x" } });
      expect(answer, path).toMatchObject({ status: 404, refusal: { reason: "path.unknown" } });
    }
    const { data } = await app.call("/api/agreement/baseInfo", {});
    expect(data.settings.features).toMatchObject({ pay: false, wxLogin: false, devLogin: false, qrEmbedded: false, sandbox: false });
  });
});

describe("session", () => {
  testOnSqlite("the token works bare and as a bearer; anything else is code 99", async (app) => {
    const { token } = await app.signIn();
    for (const authorization of [token, `Bearer ${token}`, `bearer  ${token}`]) {
      const answer = await app.send({ method: "POST", url: "/api/user/info", headers: { authorization } });
      expect(answer).toMatchObject({ status: 200, code: 0 });
    }
    for (const authorization of ["", "Bearer", "x", token.slice(1), `${token}x`, "A".repeat(43), "A".repeat(5000), "' or 1=1 --"]) {
      const answer = await app.send({ method: "POST", url: "/api/user/info", headers: { authorization } });
      expect(answer, authorization).toMatchObject({ status: 200, code: 99, isSuccess: false });
    }
    const byCookie = await app.send({ method: "POST", url: "/api/user/info", headers: { cookie: `token=${token}` } });
    expect(byCookie.code).toBe(99);
  });

  testOnSqlite("logging out ends this session at once and no other, and answers with success without one", async (app) => {
    const first = await app.signIn("leaver");
    const second = await app.signIn("leaver");
    expect(await app.call("/api/user/logout", {}, first.token)).toMatchObject({ code: 0 });
    expect(await app.call("/api/user/info", {}, first.token)).toMatchObject({ code: 99 });
    expect(await app.call("/api/user/info", {}, second.token)).toMatchObject({ code: 0 });
    expect(await app.call("/api/user/logout", {}, first.token)).toMatchObject({ code: 0 });
    expect(await app.call("/api/user/logout", {})).toMatchObject({ code: 0 });
  });

  testOnSqlite("a session lasts 180 days when remembered and a day when not", async (app) => {
    const remembered = await app.call("/api/auth/devlogin", { username: "keeper", remember: true });
    const short = await app.call("/api/auth/devlogin", { username: "keeper" });
    app.clock.jumpTo(app.clock.now() + DAY_MS + 1);
    expect(await app.call("/api/user/info", {}, short.data.token)).toMatchObject({ code: 99 });
    app.clock.jumpTo(app.clock.now() + 178 * DAY_MS);
    expect(await app.call("/api/user/info", {}, remembered.data.token)).toMatchObject({ code: 0 });
    app.clock.jumpTo(app.clock.now() + 2 * DAY_MS);
    expect(await app.call("/api/user/info", {}, remembered.data.token)).toMatchObject({ code: 99 });
  });

  testOnEachDatabase("the last use is noted at most once a minute, and no token is stored", async (app) => {
    const { token } = await app.signIn();
    const lastUsed = async () => (await app.deps.db.selectFrom("session").select("last_used_at").executeTakeFirstOrThrow()).last_used_at;
    const begun = app.clock.now();
    app.clock.jumpTo(app.clock.now() + MINUTE_MS / 2);
    await app.call("/api/user/info", {}, token);
    expect(await lastUsed()).toBe(begun);
    app.clock.jumpTo(app.clock.now() + MINUTE_MS / 2);
    await app.call("/api/user/info", {}, token);
    expect(await lastUsed()).toBe(begun + MINUTE_MS);
    const rows = await app.deps.db.selectFrom("session").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe("QR sign-in", () => {
  testOnEachDatabase("waits, tells when it was opened, and signs the browser in as the phone's user", async (app) => {
    const phone = await app.signIn("phone");
    const qr = await openQr(app);
    expect(qr.expiresIn).toBe(600);
    const waiting = await app.call("/api/orange/queryScanResult", { qruuid: qr.qruuid });
    expect(waiting).toMatchObject({ status: 200, code: 1, isSuccess: false, message: "wait_login", refusal: { reason: "login.waiting" } });
    expect(waiting.refusal.scanned).toBeUndefined();

    const shown = await app.call("/api/auth/qrstate", { ticket: qr.ticket }, phone.token);
    expect(shown.data).toEqual({ state: "scanned", nickname: "phone" });
    const scanned = await app.call("/api/orange/queryScanResult", { qruuid: qr.qruuid });
    expect(scanned).toMatchObject({ message: "wait_login", refusal: { scanned: true } });

    const confirmed = await app.call("/api/auth/qrconfirm", { ticket: qr.ticket }, phone.token);
    expect(confirmed.data).toMatchObject({ token: phone.token, user: { id: phone.userId } });
    const signedIn = await app.call("/api/orange/queryScanResult", { qruuid: qr.qruuid });
    expect(signedIn.data.user.id).toBe(phone.userId);
    expect(signedIn.data.token).not.toBe(phone.token);
    expect(await app.call("/api/user/info", {}, signedIn.data.token)).toMatchObject({ code: 0 });
  });

  testOnEachDatabase("on a device without a session it makes an account and signs the device in too", async (app) => {
    const inviter = await app.call("/api/auth/devlogin", { username: "inviter" });
    const qr = await openQr(app, { fromInviteCode: inviter.data.user.inviteCode });
    expect((await app.call("/api/auth/qrstate", { ticket: qr.ticket })).data).toEqual({ state: "scanned", nickname: null });
    const phone = await confirmAsNew(app, qr.ticket);
    expect(phone.data.user.nickname).toMatch(/^橘友 [2-9A-HJ-NP-Z]{4}$/);
    const browser = await app.call("/api/orange/queryScanResult", { qruuid: qr.qruuid });
    expect(browser.data.user.id).toBe(phone.data.user.id);
    expect(browser.data.token).not.toBe(phone.data.token);
    expect((await app.deps.metering.counter(phone.data.user.id)).balanceToken).toBe(NEW_USER_GIFT_TOKENS);
    const row = await app.deps.db
      .selectFrom("app_user")
      .select("invited_by")
      .where("id", "=", phone.data.user.id)
      .executeTakeFirstOrThrow();
    expect(row.invited_by).toBe(inviter.data.user.id);
  });

  testOnSqlite("on a device without a session it wants a captcha, and a wrong one leaves the code as it was", async (app) => {
    const wrong = { code: 1, refusal: { reason: "captcha.wrong", field: "code" } };
    const old = await app.signIn("old");
    await app.call("/api/user/logout", {}, old.token);
    const { ticket } = await openQr(app);
    const spent = await solveCaptcha(app);
    expect(await app.call("/api/auth/qrconfirm", { ticket, ...spent, code: "0000" })).toMatchObject(wrong);
    for (const answer of [{}, spent, { code: spent.code }, { uuid: (await solveCaptcha(app)).uuid }]) {
      for (const token of [undefined, old.token]) {
        expect(await app.call("/api/auth/qrconfirm", { ticket, ...answer }, token)).toMatchObject(wrong);
      }
    }
    expect(await app.deps.db.selectFrom("app_user").select("username").execute()).toEqual([{ username: "old" }]);
    expect(await confirmAsNew(app, ticket)).toMatchObject({ code: 0 });
  });

  testOnEachDatabase("of many polls at once exactly one gets the token", async (app) => {
    const qr = await openQr(app);
    await confirmAsNew(app, qr.ticket);
    const polls = await Promise.all(Array.from({ length: 6 }, () => app.call("/api/orange/queryScanResult", { qruuid: qr.qruuid })));
    expect(polls.filter((poll) => poll.isSuccess)).toHaveLength(1);
    expect(polls.filter((poll) => poll.refusal.reason === "login.used")).toHaveLength(5);
  });

  testOnEachDatabase("of many confirmations at once exactly one counts, and makes one account", async (app) => {
    const qr = await openQr(app);
    const tries = await Promise.all(Array.from({ length: 6 }, () => confirmAsNew(app, qr.ticket)));
    expect(tries.filter((one) => one.isSuccess)).toHaveLength(1);
    expect(tries.filter((one) => one.refusal.reason === "login.used")).toHaveLength(5);
    expect(await app.deps.db.selectFrom("app_user").selectAll().execute()).toHaveLength(1);
  });

  testOnEachDatabase("a poll that comes between takes nothing that is not confirmed, or is over", async (app) => {
    const { qruuid } = await openQr(app);
    const take = (now: number) => takeForSignIn(app.deps.db, qruuid, now);
    expect(await take(app.clock.now())).toBe(false);
    await app.deps.db.updateTable("login_qr").set({ state: "confirmed" }).where("id", "=", qruuid).execute();
    expect(await take(app.clock.now() + 10 * MINUTE_MS)).toBe(false);
    expect(await take(app.clock.now())).toBe(true);
    expect(await take(app.clock.now())).toBe(false);
  });

  testOnSqlite("a code used twice stays used", async (app) => {
    const qr = await openQr(app);
    await confirmAsNew(app, qr.ticket);
    await app.call("/api/orange/queryScanResult", { qruuid: qr.qruuid });
    expect(await app.call("/api/orange/queryScanResult", { qruuid: qr.qruuid })).toMatchObject({ refusal: { reason: "login.used" } });
    expect(await confirmAsNew(app, qr.ticket)).toMatchObject({ refusal: { reason: "login.used" } });
    expect((await app.call("/api/auth/qrstate", { ticket: qr.ticket })).data.state).toBe("confirmed");
  });

  testOnEachDatabase("expires after ten minutes, confirmed or not", async (app) => {
    const waiting = await openQr(app);
    const confirmed = await openQr(app);
    await confirmAsNew(app, confirmed.ticket);
    app.clock.jumpTo(app.clock.now() + 10 * MINUTE_MS);
    for (const { qruuid } of [waiting, confirmed]) {
      const answer = await app.call("/api/orange/queryScanResult", { qruuid });
      expect(answer).toMatchObject({ status: 200, code: 1, isSuccess: false, message: "expired" });
    }
    expect(await confirmAsNew(app, waiting.ticket)).toMatchObject({ message: "expired" });
    expect((await app.call("/api/auth/qrstate", { ticket: waiting.ticket })).data.state).toBe("expired");
  });

  testOnSqlite("nobody signs in with a made-up id, or with the ticket in the id's place", async (app) => {
    const qr = await openQr(app);
    await confirmAsNew(app, qr.ticket);
    for (const qruuid of ["00000000-0000-4000-8000-000000000000", qr.ticket, "%", "' or 1=1 --"]) {
      expect(await app.call("/api/orange/queryScanResult", { qruuid })).toMatchObject({ refusal: { reason: "login.codeUnknown" } });
    }
    expect(await confirmAsNew(app, qr.qruuid)).toMatchObject({ refusal: { reason: "login.codeUnknown" } });
    expect(await app.call("/api/auth/qrstate", { ticket: qr.qruuid })).toMatchObject({ refusal: { reason: "login.codeUnknown" } });
  });

  testOnSqlite("a device whose session has ended confirms as a new user, not as nobody", async (app) => {
    const old = await app.signIn("old");
    await app.call("/api/user/logout", {}, old.token);
    const qr = await openQr(app);
    const answer = await confirmAsNew(app, qr.ticket, old.token);
    expect(answer.isSuccess).toBe(true);
    expect(answer.data.user.id).not.toBe(old.userId);
    expect(answer.data.token).not.toBe(old.token);
  });

  testOnEachDatabase("codes and sessions that ended are forgotten a day later", async (app) => {
    await app.signIn();
    await openQr(app);
    app.clock.jumpTo(app.clock.now() + 2 * DAY_MS + MINUTE_MS);
    await app.deps.account.tidy();
    expect(await app.deps.db.selectFrom("login_qr").selectAll().execute()).toHaveLength(0);
    expect(await app.deps.db.selectFrom("session").selectAll().execute()).toHaveLength(0);
  });
});
