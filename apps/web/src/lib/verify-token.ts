import { call } from "./api-client.ts";
import { readCookie, writeCookie } from "./cookies.ts";

const VERIFY_COOKIE = "verifyToken";
const VERIFY_COOKIE_DAYS = 365;

/** Gives this browser its name for a year, where it has none yet (spec §7). A failure is no loss: the next visit asks again. */
export async function ensureVerifyToken(): Promise<void> {
  if (readCookie(VERIFY_COOKIE) !== null) return;
  const { token } = await call("/api/orange/getVerifyToken", {}, { quiet: true });
  writeCookie({ name: VERIFY_COOKIE, value: token, days: VERIFY_COOKIE_DAYS });
}
