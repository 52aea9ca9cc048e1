import type { AnyJobKind } from "../job-kind.ts";

/** Every kind of job. */
export const JOB_KINDS: readonly AnyJobKind[] = [];
