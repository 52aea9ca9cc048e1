import { LIMITS, type Limits } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import type { Db } from "../metering/metering.ts";
import type { TableOptions } from "./options.ts";
import { countTables } from "./table.repo.ts";

const MEGABYTE = 1024 * 1024;
const HOUR_MS = 3_600_000;

type Parts = Pick<TableOptions, "metering" | "variant" | "clock">;
/** How many more tables there would be that stay, or that go by themselves, and how many bytes more. */
type More = { readonly kept?: number; readonly unkept?: number; readonly bytes?: number };

export async function limitsOf({ metering, variant }: Omit<Parts, "clock">, db: Db, userId: string): Promise<Limits> {
  const { level } = await metering.levelOf(userId, db);
  return LIMITS[variant][level];
}

/**
 * Throws table.tooMany where these more are more than the user's level may have: as many tables that stay, as many that go by
 * themselves, and the bytes of both together. Counted under the lock of the user's row.
 */
export async function assertCapacity(parts: Parts, db: Db, { userId, ...more }: More & { userId: string }): Promise<void> {
  const { storedTables, storedTableBytes } = await limitsOf(parts, db, userId);
  const has = await countTables(db, userId, parts.clock.now());
  const isWithin =
    (!more.kept || has.kept + more.kept <= storedTables) &&
    (!more.unkept || has.unkept + more.unkept <= storedTables) &&
    (!more.bytes || has.bytes + more.bytes <= storedTableBytes);
  if (isWithin) return;
  throw new AppError("table.tooMany", { params: { max: storedTables, maxMegabytes: storedTableBytes / MEGABYTE } });
}

/** When a table that was not kept goes, unless it is used again. */
export async function expiryOf(parts: Parts, db: Db, userId: string): Promise<number> {
  const { unsavedTableHours } = await limitsOf(parts, db, userId);
  return parts.clock.now() + unsavedTableHours * HOUR_MS;
}
