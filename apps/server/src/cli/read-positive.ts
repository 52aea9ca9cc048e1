import { CommandError } from "./command.ts";

/** A whole number above 0, as typed. Throws CommandError arguments.wrong. */
export function readPositive(text: string, usage: string): number {
  if (!/^[1-9]\d{0,11}$/.test(text)) throw new CommandError("arguments.wrong", { cause: text, usage });
  return Number(text);
}
