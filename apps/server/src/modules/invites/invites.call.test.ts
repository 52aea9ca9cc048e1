import { INVITE_DAILY_CAP, INVITE_GIFT_TOKENS, INVITE_GIFT_VALID_DAYS, NEW_USER_GIFT_TOKENS } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import { createManualClock } from "../../testing/manual-clock.ts";
import { newBrowser } from "../../testing/new-browser.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** 23:59 on a day in Shanghai. */
const LAST_MINUTE_MS = Date.UTC(2026, 10, 20, 15, 59);

type SignUp = { verifyToken?: string; fromInviteCode?: string };

/** On a browser of their own, unless one is given. */
async function signUp(app: TestApp, username: string, input: SignUp = {}) {
  const verifyToken = input.verifyToken ?? (await newBrowser(app));
  const { data } = await app.call("/api/auth/devlogin", { username, remember: true, ...input, verifyToken });
  return { token: data.token, userId: data.user.id, inviteCode: data.user.inviteCode };
}

const balanceOf = async (app: TestApp, userId: string) => (await app.deps.metering.counter(userId)).balanceToken;
const invited = async (app: TestApp, token: string) => (await app.call("/api/user/invitedByMe", {}, token)).data;
const outcomes = (app: TestApp) => app.deps.db.selectFrom("invitation").select(["user_id", "inviter_id", "outcome"]).execute();

describe("an invitation", () => {
  testOnEachDatabase("rewards the inviter once, for 90 days, and gives the newcomer their own gift", async (app) => {
    const inviter = await signUp(app, "林小满");
    const newcomer = await signUp(app, "Alice", { fromInviteCode: inviter.inviteCode });
    expect(await balanceOf(app, inviter.userId)).toBe(NEW_USER_GIFT_TOKENS + INVITE_GIFT_TOKENS);
    expect(await balanceOf(app, newcomer.userId)).toBe(NEW_USER_GIFT_TOKENS);
    const grant = await app.deps.db.selectFrom("token_grant").selectAll().where("source", "=", "invite").executeTakeFirstOrThrow();
    expect(grant).toMatchObject({ user_id: inviter.userId, ref: newcomer.userId, amount: INVITE_GIFT_TOKENS });
    expect(grant.expires_at).toBe(app.clock.now() + INVITE_GIFT_VALID_DAYS * DAY_MS);
  });

  testOnEachDatabase("is rewarded once however often, and with whichever code, the newcomer signs in again", async (app) => {
    const inviter = await signUp(app, "inviter");
    const other = await signUp(app, "other");
    await signUp(app, "newcomer", { fromInviteCode: inviter.inviteCode });
    await signUp(app, "newcomer", { fromInviteCode: inviter.inviteCode });
    await signUp(app, "newcomer", { fromInviteCode: other.inviteCode });
    expect(await balanceOf(app, inviter.userId)).toBe(NEW_USER_GIFT_TOKENS + INVITE_GIFT_TOKENS);
    expect(await balanceOf(app, other.userId)).toBe(NEW_USER_GIFT_TOKENS);
  });

  testOnEachDatabase("pays one of two inviters whose codes come at the same moment", async (app) => {
    const one = await signUp(app, "one");
    const two = await signUp(app, "two");
    const codes = [one, two, one, two, one, two].map(({ inviteCode }) => inviteCode);
    const users = await Promise.all(codes.map((fromInviteCode) => signUp(app, "newcomer", { fromInviteCode })));
    expect(new Set(users.map(({ userId }) => userId)).size).toBe(1);
    expect(await outcomes(app)).toHaveLength(1);
    const paid = (await balanceOf(app, one.userId)) + (await balanceOf(app, two.userId));
    expect(paid).toBe(2 * NEW_USER_GIFT_TOKENS + INVITE_GIFT_TOKENS);
  });

  testOnEachDatabase("welcomes the same newcomer twice without a second reward", async (app) => {
    const one = await signUp(app, "one");
    const two = await signUp(app, "two");
    const newcomer = await signUp(app, "newcomer", { fromInviteCode: one.inviteCode });
    const again = { userId: newcomer.userId, devices: ["a browser"], returned: false, proven: true };
    for (const inviterId of [one.userId, two.userId]) {
      await app.deps.db.transaction().execute((trx) => app.deps.invites.welcome(trx, { ...again, inviterId }));
    }
    expect(await outcomes(app)).toEqual([{ user_id: newcomer.userId, inviter_id: one.userId, outcome: "rewarded" }]);
    expect(await balanceOf(app, two.userId)).toBe(NEW_USER_GIFT_TOKENS);
  });

  testOnSqlite("by oneself, or back to one's own inviter, is none", async (app) => {
    const first = await signUp(app, "first");
    const second = await signUp(app, "second", { fromInviteCode: first.inviteCode });
    await signUp(app, "first", { fromInviteCode: first.inviteCode });
    await signUp(app, "first", { fromInviteCode: second.inviteCode });
    const as = (userId: string, inviterId: string) =>
      app.deps.db
        .transaction()
        .execute((trx) => app.deps.invites.welcome(trx, { userId, inviterId, devices: ["a browser"], returned: false, proven: true }));
    await as(first.userId, first.userId);
    await as(first.userId, second.userId);
    expect(await outcomes(app)).toEqual([{ user_id: second.userId, inviter_id: first.userId, outcome: "rewarded" }]);
    expect(await balanceOf(app, second.userId)).toBe(NEW_USER_GIFT_TOKENS);
  });

  testOnSqlite("never stops a sign-up: a code nobody has, of another case, or of nonsense is passed over", async (app) => {
    const inviter = await signUp(app, "inviter");
    const swapped = inviter.inviteCode.replace(/[a-z]/gi, (letter) =>
      letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase(),
    );
    for (const [n, fromInviteCode] of [swapped, "22222222", "%", "' or 1=1 --", "", "林"].entries()) {
      expect((await signUp(app, `newcomer${n}`, { fromInviteCode })).token, fromInviteCode).toHaveLength(43);
    }
    expect(await outcomes(app)).toEqual([]);
  });
});

describe("a reward is refused", () => {
  testOnEachDatabase(
    "for an account made on the browser the inviter signed up on, also when that session is long forgotten",
    async (app) => {
      const verifyToken = await newBrowser(app);
      const inviter = await signUp(app, "inviter", { verifyToken });
      await app.deps.db.deleteFrom("session").where("user_id", "=", inviter.userId).execute();
      await signUp(app, "second self", { fromInviteCode: inviter.inviteCode, verifyToken });
      expect(await outcomes(app)).toMatchObject([{ outcome: "sameDevice" }]);
      expect(await balanceOf(app, inviter.userId)).toBe(NEW_USER_GIFT_TOKENS);
    },
  );

  testOnEachDatabase("for an account made on a browser the inviter was signed in on, also when signed out since", async (app) => {
    const verifyToken = await newBrowser(app);
    const inviter = await signUp(app, "inviter");
    const elsewhere = await signUp(app, "inviter", { verifyToken });
    await app.call("/api/user/logout", {}, elsewhere.token);
    await signUp(app, "second self", { fromInviteCode: inviter.inviteCode, verifyToken });
    await signUp(app, "somebody", { fromInviteCode: inviter.inviteCode });
    const { data } = await app.call("/api/user/invitedByMe", {}, inviter.token);
    expect(data.list.map(({ nickname, rewarded }) => [nickname, rewarded]).sort()).toEqual([
      ["s**", false],
      ["s**", true],
    ]);
    expect(await balanceOf(app, inviter.userId)).toBe(NEW_USER_GIFT_TOKENS + INVITE_GIFT_TOKENS);
  });

  testOnEachDatabase("for somebody who comes back after closing an account", async (app) => {
    const inviter = await signUp(app, "inviter");
    const back = await signUp(app, "back");
    const newcomer = { userId: back.userId, inviterId: inviter.userId, devices: [null], returned: true, proven: true };
    await app.deps.db.transaction().execute((trx) => app.deps.invites.welcome(trx, newcomer));
    expect(await outcomes(app)).toMatchObject([{ outcome: "returned" }]);
    expect(await balanceOf(app, inviter.userId)).toBe(NEW_USER_GIFT_TOKENS);
  });

  testOnSqlite("for an account made on a browser without a name, or with one that was not given out here", async (app) => {
    const inviter = await signUp(app, "inviter");
    const signed = await newBrowser(app);
    const [name = "", signature = ""] = signed.split(".");
    const other = (await newBrowser(app)).split(".")[1];
    const madeUp = ["", "a".repeat(43), name, `${name}.`, `${name}.${other}`, `${"b".repeat(43)}.${signature}`, signed.slice(0, -1)];
    for (const [n, verifyToken] of madeUp.entries()) {
      await app.call("/api/auth/devlogin", { username: `newcomer${n}`, fromInviteCode: inviter.inviteCode, verifyToken });
    }
    await app.call("/api/auth/devlogin", { username: "without", fromInviteCode: inviter.inviteCode });
    expect((await outcomes(app)).map(({ outcome }) => outcome)).toEqual(Array(madeUp.length + 1).fill("noDevice"));
    expect(await balanceOf(app, inviter.userId)).toBe(NEW_USER_GIFT_TOKENS);
  });

  for (const column of ["closes_at", "closed_at"] as const) {
    testOnEachDatabase(`where the inviter's account ends (${column})`, async (app) => {
      const inviter = await signUp(app, "inviter");
      await app.deps.db
        .updateTable("app_user")
        .set({ [column]: app.clock.now() })
        .where("id", "=", inviter.userId)
        .execute();
      expect((await signUp(app, "newcomer", { fromInviteCode: inviter.inviteCode })).token).toHaveLength(43);
      expect(await outcomes(app)).toEqual([]);
      expect(await balanceOf(app, inviter.userId)).toBe(NEW_USER_GIFT_TOKENS);
    });
  }

  testOnEachDatabase("beyond the day's cap, exactly, when thirty come at once", async (app) => {
    const inviter = await signUp(app, "inviter");
    const names = Array.from({ length: 30 }, (_, n) => `newcomer${n}`);
    await Promise.all(names.map((name) => signUp(app, name, { fromInviteCode: inviter.inviteCode })));
    const all = await outcomes(app);
    expect(all.filter(({ outcome }) => outcome === "rewarded")).toHaveLength(INVITE_DAILY_CAP);
    expect(all.filter(({ outcome }) => outcome === "capped")).toHaveLength(10);
    expect(await balanceOf(app, inviter.userId)).toBe(NEW_USER_GIFT_TOKENS + INVITE_DAILY_CAP * INVITE_GIFT_TOKENS);
    expect(await invited(app, inviter.token)).toMatchObject({
      total: 30,
      rewardedTokens: INVITE_DAILY_CAP * INVITE_GIFT_TOKENS,
      leftToday: 0,
    });
  });

  testOnEachDatabase("until midnight in Shanghai, and not after it", async (_, open) => {
    const app = await open({ clock: createManualClock(LAST_MINUTE_MS), config: { inviteDailyCap: 1 } });
    const inviter = await signUp(app, "inviter");
    await signUp(app, "one", { fromInviteCode: inviter.inviteCode });
    app.clock.jumpTo(LAST_MINUTE_MS + MINUTE_MS - 1);
    await signUp(app, "two", { fromInviteCode: inviter.inviteCode });
    expect((await invited(app, inviter.token)).leftToday).toBe(0);
    app.clock.jumpTo(LAST_MINUTE_MS + MINUTE_MS);
    expect((await invited(app, inviter.token)).leftToday).toBe(1);
    await signUp(app, "three", { fromInviteCode: inviter.inviteCode });
    const { list } = await invited(app, inviter.token);
    expect(list.map(({ rewarded }) => rewarded)).toEqual([true, false, true]);
  });
});

describe("invitedByMe", () => {
  testOnEachDatabase("pages newest first, with masked names and a right total", async (app) => {
    const inviter = await signUp(app, "inviter");
    const stranger = await signUp(app, "stranger");
    for (const name of ["甲乙丙", "Bob", "林小满"]) {
      app.clock.jumpTo(app.clock.now() + MINUTE_MS);
      await signUp(app, name, { fromInviteCode: inviter.inviteCode });
    }
    const first = await app.call("/api/user/invitedByMe", { page: 1, size: 2 }, inviter.token);
    expect(first.data).toMatchObject({ total: 3, rewardedTokens: 3 * INVITE_GIFT_TOKENS, leftToday: INVITE_DAILY_CAP - 3 });
    expect(first.data.list).toEqual([
      { nickname: "林**", headimg: "", registerTime: new Date(app.clock.now()).toISOString(), rewarded: true, pending: false },
      { nickname: "B**", headimg: "", registerTime: new Date(app.clock.now() - MINUTE_MS).toISOString(), rewarded: true, pending: false },
    ]);
    const second = await app.call("/api/user/invitedByMe", { page: 2, size: 2 }, inviter.token);
    expect(second.data.list.map(({ nickname }) => nickname)).toEqual(["甲**"]);
    expect(await invited(app, stranger.token)).toMatchObject({ total: 0, list: [], rewardedTokens: 0 });
    expect(first.raw).not.toContain("小满");
  });
});

describe("an invite code", () => {
  testOnSqlite("tells who invites by a masked name, without a session", async (app) => {
    const { inviteCode } = await signUp(app, "林小满");
    expect((await app.call("/api/invite/info", { inviteCode })).data).toEqual({ nickname: "林**", headimg: "" });
  });

  testOnSqlite("of another case, unknown, or of an account that has ended is answered alike", async (app) => {
    const inviter = await signUp(app, "inviter");
    await app.deps.db.updateTable("app_user").set({ invite_code: "abcDEF23" }).where("id", "=", inviter.userId).execute();
    const ended = await signUp(app, "ended");
    await app.deps.db.updateTable("app_user").set({ closed_at: 1 }).where("id", "=", ended.userId).execute();
    const answers = await Promise.all(
      ["ABCdef23", "zzzzzzzz", "%", ended.inviteCode].map((inviteCode) => app.call("/api/invite/info", { inviteCode })),
    );
    expect(new Set(answers.map(({ raw }) => raw)).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: 1, refusal: { reason: "invite.unknown" } });
    expect((await app.call("/api/invite/info", { inviteCode: "abcDEF23" })).code).toBe(0);
  });

  testOnSqlite("cannot be guessed: an address has 30 tries a minute", async (_, open) => {
    const app = await open({ config: { rateLimitPerMinute: 600 } });
    const { inviteCode } = await signUp(app, "inviter");
    for (let tries = 0; tries < 30; tries += 1) await app.call("/api/invite/info", { inviteCode: "zzzzzzzz" });
    const answer = await app.call("/api/invite/info", { inviteCode });
    expect(answer).toMatchObject({ status: 429, refusal: { reason: "rate.limited" } });
  });
});
