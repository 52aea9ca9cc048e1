import type { Random } from "./random.ts";

const CHOICE = /\[([^[\]]*)\]/;
const SLOT = /\{(\w+)\}/g;
/** Deepest nesting of alternatives in a bank; more is an error in the data. */
const MAX_CHOICES = 40;

/** Picks alternatives and fills slots; null when a slot has no value, so that the caller takes another sentence. */
export function expand(template: string, slots: Readonly<Record<string, string | undefined>>, random: Random): string | null {
  let text = template;
  for (let i = 0; i < MAX_CHOICES && text.includes("["); i += 1) {
    const found = CHOICE.exec(text);
    if (!found) break;
    text = text.slice(0, found.index) + (random.pick((found[1] ?? "").split("|")) ?? "") + text.slice(found.index + found[0].length);
  }
  let complete = true;
  const filled = text.replace(SLOT, (_, key: string) => {
    const value = slots[key];
    if (!value) complete = false;
    return value ?? "";
  });
  return complete ? filled : null;
}
