import type { DocumentVersion } from "@tangleaf/contract";
import { shanghaiDay } from "../../platform/shanghai-day.ts";
import { ALL_VERSIONS_MS, DAILY_VERSIONS_MS } from "./constants.ts";

type Kept = { readonly id: string; readonly kind: DocumentVersion["kind"] | "running"; readonly at: number };

/**
 * Versions that need not be kept any more: of those nobody named, all of the last day stay, then the last one of each day for
 * thirty days. `versions` from the oldest on.
 */
export function versionsToRemove(versions: readonly Kept[], now: number): string[] {
  const unnamed = versions.filter(({ kind }) => kind !== "named" && kind !== "running");
  const lastOfDay = new Map(unnamed.map(({ id, at }) => [shanghaiDay(at), id]));
  return unnamed
    .filter(({ id, at }) => {
      if (now - at <= ALL_VERSIONS_MS) return false;
      return now - at > DAILY_VERSIONS_MS || lastOfDay.get(shanghaiDay(at)) !== id;
    })
    .map(({ id }) => id);
}
