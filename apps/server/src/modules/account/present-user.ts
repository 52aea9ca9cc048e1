import { type User, webPaths } from "@tangleaf/contract";
import type { Selectable } from "kysely";
import type { UserTable } from "../../db/schema/account-tables.ts";
import { isoTime } from "../../platform/iso-time.ts";

const DAY_MS = 86_400_000;

/** A user's row as the page gets it. `inviteLink` is a path here; the HTTP layer adds the address. */
export function presentUser(row: Selectable<UserTable>, { now, hasPassword }: { now: number; hasPassword: boolean }): User {
  const { vip_from: from, vip_to: to } = row;
  const member = to !== null && to > now;
  return {
    id: row.id,
    username: row.username,
    nickname: row.nickname,
    headimg: row.headimg,
    registerTime: isoTime(row.created_at),
    level: member ? "vip" : "free",
    roles: member ? ["user", "vip"] : ["user"],
    vipSpan: from === null || to === null ? null : { from: isoTime(from), to: isoTime(to) },
    vipDays: member ? Math.ceil((to - now) / DAY_MS) : 0,
    inviteCode: row.invite_code,
    inviteLink: webPaths.invite(row.invite_code),
    hasPassword: hasPassword,
    giftsOpen: row.gifts_from !== null,
    closesAt: row.closes_at === null ? null : isoTime(row.closes_at),
  };
}
