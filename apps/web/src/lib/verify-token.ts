import { VERIFY_COOKIE_DAYS } from "@tangleaf/contract/constants";
import { call } from "./api-client.ts";
import { readCookie, writeCookie } from "./cookies.ts";

const VERIFY_COOKIE = "verifyToken";
/** Between the name and the server's signature of it; names of before were not signed, and count for nothing until they are. */
const SIGNED = ".";

let asking: Promise<string | null> | null = null;

/** This browser's name, asked for where it has none yet, signed, and kept for a year. Null when none could be had: the next visit asks again. */
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
    const { token } = await call("/api/orange/getVerifyToken", former === null ? {} : { token: former }, { quiet: true });
    writeCookie({ name: VERIFY_COOKIE, value: token, days: VERIFY_COOKIE_DAYS });
    return token;
  } catch {
    return null;
  }
}
