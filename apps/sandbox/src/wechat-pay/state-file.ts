import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { PayKeys } from "./pay-keys.ts";
import type { PayOrder } from "./pay-state.ts";

const OWNER_ONLY = 0o600;

/** What outlives the process, so that a restart of the development server loses no payment and its keys still fit. */
export type Stored = { readonly keys: PayKeys; readonly orders: readonly PayOrder[] };

/** null where nothing was stored, or by a sandbox that knew fewer keys. */
export function readStateFile(path: string): Stored | null {
  if (!existsSync(path)) return null;
  const stored = JSON.parse(readFileSync(path, "utf8")) as Stored;
  return "certificate" in stored.keys ? stored : null;
}

/** Replaced as a whole: a process that dies while it writes leaves the old one. */
export function writeStateFile(path: string, stored: Stored): void {
  const half = `${path}.${process.pid}.half`;
  writeFileSync(half, JSON.stringify(stored), { mode: OWNER_ONLY });
  renameSync(half, path);
}
