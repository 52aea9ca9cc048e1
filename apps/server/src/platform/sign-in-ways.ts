import type { Config } from "./config.ts";

/** Ways to sign in that this deployment offers (decisions §6). The development login is never one in production. */
export function signInWays(config: Pick<Config, "env" | "qrEmbedded">): { devLogin: boolean; qrEmbedded: boolean } {
  return { devLogin: config.env !== "production", qrEmbedded: config.qrEmbedded };
}
