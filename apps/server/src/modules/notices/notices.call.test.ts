import { INVITE_GIFT_TOKENS } from "@tangleaf/contract";
import { expect } from "vitest";
import { inTransaction } from "../../db/in-transaction.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { writeNotice } from "./index.ts";

const DAY_MS = 86_400_000;
const TOKENS = { kind: "inviteRewarded", data: { tokens: 5 } } as const;

const tell = ({ deps, clock }: TestApp, userId: string, about: string) => writeNotice(deps.db, { userId, about, ...TOKENS }, clock.now());
const listOf = async (app: TestApp, token: string) => (await app.call("/api/notice/list", {}, token)).data;

/** Tells so many things, a second between them. */
async function tellMany(app: TestApp, userId: string, count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    app.clock.jumpTo(app.clock.now() + 1000);
    await tell(app, userId, `n${n}`);
  }
}

testOnEachDatabase("what is told by many at once is told once", async (app) => {
  const { token, userId } = await app.signIn();
  await Promise.all(
    Array.from({ length: 8 }, () =>
      inTransaction(app.deps.db, (trx) => writeNotice(trx, { userId, about: "one", ...TOKENS }, app.clock.now())),
    ),
  );
  expect(await listOf(app, token)).toMatchObject({ list: [{ ...TOKENS, isRead: false }], unread: 1 });
});

testOnEachDatabase("what was told in a transaction that is given up was never told", async (app) => {
  const { token, userId } = await app.signIn();
  const givenUp = inTransaction(app.deps.db, async (trx) => {
    await writeNotice(trx, { userId, about: "one", ...TOKENS }, app.clock.now());
    throw new Error("given up");
  });
  await expect(givenUp).rejects.toThrow("given up");
  expect(await listOf(app, token)).toMatchObject({ list: [], unread: 0, hasMore: false });
});

testOnEachDatabase("pages follow each other without a gap or a repeat, also when something is told in between", async (app) => {
  const { token, userId } = await app.signIn();
  await tellMany(app, userId, 7);
  const seen: string[] = [];
  let before: string | undefined;
  for (let page = 0; page < 3; page += 1) {
    const { data } = await app.call("/api/notice/list", { size: 3, ...(before && { before }) }, token);
    seen.push(...data.list.map(({ noticeId }) => noticeId));
    before = data.list.at(-1)?.noticeId;
    expect(data).toMatchObject({ hasMore: page < 2 });
    app.clock.jumpTo(app.clock.now() + 1000);
    await tell(app, userId, `later${page}`);
  }
  expect(new Set(seen).size).toBe(7);
  expect(seen).toEqual(seen.toSorted().toReversed());
});

testOnEachDatabase("reading marks a notice and all older ones, never a newer one or somebody else's", async (app) => {
  const [reader, other] = [await app.signIn("reader"), await app.signIn("other")];
  await tellMany(app, reader.userId, 3);
  await tell(app, other.userId, "theirs");
  const [newest, middle] = (await listOf(app, reader.token)).list.map(({ noticeId }) => noticeId);
  expect(await app.call("/api/notice/read", { noticeId: middle ?? "" }, other.token)).toMatchObject({
    refusal: { reason: "notice.unknown" },
  });
  expect((await listOf(app, reader.token)).unread).toBe(3);
  for (let again = 0; again < 2; again += 1) {
    expect(await app.call("/api/notice/read", { noticeId: middle ?? "" }, reader.token)).toMatchObject({ code: 0 });
    expect(await listOf(app, reader.token)).toMatchObject({ unread: 1, list: [{ isRead: false }, { isRead: true }, { isRead: true }] });
  }
  await app.call("/api/notice/read", { noticeId: newest ?? "" }, reader.token);
  expect((await listOf(app, reader.token)).unread).toBe(0);
  expect((await listOf(app, other.token)).unread).toBe(1);
});

testOnEachDatabase("a member is told once that the membership ends within three days, and again of another end", async (app) => {
  const { userId } = await app.signIn();
  const endIn = (ms: number) =>
    app.deps.db
      .updateTable("app_user")
      .set({ vip_to: app.clock.now() + ms })
      .where("id", "=", userId)
      .execute();
  const kinds = async () => (await app.deps.notices.list({ userId, size: 9 })).list.map(({ kind }) => kind);
  await endIn(4 * DAY_MS);
  await app.deps.notices.tidy();
  expect(await kinds()).toEqual([]);
  app.clock.jumpTo(app.clock.now() + 2 * DAY_MS);
  await Promise.all([app.deps.notices.tidy(), app.deps.notices.tidy()]);
  await app.deps.notices.tidy();
  expect(await kinds()).toEqual(["membershipEnds"]);
  await endIn(DAY_MS);
  await app.deps.notices.tidy();
  expect(await kinds()).toEqual(["membershipEnds", "membershipEnds"]);
  app.clock.jumpTo(app.clock.now() + 2 * DAY_MS);
  await app.deps.notices.tidy();
  expect(await kinds()).toHaveLength(2);
});

testOnSqlite("what was told 180 days ago is forgotten", async (app) => {
  const { userId } = await app.signIn();
  await tell(app, userId, "old");
  app.clock.jumpTo(app.clock.now() + 180 * DAY_MS);
  await app.deps.notices.tidy();
  expect((await app.deps.notices.list({ userId, size: 9 })).list).toHaveLength(1);
  app.clock.jumpTo(app.clock.now() + 1);
  await app.deps.notices.tidy();
  expect((await app.deps.notices.list({ userId, size: 9 })).list).toEqual([]);
});

testOnEachDatabase(
  "asking for the account to end is told once, however often it is asked, and again after it was taken back",
  async (app) => {
    const { token } = await app.signIn();
    const closes = await Promise.all([app.call("/api/user/close", {}, token), app.call("/api/user/close", {}, token)]);
    expect(await listOf(app, token)).toMatchObject({ list: [{ kind: "accountClosing", data: closes[0]?.data }], unread: 1 });
    await app.call("/api/user/reopen", {}, token);
    app.clock.jumpTo(app.clock.now() + 1000);
    await app.call("/api/user/close", {}, token);
    expect((await listOf(app, token)).list).toHaveLength(2);
  },
);

testOnEachDatabase("an archive that is ready is told of, each time one is made", async (app) => {
  const { token } = await app.signIn();
  for (let made = 1; made <= 2; made += 1) {
    const { data } = await app.call("/api/user/export", {}, token);
    expect((await listOf(app, token)).list).toMatchObject(
      Array.from({ length: made }, () => ({ kind: "fileReady", data: { fileName: data.fileName } })),
    );
    app.clock.jumpTo(app.clock.now() + 120_000);
  }
});

testOnEachDatabase("an inviter is told of a reward, once", async (app) => {
  const [inviter, friend] = [await app.signIn("inviter"), await app.signIn("friend")];
  const { db, invites, metering } = app.deps;
  await db
    .insertInto("invitation")
    .values({
      user_id: friend.userId,
      inviter_id: inviter.userId,

      outcome: "pending",
      created_at: app.clock.now(),
      settled_at: null,
    } as never)
    .execute();
  for (let again = 0; again < 2; again += 1) await inTransaction(db, (trx) => invites.settle(trx, friend.userId));
  expect(await listOf(app, inviter.token)).toMatchObject({
    list: [{ kind: "inviteRewarded", data: { tokens: INVITE_GIFT_TOKENS } }],
    unread: 1,
  });
  expect((await metering.counter(inviter.userId)).balanceToken).toBeGreaterThan(INVITE_GIFT_TOKENS);
});
