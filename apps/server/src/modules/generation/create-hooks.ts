import type { GenerationHooks, JobHook, PlanFaults } from "./options.ts";

/** Until the jobs module has registered its hook a text of a job cannot end: it is tried again. */
const NO_JOB_HOOK: JobHook = {
  begin: () => Promise.reject(new Error("a text of a job ended before the jobs module was there")),
  committed: () => {},
};

/** What modules built later do for texts. Until there is one that knows tables, plans have no faults. */
export function createHooks(): { readonly hooks: GenerationHooks; setJobHook(hook: JobHook): void; setPlanFaults(find: PlanFaults): void } {
  let jobHook = NO_JOB_HOOK;
  let planFaults: PlanFaults = async () => [];
  return {
    hooks: {
      jobHook: { begin: (trx, step) => jobHook.begin(trx, step), committed: (job) => jobHook.committed(job) },
      planFaults: (plan) => planFaults(plan),
    },
    setJobHook(hook) {
      jobHook = hook;
    },
    setPlanFaults(find) {
      planFaults = find;
    },
  };
}
