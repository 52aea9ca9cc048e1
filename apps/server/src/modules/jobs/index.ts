/** Public API of the jobs module. */
export { createJobs, type JobModule } from "./create-jobs.ts";
export type { AnyJobKind } from "./job-kind.ts";
export { JOB_KINDS } from "./kinds/index.ts";
export { jobsPersonalData } from "./personal-data.repo.ts";
