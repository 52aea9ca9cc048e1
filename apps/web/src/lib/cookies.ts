const SECONDS_PER_DAY = 86_400;

/** Value of a cookie of this page, or null. Only call outside rendering. */
export function readCookie(name: string): string | null {
  for (const part of document.cookie.split("; ")) {
    const at = part.indexOf("=");
    if (part.slice(0, at) === name) return decoded(part.slice(at + 1));
  }
  return null;
}

/** Without `days` the cookie ends with the browser. */
export function writeCookie({ name, value, days }: { name: string; value: string; days?: number }): void {
  const age = days === undefined ? "" : `; Max-Age=${days * SECONDS_PER_DAY}`;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // The Cookie Store API is not in the in-app browsers this page must run in.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure}`;
}

export function clearCookie(name: string): void {
  writeCookie({ name, value: "", days: 0 });
}

/** Whether the browser keeps cookies of this site. */
export function keepsCookies(): boolean {
  const name = "kept";
  writeCookie({ name, value: "1" });
  const kept = readCookie(name) !== null;
  clearCookie(name);
  return kept;
}

/** A cookie that cannot be decoded counts as none: it must not stop the page. */
function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}
