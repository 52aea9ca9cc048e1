import type { Device, Variant } from "@tangleaf/contract";
import type { Selectable } from "kysely";
import type { SessionTable } from "../../db/schema/account-tables.ts";
import { deviceName } from "./device-name.ts";

/** A session as shown to its owner: without address and token. */
export function presentDevice(row: Selectable<SessionTable>, { currentId, variant }: { currentId: string; variant: Variant }): Device {
  return {
    id: row.id,
    name: deviceName(row.user_agent, variant),
    createdAt: new Date(row.created_at).toISOString(),
    lastUsedAt: new Date(row.last_used_at).toISOString(),
    current: row.id === currentId,
  };
}
