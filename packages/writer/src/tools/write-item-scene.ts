import type { Context } from "../engine/context.ts";

export function writeItemScene({ count }: { context: Context; count: number }): string {
  return String(count);
}
