import { CommandError } from "./command.ts";

/** Ten years, as in the goods file: longer is a typing error. */
export const GIVEN_DAYS_MAX = 3660;
/** Most tokens of one grant, as in the goods file. */
export const GIVEN_TOKENS_MAX = 100_000_000;

/** A whole number from 1 to `most`, as typed. Throws CommandError arguments.wrong. */
export function readPositive(text: string, { most, usage }: { most: number; usage: string }): number {
  if (!/^[1-9]\d{0,11}$/.test(text) || Number(text) > most) throw new CommandError("arguments.wrong", { cause: text, usage });
  return Number(text);
}
