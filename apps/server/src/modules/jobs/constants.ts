/** Numbers of the jobs module. Those the page must know too are in the contract. */

/** A plan that is longer is a mistake of its kind. */
export const STEPS_MAX = 1000;
/** Pauses before a step that failed is tried again; after the last one it stays failed. */
export const RETRY_PAUSES_MS: readonly number[] = [2000, 10_000, 30_000];
/** Ends of the process that ran it which a step survives: one that brings processes down must not do so for ever. */
export const INTERRUPTIONS_MAX = 20;
/** How often steps that are due, dead processes and topped-up accounts are looked for. */
export const SWEEP_MS = 3000;
/** Ready steps looked at in one pass. */
export const PASS_STEPS = 500;
/** Code of a step must end within this. */
export const CODE_TIMEOUT_MS = 60_000;
/** Longest result of a code step, in characters of JSON. */
export const RESULT_MAX_CHARACTERS = 1_000_000;
/** A step of this process that nobody here runs is taken for lost after this. */
export const LOST_AFTER_MS = 10_000;
/** A watcher looks at the job this often when it hears nothing. */
export const WATCH_RECHECK_MS = 2000;
