import { SIDEBAR_COOKIE_DAYS } from "@tangleaf/contract/constants";
import { writeCookie } from "#lib/cookies.ts";
import { clearFlag, readFlag, SIDEBAR_COOKIE, setFlag } from "#lib/page-flags.ts";

/** Opens or closes the sidebar and remembers it. Answers whether it is open now. */
export function toggleSidebar(): boolean {
  const opens = readFlag("sidebar") === "closed";
  if (opens) clearFlag("sidebar");
  else setFlag("sidebar", "closed");
  writeCookie({ name: SIDEBAR_COOKIE, value: opens ? "open" : "closed", days: SIDEBAR_COOKIE_DAYS });
  return opens;
}
