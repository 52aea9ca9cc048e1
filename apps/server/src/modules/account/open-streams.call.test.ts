import type { Kysely } from "kysely";
import { pino } from "pino";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { createMemoryBroker } from "../../adapters/brokers/memory-broker.ts";
import { createRedisBroker } from "../../adapters/brokers/redis-broker.ts";
import { createBuiltinModel } from "../../adapters/models/builtin-model.ts";
import type { Database } from "../../db/schema/index.ts";
import type { Broker } from "../../ports/broker.ts";
import { createManualClock, type ManualClock } from "../../testing/manual-clock.ts";
import { createTestApp, type TestApp, type TestAppOptions } from "../../testing/test-app.ts";
import { describeOnEachDatabase, openTestDatabase } from "../../testing/test-database.ts";
import { testOnEachDatabase } from "../../testing/test-on-each-database.ts";
import { setPassword } from "../password/testing/typed-in.ts";
import { createOpenStreams } from "./open-streams.ts";
import { beginSession } from "./sessions.ts";

const SECOND_MS = 1000;
const WEEK_MS = 7 * 86_400_000;
const FIELDS = { job: "销售", summary: "签了三份合同。", plan: "跟进。", length: 500 };
const PASSWORD = "k7-mQ2vz-tea";
const redisUrl = process.env["TEST_REDIS_URL"];

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits on a clock that stands still: a stream on it ends only when it is ended from outside. */
function endless(clock: ManualClock = createManualClock()): TestAppOptions {
  return { clock, models: [createBuiltinModel({ clock, label: "slow", charactersPerSecond: 1 })] };
}

async function begin(app: TestApp, token: string): Promise<string> {
  const { data } = await app.call("/api/ai/start", { kind: "scene", input: { sceneType: "weeklyReport", fields: FIELDS } }, token);
  return data.generationId;
}

/** An open stream, and whether it has ended. */
async function watch(app: TestApp, token: string, generationId: string) {
  const stream = { over: false };
  const followed = vi.spyOn(app.deps.account, "followSession");
  void app
    .send({ method: "POST", url: "/api/ai/stream", headers: { authorization: token }, payload: { generationId } })
    .then(({ headers }) => {
      expect(headers["content-type"]).toContain("text/event-stream");
      stream.over = true;
    });
  await expect.poll(() => followed.mock.calls.length, { interval: 10 }).toBe(1);
  followed.mockRestore();
  // Long enough to have ended if it ended by itself.
  await sleep(100);
  expect(stream.over).toBe(false);
  return stream;
}

/** A user on two devices, one of which watches a text, and another user who watches their own. */
async function people(app: TestApp) {
  const [watching, other, stranger] = [await app.signIn("owner"), await app.signIn("owner"), await app.signIn("stranger")];
  const generationId = await begin(app, watching.token);
  const sessions = await app.call("/api/user/sessions", {}, other.token);
  return {
    watching: watching.token,
    other: other.token,
    userId: watching.userId,
    watchingId: sessions.data.list.find(({ current }) => !current)?.id ?? "",
    mine: await watch(app, watching.token, generationId),
    others: await watch(app, other.token, generationId),
    strangers: await watch(app, stranger.token, await begin(app, stranger.token)),
  };
}
type People = Awaited<ReturnType<typeof people>>;

async function expectOver(stream: { over: boolean }): Promise<void> {
  await expect.poll(() => stream.over, { interval: 10 }).toBe(true);
}

const ENDINGS: Readonly<Record<string, (app: TestApp, who: People) => Promise<unknown>>> = {
  "it signs out": (app, { watching }) => app.call("/api/user/logout", {}, watching),
  "another device signs it out": (app, { other, watchingId }) => app.call("/api/user/revokeSession", { id: watchingId }, other),
  "another device signs all others out": (app, { other }) => app.call("/api/user/revokeSessions", {}, other),
  "another device sets a first password": (app, { other }) => setPassword(app, other, { username: "a-name", password: PASSWORD }),
};

describe("the stream of a device", () => {
  for (const [when, end] of Object.entries(ENDINGS)) {
    testOnEachDatabase(
      `ends at once when ${when}, and no other stream does`,
      async (app) => {
        const who = await people(app);
        await end(app, who);
        await expectOver(who.mine);
        await app.clock.advance(SECOND_MS);
        expect([who.others.over, who.strangers.over]).toEqual([false, false]);
      },
      endless,
    );
  }

  testOnEachDatabase(
    "ends at once when another device changes the password",
    async (app) => {
      const first = await app.signIn("owner");
      await setPassword(app, first.token, { username: "a-name", password: PASSWORD });
      const { token } = await app.signIn("owner");
      const stream = await watch(app, token, await begin(app, token));
      await setPassword(app, first.token, { password: `${PASSWORD}-2`, oldPassword: PASSWORD });
      await expectOver(stream);
    },
    endless,
  );

  testOnEachDatabase(
    "ends with the account",
    async (app) => {
      const { watching, mine, others, strangers } = await people(app);
      await app.call("/api/user/close", {}, watching);
      app.clock.jumpTo(app.clock.now() + WEEK_MS);
      await app.deps.accountDeletion.purgeDue();
      await expectOver(mine);
      await expectOver(others);
      expect(strangers.over).toBe(false);
    },
    endless,
  );

  const SILENT: Readonly<Record<string, (db: Kysely<Database>, id: string, now: number) => Promise<unknown>>> = {
    "an operator's command revokes it": (db, id, now) => db.updateTable("session").set({ revoked_at: now }).where("id", "=", id).execute(),
    "its time is over": (db, id, now) => db.updateTable("session").set({ expires_at: now }).where("id", "=", id).execute(),
    "its row is gone": (db, id) => db.deleteFrom("session").where("id", "=", id).execute(),
  };
  for (const [when, end] of Object.entries(SILENT)) {
    testOnEachDatabase(
      `ends within a second when ${when} and nobody tells this process`,
      async (app) => {
        const who = await people(app);
        await end(app.deps.db, who.watchingId, app.clock.now());
        await app.clock.advance(SECOND_MS);
        await expectOver(who.mine);
        expect([who.others.over, who.strangers.over]).toEqual([false, false]);
      },
      endless,
    );
  }

  testOnEachDatabase(
    "answers 99 when it is taken up again",
    async (app) => {
      const { token } = await app.signIn("owner");
      const generationId = await begin(app, token);
      const stream = await watch(app, token, generationId);
      await app.call("/api/user/logout", {}, token);
      await expectOver(stream);
      expect(await app.call("/api/ai/stream", { generationId }, token)).toMatchObject({ status: 200, code: 99 });
    },
    endless,
  );
});

/** The network between two processes: slow, or losing every message. */
function network(loses: boolean): () => Broker {
  const memory = createMemoryBroker();
  const publish: Broker["publish"] = (channel, message) => {
    if (!loses) setTimeout(() => memory.publish(channel, message), 2);
  };
  return () => ({ ...memory, scope: "cluster", publish, close: async () => {} });
}

const networks: [string, boolean, () => Broker][] = [
  ["a network", false, network(false)],
  ["a network that loses everything", true, network(true)],
];
if (redisUrl !== undefined) {
  networks.push(["redis", false, () => createRedisBroker({ url: redisUrl, log: pino({ level: "silent" }) })]);
}

describeOnEachDatabase("a stream and its session's end in two processes", (open) => {
  test.each(networks)("over %s: it ends within a second, and no other stream does", async (_, loses, broker) => {
    const database = await open();
    const brokers = [broker(), broker()];
    const options = { database, ...endless() };
    const [here, there] = [
      await createTestApp({ ...options, ...(brokers[0] && { broker: brokers[0] }) }),
      await createTestApp({ ...options, ...(brokers[1] && { broker: brokers[1] }) }),
    ];
    onTestFinished(async () => {
      for (const app of [here, there]) await app.close();
      for (const made of brokers) await made.close();
    });
    const who = await people(here);
    await there.call("/api/user/logout", {}, who.watching);
    if (loses) {
      await sleep(100);
      expect(who.mine.over).toBe(false);
      await here.clock.advance(SECOND_MS);
    }
    await expectOver(who.mine);
    expect([who.others.over, who.strangers.over]).toEqual([false, false]);
  });
});

describe("three thousand streams in a process", () => {
  test("are looked at in a few queries a second, in none once they are over, and go on while the database is away", async () => {
    const opened = await openTestDatabase();
    onTestFinished(() => opened.close());
    const clock = createManualClock();
    let queries = 0;
    let isAway = false;
    const db = opened.db.withPlugin({
      transformQuery({ node }) {
        queries++;
        if (isAway) throw new Error("away");
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const warnings: unknown[] = [];
    const log = { warn: (...parts: unknown[]) => void warnings.push(parts) };
    const streams = createOpenStreams({ db, clock, broker: createMemoryBroker(), log });
    const user = { id: "u1", username: "u1", nickname: "", headimg: "", invite_code: "u1", unlimited: 0 as const, created_at: 0 };
    await opened.db.insertInto("app_user").values(user).execute();
    const device = { userId: "u1", userAgent: "", remember: true, deviceHash: null };
    for (let n = 0; n < 3000; n++) await beginSession(opened.db, clock, device);
    const sessions = await opened.db.selectFrom("session").select("id").execute();
    const followed = sessions.map(({ id }) => streams.follow({ userId: "u1", sessionId: id }));
    const over = () => followed.filter(({ ended }) => ended.aborted).length;

    await clock.advance(SECOND_MS);
    expect(queries).toBeLessThanOrEqual(6);
    expect(over()).toBe(0);

    isAway = true;
    await clock.advance(SECOND_MS);
    await clock.advance(SECOND_MS);
    expect([over(), warnings.length]).toEqual([0, 1]);
    isAway = false;

    await opened.db
      .updateTable("session")
      .set({ revoked_at: clock.now() })
      .where("id", "=", sessions[7]?.id ?? "")
      .execute();
    await clock.advance(SECOND_MS);
    expect([over(), followed[7]?.ended.aborted]).toEqual([1, true]);

    for (const { release } of followed) release();
    queries = 0;
    await clock.advance(10 * SECOND_MS);
    expect(queries).toBe(0);
  });
});
