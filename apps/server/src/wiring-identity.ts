import type { Kysely } from "kysely";
import type { Logger } from "pino";
import type { Database } from "./db/schema/index.ts";
import { createSettingValues } from "./db/setting-values.ts";
import type { SandboxServer } from "./deps.ts";
import type { Config } from "./platform/config.ts";
import type { Clock } from "./ports/clock.ts";
import type { IdentityPlatform } from "./ports/identity-platform.ts";
import type { SharedValues } from "./ports/shared-values.ts";
import { isSandboxEnabled } from "./sandbox-enabled.ts";

export type WiredIdentity = {
  readonly identityPlatform: IdentityPlatform | null;
  /** The sandbox in this process; null where the real platform is used, or none. */
  readonly sandbox: SandboxServer | null;
  close(): Promise<void>;
};

/** Picks the messaging platform: the operator's accounts, or the sandbox in this process, never in production. */
export async function wireIdentity(input: { config: Config; clock: Clock; log: Logger; db: Kysely<Database> }): Promise<WiredIdentity> {
  const { config, clock, log, db } = input;
  const nothing: WiredIdentity = { identityPlatform: null, sandbox: null, close: async () => {} };
  if (config.wechat === null && !isSandboxEnabled(config)) return nothing;

  // Imported on demand: most starts of tests and workers have no platform.
  const { createWechatPlatform } = await import("./adapters/identity/wechat-platform.ts");
  if (config.wechat !== null) {
    const values = createSettingValues(db);
    return { ...nothing, identityPlatform: createWechatPlatform({ config: config.wechat, clock, log, values }) };
  }
  const { startWechatSandbox } = await import("@tangleaf/sandbox");
  const sandbox = await startWechatSandbox({ accountName: config.wechatAccountName, now: clock.now });
  const sandboxAccounts = {
    ...sandbox.credentials,
    apiBase: sandbox.url,
    // Read at each call: it follows the address the page is opened under.
    get openBase() {
      return sandbox.openBase;
    },
  };
  return {
    // In memory: a sandbox's token is valid for this process's sandbox only.
    identityPlatform: createWechatPlatform({ config: sandboxAccounts, clock, log, values: createOwnValues() }),
    sandbox,
    close: () => sandbox.close(),
  };
}

function createOwnValues(): SharedValues {
  const values = new Map<string, string>();
  return {
    read: async (key) => values.get(key) ?? null,
    write: async (key, value) => void values.set(key, value),
  };
}
