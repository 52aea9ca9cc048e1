import { expand } from "../text/expand.ts";
import type { Context } from "./create-context.ts";

/** The first pattern of the list whose slots all have values; "" is a valid, empty pattern. */
export function firstComplete(
  patterns: readonly string[] | undefined,
  context: Context,
  more: Readonly<Record<string, string>> = {},
): string | null {
  for (const pattern of patterns ?? []) {
    const text = expand(pattern, { ...context.brief.slots, ...more }, context.random);
    if (text !== null) return text;
  }
  return null;
}

/** Looks a form up by scene key, then kind, then family, then the general entry. */
export function formFor<T>(table: Readonly<Record<string, T>>, context: Context, byKind = false): T | undefined {
  const { scene, family } = context.brief;
  return table[scene.key] ?? (byKind ? table[scene.output.kind] : undefined) ?? table[family] ?? table["*"];
}

export function todo(hint: string, context: Context): string {
  return context.forms.todo.replace("{hint}", hint);
}
