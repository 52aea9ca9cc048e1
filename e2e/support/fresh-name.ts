import { randomInt } from "node:crypto";

/** A name nobody had before: what a journey left behind must not stand in the way of its second try. */
export function freshName(name: string): string {
  return `${name}${randomInt(100_000, 1_000_000)}`;
}
