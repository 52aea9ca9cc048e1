import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { WechatPayConfig } from "../../platform/config.ts";

const FILE = "sandbox-merchant.json";
const OWNER_ONLY = 0o600;

/** Lets the command line find the sandbox that a development server plays: its address and its keys, worth nothing elsewhere. */
export function writeSandboxMerchant(dataDir: string, merchant: WechatPayConfig): void {
  writeFileSync(join(dataDir, FILE), JSON.stringify(merchant), { mode: OWNER_ONLY });
}

/** null where no development server has run here. */
export function readSandboxMerchant(dataDir: string): WechatPayConfig | null {
  const path = join(dataDir, FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as WechatPayConfig) : null;
}
