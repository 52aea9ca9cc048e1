import { z } from "zod";
import { INTEGER_MAX } from "../constants.ts";
import { defineRoute } from "../define-route.ts";
import { idSchema, lastingSchema, pageSchema, unitsSchema } from "../entities/common.ts";
import { jobAnswerSchema, jobEventSchema, jobStepNameSchema, jobSummarySchema } from "../entities/job.ts";

const jobId = { jobId: idSchema };
const modelSchema = z.string().min(1).max(64);

/** Calls about long work of any kind. Each flow that has some starts it by a call of its own. */
export const jobApi = {
  get: defineRoute({
    path: "/api/job/get",
    auth: "user",
    summary: "A job with its steps.",
    input: z.object(jobId),
    output: jobAnswerSchema,
  }),
  list: defineRoute({
    path: "/api/job/list",
    auth: "user",
    summary: "The user's jobs, newest first; `unfinished` leaves out those that have ended.",
    input: z.object({ kind: z.string().max(64).optional(), unfinished: z.boolean().optional(), ...pageSchema }),
    output: z.object({ total: z.number().int(), list: z.array(jobSummarySchema) }),
  }),
  stream: defineRoute({
    path: "/api/job/stream",
    auth: "user",
    answers: "stream",
    summary: "Watch a job: what changed after `after`, then what changes. Texts are watched with /api/ai/stream.",
    input: z.object({ ...jobId, after: unitsSchema.optional(), ...lastingSchema }),
    output: jobEventSchema,
  }),
  pause: defineRoute({
    path: "/api/job/pause",
    auth: "user",
    summary: "Begin no further step; what is being written is written to its end.",
    input: z.object(jobId),
    output: jobSummarySchema,
  }),
  resume: defineRoute({
    path: "/api/job/resume",
    auth: "user",
    summary: "Go on with a paused job; failed steps are tried again. `maxTokens` agrees to another cap, no lower than what is used of it.",
    input: z.object({ ...jobId, maxTokens: z.number().int().min(0).max(INTEGER_MAX).optional() }),
    output: jobSummarySchema,
  }),
  stop: defineRoute({
    path: "/api/job/stop",
    auth: "user",
    summary: "End a job for good: what was written is kept, and only that is charged.",
    input: z.object(jobId),
    output: jobSummarySchema,
  }),
  retryStep: defineRoute({
    path: "/api/job/retryStep",
    auth: "user",
    summary: "Try one failed step again, with another model where one is given. A job that was paused for failed steps goes on.",
    input: z.object({ ...jobId, step: jobStepNameSchema, model: modelSchema.optional() }),
    output: jobSummarySchema,
  }),
  stepFirst: defineRoute({
    path: "/api/job/stepFirst",
    auth: "user",
    summary:
      "Begin a step that has not begun before all others that may begin, with the steps it needs before it. Of several the last one asked for is first.",
    input: z.object({ ...jobId, step: jobStepNameSchema }),
    output: jobSummarySchema,
  }),
  changeModel: defineRoute({
    path: "/api/job/changeModel",
    auth: "user",
    summary: "Another model for every step that has not begun; the quote follows, the cap stays.",
    input: z.object({ ...jobId, model: modelSchema }),
    output: jobSummarySchema,
  }),
};
