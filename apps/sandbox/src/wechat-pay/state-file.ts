import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { PayKeys } from "./pay-keys.ts";
import type { PayOrder } from "./pay-state.ts";

const OWNER_ONLY = 0o600;

/** Persists orders and keys, so that a restart of the development server loses no payment and its keys still fit. */
export type Stored = { readonly keys: PayKeys; readonly orders: readonly PayOrder[] };

/** null where nothing was stored, or by a version with fewer keys. */
export function readStateFile(path: string): Stored | null {
  if (!existsSync(path)) return null;
  const stored = JSON.parse(readFileSync(path, "utf8")) as Stored;
  return "certificate" in stored.keys ? stored : null;
}

/** Written by rename: a process that dies while writing leaves the old file. */
export function writeStateFile(path: string, stored: Stored): void {
  const half = `${path}.${process.pid}.half`;
  writeFileSync(half, JSON.stringify(stored), { mode: OWNER_ONLY });
  renameSync(half, path);
}
