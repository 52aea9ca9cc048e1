/** Time, so that tests can move it. Nothing else reads the machine's clock. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Runs `fn` every `ms`; the returned function ends it. The timer never keeps the process alive. */
  every(ms: number, fn: () => void | Promise<void>): () => void;
  /** Runs `fn` once after `ms`; the returned function cancels it. */
  after(ms: number, fn: () => void): () => void;
}
