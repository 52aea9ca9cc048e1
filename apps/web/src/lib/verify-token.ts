import { VERIFY_COOKIE_DAYS } from "@tangleaf/contract/constants";
import { call } from "./api-client.ts";
import { readCookie, writeCookie } from "./cookies.ts";

const VERIFY_COOKIE = "verifyToken";

/** This browser's name, asked for where it has none yet and kept for a year (spec §7). Null when none could be had: the next visit asks again. */
export async function ensureVerifyToken(): Promise<string | null> {
  const known = readCookie(VERIFY_COOKIE);
  if (known !== null) return known;
  try {
    const { token } = await call("/api/orange/getVerifyToken", {}, { quiet: true });
    writeCookie({ name: VERIFY_COOKIE, value: token, days: VERIFY_COOKIE_DAYS });
    return token;
  } catch {
    return null;
  }
}
