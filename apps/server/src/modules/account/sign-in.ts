import type { LoginResult, User } from "@tangleaf/contract";
import type { Kysely, Selectable } from "kysely";
import { inTransaction } from "../../db/in-transaction.ts";
import type { UserTable } from "../../db/schema/account-tables.ts";
import type { Database } from "../../db/schema/index.ts";
import type { Moderation } from "../../ports/moderation.ts";
import type { Db } from "../metering/metering.ts";
import type { Person } from "./account.ts";
import { findKnown, findOrCreateUser, type SignUpDeps } from "./find-or-create-user.ts";
import { presentUser } from "./present-user.ts";
import { beginSession, type StoredDevice } from "./sessions.ts";
import { hasPassword } from "./user.repo.ts";

/** Fetches and stores the picture of a new user; not awaited, failures are ignored. */
export type AdoptPicture = (input: { userId: string; url: string }) => void;

export type SignInDeps = SignUpDeps & {
  readonly db: Kysely<Database>;
  readonly moderation: Pick<Moderation, "check">;
  readonly adoptPicture?: AdoptPicture | undefined;
};

/** Result of a sign-in after its transaction. */
export type SignedIn = { readonly userId: string; readonly isNew: boolean };

/** Signs a person in on a device, creating the user on first use. With `from`, as part of that transaction. */
export async function signIn(
  deps: SignInDeps,
  { person, device }: { person: Person; device: StoredDevice },
  from: Db = deps.db,
): Promise<LoginResult> {
  const attempt = () =>
    inTransaction(from, async (trx) => {
      const { user, isNew } = await findOrCreateUser(trx, deps, { ...person, deviceHash: device.deviceHash });
      const token = await beginSession(trx, deps.clock, { userId: user.id, ...device });
      return { userId: user.id, isNew, login: { token, user: await presentRow(trx, deps, user) } };
    });
  // An error has aborted the caller's transaction, so only the caller can retry.
  const { login } = from === deps.db ? await signInTrying(deps, person, attempt) : await attempt();
  return login;
}

/**
 * Two concurrent first sign-ins of one person, also by different ways, make one user: the second violates the identity's
 * unique key, retries and finds the user. New-user effects happen once.
 */
export async function signInTrying<T extends SignedIn | null>(deps: SignInDeps, person: Person, attempt: () => Promise<T>): Promise<T> {
  const done = await attempt().catch(async (error: unknown) => {
    if ((await findKnown(deps.db, person)) === undefined) throw error;
    return attempt();
  });
  if (done?.isNew && person.pictureUrl !== undefined) deps.adoptPicture?.({ userId: done.userId, url: person.pictureUrl });
  return done;
}

export async function presentRow(from: Db, { clock }: SignUpDeps, row: Selectable<UserTable>): Promise<User> {
  return presentUser(row, { now: clock.now(), hasPassword: await hasPassword(from, row.id) });
}
