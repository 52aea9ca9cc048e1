import { STREAM_PING_MS, type UserEvent } from "@tangleaf/contract";
import { expect, onTestFinished, vi } from "vitest";
import { createMemoryBroker } from "../../adapters/brokers/memory-broker.ts";
import type { Broker } from "../../ports/broker.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { createTestKind, texts } from "../jobs/testing/test-kind.ts";
import { writeNotice } from "../notices/index.ts";

const STREAMS_MAX = 6;
const RECHECK_MS = 10_000;
/** Longer than from a message to the look that follows it. */
const LOOKED_MS = 500;
const PINGED_MS = STREAM_PING_MS + 1000;
const TOKENS = { kind: "inviteRewarded", data: { tokens: 5 } } as const;

const tell = ({ deps, clock }: TestApp, userId: string, about: string) => writeNotice(deps.db, { userId, about, ...TOKENS }, clock.now());

/** Messages that never arrive. */
const deaf = (): Broker => ({ ...createMemoryBroker(), publish() {} });

/** What somebody who watches has been sent. */
async function watch({ deps }: TestApp, userId: string, after = 0) {
  const leaving = new AbortController();
  onTestFinished(() => leaving.abort());
  const events: UserEvent[] = [];
  const over = (async () => {
    for await (const event of deps.userEvents.watch({ userId, after, once: false, signal: leaving.signal })) events.push(event);
  })();
  const leave = () => {
    leaving.abort();
    return over;
  };
  return { events, leave, has: (count: number) => expect.poll(() => events.length, { interval: 5 }).toBe(count) };
}

testOnEachDatabase("who watches is sent how things stand, and every change of it", async (app) => {
  const { userId, token } = await app.signIn();
  const seen = await watch(app, userId);
  await seen.has(1);
  expect(seen.events[0]?.data).toMatchObject({ unread: 0, newest: null, announced: null, jobs: [], memberUntil: null });
  await app.deps.metering.grant({ userId, source: "operator", ref: "1", tokens: 7, expiresAt: app.clock.now() + RECHECK_MS * 1000 });
  await app.clock.advance(LOOKED_MS);
  await seen.has(2);
  expect((seen.events[1]?.data.balance ?? 0) - (seen.events[0]?.data.balance ?? 0)).toBe(7);
  await tell(app, userId, "one");
  // Nobody said so: it is seen with the next look at everybody.
  await app.clock.advance(RECHECK_MS);
  await seen.has(3);
  await app.call("/api/notice/read", { noticeId: seen.events[2]?.data.newest ?? "" }, token);
  await app.clock.advance(LOOKED_MS);
  await seen.has(4);
  expect(seen.events[3]?.data).toMatchObject({ unread: 0, newest: null });
  await seen.leave();
});

testOnEachDatabase(
  "an announcement and somebody's long work are part of how things stand, another's are not",
  async (app) => {
    const { db } = app.deps;
    const [one, other] = [await app.signIn("one"), await app.signIn("other")];
    await tell(app, other.userId, "theirs");
    const at = app.clock.now() + RECHECK_MS;
    await db.insertInto("announcement").values({ id: "a1", title: "维护", at, html: "<p>一</p>", url: null, created_at: at }).execute();
    const { jobId } = await app.deps.jobs.start({ userId: one.userId, kind: "test", input: { steps: texts(1) } });
    await app.deps.jobs.pause({ userId: one.userId, jobId });
    const seen = await watch(app, one.userId);
    await seen.has(1);
    expect(seen.events[0]?.data).toMatchObject({ unread: 0, announced: null, jobs: [{ jobId, kind: "test", status: "paused" }] });
    await app.clock.advance(RECHECK_MS);
    await expect.poll(() => seen.events.at(-1)?.data.announced, { interval: 5 }).toBe("a1");
    await seen.leave();
  },
  () => ({ jobKinds: [createTestKind()] }),
);

testOnEachDatabase(
  "whose messages are all lost hears of everything within ten seconds",
  async (app) => {
    const { userId } = await app.signIn();
    const seen = await watch(app, userId);
    await seen.has(1);
    await app.deps.metering.grant({ userId, source: "operator", ref: "1", tokens: 7, expiresAt: app.clock.now() + RECHECK_MS * 1000 });
    await app.clock.advance(LOOKED_MS);
    expect(seen.events).toHaveLength(1);
    await app.clock.advance(RECHECK_MS);
    await seen.has(2);
    await seen.leave();
  },
  () => ({ broker: deaf() }),
);

testOnSqlite("who comes back with the id of how things stand is sent nothing, and with an older one what is so now", async (app) => {
  const { userId } = await app.signIn();
  const first = await watch(app, userId);
  await first.has(1);
  await first.leave();
  const { id = 0 } = first.events[0] ?? {};
  const back = await watch(app, userId, id);
  await app.clock.advance(RECHECK_MS);
  expect(back.events).toEqual([]);
  await tell(app, userId, "one");
  const late = await watch(app, userId, id);
  await late.has(1);
  expect(late.events[0]?.data.unread).toBe(1);
  await Promise.all([back.leave(), late.leave()]);
});

testOnSqlite("a seventh stream of one person is refused, nobody else's is, and a place that is left can be taken again", async (app) => {
  const [one, other] = [await app.signIn("one"), await app.signIn("other")];
  const ends = new Map<number, () => Promise<unknown>>();
  const openStream = async (token: string) => {
    const followed = vi.spyOn(app.deps.account, "followSession");
    const over = app.send({ method: "POST", url: "/api/user/stream", headers: { authorization: token }, payload: {} });
    await expect.poll(() => followed.mock.calls.length, { interval: 5 }).toBe(1);
    followed.mockRestore();
    ends.set(ends.size, () => over);
  };
  for (let n = 0; n < STREAMS_MAX; n += 1) await openStream(one.token);
  const flood = await Promise.all(Array.from({ length: 20 }, () => app.call("/api/user/stream", {}, one.token)));
  for (const refused of flood) expect(refused).toMatchObject({ status: 429, code: 1, refusal: { reason: "stream.tooMany" } });
  await openStream(other.token);
  // Who only asks is told all the same.
  const asked = await app.call("/api/user/stream", { once: true }, one.token);
  expect(asked.raw.match(/^event: state$/gm)).toHaveLength(1);
  // Their end gives the places back.
  await app.call("/api/user/logout", {}, one.token);
  await Promise.all([...ends.values()].slice(0, STREAMS_MAX).map((end) => end()));
  const again = await app.signIn("one");
  await openStream(again.token);
  app.deps.stopping.abort();
  await Promise.all([...ends.values()].map((end) => end()));
});

testOnSqlite("a stream beats its heart while nothing happens, and ends with its session", async (app) => {
  const { token } = await app.signIn();
  const followed = vi.spyOn(app.deps.account, "followSession");
  const stream = app.send({ method: "POST", url: "/api/user/stream", headers: { authorization: token }, payload: {} });
  await expect.poll(() => followed.mock.calls.length, { interval: 5 }).toBe(1);
  await app.clock.advance(PINGED_MS);
  await app.call("/api/user/logout", {}, token);
  const { raw } = await stream;
  expect(raw).toContain(": ping");
});

testOnSqlite("nobody signed in has no stream", async (app) => {
  expect(await app.call("/api/user/stream", {})).toMatchObject({ code: 99 });
});
