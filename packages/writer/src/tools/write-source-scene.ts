import type { Context } from "../engine/context.ts";

export function writeSourceScene({ context }: { context: Context; target: number | null; attempt: number }): string {
  return context.brief.ownText;
}
