import type { Job, JobStep } from "@tangleaf/contract";
import { expect, test } from "vitest";
import { presentJobAnswer } from "./present-job.ts";

const step = (name: string, rest: Partial<JobStep> = {}): JobStep => ({
  ...{ name, label: `步骤 ${name}`, type: "generation", status: "ready", needs: [], isFirst: false, generationId: null, model: null },
  ...{ attempts: 0, error: null, estimate: 100, charged: 0, startedAt: null, endedAt: null },
  ...rest,
});
const job: Job = {
  job: {
    ...{ jobId: "j", kind: "essay", title: "旧书店", status: "paused", pausedReason: "stepFailed", model: "m", charged: 80 },
    ...{ quote: { tokens: 300, maxTokens: 360 }, neededTokens: null, steps: { total: 3, done: 1, failed: 1 } },
    ...{ createdAt: "2026-11-20T04:00:00.000Z", endedAt: null },
  },
  steps: [
    step("brief", { status: "done" }),
    step("write-s1", { status: "failed", error: { reason: "model.failed", message: "没写成" } }),
    step("place-s1", { type: "code", status: "waiting" }),
  ],
};

test("a job is also told on the top level, and each step with its id, its title, the paragraph it writes and why it failed", () => {
  const answer = presentJobAnswer(job);
  expect(answer).toMatchObject({ jobId: "j", kind: "essay", status: "paused", reason: "stepFailed", done: 1, total: 3, charged: 80 });
  expect(answer.quote).toEqual({ tokens: 300, maxTokens: 360, steps: 3 });
  expect(answer.steps.map(({ id, title, paragraphId, reason }) => [id, title, paragraphId, reason])).toEqual([
    ["brief", "步骤 brief", null, undefined],
    ["write-s1", "步骤 write-s1", "s1", "model.failed"],
    ["place-s1", "步骤 place-s1", null, undefined],
  ]);
  expect(answer.job).toBe(job.job);
});
