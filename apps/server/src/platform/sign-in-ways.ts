import type { PlatformWays } from "../ports/identity-platform.ts";
import type { Config } from "./config.ts";

export type SignInWays = {
  readonly devLogin: boolean;
  readonly qrEmbedded: boolean;
  readonly passwordLogin: boolean;
  /** Ways the messaging platform offers here. */
  readonly platform: PlatformWays;
};

const NO_PLATFORM: PlatformWays = { qr: false, web: false, inapp: false, mini: false };

/** Ways to sign in that this deployment offers. The development login is never offered in production. */
export function signInWays(config: Pick<Config, "env" | "qrEmbedded">, platform: PlatformWays | null): SignInWays {
  return {
    devLogin: config.env !== "production",
    qrEmbedded: config.qrEmbedded,
    passwordLogin: true,
    platform: platform ?? NO_PLATFORM,
  };
}
