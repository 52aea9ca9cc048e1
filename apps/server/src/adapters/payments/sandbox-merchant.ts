import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { WechatPayConfig } from "./wechat-pay/wechat-pay-config.ts";

const FILE = "sandbox-merchant.json";
const OWNER_ONLY = 0o600;

/** Tells the command line the address and keys of a development server's payment sandbox; they are valid nowhere else. */
export function writeSandboxMerchant(dataDir: string, merchant: WechatPayConfig): void {
  writeFileSync(join(dataDir, FILE), JSON.stringify(merchant), { mode: OWNER_ONLY });
}

/** null where no development server has run with this DATA_DIR. */
export function readSandboxMerchant(dataDir: string): WechatPayConfig | null {
  const path = join(dataDir, FILE);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as WechatPayConfig) : null;
}
