import { VERIFY_COOKIE_DAYS } from "@tangleaf/contract/constants";
import { call } from "./api-client.ts";
import { readCookie, writeCookie } from "./cookies.ts";

const VERIFY_COOKIE = "verifyToken";
/** Separates the token from the server's signature; tokens of earlier versions are unsigned and not used. */
const SIGNED = ".";

let asking: Promise<string | null> | null = null;

/** The verify token that names this browser, requested where there is none yet and kept for a year. Null when the request failed: the next visit asks again. */
export function ensureVerifyToken(): Promise<string | null> {
  const known = readCookie(VERIFY_COOKIE);
  if (known?.includes(SIGNED)) return Promise.resolve(known);
  asking ??= ask(known).finally(() => {
    asking = null;
  });
  return asking;
}

async function ask(former: string | null): Promise<string | null> {
  try {
    const { token } = await call("/api/orange/getVerifyToken", former === null ? {} : { token: former }, { background: true });
    writeCookie({ name: VERIFY_COOKIE, value: token, days: VERIFY_COOKIE_DAYS });
    return token;
  } catch {
    return null;
  }
}
