import type { JobEvent } from "@tangleaf/contract";
import { afterEach, expect, it } from "vitest";
import { createMemoryBroker } from "../../adapters/brokers/memory-broker.ts";
import type { Broker } from "../../ports/broker.ts";
import { describeOnEachDatabase } from "../../testing/test-database.ts";
import { createShiftedClock } from "../generation/testing/create-test-generations.ts";
import { createTestJobs, type TestJobs } from "./testing/create-test-jobs.ts";
import { createFaultyModel } from "./testing/faulty-model.ts";
import { createTestKind, texts } from "./testing/test-kind.ts";
import { channelOf } from "./watch-job.ts";

/** One broker for all, as if there were a network between them that loses every third message. */
function lossyNetwork(): () => Broker {
  const memory = createMemoryBroker();
  let sent = 0;
  return () => ({
    ...memory,
    scope: "cluster",
    publish(channel, message) {
      sent += 1;
      if (sent % 3 !== 0) setTimeout(() => memory.publish(channel, message), 2);
    },
    close: async () => {},
  });
}

type Owned = { userId: string; jobId: string };

async function watch({ jobs }: TestJobs, owned: Owned, after = 0, signal = AbortSignal.timeout(20_000)): Promise<JobEvent[]> {
  const events: JobEvent[] = [];
  for await (const event of jobs.watch({ ...owned, after, signal })) events.push(event);
  return events;
}

/** The steps as a page has them that puts every event over what it had. */
function merged(events: readonly JobEvent[]): Record<string, string> {
  const steps: Record<string, string> = {};
  for (const { event, data } of events) if (event === "job") for (const { name, status } of data.steps) steps[name] = status;
  return steps;
}

describeOnEachDatabase("watching a job", (open) => {
  const running: TestJobs[] = [];
  afterEach(async () => {
    await Promise.all(running.splice(0).map((one) => one.close()));
  });
  const kinds = [createTestKind()];
  async function begin(options: Parameters<typeof createTestJobs>[0]) {
    const one = await createTestJobs(options);
    running.push(one);
    return one;
  }

  it("shows every watcher in every process all steps to their end, whenever they join and whatever is lost", async () => {
    const opened = await open();
    const clock = createShiftedClock();
    const network = lossyNetwork();
    const web = await begin({ opened, clock, kinds, broker: network(), runs: false });
    const worker = await begin({ opened, clock, kinds, broker: network() });
    const userId = await web.user({ vip: true });
    const steps = [...texts(5), { type: "code" as const, name: "end", action: "measure", needs: ["p5"] }];
    const owned = { userId, ...(await web.jobs.start({ userId, kind: "test", input: { steps } })) };
    const seen = await Promise.all(
      [web, worker, web, web].map(async (process, n) => {
        await new Promise((resolve) => setTimeout(resolve, n * 60));
        return watch(process, owned);
      }),
    );
    for (const events of seen) {
      expect(merged(events)).toEqual(Object.fromEntries(steps.map(({ name }) => [name, "done"])));
      expect(events.at(-1)).toMatchObject({ event: "done", data: { status: "done" } });
      const ids = events.map(({ id }) => id);
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
      const last = events.filter(({ event }) => event === "job").at(-1);
      expect(last?.data).toMatchObject({ job: { status: "done", steps: { total: 6, done: 6 } } });
    }
  });

  it("goes on after the last event seen: what changed since, and nothing else", async () => {
    const opened = await open();
    const clock = createShiftedClock();
    const model = createFaultyModel();
    model.holds = true;
    const one = await begin({ opened, clock, kinds, models: [model] });
    const userId = await one.user();
    const owned = { userId, ...(await one.jobs.start({ userId, kind: "test", input: { steps: texts(3) } })) };
    await one.when(owned, ({ steps }) => steps[0]?.status === "running");
    const leaving = new AbortController();
    const before: JobEvent[] = [];
    for await (const event of one.jobs.watch({ ...owned, after: 0, signal: leaving.signal })) {
      before.push(event);
      leaving.abort();
    }
    expect(merged(before)).toEqual({ p1: "running", p2: "ready", p3: "ready" });
    const seen = before.at(-1)?.id ?? 0;
    await one.jobs.stop(owned);
    const after = await watch(one, owned, seen);
    expect(merged(after)).toEqual({ p1: "stopped", p2: "skipped", p3: "skipped" });
    expect(await watch(one, owned, after.at(-1)?.id)).toMatchObject([{ event: "done", data: { status: "stopped" } }]);
    model.release();
  });

  it("ends for a stopped job once the code that keeps its text has run", async () => {
    const opened = await open();
    const model = createFaultyModel();
    model.holds = true;
    const broker = createMemoryBroker();
    const keep = { keepsText: true, run: async () => null } as const;
    const one = await begin({ opened, kinds: [createTestKind({ keep })], models: [model], broker });
    const userId = await one.user();
    const steps = [...texts(1), { type: "code" as const, name: "kept", action: "keep", needs: ["p1"] }];
    const owned = { userId, ...(await one.jobs.start({ userId, kind: "test", input: { steps } })) };
    await one.when(owned, (job) => job.steps[0]?.status === "running");
    await one.jobs.stop(owned);
    await one.when(owned, (job) => job.steps[1]?.status === "done");
    model.release();
    // As it stands between the end of the text and the beginning of the code.
    const { db } = opened;
    const kept = db.updateTable("job_step").where("job_id", "=", owned.jobId).where("name", "=", "kept");
    await kept.set({ status: "ready", due_at: Number.MAX_SAFE_INTEGER }).execute();
    const events: JobEvent[] = [];
    for await (const event of one.jobs.watch({ ...owned, after: 0, signal: AbortSignal.timeout(20_000) })) {
      events.push(event);
      if (events.length > 1) continue;
      const seq = event.id + 1;
      await kept.set({ status: "done", changed_seq: seq }).execute();
      await db.updateTable("job").set({ seq }).where("id", "=", owned.jobId).execute();
      broker.publish(channelOf(owned.jobId), "");
    }
    expect(events.map(({ event }) => event)).toEqual(["job", "job", "done"]);
    expect(merged(events)).toEqual({ p1: "stopped", kept: "done" });
  });

  it("is nobody else's", async () => {
    const opened = await open();
    const one = await begin({ opened, kinds });
    const userId = await one.user();
    const { jobId } = await one.jobs.start({ userId, kind: "test", input: { steps: texts(1) } });
    await expect(watch(one, { userId: await one.user(), jobId })).rejects.toMatchObject({ reason: "job.unknown" });
  });
});
