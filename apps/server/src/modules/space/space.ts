import { LIMITS, type StoredKind, type Variant } from "@tangleaf/contract";
import { AppError } from "../../platform/errors.ts";
import type { Db, Metering } from "../metering/metering.ts";
import type { CountBytes, StoredBytes } from "../personal-data.ts";

const MEGABYTE = 1024 * 1024;

export type SpaceUsed = { readonly kinds: readonly StoredBytes[]; readonly bytes: number; readonly binBytes: number; readonly max: number };

/** Public API of the space module: what one person keeps, in bytes. */
export type Space = {
  /** By kind, what takes most first; of kinds there is nothing of none. */
  used(userId: string): Promise<SpaceUsed>;
  /** Throws space.full where `bytes` more are more than the user's level may keep. Under the lock of their row it is exact. */
  assertSpace(db: Db, of: { userId: string; bytes: number }): Promise<void>;
};

/** `counts`: what takes space, by module. */
export function createSpace({
  db,
  metering,
  variant,
  counts,
}: {
  db: Db;
  metering: Pick<Metering, "levelOf">;
  variant: Variant;
  counts: readonly CountBytes[];
}): Space {
  async function usedBy(on: Db, userId: string): Promise<SpaceUsed> {
    const kinds = new Map<StoredKind, StoredBytes>();
    // One after the other: they may share the connection of a transaction.
    for (const count of counts)
      for (const { kind, bytes, binBytes } of await count(on, userId)) {
        const before = kinds.get(kind) ?? { kind, bytes: 0, binBytes: 0 };
        kinds.set(kind, { kind, bytes: before.bytes + bytes, binBytes: before.binBytes + binBytes });
      }
    const list = [...kinds.values()].filter(({ bytes }) => bytes > 0).sort((one, other) => other.bytes - one.bytes);
    const sum = (of: "bytes" | "binBytes") => list.reduce((total, one) => total + one[of], 0);
    const { level } = await metering.levelOf(userId, on);
    return { kinds: list, bytes: sum("bytes"), binBytes: sum("binBytes"), max: LIMITS[variant][level].storedBytes };
  }

  return {
    used: (userId) => usedBy(db, userId),
    async assertSpace(on, { userId, bytes }) {
      const used = await usedBy(on, userId);
      if (used.bytes + bytes > used.max) throw new AppError("space.full", { params: { maxMegabytes: used.max / MEGABYTE } });
    },
  };
}
