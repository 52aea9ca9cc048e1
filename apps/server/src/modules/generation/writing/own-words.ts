import type { Task } from "../kind.ts";

/** What the task holds of a person's own: fields, a draft, a passage, an instruction. */
export function ownWords(task: Task): string[] {
  const words: string[] = [];
  collect(task, words);
  return words;
}

function collect(value: unknown, into: string[]): void {
  if (typeof value === "string") into.push(value);
  else if (Array.isArray(value)) for (const part of value) collect(part, into);
  else if (typeof value === "object" && value !== null) for (const part of Object.values(value)) collect(part, into);
}
