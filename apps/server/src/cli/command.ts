import type { ParseArgsOptionsConfig } from "node:util";
import type { AdminMessageKey } from "../messages/admin-message.ts";
import type { Config } from "../platform/config.ts";
import type { Clock } from "../ports/clock.ts";

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
