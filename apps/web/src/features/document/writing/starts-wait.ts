import type { JobStep } from "@tangleaf/contract";

/** Whether the next section waits after this job, as the server counts: not where it failed before anything was written. */
export function startsWait({ steps }: { readonly steps: readonly Pick<JobStep, "type" | "status">[] }): boolean {
  const isWritten = steps.some(({ type, status }) => type === "generation" && status === "done");
  return isWritten || !steps.some(({ status }) => status === "failed");
}
