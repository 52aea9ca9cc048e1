import type { JobStatus, JobStepStatus } from "@tangleaf/contract";

/** What may happen to a job. `begin`: one of its steps begins. */
export type JobChange = "begin" | "pause" | "resume" | "stop" | "finish" | "fail";

/** What a change makes of a job; what is not there is not allowed. A paused job may still be finished by steps that were running. */
export const JOB_STATES: Readonly<Record<JobStatus, Readonly<Partial<Record<JobChange, JobStatus>>>>> = {
  queued: { begin: "running", pause: "paused", stop: "stopped", finish: "done", fail: "failed" },
  running: { begin: "running", pause: "paused", stop: "stopped", finish: "done", fail: "failed" },
  paused: { pause: "paused", resume: "running", stop: "stopped", finish: "done", fail: "failed" },
  done: {},
  stopped: {},
  failed: {},
};

/** What may happen to a step. `again`: it begins once more after a pause. `retry`: a person asked for it. */
export type StepChange = "ready" | "begin" | "finish" | "again" | "fail" | "retry" | "stop" | "skip";

export const STEP_STATES: Readonly<Record<JobStepStatus, Readonly<Partial<Record<StepChange, JobStepStatus>>>>> = {
  waiting: { ready: "ready", skip: "skipped" },
  ready: { begin: "running", fail: "failed", again: "ready", skip: "skipped" },
  running: { finish: "done", again: "ready", fail: "failed", stop: "stopped" },
  failed: { retry: "ready" },
  done: {},
  stopped: {},
  skipped: {},
};

export function isFinal(status: JobStatus): boolean {
  return Object.keys(JOB_STATES[status]).length === 0;
}

/** Whether a step may begin. `keepsText`: its code keeps what its texts have, whatever has become of the job. */
export function mayBegin(status: JobStatus, keepsText: boolean): boolean {
  return JOB_STATES[status].begin !== undefined || (keepsText && (status === "paused" || status === "stopped"));
}
