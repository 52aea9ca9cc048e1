import type { JobEvent } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import { createFaultyModel } from "../modules/jobs/testing/faulty-model.ts";
import { idleJob, jobWhen, restingJob, startTestJob } from "../modules/jobs/testing/job-app.ts";
import { createTestKind, texts } from "../modules/jobs/testing/test-kind.ts";
import type { TestApp } from "../testing/test-app.ts";
import { testOnSqlite } from "../testing/test-on-each-database.ts";

const RETRY_MS = 35_000;
const jobKinds = [createTestKind()];

async function stream(app: TestApp, token: string, body: { jobId: string; after?: number }, lastEventId?: number): Promise<JobEvent[]> {
  const headers = { authorization: token, ...(lastEventId !== undefined && { "last-event-id": String(lastEventId) }) };
  const { raw, status } = await app.send({ method: "POST", url: "/api/job/stream", headers, payload: body });
  expect(status).toBe(200);
  return raw
    .split("\n\n")
    .filter((frame) => frame.startsWith("event:"))
    .map((frame) => {
      const [event, id, data] = frame.split("\n").map((line) => line.slice(line.indexOf(":") + 2));
      return { event, id: Number(id), data: JSON.parse(data ?? "") } as JobEvent;
    });
}

describe("calls about jobs", () => {
  testOnSqlite(
    "show a job, list it, and stream it to its end and from where a page was",
    async (app) => {
      const { token, ...owned } = await startTestJob(app, texts(2));
      const { jobId } = owned;
      const events = await stream(app, token, { jobId });
      expect(events.at(-1)).toMatchObject({ event: "done", data: { status: "done" } });
      const got = await app.call("/api/job/get", { jobId }, token);
      expect(got.data.job).toMatchObject({ jobId, kind: "test", title: "试一试", status: "done", steps: { total: 2, done: 2, failed: 0 } });
      expect(got.data.steps.map(({ name, type, status }) => [name, type, status])).toEqual([
        ["p1", "generation", "done"],
        ["p2", "generation", "done"],
      ]);
      const { quote, charged } = got.data.job;
      expect(got.data).toMatchObject({ jobId, kind: "test", status: "done", done: 2, total: 2, charged, quote: { ...quote, steps: 2 } });
      expect(got.data.steps).toMatchObject([
        { id: "p1", title: got.data.steps[0]?.label, paragraphId: null },
        { id: "p2", paragraphId: null },
      ]);
      expect(got.data).not.toHaveProperty("reason");
      const generationId = got.data.steps[0]?.generationId ?? "";
      expect((await app.call("/api/ai/get", { generationId }, token)).data.status).toBe("done");

      const last = events.at(-1)?.id ?? 0;
      expect(await stream(app, token, { jobId, after: last })).toMatchObject([{ event: "done" }]);
      expect(await stream(app, token, { jobId }, last)).toMatchObject([{ event: "done" }]);

      const list = (body: object) => app.call("/api/job/list", body, token);
      expect((await list({})).data).toMatchObject({ total: 1, list: [{ jobId, steps: { done: 2 } }] });
      expect((await list({ unfinished: true })).data.total).toBe(0);
      expect((await list({ kind: "another" })).data.total).toBe(0);
    },
    () => ({ jobKinds }),
  );

  const model = createFaultyModel();
  testOnSqlite(
    "pause, resume and stop it",
    async (app) => {
      model.holds = true;
      const { token, ...owned } = await startTestJob(app, texts(3));
      const { jobId } = owned;
      await jobWhen(app, owned, ({ steps }) => steps[0]?.status === "running");
      expect((await app.call("/api/job/pause", { jobId }, token)).data).toMatchObject({ status: "paused", pausedReason: "user" });
      model.release();
      await idleJob(app, owned);
      const refused = await app.call("/api/job/resume", { jobId, maxTokens: 1 }, token);
      expect(refused).toMatchObject({ code: 1, refusal: { reason: "job.capTooLow", field: "maxTokens" } });
      model.holds = true;
      expect((await app.call("/api/job/resume", { jobId, maxTokens: 5000 }, token)).data).toMatchObject({
        status: "running",
        quote: { maxTokens: 5000 },
      });
      await jobWhen(app, owned, ({ steps }) => steps[1]?.status === "running");
      expect((await app.call("/api/job/stop", { jobId }, token)).data).toMatchObject({ status: "stopped" });
      expect(await app.call("/api/job/pause", { jobId }, token)).toMatchObject({ code: 1, refusal: { reason: "job.ended" } });
      model.release();
    },
    () => ({ jobKinds, models: [model] }),
  );

  const bad = createFaultyModel("bad");
  const good = createFaultyModel("good");
  testOnSqlite(
    "change its model and try one step again",
    async (app) => {
      bad.fails = 100;
      const { token, ...owned } = await startTestJob(app, texts(1));
      const { jobId } = owned;
      for (let round = 0; round < 4; round += 1) {
        await jobWhen(app, owned, ({ steps }) => (steps[0]?.attempts ?? 0) > round && steps[0]?.status !== "running");
        await app.clock.advance(RETRY_MS);
      }
      const { data } = await app.call("/api/job/get", { jobId }, token);
      expect(data.job).toMatchObject({ status: "paused", pausedReason: "stepFailed" });
      // Said in the words of the reason.
      expect(data.steps[0]?.error?.message).toContain("没写成");
      expect(await app.call("/api/job/changeModel", { jobId, model: "none" }, token)).toMatchObject({
        refusal: { reason: "model.unknown" },
      });
      expect((await app.call("/api/job/changeModel", { jobId, model: "good" }, token)).data.model).toBe("good");
      expect(await app.call("/api/job/retryStep", { jobId, step: "none" }, token)).toMatchObject({ refusal: { reason: "step.unknown" } });
      expect((await app.call("/api/job/retryStep", { jobId, step: "p1" }, token)).data).toMatchObject({ status: "running" });
      expect((await restingJob(app, owned)).job.status).toBe("done");
    },
    () => ({ jobKinds, models: [bad, good] }),
  );

  testOnSqlite(
    "end a watcher's stream with the session",
    async (app) => {
      model.holds = true;
      const { token, ...owned } = await startTestJob(app, texts(1));
      await jobWhen(app, owned, ({ steps }) => steps[0]?.status === "running");
      const watching = stream(app, token, { jobId: owned.jobId });
      await app.call("/api/user/logout", {}, token);
      await app.clock.advance(2000);
      expect((await watching).every(({ event }) => event === "job")).toBe(true);
      model.release();
      expect((await restingJob(app, owned)).job.status).toBe("done");
    },
    () => ({ jobKinds, models: [model] }),
  );
});
