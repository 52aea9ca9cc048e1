import type { Moderation } from "../../ports/moderation.ts";

/** A JSON value with every string in it looked at: masked words masked; `blocked` names the category of the first that may not be kept. */
export function screenStrings(moderation: Pick<Moderation, "check">, value: unknown): { value: unknown; blocked: string | null } {
  let blocked: string | null = null;
  const screen = (part: unknown): unknown => {
    if (typeof part === "string") {
      const verdict = moderation.check(part);
      if (verdict.action === "block") blocked ??= verdict.category;
      return verdict.action === "mask" ? verdict.text : part;
    }
    if (Array.isArray(part)) return part.map(screen);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, screen(inner)]));
  };
  const screened = screen(value);
  return { value: screened, blocked };
}
