import { LIMITS } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { findStep, isOutranked } from "./step.repo.ts";
import { createFaultyModel } from "./testing/faulty-model.ts";
import { addTokens, expectExact, idleJob, jobWhen, makeMember, restingJob, startTestJob, statusesOf, stepOf } from "./testing/job-app.ts";
import { createTestKind, type TestPlan, texts } from "./testing/test-kind.ts";

const SWEEP_MS = 3000;
const HOUR_MS = 3_600_000;
/** More than the longest pause before a step is tried again. */
const RETRY_MS = 35_000;
const jobKinds = [createTestKind()];

describe("a plan", () => {
  testOnEachDatabase(
    "is carried out in its order, and every step leaves what it made to those that need it",
    async (app) => {
      const owned = await startTestJob(app, [
        { type: "generation", name: "outline", length: 200 },
        { type: "generation", name: "body", length: 300, needs: ["outline"] },
        { type: "code", name: "sum", action: "measure", needs: ["outline", "body"] },
      ]);
      const job = await restingJob(app, owned);
      expect(job.job).toMatchObject({ status: "done", pausedReason: null, steps: { total: 3, done: 3, failed: 0 } });
      expect(job.steps.every(({ startedAt, endedAt }) => startedAt !== null && endedAt !== null)).toBe(true);
      const { result } = await app.deps.db.selectFrom("job_step").select("result").where("name", "=", "sum").executeTakeFirstOrThrow();
      const lengthOf = async (step: string) => {
        const generationId = stepOf(job, step).generationId ?? "";
        return (await app.deps.generations.get({ userId: owned.userId, generationId })).text.length;
      };
      expect(JSON.parse(result ?? "")).toEqual({ outline: await lengthOf("outline"), body: await lengthOf("body") });
      await expectExact(app);
    },
    () => ({ jobKinds }),
  );

  testOnEachDatabase(
    "costs what its steps cost, and never more than its quote allows",
    async (app) => {
      const { userId } = await app.signIn("asker");
      const input = { steps: texts(3, 200) };
      const quote = app.deps.jobs.quote({ kind: "test", input });
      expect(quote).toEqual({ tokens: 3 * 250, maxTokens: 3 * 300 });
      const owned = { userId, ...(await app.deps.jobs.start({ userId, kind: "test", input })) };
      const { job, steps } = await restingJob(app, owned);
      expect(job.quote).toEqual(quote);
      expect(job.charged).toBe(steps.reduce((sum, { charged }) => sum + charged, 0));
      expect(job.charged).toBeGreaterThan(0);
      expect(job.charged).toBeLessThanOrEqual(quote.maxTokens);
      expect((await app.deps.metering.counter(userId)).balanceToken).toBe(8000 - job.charged);
      await expectExact(app);
    },
    () => ({ jobKinds }),
  );

  testOnEachDatabase(
    "started twice under one request is one job; another plan under it is refused",
    async (app) => {
      const requestId = "0198a000-0000-7000-8000-000000000001";
      const owned = await startTestJob(app, texts(1), { requestId });
      const { userId } = owned;
      const again = { userId, kind: "test", requestId };
      expect((await app.deps.jobs.start({ ...again, input: { steps: texts(1) } })).jobId).toBe(owned.jobId);
      await expect(app.deps.jobs.start({ ...again, input: { steps: texts(2) } })).rejects.toMatchObject({ reason: "request.mismatch" });
      const all = await Promise.all(
        [1, 2, 3].map(() =>
          app.deps.jobs.start({ userId, kind: "test", requestId: requestId.replace(/1$/, "2"), input: { steps: texts(1) } }),
        ),
      );
      expect(new Set(all.map(({ jobId }) => jobId)).size).toBe(1);
    },
    () => ({ jobKinds }),
  );

  testOnSqlite(
    "that cannot be carried out is not stored",
    async (app) => {
      const { userId } = await app.signIn("asker");
      const start = (steps: Parameters<typeof startTestJob>[1]) => app.deps.jobs.start({ userId, kind: "test", input: { steps } });
      await expect(start([{ type: "code", name: "a", action: "measure", needs: ["b"] }])).rejects.toThrow("does not come before");
      await expect(start([{ type: "code", name: "a", action: "nothing" }])).rejects.toThrow("has no action");
      await expect(start([...texts(1), ...texts(1)])).rejects.toThrow("two steps");
      await expect(start([])).rejects.toThrow("1 to 1000");
      const input = { steps: texts(1) };
      await expect(app.deps.jobs.start({ userId, kind: "test", input, model: "none" })).rejects.toMatchObject({ reason: "model.unknown" });
      expect(await app.deps.db.selectFrom("job").select("id").execute()).toEqual([]);
    },
    () => ({ jobKinds }),
  );

  testOnSqlite(
    "of a kind that is not there any more fails",
    async (app) => {
      const { userId } = await app.signIn("worker");
      const jobId = await app.deps.db.transaction().execute(async (trx) => {
        const started = await app.deps.jobs.start({ userId, kind: "test", input: { steps: texts(2) } }, trx);
        await trx.updateTable("job").set({ kind: "gone" }).execute();
        return started.jobId;
      });
      app.deps.jobs.wake();
      const job = await restingJob(app, { userId, jobId });
      expect(job.job.status).toBe("failed");
      expect(statusesOf(job)).toEqual(["p1 skipped", "p2 skipped"]);
    },
    () => ({ jobKinds }),
  );
});

describe("a step its owner wants first", () => {
  const model = createFaultyModel();
  /** Two chains beside each other, and what concludes both. */
  const chains: TestPlan = [
    ...(["a1", "a2", "a3"] as const).map((name, at, all) => ({
      type: "generation" as const,
      name,
      length: 200,
      needs: all.slice(0, at),
    })),
    ...(["b1", "b2"] as const).map((name, at, all) => ({ type: "generation" as const, name, length: 200, needs: all.slice(0, at) })),
    { type: "generation", name: "c", length: 200 },
    { type: "generation", name: "end", length: 200, needs: ["a3", "b2", "c"] },
  ];

  testOnSqlite(
    "holds back what was looked at before it, as long as it may begin itself",
    async (app) => {
      model.holds = true;
      const owned = await startTestJob(app, chains);
      await jobWhen(app, owned, ({ steps }) => steps.some(({ status }) => status === "running"));
      const { db } = app.deps;
      const isHeldBack = async (name: string) => {
        const step = await findStep(db, owned.jobId, name);
        return step === undefined ? null : isOutranked(db, step, app.clock.now());
      };
      expect(await isHeldBack("c")).toBe(false);
      await app.deps.jobs.stepFirst({ ...owned, step: "b2" });
      expect([await isHeldBack("c"), await isHeldBack("b1")]).toEqual([true, false]);
      model.release();
      await restingJob(app, owned);
    },
    () => ({ jobKinds, models: [model] }),
  );

  testOnEachDatabase(
    "begins before all others, after what it needs, and the last one asked for is the first",
    async (app) => {
      model.holds = true;
      const owned = await startTestJob(app, chains);
      await jobWhen(app, owned, ({ steps }) => steps.some(({ status }) => status === "running"));
      await app.deps.jobs.stepFirst({ ...owned, step: "c" });
      await app.deps.jobs.stepFirst({ ...owned, step: "b2" });
      const firsts = (await app.deps.jobs.get(owned)).steps.filter(({ isFirst }) => isFirst).map(({ name }) => name);
      expect(firsts).toEqual(["b1", "b2", "c"]);
      model.release();
      expect((await restingJob(app, owned)).job.status).toBe("done");
      // Without membership one is written at a time: in the order they have ended they were begun.
      const ended = await app.deps.db.selectFrom("job_step").select("name").orderBy("changed_seq").execute();
      expect(ended.map(({ name }) => name)).toEqual(["a1", "b1", "b2", "c", "a2", "a3", "end"]);
      await expectExact(app);
    },
    () => ({ jobKinds, models: [model] }),
  );

  const other = createFaultyModel();
  testOnSqlite(
    "has not begun, and is a step of one's own job that goes on",
    async (app) => {
      other.holds = true;
      const owned = await startTestJob(app, texts(3));
      await jobWhen(app, owned, ({ steps }) => steps[0]?.status === "running");
      const first = (step: string) => app.deps.jobs.stepFirst({ ...owned, step });
      await expect(first("p1")).rejects.toMatchObject({ reason: "step.begun" });
      await expect(first("none")).rejects.toMatchObject({ reason: "step.unknown" });
      other.release();
      await restingJob(app, owned);
      await expect(first("p2")).rejects.toMatchObject({ reason: "job.ended" });
    },
    () => ({ jobKinds, models: [other] }),
  );
});

describe("limits", () => {
  for (const level of ["free", "vip"] as const) {
    const most = LIMITS.zh[level].concurrentJobSteps;
    const model = createFaultyModel();
    testOnEachDatabase(
      `${level}: ${most} of the steps of all jobs at a time`,
      async (app) => {
        model.holds = true;
        const jobs = [
          await startTestJob(app, texts(4), { vip: level === "vip" }),
          await startTestJob(app, texts(4), { vip: level === "vip" }),
        ];
        const running = async () =>
          (await app.deps.db.selectFrom("job_step").select("name").where("status", "=", "running").execute()).length;
        await expect.poll(running).toBe(most);
        await app.clock.advance(2 * SWEEP_MS);
        expect(await running()).toBe(most);
        model.release();
        for (const owned of jobs) expect((await restingJob(app, owned)).job.status).toBe("done");
        await expectExact(app);
      },
      () => ({ jobKinds, models: [model] }),
    );
  }

  const model = createFaultyModel();
  testOnSqlite(
    "of requests do not hold for steps, and steps do not count for requests",
    async (app) => {
      model.holds = true;
      const owned = await startTestJob(app, texts(2), {});
      await jobWhen(app, owned, ({ steps }) => steps.some(({ status }) => status === "running"));
      const request = {
        kind: "scene",
        input: { sceneType: "weeklyReport", fields: { job: "a", summary: "b", plan: "c", length: 200 } },
      } as const;
      // A free user may write one text a minute, also while a job writes …
      expect(await app.deps.generations.waitSeconds(owned.userId)).toBe(0);
      expect(await app.call("/api/ai/start", request, owned.token)).toMatchObject({ code: 0 });
      expect(await app.call("/api/ai/start", request, owned.token)).toMatchObject({ code: 97 });
      model.release();
      // … and the job does not wait for that minute to be over.
      expect((await restingJob(app, owned)).job.status).toBe("done");
      const { data } = await app.call("/api/ai/list", {}, owned.token);
      expect(data.total).toBe(1);
    },
    () => ({ jobKinds, models: [model] }),
  );
});

describe("pause, resume and stop", () => {
  const model = createFaultyModel();
  const held = () => ({ jobKinds, models: [model] });

  testOnEachDatabase(
    "a paused job finishes the text it writes, begins no other, and goes on when told",
    async (app) => {
      model.holds = true;
      const owned = await startTestJob(app, texts(3), {});
      await jobWhen(app, owned, (job) => stepOf(job, "p1").status === "running");
      expect(await app.deps.jobs.pause(owned)).toMatchObject({ status: "paused", pausedReason: "user" });
      model.release();
      await jobWhen(app, owned, (job) => stepOf(job, "p1").status === "done");
      await app.clock.advance(2 * SWEEP_MS);
      expect(statusesOf(await app.deps.jobs.get(owned))).toEqual(["p1 done", "p2 ready", "p3 ready"]);
      expect(await app.deps.jobs.resume(owned)).toMatchObject({ status: "running", pausedReason: null });
      expect((await restingJob(app, owned)).job.status).toBe("done");
      await expectExact(app);
    },
    held,
  );

  testOnSqlite(
    "a step whose text its owner stops is not tried again by itself",
    async (app) => {
      model.holds = true;
      const owned = await startTestJob(app, texts(1));
      await jobWhen(app, owned, (job) => stepOf(job, "p1").generationId !== null);
      const generationId = stepOf(await app.deps.jobs.get(owned), "p1").generationId ?? "";
      await app.deps.generations.stop({ ...owned, generationId });
      const job = await jobWhen(app, owned, ({ job }) => job.status === "paused");
      expect(stepOf(job, "p1")).toMatchObject({ status: "failed", error: { reason: "step.stopped" } });
    },
    held,
  );

  testOnEachDatabase(
    "a stopped job keeps what was written, charges only that, and skips the rest",
    async (app) => {
      model.holds = true;
      const owned = await startTestJob(app, [...texts(2), { type: "code", name: "sum", action: "measure", needs: ["p2"] }]);
      await jobWhen(app, owned, (job) => stepOf(job, "p1").generationId !== null);
      const generationId = stepOf(await app.deps.jobs.get(owned), "p1").generationId ?? "";
      await expect.poll(async () => (await app.deps.generations.get({ ...owned, generationId })).text).not.toBe("");
      expect(await app.deps.jobs.stop(owned)).toMatchObject({ status: "stopped" });
      const job = await restingJob(app, owned);
      expect(statusesOf(job)).toEqual(["p1 stopped", "p2 skipped", "sum skipped"]);
      const { text, usage } = await app.deps.generations.get({ ...owned, generationId });
      expect(text).not.toBe("");
      expect(job.job.charged).toBe(usage.charged);
      expect(await app.deps.jobs.stop(owned)).toMatchObject({ status: "stopped" });
      const { jobs } = app.deps;
      for (const again of [() => jobs.pause(owned), () => jobs.resume(owned), () => jobs.retryStep({ ...owned, step: "p1" })])
        await expect(again()).rejects.toMatchObject({ reason: "job.ended" });
      await expectExact(app);
    },
    held,
  );
});

describe("money", () => {
  testOnEachDatabase(
    "a job whose owner has too little waits, and goes on by itself once there is enough",
    async (app) => {
      const owned = await startTestJob(app, texts(4, 2000), {});
      const poor = await restingJob(app, owned);
      // 8,000 tokens are three texts of 2,500 each, and not a fourth.
      expect(poor.job).toMatchObject({ status: "paused", pausedReason: "balance", neededTokens: 2500, steps: { done: 3 } });
      await app.clock.advance(2 * SWEEP_MS);
      expect((await app.deps.jobs.get(owned)).job.pausedReason).toBe("balance");
      // Tried again without the means, its owner is told of it once that day.
      await app.deps.jobs.resume(owned);
      await jobWhen(app, owned, ({ job }) => job.pausedReason === "balance");
      await addTokens(app, owned.userId, 2500);
      await app.clock.advance(SWEEP_MS);
      expect((await restingJob(app, owned)).job.status).toBe("done");
      const document = { documentId: "n", title: "试一试", sections: 4 };
      expect((await app.deps.notices.list({ userId: owned.userId, size: 9 })).list.toReversed()).toMatchObject([
        { kind: "notePaused", data: { ...document, neededTokens: 2500 } },
        { kind: "noteWritten", data: document },
      ]);
      await expectExact(app);
    },
    () => ({ jobKinds }),
  );

  testOnSqlite(
    "tokens that have expired are not taken for enough again and again",
    async (app) => {
      const owned = await startTestJob(app, texts(4, 2000), {});
      await restingJob(app, owned);
      await addTokens(app, owned.userId, 1900, HOUR_MS);
      app.clock.jumpTo(app.clock.now() + 2 * HOUR_MS);
      // Enough by the columns, until what has expired is written off.
      await addTokens(app, owned.userId, 500);
      const seqs: number[] = [];
      for (let round = 0; round < 4; round += 1) {
        await app.clock.advance(SWEEP_MS);
        await restingJob(app, owned);
        seqs.push((await app.deps.db.selectFrom("job").select("seq").executeTakeFirstOrThrow()).seq);
      }
      expect(seqs.at(-1)).toBe(seqs[1]);
      expect((await app.deps.jobs.get(owned)).job.pausedReason).toBe("balance");
      await expectExact(app);
    },
    () => ({ jobKinds }),
  );

  testOnSqlite(
    "a paid-for unlimited plan counts as enough",
    async (app) => {
      const owned = await startTestJob(app, texts(5, 2000), {});
      expect((await restingJob(app, owned)).job.pausedReason).toBe("balance");
      await makeMember(app, owned.userId);
      await app.deps.db.updateTable("app_user").set({ unlimited: 1 }).execute();
      await app.clock.advance(SWEEP_MS);
      expect((await restingJob(app, owned)).job.status).toBe("done");
      await expectExact(app);
    },
    () => ({ jobKinds }),
  );

  testOnEachDatabase(
    "a cap is never passed: the job asks before the step that could",
    async (app) => {
      const owned = await startTestJob(app, texts(3, 200), { maxTokens: 650 });
      const asking = await restingJob(app, owned);
      expect(asking.job).toMatchObject({ status: "paused", pausedReason: "cap", steps: { done: 2 } });
      const { charged, neededTokens } = asking.job;
      expect(neededTokens).toBe(charged + 300);
      await expect(app.deps.jobs.resume({ ...owned, maxTokens: charged - 1 })).rejects.toMatchObject({ reason: "job.capTooLow" });
      await app.deps.jobs.resume({ ...owned, maxTokens: neededTokens ?? 0 });
      expect((await restingJob(app, owned)).job).toMatchObject({ status: "done", quote: { maxTokens: neededTokens } });
      await expectExact(app);
    },
    () => ({ jobKinds }),
  );
});

describe("a step that fails", () => {
  const good = createFaultyModel("good");
  const bad = createFaultyModel("bad");
  const both = () => ({ jobKinds, models: [bad, good] });

  testOnEachDatabase(
    "is tried again after growing pauses, and costs nothing for what failed",
    async (app) => {
      bad.fails = 2;
      const owned = await startTestJob(app, texts(1), {});
      const waiting = await jobWhen(app, owned, (job) => stepOf(job, "p1").attempts === 1);
      expect(stepOf(waiting, "p1")).toMatchObject({ status: "ready", error: { reason: "model.failed" }, charged: 0 });
      // One move of the clock may see one attempt or both.
      while (stepOf(await idleJob(app, owned), "p1").status !== "done") await app.clock.advance(RETRY_MS);
      const job = await restingJob(app, owned);
      expect(stepOf(job, "p1")).toMatchObject({ status: "done", error: null, attempts: 2 });
      await expectExact(app);
    },
    both,
  );

  testOnEachDatabase(
    "again and again stays failed; what does not need it goes on, and the job waits for somebody",
    async (app) => {
      bad.fails = 100;
      const owned = await startTestJob(app, [
        { type: "generation", name: "bad", length: 200 },
        { type: "code", name: "after", action: "measure", needs: ["bad"] },
        { type: "code", name: "aside", action: "measure" },
      ]);
      for (let round = 0; round < 4; round += 1) {
        await jobWhen(app, owned, (job) => stepOf(job, "bad").attempts > round && stepOf(job, "bad").status !== "running");
        await app.clock.advance(RETRY_MS);
      }
      const stuck = await restingJob(app, owned);
      expect(statusesOf(stuck)).toEqual(["bad failed", "after waiting", "aside done"]);
      expect(stuck.job).toMatchObject({ status: "paused", pausedReason: "stepFailed", steps: { failed: 1 }, charged: 0 });
      expect(stepOf(stuck, "bad").error).toMatchObject({ reason: "model.failed" });
      await expect(app.deps.jobs.retryStep({ ...owned, step: "aside" })).rejects.toMatchObject({ reason: "step.notFailed" });
      await expect(app.deps.jobs.retryStep({ ...owned, step: "none" })).rejects.toMatchObject({ reason: "step.unknown" });
      const none = app.deps.jobs.retryStep({ ...owned, step: "bad", model: "none" });
      await expect(none).rejects.toMatchObject({ reason: "model.unknown" });

      expect(await app.deps.jobs.retryStep({ ...owned, step: "bad", model: "good" })).toMatchObject({ status: "running" });
      const job = await restingJob(app, owned);
      expect(job.job.status).toBe("done");
      expect(stepOf(job, "bad").model).toBe("good");
      bad.fails = 0;
      await expectExact(app);
    },
    both,
  );

  const dear = createFaultyModel("dear", { completionPrice: 3 });
  testOnSqlite(
    "that broke off goes on with its words; tried with a dearer model, it asks where the cap does not allow that",
    async (app) => {
      bad.breaks = 4;
      const owned = await startTestJob(app, texts(1, 300), {});
      for (let round = 0; round < 4; round += 1) {
        await jobWhen(app, owned, (job) => stepOf(job, "p1").attempts > round && stepOf(job, "p1").status !== "running");
        await app.clock.advance(RETRY_MS);
      }
      const failed = await restingJob(app, owned);
      expect(stepOf(failed, "p1")).toMatchObject({ status: "failed", error: { reason: "model.failed" } });
      expect(failed.job.charged).toBeGreaterThan(0);
      const attempts = await app.deps.db.selectFrom("generation").select("text").orderBy("created_at").orderBy("id").execute();
      for (const [n, { text }] of attempts.entries()) expect(text.startsWith(attempts[n - 1]?.text ?? "")).toBe(true);

      await app.deps.jobs.retryStep({ ...owned, step: "p1", model: "dear" });
      const asking = await restingJob(app, owned);
      expect(asking.job).toMatchObject({ pausedReason: "cap", charged: failed.job.charged });
      await app.deps.jobs.resume({ ...owned, maxTokens: asking.job.neededTokens ?? 0 });
      expect((await restingJob(app, owned)).job.status).toBe("done");
      await expectExact(app);
    },
    () => ({ jobKinds, models: [bad, good, dear] }),
  );

  testOnSqlite(
    "is tried again by resuming, with another model for the whole job",
    async (app) => {
      bad.fails = 100;
      const owned = await startTestJob(app, texts(2), {});
      while ((await idleJob(app, owned)).job.steps.failed < 2) await app.clock.advance(RETRY_MS);
      expect((await restingJob(app, owned)).job).toMatchObject({ pausedReason: "stepFailed", steps: { failed: 2 } });
      expect(await app.deps.jobs.changeModel({ ...owned, model: "good" })).toMatchObject({ model: "good" });
      await app.deps.jobs.resume(owned);
      expect((await restingJob(app, owned)).job).toMatchObject({ status: "done", steps: { failed: 0 } });
      bad.fails = 0;
      await expectExact(app);
    },
    both,
  );
});
