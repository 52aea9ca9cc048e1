import { NEW_USER_GIFT_TOKENS, NEW_USER_GIFT_VALID_DAYS, type Variant } from "@tangleaf/contract";
import type { Selectable } from "kysely";
import type { UserTable } from "../../db/schema/user-table.ts";
import { newId } from "../../platform/ids.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Db, Metering } from "../metering/metering.ts";
import { newInviteCode, newNickname, newUsername } from "./names.ts";
import { findUserByIdentity, findUserIdByInviteCode, insertUser, usernameTaken } from "./user.repo.ts";

const DAY_MS = 86_400_000;

export type Person = {
  readonly provider: string;
  readonly subject: string;
  readonly username?: string | undefined;
  readonly nickname?: string | undefined;
  readonly inviteCode?: string | undefined;
};

type Rooms = { readonly clock: Clock; readonly metering: Metering; readonly variant: Variant };

/** The user of this identity; made, with the new-user gift, at the first sign-in. Runs inside the transaction `trx`. */
export async function findOrCreateUser(trx: Db, rooms: Rooms, person: Person): Promise<Selectable<UserTable>> {
  const known = await findUserByIdentity(trx, person.provider, person.subject);
  if (known !== undefined) return known;
  const user = await newUser(trx, rooms, person);
  const identity = { provider: person.provider, subject: person.subject, user_id: user.id, created_at: user.created_at };
  await insertUser(trx, user, identity);
  await rooms.metering.grant(
    {
      userId: user.id,
      source: "newUser",
      ref: "signup",
      tokens: NEW_USER_GIFT_TOKENS,
      expiresAt: user.created_at + NEW_USER_GIFT_VALID_DAYS * DAY_MS,
    },
    trx,
  );
  return user;
}

async function newUser(trx: Db, rooms: Rooms, person: Person): Promise<Selectable<UserTable>> {
  const now = rooms.clock.now();
  const wanted = person.username;
  const username = wanted === undefined || (await usernameTaken(trx, wanted)) ? newUsername() : wanted;
  const inviter = person.inviteCode ? await findUserIdByInviteCode(trx, person.inviteCode) : undefined;
  return {
    id: newId(now),
    username,
    nickname: person.nickname ?? wanted ?? newNickname(rooms.variant),
    headimg: "",
    invite_code: newInviteCode(),
    invited_by: inviter ?? null,
    vip_from: null,
    vip_to: null,
    unlimited: 0,
    created_at: now,
  };
}
