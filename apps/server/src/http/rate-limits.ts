import type { ApiPath } from "@tangleaf/contract";
import type { Config } from "../platform/config.ts";

/**
 * Calls of one address in a minute that are counted for themselves, so that neither uses up the other: those that make
 * rows for people who have not signed in, try a secret, or answer whether somebody's code exists; and the poll of a sign-in.
 * A class on one school network shares an address, so the bounds are generous: 30 browsers that poll every 1.5 s fit.
 */
const OWN_CALLS_PER_MINUTE: Partial<Record<ApiPath, number>> = {
  "/api/auth/devlogin": 120,
  "/api/auth/code": 240,
  "/api/auth/login": 120,
  "/api/auth/register": 60,
  "/api/auth/wxauthorize": 120,
  "/api/auth/wxlogin": 120,
  "/api/orange/getLoginQr": 120,
  "/api/orange/queryScanResult": 1200,
  "/api/auth/qrstate": 240,
  "/api/auth/qrconfirm": 60,
  "/api/invite/info": 30,
  "/api/user/exportApiLog": 30,
  "/api/file/upload": 60,
};

/** Bound of one call, or null for the general one. */
export function callsPerMinute(path: string, config: Config): number | null {
  const own = OWN_CALLS_PER_MINUTE[path as ApiPath];
  return own === undefined || config.rateLimitPerMinute === 0 ? null : Math.min(own, config.rateLimitPerMinute);
}
