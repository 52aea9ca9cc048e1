import { randomInt } from "node:crypto";

/** An unused name, so that a test can run again on the same data. */
export function freshName(name: string): string {
  return `${name}${randomInt(100_000, 1_000_000)}`;
}
