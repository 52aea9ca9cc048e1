import { describe, expect } from "vitest";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase } from "../../testing/test-on-each-database.ts";
import { seal } from "../password/testing/typed-in.ts";

const GRACE_MS = 7 * 86_400_000;
const TO_ARRIVE_MS = 200;

/** An account that has ended, and a call of its owner that was let in while it had not. */
async function ended(app: TestApp) {
  const { token, userId } = await app.signIn("leaver");
  await app.call("/api/user/close", {}, token);
  app.clock.jumpTo(app.clock.now() + GRACE_MS);
  expect(await app.deps.accountDeletion.purgeDue()).toBe(1);
  return { userId, sessionId: "gone" };
}

async function openQr(app: TestApp) {
  const { qruuid, qrurl } = (await app.call("/api/orange/getLoginQr", {})).data;
  return { qruuid, ticket: new URL(qrurl).searchParams.get("ticket") ?? "" };
}

/** Rows by which anybody could get in, or a file be had. */
async function leftOf(app: TestApp, userId: string) {
  const left: string[] = [];
  for (const table of ["identity", "session", "password", "login_qr", "file"] as const) {
    const rows = await app.deps.db.selectFrom(table).select("user_id").where("user_id", "=", userId).execute();
    if (rows.length > 0) left.push(table);
  }
  return left;
}

describe("what reaches an account when it has just ended", () => {
  testOnEachDatabase("a confirmation of a sign-in confirms nothing", async (app) => {
    const caller = await ended(app);
    const { qruuid, ticket } = await openQr(app);
    const device = { userAgent: "", address: "192.0.2.1", captcha: { uuid: "", code: "" } };
    const confirming = app.deps.account.confirmQr({ ticket, caller, token: "gone", ...device });
    await expect(confirming).rejects.toMatchObject({ reason: "session.invalid" });
    expect(await app.call("/api/orange/queryScanResult", { qruuid })).toMatchObject({ refusal: { reason: "login.waiting" } });
    expect(await leftOf(app, caller.userId)).toEqual([]);
  });

  testOnEachDatabase("a code confirmed before signs nobody in", async (app) => {
    const { userId } = await ended(app);
    const { qruuid } = await openQr(app);
    await app.deps.db.updateTable("login_qr").set({ state: "confirmed", user_id: userId }).where("id", "=", qruuid).execute();
    expect(await app.call("/api/orange/queryScanResult", { qruuid })).toMatchObject({ code: 99 });
    expect(await leftOf(app, userId)).toEqual(["login_qr"]);
  });

  testOnEachDatabase("a first password is not set, and its name stays free", async (app) => {
    const caller = await ended(app);
    const publicKey = await app.deps.passwords.publicKey();
    const password = await seal("correct horse 9", publicKey);
    const setting = app.deps.passwords.set({ caller, address: "192.0.2.1", username: "lin", password });
    await expect(setting).rejects.toMatchObject({ reason: "session.invalid" });
    expect(await leftOf(app, caller.userId)).toEqual([]);
  });

  testOnEachDatabase("it cannot be taken back any more, also while something is left to remove", async (app) => {
    const { userId } = await app.signIn("leaver");
    await app.deps.db.updateTable("app_user").set({ closes_at: 1, closed_at: 1 }).where("id", "=", userId).execute();
    await expect(app.deps.accountDeletion.reopen(userId)).rejects.toMatchObject({ reason: "account.notClosing" });
    await expect(app.deps.accountDeletion.close(userId)).rejects.toMatchObject({ reason: "session.invalid" });
    const row = await app.deps.db.selectFrom("app_user").select("closes_at").where("id", "=", userId).executeTakeFirstOrThrow();
    expect(row.closes_at).toBe(1);
  });

  testOnEachDatabase("a file that was being made is not kept", async (app) => {
    const { userId } = await ended(app);
    const file = { userId, name: "all.zip", contentType: "application/zip", source: Uint8Array.of(1) };
    await expect(app.deps.exporter.storeFile(file)).rejects.toMatchObject({ reason: "session.invalid" });
    expect(await leftOf(app, userId)).toEqual([]);
    expect(await app.deps.db.selectFrom("orphan_blob").selectAll().execute()).toEqual([]);
  });

  testOnEachDatabase("no text is begun and nothing is claimed", async (app) => {
    const { userId } = await ended(app);
    const fields = { job: "编辑", summary: "校完了两本书。", plan: "下周排版。" };
    const starting = app.deps.generations.start({ userId, request: { kind: "scene", input: { sceneType: "weeklyReport", fields } } });
    await expect(starting).rejects.toMatchObject({ reason: "session.invalid" });
    await expect(app.deps.orders.claim({ userId, goodsId: "vip99" })).rejects.toMatchObject({ reason: "session.invalid" });
    for (const table of ["generation", "pay_order"] as const)
      expect(await app.deps.db.selectFrom(table).select("id").where("user_id", "=", userId).execute()).toEqual([]);
  });

  testOnEachDatabase("a sign-in that met the end in the middle is a new user's", async (app) => {
    const { userId } = await app.signIn("leaver");
    // The first step of the end, held open until the sign-in has come as far as it can.
    const back = await app.deps.db.transaction().execute(async (trx) => {
      await trx.updateTable("app_user").set({ closed_at: 1, username: "closed" }).where("id", "=", userId).execute();
      await trx.deleteFrom("identity").where("user_id", "=", userId).execute();
      await trx.deleteFrom("session").where("user_id", "=", userId).execute();
      const signingIn = app.signIn("leaver");
      await new Promise((resolve) => setTimeout(resolve, TO_ARRIVE_MS));
      return { signingIn };
    });
    const { userId: newId, token } = await back.signingIn;
    expect(newId).not.toBe(userId);
    expect((await app.call("/api/user/info", {}, token)).data.username).toBe("leaver");
    expect(await leftOf(app, userId)).toEqual([]);
  });
});
