import type { Variant } from "@tangleaf/contract";
import { newToken } from "../../platform/ids.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { jsonFile } from "../archive-piece.ts";
import type { Db } from "../metering/metering.ts";
import type { PersonalData } from "../personal-data.ts";
import type { Account } from "./account.ts";

const CLOSED_NICKNAME: Readonly<Record<Variant, string>> = { zh: "已注销", en: "Closed" };

/** A person's profile, identities and devices. */
export function accountPersonalData(deps: { db: Db; account: Pick<Account, "info" | "devices">; variant: Variant }): PersonalData {
  const { db, account, variant } = deps;
  return {
    module: "account",
    tables: {
      app_user: { archive: "profile.json", afterDeletion: "emptied" },
      identity: { archive: "profile.json", afterDeletion: "deleted" },
      session: { archive: "devices.json", afterDeletion: "deleted" },
      login_qr: { archive: "none: a code to sign in with lives for minutes", afterDeletion: "deleted" },
    },

    async *exportPersonalData(userId) {
      const [user, devices, waysIn] = await Promise.all([
        account.info(userId),
        account.devices({ userId, sessionId: "" }),
        // Without the subject: it could be used to recognise the person elsewhere.
        db.selectFrom("identity").select(["provider", "created_at"]).where("user_id", "=", userId).orderBy("created_at").execute(),
      ]);
      const ways = waysIn.map(({ provider, created_at }) => ({ provider, since: isoTime(created_at) }));
      yield [
        jsonFile("profile.json", { ...user, waysIn: ways }),
        jsonFile(
          "devices.json",
          devices.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
        ),
      ];
      return { nickname: user.nickname };
    },

    async revokeAccess(trx, userId) {
      await trx.deleteFrom("identity").where("user_id", "=", userId).execute();
      await trx.deleteFrom("session").where("user_id", "=", userId).execute();
      await trx.deleteFrom("login_qr").where("user_id", "=", userId).execute();
      await trx
        .updateTable("app_user")
        .set({
          // Longer than a user name may be, so it is free; and no invite code looks like a token.
          username: `closed-${userId}`,
          nickname: CLOSED_NICKNAME[variant],
          invite_code: newToken(),
          vip_from: null,
          vip_to: null,
          unlimited: 0,
          sign_up_device: null,
        })
        .where("id", "=", userId)
        .execute();
    },
  };
}
