import type { Kysely } from "kysely";
import type { Database } from "../../db/schema/index.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Moderation } from "../../ports/moderation.ts";
import type { Account } from "../account/account.ts";
import type { Hasher } from "./hasher.ts";
import type { KeyPair } from "./key-pair.ts";

/** What the actions of the password module are built from. */
export type Deps = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly account: Pick<Account, "signIn" | "revokeDevices" | "signedOut">;
  readonly moderation: Moderation;
  readonly hasher: Hasher;
  readonly keyPair: KeyPair;
};
