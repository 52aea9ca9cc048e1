import { isoTime } from "../../platform/iso-time.ts";
import { jsonFile } from "../archive-piece.ts";
import type { Db } from "../metering/metering.ts";
import type { PersonalData } from "../personal-data.ts";
import { maskName } from "./invites.ts";

/** Whom a person invited, under the names they have now. */
export function invitesPersonalData(db: Db): PersonalData {
  return {
    module: "invites",
    tables: {
      invitation: {
        archive: "invitations.json",
        afterDeletion: "kept: it says why the ledger paid a reward, and leads to rows that name nobody",
      },
    },

    async *exportPersonalData(userId) {
      const invited = await db
        .selectFrom("invitation")
        .innerJoin("app_user", "app_user.id", "invitation.user_id")
        .select(["invitation.outcome", "invitation.created_at", "app_user.nickname"])
        .where("invitation.inviter_id", "=", userId)
        .orderBy("invitation.created_at")
        .execute();
      const people = invited.map(({ nickname, created_at, outcome }) => ({
        nickname: maskName(nickname),
        registerTime: isoTime(created_at),
        rewarded: outcome === "rewarded",
      }));
      yield [jsonFile("invitations.json", people)];
      return {};
    },
  };
}
