import { z } from "zod";
import { idSchema, timeSchema } from "./common.ts";

export const JOB_STATUSES = ["queued", "running", "paused", "done", "stopped", "failed"] as const;
/** queued: no step has begun yet. paused: see `pausedReason`. The last three are final. */
export const jobStatusSchema = z.enum(JOB_STATUSES);
export type JobStatus = z.output<typeof jobStatusSchema>;

/**
 * user: asked for · balance: the account cannot bear the next step; goes on by itself once it can · cap: the next step could
 * cost more than was agreed to · stepFailed: steps failed and nothing else is left to do.
 */
export const JOB_PAUSED_REASONS = ["user", "balance", "cap", "stepFailed"] as const;
export const jobPausedReasonSchema = z.enum(JOB_PAUSED_REASONS);
export type JobPausedReason = z.output<typeof jobPausedReasonSchema>;

export const JOB_STEP_STATUSES = ["waiting", "ready", "running", "done", "failed", "stopped", "skipped"] as const;
/**
 * waiting: for other steps · ready: may begin, or begin again after a pause · stopped: ended with its job while it ran ·
 * skipped: its job ended before it began.
 */
export const jobStepStatusSchema = z.enum(JOB_STEP_STATUSES);
export type JobStepStatus = z.output<typeof jobStepStatusSchema>;

/** Name of a step, unique in its job. */
export const jobStepNameSchema = z.string().min(1).max(64);

export const jobStepSchema = z.object({
  name: jobStepNameSchema,
  /** What a person reads. */
  label: z.string(),
  type: z.enum(["generation", "code"]),
  status: jobStepStatusSchema,
  /** Names of the steps that must be done before. */
  needs: z.array(jobStepNameSchema),
  /** Its owner wants it before the others. */
  isFirst: z.boolean(),
  /** The text that is being written, or was: watch it with /api/ai/stream. null = none yet. */
  generationId: idSchema.nullable(),
  /** The model it was told to use; null = the job's. */
  model: z.string().nullable(),
  /** Failures since it was last told to try. */
  attempts: z.number().int(),
  /** Why it failed, or will be tried again. */
  error: z.object({ reason: z.string(), message: z.string() }).nullable(),
  /** Tokens: what it will probably cost, and what was charged for it so far. */
  estimate: z.number().int(),
  charged: z.number().int(),
  startedAt: timeSchema.nullable(),
  endedAt: timeSchema.nullable(),
});
export type JobStep = z.output<typeof jobStepSchema>;

/** Long work: a plan of steps that the server carries out. All amounts are tokens. */
export const jobSummarySchema = z.object({
  jobId: idSchema,
  kind: z.string().max(64),
  title: z.string(),
  status: jobStatusSchema,
  pausedReason: jobPausedReasonSchema.nullable(),
  /** Model of every step that has none of its own. */
  model: z.string(),
  /** `tokens`: the sum of the steps' estimates. `maxTokens`: the job never charges more. */
  quote: z.object({ tokens: z.number().int(), maxTokens: z.number().int() }),
  charged: z.number().int(),
  /** Paused for the balance: what the next step wants to hold. Paused for the cap: the cap it wants. null otherwise. */
  neededTokens: z.number().int().nullable(),
  steps: z.object({ total: z.number().int(), done: z.number().int(), failed: z.number().int() }),
  createdAt: timeSchema,
  endedAt: timeSchema.nullable(),
});
export type JobSummary = z.output<typeof jobSummarySchema>;

export const jobSchema = z.object({ job: jobSummarySchema, steps: z.array(jobStepSchema) });
export type Job = z.output<typeof jobSchema>;

/**
 * The same as `/api/job/get` answers it: once more without levels, for clients that are no page of ours. A step's `id` is its name,
 * `paragraphId` the paragraph it writes, null for other steps; `reason` is why the job is paused, or the step failed.
 */
export const jobAnswerSchema = jobSchema.extend({
  ...jobSummarySchema.pick({ jobId: true, kind: true, status: true, charged: true }).shape,
  reason: z.string().optional(),
  done: z.number().int(),
  total: z.number().int(),
  quote: z.object({ tokens: z.number().int(), maxTokens: z.number().int(), steps: z.number().int() }),
  steps: z.array(
    jobStepSchema.extend({ id: jobStepNameSchema, title: z.string(), paragraphId: z.string().nullable(), reason: z.string().optional() }),
  ),
});

/**
 * Events of `/api/job/stream`, in the same form as those of `/api/ai/stream`. The id is the number of changes stored for the
 * job so far, so `after` is the id of the last event seen. `job` brings the job as it stands and the steps that changed since;
 * what changed several times comes once, as it is now. `done` is the last event.
 */
export const jobEventSchema = z.discriminatedUnion("event", [
  z.object({ event: z.literal("job"), id: z.number().int(), data: jobSchema }),
  z.object({ event: z.literal("done"), id: z.number().int(), data: z.object({ status: jobStatusSchema }) }),
]);
export type JobEvent = z.output<typeof jobEventSchema>;
