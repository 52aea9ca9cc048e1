import { INVITE_GIFT_TOKENS, NEW_USER_GIFT_TOKENS } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import type { Model } from "../../ports/model.ts";
import { newBrowser } from "../../testing/new-browser.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { auditLedger } from "../metering/index.ts";
import { register } from "../password/testing/typed-in.ts";
import { createFirstUse } from "./first-use.ts";

const DAY_MS = 86_400_000;
/** From noon, where every manual clock begins, to the next day. */
const TO_NEXT_DAY_MS = 13 * 3_600_000;
const password = "k7-mQ2vz-tea";
const afterFirstText = { code: 1, refusal: { reason: "gift.afterFirstText" } };
const FIELDS = { job: "产品经理", summary: "完成了需求评审。整理了用户访谈的记录。", plan: "下周推进原型设计。", length: 300 };

/** A model whose answer is empty. */
const silentModel: Model = {
  info: {
    name: "silent",
    label: "silent",
    builtin: false,
    class: "silent",
    maxOutput: 4000,
    price: { prompt: 0, completion: 1, reasoning: 0 },
    concurrency: 0,
  },
  async *stream() {
    yield { type: "finish", reason: "stop" };
  },
};

type Person = { readonly token: string; readonly userId: string; readonly inviteCode: string };

const asPerson = ({ data }: Awaited<ReturnType<typeof register>>): Person => ({
  token: data.token,
  userId: data.user.id,
  inviteCode: data.user.inviteCode,
});

/** Somebody who signed in by the development login, on a browser of their own. */
async function signUpProven(app: TestApp, username: string): Promise<Person> {
  return asPerson(await app.call("/api/auth/devlogin", { username, verifyToken: await newBrowser(app) }));
}

async function registerBy(app: TestApp, username: string, fromInviteCode?: string): Promise<Person> {
  const invited = { verifyToken: await newBrowser(app), ...(fromInviteCode !== undefined && { fromInviteCode }) };
  return asPerson(await register(app, { username, password, ...invited }));
}

/** Starts a text and waits for its end. */
async function write(app: TestApp, { token }: Person) {
  const input = { sceneType: "weeklyReport", fields: FIELDS };
  const { data } = await app.call("/api/ai/start", { kind: "scene", input }, token);
  await app.send({
    method: "POST",
    url: "/api/ai/stream",
    headers: { authorization: token },
    payload: { generationId: data.generationId },
  });
  return (await app.call("/api/ai/get", { generationId: data.generationId }, token)).data;
}

const balanceOf = async (app: TestApp, { userId }: Person) => (await app.deps.metering.counter(userId)).balanceToken;
const outcomes = async (app: TestApp) =>
  (await app.deps.db.selectFrom("invitation").select("outcome").execute()).map(({ outcome }) => outcome);
const trialOf = async (app: TestApp, { token }: Person) =>
  (await app.call("/api/pay/v3/getGoodsList", {}, token)).data.find(({ id }) => id === "vip99");

describe("an account with a name and a password", () => {
  testOnEachDatabase("has the new-user gift and can write at once; everything else comes with its first text", async (app) => {
    const inviter = await signUpProven(app, "inviter");
    const newcomer = await registerBy(app, "newcomer", inviter.inviteCode);
    expect(await balanceOf(app, newcomer)).toBe(NEW_USER_GIFT_TOKENS);
    expect((await app.call("/api/user/info", {}, newcomer.token)).data.giftsOpen).toBe(false);
    expect(await app.call("/api/pay/activity/gift5k", {}, newcomer.token)).toMatchObject(afterFirstText);
    expect(await app.call("/api/pay/activity/claim", { goodsId: "vip99" }, newcomer.token)).toMatchObject(afterFirstText);
    expect(await trialOf(app, newcomer)).toMatchObject({ available: false, afterFirstText: true });
    expect((await app.call("/api/user/invitedByMe", {}, inviter.token)).data).toMatchObject({
      list: [{ rewarded: false, pending: true }],
      rewardedTokens: 0,
    });
    expect(await balanceOf(app, inviter)).toBe(NEW_USER_GIFT_TOKENS);

    expect((await write(app, newcomer)).chars).toBeGreaterThan(0);

    expect((await app.call("/api/user/info", {}, newcomer.token)).data.giftsOpen).toBe(true);
    expect(await balanceOf(app, inviter)).toBe(NEW_USER_GIFT_TOKENS + INVITE_GIFT_TOKENS);
    expect((await app.call("/api/user/invitedByMe", {}, inviter.token)).data).toMatchObject({
      list: [{ rewarded: true, pending: false }],
      rewardedTokens: INVITE_GIFT_TOKENS,
    });
    expect(await trialOf(app, newcomer)).toMatchObject({ available: true, afterFirstText: false });
    expect(await app.call("/api/pay/activity/gift5k", {}, newcomer.token)).toMatchObject({ code: 0 });
    expect(await app.call("/api/pay/activity/claim", { goodsId: "vip99" }, newcomer.token)).toMatchObject({ code: 0 });
    expect(await trialOf(app, newcomer)).toMatchObject({ available: false, afterFirstText: false });
  });

  testOnSqlite("a second text brings nothing more", async (app) => {
    const inviter = await signUpProven(app, "inviter");
    const newcomer = await registerBy(app, "newcomer", inviter.inviteCode);
    for (let texts = 0; texts < 2; texts += 1) {
      await write(app, newcomer);
      app.clock.jumpTo(app.clock.now() + DAY_MS / 24);
    }
    expect(await balanceOf(app, inviter)).toBe(NEW_USER_GIFT_TOKENS + INVITE_GIFT_TOKENS);
    expect(await outcomes(app)).toEqual(["rewarded"]);
  });

  testOnSqlite(
    "a text of which nothing was delivered is no first text",
    async (app) => {
      const inviter = await signUpProven(app, "inviter");
      const newcomer = await registerBy(app, "newcomer", inviter.inviteCode);
      expect(await write(app, newcomer)).toMatchObject({ status: "failed", chars: 0 });
      expect(await balanceOf(app, inviter)).toBe(NEW_USER_GIFT_TOKENS);
      expect(await outcomes(app)).toEqual(["pending"]);
      expect(await app.call("/api/pay/activity/gift5k", {}, newcomer.token)).toMatchObject(afterFirstText);
    },
    () => ({ models: [silentModel] }),
  );

  testOnEachDatabase("of many first texts at once, one opens the gifts and rewards once", async (app) => {
    const { db, clock, invites } = app.deps;
    const inviter = await signUpProven(app, "inviter");
    const newcomer = await registerBy(app, "newcomer", inviter.inviteCode);
    const firstUse = createFirstUse({ clock, invites });
    const ends = Array.from({ length: 8 }, () =>
      db.transaction().execute(async (trx) => {
        const isFirst = await firstUse.begin(trx, newcomer.userId);
        if (isFirst) await firstUse.complete(trx, newcomer.userId);
        return isFirst;
      }),
    );
    expect((await Promise.all(ends)).filter(Boolean)).toHaveLength(1);
    expect(await balanceOf(app, inviter)).toBe(NEW_USER_GIFT_TOKENS + INVITE_GIFT_TOKENS);
    expect((await auditLedger(db)).findings).toEqual([]);
  });

  testOnEachDatabase("two texts that really end at once grant once", async (app) => {
    const inviter = await signUpProven(app, "inviter");
    const newcomer = await registerBy(app, "newcomer", inviter.inviteCode);
    // A member may run several texts at a time; the operator's membership grants no gifts.
    const member = { vip_from: app.clock.now(), vip_to: app.clock.now() + DAY_MS };
    await app.deps.db.updateTable("app_user").set(member).where("id", "=", newcomer.userId).execute();
    const texts = await Promise.all([write(app, newcomer), write(app, newcomer), write(app, newcomer)]);
    expect(texts.map(({ status }) => status)).toEqual(["done", "done", "done"]);
    expect(await balanceOf(app, inviter)).toBe(NEW_USER_GIFT_TOKENS + INVITE_GIFT_TOKENS);
    expect((await auditLedger(app.deps.db)).findings).toEqual([]);
  });
});

describe("the inviter's reward", () => {
  testOnEachDatabase(
    "counts on the day of the first text, exactly, when many newcomers write at once",
    async (app) => {
      const inviter = await signUpProven(app, "inviter");
      const newcomers: Person[] = [];
      for (let n = 0; n < 8; n += 1) newcomers.push(await registerBy(app, `newcomer${n}`, inviter.inviteCode));
      app.clock.jumpTo(app.clock.now() + TO_NEXT_DAY_MS);
      expect((await app.call("/api/user/invitedByMe", {}, inviter.token)).data.leftToday).toBe(3);
      await Promise.all([...newcomers.map((newcomer) => write(app, newcomer)), write(app, inviter)]);
      expect((await outcomes(app)).toSorted()).toEqual([...Array(5).fill("capped"), ...Array(3).fill("rewarded")]);
      expect((await app.call("/api/user/invitedByMe", {}, inviter.token)).data).toMatchObject({ leftToday: 0 });
      const grants = await app.deps.db.selectFrom("token_grant").select("amount").where("source", "=", "invite").execute();
      expect(grants).toHaveLength(3);
      expect((await auditLedger(app.deps.db)).findings).toEqual([]);
    },
    () => ({ config: { inviteDailyCap: 3 } }),
  );

  testOnEachDatabase("is gone where the inviter has left by then, or writes on the newcomer's browser", async (app) => {
    const inviter = await signUpProven(app, "inviter");
    const verifyToken = await newBrowser(app);
    const second = asPerson(await register(app, { username: "second self", password, fromInviteCode: inviter.inviteCode, verifyToken }));
    await app.call("/api/auth/devlogin", { username: "inviter", verifyToken });
    await write(app, second);
    expect(await outcomes(app)).toEqual(["sameDevice"]);

    const newcomer = await registerBy(app, "newcomer", inviter.inviteCode);
    await app.call("/api/user/close", {}, inviter.token);
    await write(app, newcomer);
    expect((await outcomes(app)).toSorted()).toEqual(["inviterClosed", "sameDevice"]);
    expect(await balanceOf(app, inviter)).toBe(NEW_USER_GIFT_TOKENS);
    // The newcomer's own gifts are not affected.
    expect(await app.call("/api/pay/activity/gift5k", {}, newcomer.token)).toMatchObject({ code: 0 });
  });

  testOnSqlite("waits for nobody who has left", async (app) => {
    const inviter = await signUpProven(app, "inviter");
    const newcomer = await registerBy(app, "newcomer", inviter.inviteCode);
    await app.call("/api/user/close", {}, newcomer.token);
    app.clock.jumpTo(app.clock.now() + 8 * DAY_MS);
    await app.deps.accountDeletion.purgeDue();
    const again = await signUpProven(app, "inviter");
    expect((await app.call("/api/user/invitedByMe", {}, again.token)).data.list).toMatchObject([{ rewarded: false, pending: false }]);
  });
});
