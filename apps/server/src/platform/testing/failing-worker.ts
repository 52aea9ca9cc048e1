export const answer = (task: number): string => `answered ${task}`;

/** Fails after so many milliseconds, and never answers. */
export function failLate(delayMs: number): Promise<string> {
  return new Promise(() => {
    setTimeout(() => {
      throw new Error("the thread failed");
    }, delayMs);
  });
}
