import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { runAdmin } from "../cli/run-admin.ts";
import { type Config, parseConfig } from "../platform/config.ts";
import { createManualClock, type ManualClock } from "./manual-clock.ts";
import { createTestDatabaseUrl } from "./test-database.ts";

/** A database of its own and the operator's commands on it. */
export type AdminStore = {
  readonly folder: string;
  readonly config: Config;
  readonly clock: ManualClock;
  admin(...typed: string[]): Promise<{ exitCode: number; lines: string[]; said: string }>;
};

/** One store on SQLite and, where it can be found, one on PostgreSQL, for `describe.each`; gone after the file's tests. */
export async function adminStores(): Promise<readonly [string, AdminStore][]> {
  const parent = mkdtempSync(join(tmpdir(), "tangleaf-admin-"));
  const shared = await createTestDatabaseUrl();
  afterAll(async () => {
    rmSync(parent, { recursive: true });
    await shared?.drop();
  });
  const storeOf = (kind: string, env: Record<string, string>): [string, AdminStore] => {
    const folder = join(parent, kind);
    mkdirSync(folder);
    const config = parseConfig({ APP_ENV: "test", DATA_DIR: folder, ...env });
    const clock = createManualClock();
    const admin: AdminStore["admin"] = async (...typed) => {
      const lines: string[] = [];
      const exitCode = await runAdmin({ typed, config, clock, print: (line) => lines.push(line) });
      return { exitCode, lines, said: lines.join("\n") };
    };
    return [kind, { folder, config, clock, admin }];
  };
  return [storeOf("sqlite", {}), ...(shared === null ? [] : [storeOf("postgres", { DATABASE_URL: shared.databaseUrl })])];
}
