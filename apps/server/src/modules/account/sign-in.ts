import type { LoginResult, User } from "@tangleaf/contract";
import type { Kysely, Selectable } from "kysely";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Database } from "../../db/schema/index.ts";
import type { UserTable } from "../../db/schema/user-table.ts";
import type { Moderation } from "../../ports/moderation.ts";
import type { Db } from "../metering/metering.ts";
import type { Person } from "./account.ts";
import { findKnown, findOrCreateUser, type SignUpDeps } from "./find-or-create-user.ts";
import { presentUser } from "./present-user.ts";
import { beginSession, type StoredDevice } from "./sessions.ts";
import { hasPassword } from "./user.repo.ts";

/** Keeps the picture of a new user, as far as it can be had. Nobody waits for it. */
export type AdoptPicture = (input: { userId: string; url: string }) => void;

export type SignInDeps = SignUpDeps & {
  readonly db: Kysely<Database>;
  readonly moderation: Pick<Moderation, "check">;
  readonly adoptPicture?: AdoptPicture | undefined;
};

/** Whom a sign-in was for, known once its transaction is over. */
export type SignedIn = { readonly userId: string; readonly isNew: boolean };

/** Signs a person in on a device, making the user at the first time. With `from`, as part of that transaction. */
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
  // A transaction of the caller's is lost with the first failure: the caller tries again.
  const { login } = from === deps.db ? await signInTrying(deps, person, attempt) : await attempt();
  return login;
}

/**
 * Two first sign-ins of one person at once, also through different ways, make one user: the second fails on the identity,
 * tries again and finds what the first one made. What follows from a new user follows once.
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
