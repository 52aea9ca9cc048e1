import { SIDEBAR_COOKIE_DAYS } from "@tangleaf/contract/constants";
import { writeCookie } from "#lib/cookies.ts";

/** Opens or closes the sidebar and remembers it. Answers whether it is open now. */
export function toggleSidebar(): boolean {
  const { dataset } = document.documentElement;
  const opens = dataset["sidebar"] === "closed";
  if (opens) delete dataset["sidebar"];
  else dataset["sidebar"] = "closed";
  writeCookie({ name: "sidebar", value: opens ? "open" : "closed", days: SIDEBAR_COOKIE_DAYS });
  return opens;
}
