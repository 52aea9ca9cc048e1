import type { ApiPath } from "@tangleaf/contract";
import type { Config } from "../platform/config.ts";

/**
 * Calls of one address in a minute, where less than the general bound is enough: these make rows for people who have
 * not signed in, or answer whether somebody's code exists. A class on one school network shares an address, so the bounds are generous.
 */
const OWN_CALLS_PER_MINUTE: Partial<Record<ApiPath, number>> = {
  "/api/auth/devlogin": 120,
  "/api/orange/getLoginQr": 120,
  "/api/auth/qrconfirm": 60,
  "/api/auth/code": 240,
  "/api/auth/login": 120,
  "/api/auth/register": 60,
  "/api/invite/info": 30,
};

/** Bound of one call, or null for the general one. */
export function callsPerMinute(path: string, config: Config): number | null {
  const own = OWN_CALLS_PER_MINUTE[path as ApiPath];
  return own === undefined || config.rateLimitPerMinute === 0 ? null : Math.min(own, config.rateLimitPerMinute);
}
