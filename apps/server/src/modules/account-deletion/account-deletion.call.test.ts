import { NEW_USER_GIFT_TOKENS } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import { createMemoryBlobs } from "../../testing/memory-blobs.ts";
import { newBrowser } from "../../testing/new-browser.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { filesPersonalData } from "../export/index.ts";
import type { Generations } from "../generation/generation.ts";
import { generationPersonalData } from "../generation/index.ts";
import { auditLedger } from "../metering/index.ts";
import { register, setPassword } from "../password/testing/typed-in.ts";
import type { PersonalData } from "../personal-data.ts";
import { profilePersonalData } from "../profile/personal-data.repo.ts";
import { dataUrl, pngOf } from "../profile/testing/pictures.ts";
import type { AccountDeletion } from "./account-deletion.ts";
import { createAccountDeletion } from "./account-deletion.ts";

const DAY_MS = 86_400_000;
const GRACE_MS = 7 * DAY_MS;
const AVATAR = dataUrl("image/png", pngOf(64, 64));

async function writeText(app: TestApp, token: string): Promise<string> {
  const fields = { job: "前端工程师", summary: "完成了登录页", plan: "继续" };
  const started = await app.call("/api/ai/start", { kind: "scene", input: { sceneType: "weeklyReport", fields } }, token);
  expect(started).toMatchObject({ code: 0 });
  const { generationId } = started.data;
  for (;;) {
    const { data } = await app.call("/api/ai/get", { generationId }, token);
    if (data.status === "done") return generationId;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** A person with something everywhere: a text, a file, an avatar, a password, an order. */
async function settled(app: TestApp, username: string) {
  const signedIn = await app.call("/api/auth/devlogin", { username, remember: true });
  const { token } = signedIn.data;
  const userId = signedIn.data.user.id;
  const generationId = await writeText(app, token);
  const file = await app.call("/api/ai/export", { generationId, format: "md" }, token);
  const { headimg } = (await app.call("/api/user/update", { headimg: AVATAR, nickname: "小橘" }, token)).data;
  await app.deps.db.insertInto("password").values({ user_id: userId, hash: "x", changed_at: 0 }).execute();
  return { token, userId, generationId, headimg, fileUrl: file.data.url };
}

const rowOf = (app: TestApp, userId: string) =>
  app.deps.db.selectFrom("app_user").selectAll().where("id", "=", userId).executeTakeFirstOrThrow();

/** The module with one part of the personal data doing something else. */
function accountDeletionWith(app: TestApp, module: string, change: Partial<PersonalData>): AccountDeletion {
  const { db, clock, log } = app.deps;
  const personalData = app.personalData.map((part) => (part.module === module ? { ...part, ...change } : part));
  return createAccountDeletion({ db, clock, log, blobs: createMemoryBlobs(), personalData });
}

/** What the generation module does, with another way to stop a text. */
function stoppedBy(app: TestApp, stop: Generations["stop"]): PersonalData {
  const { db, clock } = app.deps;
  return generationPersonalData({ db, clock, generations: { stop }, variant: "zh", builtinModels: [], labelProducer: "" });
}

async function dueNow(app: TestApp, token: string): Promise<void> {
  await app.call("/api/user/close", {}, token);
  app.clock.jumpTo(app.clock.now() + GRACE_MS);
}

async function endAccount(app: TestApp, token: string): Promise<number> {
  await dueNow(app, token);
  return app.deps.accountDeletion.purgeDue();
}

describe("asking for an account to be closed", () => {
  testOnEachDatabase("it ends 7 days later; asking again keeps the first moment, and until then everything works", async (app) => {
    const { token } = await app.signIn();
    const closesAt = new Date(app.clock.now() + GRACE_MS).toISOString();
    expect((await app.call("/api/user/close", {}, token)).data).toEqual({ closesAt });
    app.clock.jumpTo(app.clock.now() + DAY_MS / 2);
    expect((await app.call("/api/user/close", {}, token)).data).toEqual({ closesAt });
    expect((await app.call("/api/user/info", {}, token)).data.closesAt).toBe(closesAt);
    expect(await app.deps.accountDeletion.purgeDue()).toBe(0);
    await writeText(app, token);
  });

  testOnEachDatabase("it can be taken back, once", async (app) => {
    const { token } = await app.signIn();
    await app.call("/api/user/close", {}, token);
    expect(await app.call("/api/user/reopen", {}, token)).toMatchObject({ code: 0 });
    expect((await app.call("/api/user/info", {}, token)).data.closesAt).toBeNull();
    expect(await app.call("/api/user/reopen", {}, token)).toMatchObject({ code: 1, refusal: { reason: "account.notClosing" } });
    app.clock.jumpTo(app.clock.now() + 2 * GRACE_MS);
    expect(await app.deps.accountDeletion.purgeDue()).toBe(0);
  });
});

describe("the end of an account", () => {
  testOnEachDatabase("nobody gets in, nothing personal is left, and the ledger stays and agrees", async (app) => {
    const { db, metering } = app.deps;
    const { token, userId, generationId, headimg, fileUrl } = await settled(app, "leaver");
    const ledger = await db.selectFrom("ledger").selectAll().where("user_id", "=", userId).orderBy("seq").execute();
    expect(await endAccount(app, token)).toBe(1);

    expect(await app.call("/api/user/info", {}, token)).toMatchObject({ code: 99 });
    for (const url of [headimg, fileUrl]) expect((await app.app.inject({ url })).statusCode, url).toBe(404);
    for (const table of ["identity", "session", "password", "login_qr", "file"] as const) {
      expect(await db.selectFrom(table).select("user_id").where("user_id", "=", userId).execute(), table).toEqual([]);
    }
    const row = await rowOf(app, userId);
    const emptied = { headimg: "", vip_from: null, vip_to: null, sign_up_device: null, closes_at: null, closed_at: app.clock.now() };
    expect(row).toMatchObject({ username: `closed-${userId}`, nickname: "已注销", ...emptied });
    const text = await db.selectFrom("generation").selectAll().where("id", "=", generationId).executeTakeFirstOrThrow();
    expect(text).toMatchObject({ title: "", input: "{}", task: "{}", text: "", edited_text: null, search_text: "" });
    expect(text.charged).toBeGreaterThan(0);
    expect(await db.selectFrom("ledger").selectAll().where("user_id", "=", userId).orderBy("seq").execute()).toEqual(ledger);
    expect((await metering.counter(userId)).balanceToken).toBeGreaterThan(0);
    expect((await auditLedger(db)).findings).toEqual([]);
    expect(await app.deps.accountDeletion.purgeDue()).toBe(0);
  });

  testOnSqlite("is said in the deployment's language", async (_, open) => {
    const app = await open({ variant: "en" });
    const { token, userId } = await app.signIn();
    await endAccount(app, token);
    expect((await rowOf(app, userId)).nickname).toBe("Closed");
  });

  testOnEachDatabase("of two rounds at once, one ends it, and others' accounts stay", async (app) => {
    const leaver = await settled(app, "leaver");
    const stayer = await settled(app, "stayer");
    await app.call("/api/user/close", {}, leaver.token);
    app.clock.jumpTo(app.clock.now() + GRACE_MS);
    const ended = await Promise.all([app.deps.accountDeletion.purgeDue(), app.deps.accountDeletion.purgeDue()]);
    expect(ended.toSorted()).toEqual([0, 1]);
    expect((await rowOf(app, stayer.userId)).nickname).toBe("小橘");
    expect((await app.app.inject({ url: stayer.headimg })).statusCode).toBe(200);
  });

  testOnEachDatabase("a person who comes back is a new user, without the gift and worth nothing to an inviter", async (app) => {
    const inviter = await app.call("/api/auth/devlogin", { username: "inviter" });
    const { token, userId } = await app.signIn("leaver");
    await endAccount(app, token);
    const back = await app.call("/api/auth/devlogin", { username: "leaver", fromInviteCode: inviter.data.user.inviteCode });
    expect(back.data.user).toMatchObject({ username: "leaver", closesAt: null });
    expect(back.data.user.id).not.toBe(userId);
    expect((await app.deps.metering.counter(back.data.user.id)).balanceToken).toBe(0);
    expect((await app.deps.metering.counter(inviter.data.user.id)).balanceToken).toBe(NEW_USER_GIFT_TOKENS);
    const noted = await app.deps.db.selectFrom("invitation").selectAll().execute();
    expect(noted).toMatchObject([{ user_id: back.data.user.id, inviter_id: inviter.data.user.id, outcome: "returned" }]);
  });

  testOnEachDatabase("a name that was signed in with is free, and the one who takes it is a new user like any other", async (app) => {
    const typed = { username: "小满", password: "correct horse 9" };
    const inviter = (await app.signIn("inviter")).token;
    const { inviteCode } = (await app.call("/api/user/info", {}, inviter)).data;
    const left = (await register(app, typed)).data;
    await endAccount(app, left.token);
    expect(await app.deps.db.selectFrom("closed_identity").selectAll().execute()).toEqual([]);
    const { user } = (await register(app, { ...typed, fromInviteCode: inviteCode, verifyToken: await newBrowser(app) })).data;
    expect(user.id).not.toBe(left.user.id);
    expect((await app.deps.metering.counter(user.id)).balanceToken).toBe(NEW_USER_GIFT_TOKENS);
    expect(await app.deps.db.selectFrom("invitation").select("outcome").execute()).toEqual([{ outcome: "pending" }]);
  });

  testOnEachDatabase("a person who also had a name to sign in with is still known by the rest", async (app) => {
    const { token } = await app.signIn("leaver");
    await setPassword(app, token, { username: "小满", password: "correct horse 9" });
    await endAccount(app, token);
    const back = await app.signIn("leaver");
    expect((await app.deps.metering.counter(back.userId)).balanceToken).toBe(0);
  });

  testOnEachDatabase("a running text is stopped first, and one that does not stop is waited for", async (app) => {
    const { db } = app.deps;
    const { token, userId, generationId } = await settled(app, "writer");
    const running = { status: "writing", ended_at: null } as const;
    await db.updateTable("generation").set(running).where("id", "=", generationId).execute();
    const asked: string[] = [];
    const stop = (works: boolean) => async (input: { generationId: string }) => {
      asked.push(input.generationId);
      if (works) await db.updateTable("generation").set({ status: "stopped", ended_at: 1 }).where("id", "=", input.generationId).execute();
      return { status: "stopped" };
    };
    await dueNow(app, token);
    expect(await accountDeletionWith(app, "generation", stoppedBy(app, stop(false))).purgeDue()).toBe(0);
    expect((await rowOf(app, userId)).closed_at).toBeNull();
    expect((await app.call("/api/user/info", {}, token)).code).toBe(0);
    expect(await accountDeletionWith(app, "generation", stoppedBy(app, stop(true))).purgeDue()).toBe(1);
    expect(asked).toEqual([generationId, generationId]);
  });

  testOnEachDatabase("broken off while files are removed, it is finished by the next round, and nobody gets in between", async (app) => {
    const { token, userId, headimg, fileUrl, generationId } = await settled(app, "leaver");
    const away = async () => Promise.reject(new Error("the store is away"));
    await dueNow(app, token);
    const broken = filesPersonalData({ db: app.deps.db, blobs: { remove: away } });
    expect(await accountDeletionWith(app, "export", broken).purgeDue()).toBe(0);
    expect(await app.call("/api/user/info", {}, token)).toMatchObject({ code: 99 });
    expect((await rowOf(app, userId)).closes_at).not.toBeNull();
    expect((await app.app.inject({ url: headimg })).statusCode).toBe(200);

    const shown = profilePersonalData({ db: app.deps.db, blobs: { get: away, remove: away } });
    expect(await accountDeletionWith(app, "profile", shown).purgeDue()).toBe(0);
    expect((await rowOf(app, userId)).headimg).toBe(headimg);
    expect(await app.deps.accountDeletion.purgeDue()).toBe(1);
    for (const url of [headimg, fileUrl]) expect((await app.app.inject({ url })).statusCode, url).toBe(404);
    const text = await app.deps.db.selectFrom("generation").select("text").where("id", "=", generationId).executeTakeFirstOrThrow();
    expect(text.text).toBe("");
    expect(await rowOf(app, userId)).toMatchObject({ headimg: "", closes_at: null });
  });

  testOnEachDatabase("broken off in its transaction, it has not begun, and keeps no other account from ending", async (app) => {
    const { db } = app.deps;
    const first = await settled(app, "first");
    const second = await settled(app, "second");
    await app.call("/api/user/close", {}, first.token);
    await dueNow(app, second.token);
    await db.schema.alterTable("password").renameTo("away").execute();
    expect(await app.deps.accountDeletion.purgeDue()).toBe(0);
    await db.schema.alterTable("away").renameTo("password").execute();
    expect(await rowOf(app, first.userId)).toMatchObject({ username: "first", closed_at: null });
    expect(await db.selectFrom("closed_identity").selectAll().execute()).toEqual([]);
    expect((await app.call("/api/user/info", {}, first.token)).code).toBe(0);

    const stop = async ({ userId }: { userId: string }) =>
      userId === first.userId ? Promise.reject(new Error("fault")) : { status: "done" };
    await db.updateTable("generation").set({ status: "writing" }).where("user_id", "=", first.userId).execute();
    expect(await accountDeletionWith(app, "generation", stoppedBy(app, stop)).purgeDue()).toBe(1);
    expect((await rowOf(app, second.userId)).closed_at).not.toBeNull();
  });
});

describe("texts their owner removed", () => {
  testOnEachDatabase("lose their words after 30 days and stay in the ledger; others are not touched", async (app) => {
    const { db, accountDeletion } = app.deps;
    const { token, userId, generationId } = await settled(app, "remover");
    app.clock.jumpTo(app.clock.now() + 61_000);
    const kept = await writeText(app, token);
    await db.updateTable("generation").set({ result: '{"points":["要点"]}' }).where("id", "=", generationId).execute();
    await app.call("/api/ai/remove", { generationId }, token);
    app.clock.jumpTo(app.clock.now() + 30 * DAY_MS - 1);
    expect(await accountDeletion.forgetRemovedTexts()).toBe(0);
    app.clock.jumpTo(app.clock.now() + 1);
    expect(await accountDeletion.forgetRemovedTexts()).toBe(1);
    expect(await accountDeletion.forgetRemovedTexts()).toBe(0);
    const rows = await db
      .selectFrom("generation")
      .select(["id", "text", "result", "task", "charged"])
      .where("user_id", "=", userId)
      .execute();
    expect(rows.find(({ id }) => id === generationId)).toMatchObject({ text: "", result: null, task: "{}", charged: expect.any(Number) });
    expect(rows.find(({ id }) => id === kept)?.text).not.toBe("");
    expect((await auditLedger(db)).findings).toEqual([]);
  });

  testOnEachDatabase("are many: every one is emptied, batch after batch", async (app) => {
    const { db, accountDeletion } = app.deps;
    const { generationId } = await settled(app, "many");
    const { id: _, ...like } = await db.selectFrom("generation").selectAll().where("id", "=", generationId).executeTakeFirstOrThrow();
    const copies = Array.from({ length: 120 }, (_, n) => ({ ...like, id: `copy${n}`, request_id: null, removed_at: app.clock.now() }));
    await db.insertInto("generation").values(copies).execute();
    app.clock.jumpTo(app.clock.now() + 30 * DAY_MS);
    expect(await accountDeletion.forgetRemovedTexts()).toBe(120);
  });
});
