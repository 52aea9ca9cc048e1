import { AVATAR_MAX_BYTES } from "@tangleaf/contract";
import { readBounded } from "../../platform/read-bounded.ts";
import type { Blobs } from "../../ports/blobs.ts";
import type { Db } from "../metering/metering.ts";
import type { PersonalData } from "../personal-data.ts";
import { avatarBlobKey } from "./avatar-store.ts";

/** The picture somebody shows. Its address stands in their row, which is the account module's. */
export function profilePersonalData({ db, blobs }: { db: Db; blobs: Pick<Blobs, "get" | "remove"> }): PersonalData {
  async function avatarKeyOf(userId: string): Promise<string | null> {
    const row = await db.selectFrom("app_user").select("headimg").where("id", "=", userId).executeTakeFirst();
    return avatarBlobKey(row?.headimg ?? "");
  }

  return {
    module: "profile",
    tables: {},

    async *exportPersonalData(userId) {
      const key = await avatarKeyOf(userId);
      const picture = key === null ? null : await blobs.get(key);
      if (key === null || picture === null) return {};
      const content = await readBounded(picture.content, AVATAR_MAX_BYTES);
      yield [{ path: `avatar${key.slice(key.lastIndexOf("."))}`, content, last: true }];
      return {};
    },

    async erasePersonalData(userId) {
      const key = await avatarKeyOf(userId);
      if (key !== null) await blobs.remove(key);
      // After the picture: until it is gone the address is what it is found by.
      await db.updateTable("app_user").set({ headimg: "" }).where("id", "=", userId).where("closed_at", "is not", null).execute();
      return true;
    },
  };
}
