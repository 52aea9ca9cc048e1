import { NEW_USER_GIFT_TOKENS, NEW_USER_GIFT_VALID_DAYS, type Variant } from "@tangleaf/contract";
import type { Selectable } from "kysely";
import type { UserTable } from "../../db/schema/account-tables.ts";
import { newId } from "../../platform/ids.ts";
import type { Clock } from "../../ports/clock.ts";
import { wasClosed } from "../account-deletion/account-deletion.ts";
import type { Invites } from "../invites/invites.ts";
import type { Db, Metering } from "../metering/metering.ts";
import type { Person } from "./account.ts";
import { newInviteCode, newNickname, newUsername } from "./names.ts";
import { addIdentities, findUserByIdentity, findUserIdByInviteCode, insertUser, lockOpenUser, usernameTaken } from "./user.repo.ts";

const DAY_MS = 86_400_000;

export type SignUpDeps = {
  readonly clock: Clock;
  readonly metering: Metering;
  readonly invites: Pick<Invites, "welcome">;
  readonly variant: Variant;
  /** Counts an account made without a platform's proof from this address. Throws account.tooManyNew. */
  readonly countSignUp: (trx: Db, address: string) => Promise<void>;
};

/** The person, the browser of the sign-in, and further browsers the account would be made on. */
export type Newcomer = Person & { readonly deviceHash: string | null; readonly otherDevices?: readonly (string | null)[] };

/** Finds the user by identity, or creates one with the new-user gift (unless an account of theirs was closed before). Runs inside `trx`. */
export async function findOrCreateUser(
  trx: Db,
  deps: SignUpDeps,
  person: Newcomer,
): Promise<{ user: Selectable<UserTable>; isNew: boolean }> {
  const now = deps.clock.now();
  const found = await findKnown(trx, person);
  // Locks the row: an account cannot end during a sign-in, and one that has just ended is not found.
  const known = found && (await lockOpenUser(trx, found.id));
  const rowsFor = (userId: string) => person.identities.map((identity) => ({ ...identity, user_id: userId, created_at: now }));
  if (known !== undefined) {
    if (person.identities.length > 1) await addIdentities(trx, rowsFor(known.id));
    return { user: known, isNew: false };
  }
  if (person.unprovenFrom !== null) await deps.countSignUp(trx, person.unprovenFrom);
  const user = await newUser(trx, deps, person);
  await insertUser(trx, user, rowsFor(user.id));
  const returned = await wasClosed(trx, person.identities);
  if (!returned) {
    const expiresAt = user.created_at + NEW_USER_GIFT_VALID_DAYS * DAY_MS;
    await deps.metering.grant({ userId: user.id, source: "newUser", ref: "signup", tokens: NEW_USER_GIFT_TOKENS, expiresAt }, trx);
  }
  if (user.invited_by !== null) {
    const { id: userId, invited_by: inviterId } = user;
    const devices = [person.deviceHash, ...(person.otherDevices ?? [])];
    await deps.invites.welcome(trx, { userId, inviterId, devices, returned, proven: person.unprovenFrom === null });
  }
  return { user, isNew: true };
}

/** Identities are ordered by weight: the first known one decides. */
export async function findKnown(db: Db, { identities }: Pick<Person, "identities">): Promise<Selectable<UserTable> | undefined> {
  for (const { provider, subject } of identities) {
    const row = await findUserByIdentity(db, provider, subject);
    if (row !== undefined) return row;
  }
  return undefined;
}

async function newUser(trx: Db, deps: SignUpDeps, person: Newcomer): Promise<Selectable<UserTable>> {
  const now = deps.clock.now();
  const wanted = person.username;
  const username = wanted === undefined || (await usernameTaken(trx, wanted)) ? newUsername() : wanted;
  const inviter = person.inviteCode ? await findUserIdByInviteCode(trx, person.inviteCode) : undefined;
  return {
    id: newId(now),
    username,
    nickname: person.nickname ?? wanted ?? newNickname(deps.variant),
    headimg: "",
    invite_code: newInviteCode(),
    invited_by: inviter ?? null,
    vip_from: null,
    vip_to: null,
    unlimited: 0,
    created_at: now,
    sign_up_device: person.deviceHash,
    // Without a platform's proof gifts wait for the first text (docs/decisions/025).
    gifts_from: person.unprovenFrom === null ? now : null,
    closes_at: null,
    closed_at: null,
  };
}
