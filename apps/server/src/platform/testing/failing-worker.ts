export const answer = (task: number): string => `answered ${task}`;

/** Spins in JavaScript without end. */
export function spin(): never {
  for (;;);
}

/** Spins in a regular expression, for longer than any test lasts. */
export const match = (): boolean => /^(a+)+$/.test(`${"a".repeat(100)}b`);

/** Waits until the number is set. */
export const waitFor = (flag: Int32Array): string => Atomics.wait(flag, 0, 0);

/** Allocates until the heap is full. */
export function fill(): never {
  const kept: number[][] = [];
  for (;;) kept.push(Array.from({ length: 10_000 }, (_, index) => index));
}

export const exit = (): never => process.exit(1);

/** Fails after so many milliseconds, outside the task, and never answers. */
export function failLate(delayMs: number): Promise<string> {
  return new Promise(() => {
    setTimeout(() => {
      throw new Error("the thread failed");
    }, delayMs);
  });
}
