/** Numbers of the generation module. Those the page must know too are in the contract. */

/** A living process says so this often … */
export const PROCESS_HEARTBEAT_MS = 2000;
/** … and is taken for dead after this silence. Five missed heartbeats: a stalled disk must not look like a death. */
export const PROCESS_DEAD_AFTER_MS = 10_000;
/** How often runs of dead processes and forgotten queued rows are looked for. */
export const SWEEP_MS = 3000;
/** A process silent for this long is struck off the list. */
export const PROCESS_FORGET_MS = 3_600_000;
/** Running text is stored this often: a little under what is promised (CHECKPOINT_MS), so that the write itself fits in. */
export const CHECKPOINT_TICK_MS = 400;
/** A run that says nothing for a while is looked at this often, for a stop asked elsewhere. */
export const STOP_LOOK_MS = 2000;
/** Tries to store the end of a run while the database is away. */
export const SETTLE_ATTEMPTS = 6;
export const SETTLE_PAUSE_MS = 250;
/** Pause between such tries while there is no room to store anything. */
export const SETTLE_FULL_PAUSE_MS = 1000;
/** Answers one process writes at the same time: about what one core bears (docs/benchmarks.md). */
export const RUNS_PER_PROCESS = 2000;
/** Items of the queue that stand for generations. */
export const QUEUE_KIND = "generation";

/** A text longer than this waits behind shorter ones in the queue. */
export const LONG_TEXT_CHARACTERS = 1200;
/** Calls for a list of items: the second one where fewer came than were asked for. */
export const ITEM_CALLS = 2;
/** Times a model is asked again for JSON that was not valid. */
export const REPAIR_CALLS_JSON = 1;
/** Continuations of an answer that its model's own limit cut. */
export const LENGTH_CONTINUATIONS = 3;
/** `max_tokens` over the tokens of the asked length: an answer reaches its end or is known as a runaway (three times as long) before. */
export const MAX_TOKENS_FACTOR = 4;
/** The same where a person's level limits the length of a section (docs/decisions/093). */
export const LIMIT_TOKENS_FACTOR = 2;

/** How often the texts that are watched are looked through for silent ones and for missing pieces. */
export const FEED_LOOK_MS = 200;
/** The row of a watched text that another process writes is looked at this often when nothing is heard of it. */
export const WATCH_RECHECK_MS = 2000;
/** How long a missing piece is waited for before the row is read again. */
export const WATCH_REFILL_MS = 400;
/** How long `stop` waits for the run to settle before it answers. */
export const STOP_WAIT_MS = 3000;
/** So much of what a continuation goes on from is looked at with it, UTF-16 units: longer than any word of a list. */
export const MODERATED_SEAM_UNITS = 1000;
export const TITLE_SUBJECT_CHARACTERS = 24;
