import { afterEach, expect, it } from "vitest";
import type { OpenedDatabase } from "../../db/opened-database.ts";
import { AppError } from "../../platform/errors.ts";
import { describeOnEachDatabase } from "../../testing/test-database.ts";
import { createShiftedClock } from "../generation/testing/create-test-generations.ts";
import { auditLedger } from "../metering/index.ts";
import type { JobAction } from "./job-kind.ts";
import { createTestJobs, type TestJobs } from "./testing/create-test-jobs.ts";
import { createFaultyModel } from "./testing/faulty-model.ts";
import { createTestKind, texts } from "./testing/test-kind.ts";

/** Longer than a process may be silent. */
const DEAD_MS = 11_000;
const ROUNDS = 12;

const isOver = ({ job }: { job: { status: string } }) => ["done", "stopped", "failed"].includes(job.status);

describeOnEachDatabase("several processes on one job", (open) => {
  const running: TestJobs[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.close()));
  });
  const start = async (options: Parameters<typeof createTestJobs>[0]) => {
    const one = await createTestJobs(options);
    running.push(one);
    return one;
  };

  async function expectExact({ db }: OpenedDatabase): Promise<void> {
    expect((await auditLedger(db)).findings).toEqual([]);
    const rows = await db.selectFrom("generation").select(["job_step", "charged"]).where("job_id", "is not", null).execute();
    const steps = await db.selectFrom("job_step").select(["name", "charged_tokens"]).execute();
    const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);
    expect(sum(steps.map(({ charged_tokens }) => charged_tokens))).toBe(sum(rows.map(({ charged }) => charged)));
  }

  it("carry out every step once, however often they look", async () => {
    const opened = await open();
    const clock = createShiftedClock();
    const kinds = [createTestKind()];
    const all = [
      await start({ opened, clock, kinds }),
      await start({ opened, clock, kinds }),
      await start({ opened, clock, kinds }),
    ] as const;
    const userId = await all[0].user({ vip: true });
    const steps = [...texts(12), { type: "code" as const, name: "end", action: "measure", needs: texts(12).map(({ name }) => name) }];
    const owned = { userId, ...(await all[0].jobs.start({ userId, kind: "test", input: { steps } })) };
    const looking = setInterval(() => {
      for (const { jobs } of all) jobs.wake();
    }, 1);
    const { job } = await all[0].when(owned, isOver).finally(() => clearInterval(looking));
    expect(job).toMatchObject({ status: "done", steps: { total: 13, done: 13 } });
    const made = await opened.db.selectFrom("generation").select("job_step").execute();
    expect(made.map(({ job_step }) => job_step).sort()).toEqual(
      texts(12)
        .map(({ name }) => name)
        .sort(),
    );
    const epochs = await opened.db.selectFrom("job_step").select("epoch").execute();
    expect(new Set(epochs.map(({ epoch }) => epoch))).toEqual(new Set([1]));
    await expectExact(opened);
  });

  it("go on with the text a dead one left, keep its words and charge them once", async () => {
    const opened = await open();
    const clock = createShiftedClock();
    const kinds = [createTestKind()];
    const model = createFaultyModel();
    model.holds = true;
    const dead = await start({ opened, clock, kinds, models: [model] });
    const userId = await dead.user();
    const owned = { userId, ...(await dead.jobs.start({ userId, kind: "test", input: { steps: texts(1, 500) } })) };
    await dead.when(owned, ({ steps }) => steps[0]?.generationId !== null);
    await expect.poll(async () => (await opened.db.selectFrom("generation").select("text").executeTakeFirstOrThrow()).text).not.toBe("");
    // Only that one answer hangs.
    model.holds = false;
    // It says nothing any more and nobody hears what it does.
    const first = await opened.db.selectFrom("generation").selectAll().executeTakeFirstOrThrow();
    await opened.db.updateTable("generation").set({ owner: "dead", epoch: 9 }).execute();
    clock.forward(DEAD_MS);
    const next = await start({ opened, clock, kinds, models: [createFaultyModel()] });
    const { job, steps } = await next.when(owned, isOver);
    expect(job).toMatchObject({ status: "done" });
    const rows = await opened.db.selectFrom("generation").selectAll().orderBy("created_at").execute();
    expect(rows.map(({ kind, status }) => `${kind} ${status}`)).toEqual(["scene interrupted", "continue done"]);
    expect(rows[1]?.text.startsWith(first.text)).toBe(true);
    expect(steps[0]).toMatchObject({ generationId: rows[1]?.id, charged: (rows[0]?.charged ?? 0) + (rows[1]?.charged ?? 0) });
    expect(job.charged).toBeLessThanOrEqual(job.quote.maxTokens);
    expect(rows[0]?.charged).toBeGreaterThan(0);
    model.release();
    await expectExact(opened);
  });

  it("write anew what cannot be gone on with, and charge nothing for what is lost", async () => {
    const opened = await open();
    const clock = createShiftedClock();
    const kinds = [createTestKind()];
    const model = createFaultyModel();
    model.holds = true;
    const dead = await start({ opened, clock, kinds, models: [model] });
    const userId = await dead.user();
    const steps = [...texts(1), { type: "generation" as const, name: "edit", length: 200, rework: "p1", needs: ["p1"] }];
    const edits = () => opened.db.selectFrom("generation").selectAll().where("kind", "=", "edit").orderBy("created_at").execute();
    const owned = { userId, ...(await dead.jobs.start({ userId, kind: "test", input: { steps } })) };
    await expect.poll(model.waits).toBe(1);
    const begun = async () => {
      const [edit] = await edits();
      // The text before it may take more than one call.
      if (edit === undefined) model.letGo();
      return edit?.text ?? "";
    };
    await expect.poll(begun).not.toBe("");
    model.holds = false;
    await opened.db.updateTable("generation").set({ owner: "dead", epoch: 9 }).where("kind", "=", "edit").execute();
    clock.forward(DEAD_MS);
    const next = await start({ opened, clock, kinds, models: [createFaultyModel()] });
    expect((await next.when(owned, isOver)).job.status).toBe("done");
    const [lost, whole] = await edits();
    expect([lost, whole]).toMatchObject([
      { status: "interrupted", charged: 0 },
      { status: "done", seed_units: 0 },
    ]);
    expect(lost?.text).not.toBe("");
    expect(whole?.charged).toBeGreaterThan(0);
    model.release();
    await expectExact(opened);
  });

  /** Two processes on one database, and a member with plenty of tokens. */
  async function startTwo() {
    const opened = await open();
    const clock = createShiftedClock();
    const kinds = [createTestKind()];
    const all = [await start({ opened, clock, kinds }), await start({ opened, clock, kinds })] as const;
    const userId = await all[0].user({ vip: true, tokens: 100_000 });
    return { opened, all, userId };
  }

  it("pause while steps end: whatever comes first, no step is lost and none begins later", async () => {
    const { opened, all, userId } = await startTwo();
    for (let round = 0; round < ROUNDS; round += 1) {
      const owned = { userId, ...(await all[0].jobs.start({ userId, kind: "test", input: { steps: texts(6) } })) };
      await new Promise((resolve) => setTimeout(resolve, round * 7));
      const paused = await all[round % 2 === 0 ? 0 : 1].jobs.pause(owned).catch((error: unknown) => {
        expect(error).toBeInstanceOf(AppError);
        return null;
      });
      if (paused !== null && paused.status !== "done") {
        const resting = await all[0].when(owned, ({ steps }) => steps.every(({ status }) => status !== "running"));
        const again = await all[0].jobs.get(owned);
        expect(again.job.steps).toEqual(resting.job.steps);
        if (again.job.status === "paused") await all[0].jobs.resume(owned);
      }
      expect((await all[0].when(owned, isOver)).job).toMatchObject({ status: "done", steps: { done: 6 } });
    }
    await expectExact(opened);
  });

  it("stop while steps end: nothing goes on, everything is settled", async () => {
    const { opened, all, userId } = await startTwo();
    for (let round = 0; round < ROUNDS; round += 1) {
      const owned = { userId, ...(await all[0].jobs.start({ userId, kind: "test", input: { steps: texts(6) } })) };
      await new Promise((resolve) => setTimeout(resolve, round * 7));
      await all[round % 2 === 0 ? 0 : 1].jobs.stop(owned);
      const { steps } = await all[0].when(owned, (job) => isOver(job) && job.steps.every(({ status }) => status !== "running"));
      expect(steps.every(({ status }) => ["done", "stopped", "skipped"].includes(status))).toBe(true);
    }
    await expectExact(opened);
    const held = await opened.db.selectFrom("balance").select("held").executeTakeFirstOrThrow();
    expect(held.held).toBe(0);
  });
});

describeOnEachDatabase("the code of a step", (open) => {
  const running: TestJobs[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.close()));
  });

  /** Counts in a table how often its effect was stored, and how often it ran. */
  function counted(run: JobAction<never>["run"]) {
    let runs = 0;
    const action: JobAction<never> = {
      run: async (context) => {
        runs += 1;
        return run(context);
      },
      store: async (trx, { step }, result) => {
        await trx
          .insertInto("setting")
          .values({ key: `effect:${step}`, value: JSON.stringify(result) })
          .execute();
      },
    };
    return { action, runs: () => runs };
  }

  async function begin(opened: OpenedDatabase, clock: ReturnType<typeof createShiftedClock>, action: JobAction<never>) {
    const one = await createTestJobs({ opened, clock, kinds: [createTestKind({ act: action })] });
    running.push(one);
    return one;
  }
  const effects = async ({ db }: OpenedDatabase) =>
    (await db.selectFrom("setting").select("value").where("key", "like", "effect:%").execute()).map(({ value }) => value);
  const plan = { kind: "test", input: { steps: [{ type: "code", name: "a", action: "act" }] } };

  it("runs again where its process died, and counts once", async () => {
    const opened = await open();
    const clock = createShiftedClock();
    let answerLate = () => {};
    const slow = counted(() => new Promise((resolve) => (answerLate = () => resolve("late"))));
    const first = await begin(opened, clock, slow.action);
    const userId = await first.user();
    const owned = { userId, ...(await first.jobs.start({ userId, ...plan })) };
    await expect.poll(slow.runs).toBe(1);
    // Silent for so long that the others take it for dead; it is not.
    await opened.db.updateTable("job_step").set({ owner: "dead" }).execute();
    let answerSecond = () => {};
    const other = counted(
      () =>
        new Promise((resolve) => {
          answerSecond = () => resolve("second");
        }),
    );
    const second = await begin(opened, clock, other.action);
    await expect.poll(other.runs).toBe(1);
    // The first one answers while the second runs the same step: its result is of an old epoch.
    answerLate();
    await first.jobs.drain();
    expect((await second.jobs.get(owned)).steps[0]?.status).toBe("running");
    expect(await effects(opened)).toEqual([]);
    answerSecond();
    expect((await second.when(owned, isOver)).job.status).toBe("done");
    expect([slow.runs(), other.runs(), await effects(opened)]).toEqual([1, 1, ['"second"']]);
    const step = await opened.db.selectFrom("job_step").selectAll().executeTakeFirstOrThrow();
    expect(step).toMatchObject({ status: "done", result: '"second"', interruptions: 1 });
  });

  it("is given back by a process that leaves, and taken up by another at once", async () => {
    const opened = await open();
    const clock = createShiftedClock();
    const hanging = counted(() => new Promise(() => {}));
    const first = await begin(opened, clock, hanging.action);
    const userId = await first.user();
    const owned = { userId, ...(await first.jobs.start({ userId, ...plan })) };
    await expect.poll(hanging.runs).toBe(1);
    await first.close();
    expect(await opened.db.selectFrom("job_step").select(["status", "owner"]).executeTakeFirst()).toEqual({ status: "ready", owner: null });
    const second = await begin(opened, clock, counted(async () => 1).action);
    expect((await second.when(owned, isOver)).job.status).toBe("done");
    expect(await effects(opened)).toEqual(["1"]);
  });

  it("is tried again after a fault, and fails at once for a refusal; its effect is stored with its result or not at all", async () => {
    const opened = await open();
    const clock = createShiftedClock();
    let left = 1;
    const flaky = counted(async () => {
      if (left-- > 0) throw new Error("not this time");
      return "made";
    });
    const one = await begin(opened, clock, flaky.action);
    const userId = await one.user();
    const owned = { userId, ...(await one.jobs.start({ userId, ...plan })) };
    await one.when(owned, ({ steps }) => steps[0]?.attempts === 1);
    expect(await effects(opened)).toEqual([]);
    clock.forward(DEAD_MS);
    one.jobs.wake();
    expect((await one.when(owned, isOver)).steps[0]).toMatchObject({ status: "done", attempts: 1, error: null });
    expect(await effects(opened)).toEqual(['"made"']);
    await one.close();

    const refusing = counted(async () => {
      throw new AppError("generation.unknown");
    });
    const two = await begin(opened, clock, refusing.action);
    const other = { userId, ...(await two.jobs.start({ userId, ...plan })) };
    const refused = await two.when(other, ({ job }) => job.status === "paused");
    expect(refused.job.pausedReason).toBe("stepFailed");
    expect(refused.steps[0]).toMatchObject({ status: "failed", attempts: 0, error: { reason: "generation.unknown" } });
  });

  it("whose effect the database refuses is not done", async () => {
    const opened = await open();
    const clock = createShiftedClock();
    const { action } = counted(async () => 1);
    await opened.db.insertInto("setting").values({ key: "effect:a", value: "there before" }).execute();
    const one = await begin(opened, clock, action);
    const userId = await one.user();
    const owned = { userId, ...(await one.jobs.start({ userId, ...plan })) };
    const waiting = await one.when(owned, ({ steps }) => steps[0]?.attempts === 1);
    expect(waiting.steps[0]).toMatchObject({ status: "ready", error: { reason: "server.fault" } });
    expect(await effects(opened)).toEqual(["there before"]);
  });

  it("is not waited for by whoever stops its job", async () => {
    const opened = await open();
    const clock = createShiftedClock();
    let answer = () => {};
    const slow = counted(() => new Promise((resolve) => (answer = () => resolve("late"))));
    const one = await begin(opened, clock, slow.action);
    const userId = await one.user();
    const owned = { userId, ...(await one.jobs.start({ userId, ...plan })) };
    await expect.poll(slow.runs).toBe(1);
    await one.jobs.stop(owned);
    expect((await one.jobs.get(owned)).steps[0]?.status).toBe("stopped");
    answer();
    await one.close();
    expect(await effects(opened)).toEqual([]);
  });
});
