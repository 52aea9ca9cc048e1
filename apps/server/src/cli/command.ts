import type { ParseArgsOptionsConfig } from "node:util";
import type { Variant } from "@tangleaf/contract";
import { adminEn } from "../messages/admin.en.ts";
import { adminZh } from "../messages/admin.zh.ts";
import { fillMessage } from "../messages/fill-message.ts";
import type { Config } from "../platform/config.ts";
import type { Clock } from "../ports/clock.ts";

const texts = { zh: adminZh, en: adminEn };

type AdminMessageKey = keyof typeof adminZh;

/** A sentence of the operator's command line, in the variant's language. */
export function adminMessage(variant: Variant, key: AdminMessageKey, params: Readonly<Record<string, string | number>> = {}): string {
  return fillMessage(texts[variant][key], params);
}

export type CommandContext = {
  readonly config: Config;
  readonly clock: Clock;
  /** A line for the operator, in the variant's language. */
  say(key: AdminMessageKey, params?: Readonly<Record<string, string | number>>): void;
};

export type CommandArguments = {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
};

/** One entry of the command table in run-admin.ts. */
export type Command = {
  /** As typed after `npm run admin --`. */
  readonly usage: string;
  readonly summary: AdminMessageKey;
  readonly options: ParseArgsOptionsConfig;
  /** How many words may follow its name. */
  readonly words: { readonly min: number; readonly max: number };
  readonly run: (context: CommandContext, args: CommandArguments) => Promise<void>;
};

/** A refusal that is printed as one sentence. */
export class CommandError extends Error {
  readonly key: AdminMessageKey;
  readonly params: Readonly<Record<string, string | number>>;
  constructor(key: AdminMessageKey, params: Readonly<Record<string, string | number>> = {}) {
    super(key);
    this.name = "CommandError";
    this.key = key;
    this.params = params;
  }
}

/** Ten years, as in the goods file: longer is a typing error. */
export const GIVEN_DAYS_MAX = 3660;
/** Most tokens of one grant, as in the goods file. */
export const GIVEN_TOKENS_MAX = 100_000_000;

/** A whole number from 1 to `most`, as typed. Throws CommandError arguments.wrong. */
export function readPositive(text: string, { most, usage }: { most: number; usage: string }): number {
  if (!/^[1-9]\d{0,11}$/.test(text) || Number(text) > most) throw new CommandError("arguments.wrong", { cause: text, usage });
  return Number(text);
}
