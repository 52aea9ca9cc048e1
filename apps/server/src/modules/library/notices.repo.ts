import { type Notification, notificationSchema } from "@tangleaf/contract";
import { z } from "zod";
import type { Db } from "../metering/metering.ts";

const SETTING_KEY = "notification";
const noticesSchema = z.array(notificationSchema);

/** Notices for everybody, newest first, from the settings; none by default. */
export async function readNotifications(db: Db): Promise<Notification[]> {
  const row = await db.selectFrom("setting").select("value").where("key", "=", SETTING_KEY).executeTakeFirst();
  if (row === undefined) return [];
  return noticesSchema.parse(JSON.parse(row.value)).sort((a, b) => (a.date < b.date ? 1 : -1));
}
