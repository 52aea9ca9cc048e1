import type { ApiPath } from "@tangleaf/contract";
import type { Config } from "../platform/config.ts";

/**
 * Limits per address and minute with a counter of their own: calls that insert rows for people who have not signed in, that
 * try a secret, or that tell whether a code exists; and the poll of a sign-in. Generous, because a school shares one
 * address: 30 browsers that poll every 1.5 s fit.
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

/** Calls every open page makes by itself while somebody types; what a person may send is bounded beside it (user-bound.ts). */
const TYPING_CALLS: ReadonlySet<string> = new Set<ApiPath>(["/api/document/update", "/api/document/presence"]);
/** So many times the general limit: a school shares one address, and 100 of its pages type at once. */
const TYPING_FACTOR = 20;

/** Limit of one call, or null for the general one. */
export function callsPerMinute(path: string, config: Config): number | null {
  if (config.rateLimitPerMinute !== 0 && TYPING_CALLS.has(path)) return config.rateLimitPerMinute * TYPING_FACTOR;
  const own = OWN_CALLS_PER_MINUTE[path as ApiPath];
  return own === undefined || config.rateLimitPerMinute === 0 ? null : Math.min(own, config.rateLimitPerMinute);
}
