import { webPaths } from "./web-paths.ts";

/** An arbitrary host: a path that resolves to another one leaves the site. */
const THIS_SITE = "http://this-site.invalid";
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers remove some of them from addresses, which would change the path.
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f]/;
/** What a browser, or a server that decodes twice, may take for a second slash. */
const SECOND_SLASH = /^\/(?:[/\\]|%2f|%5c)/i;

/** Where to go after signing in: `path` if it is one of this site, else the home page. */
export function safeReturnPath(path: string | undefined): string {
  if (path === undefined || !path.startsWith("/") || SECOND_SLASH.test(path) || CONTROL_CHARACTER.test(path)) return webPaths.home;
  if (!URL.canParse(path, THIS_SITE)) return webPaths.home;
  const { origin, pathname, search, hash } = new URL(path, THIS_SITE);
  // Dots are resolved by now: `/..//host` has become `//host`. Returning to the sign-in page would be a loop.
  if (origin !== THIS_SITE || SECOND_SLASH.test(pathname) || pathname === webPaths.wxLogin) return webPaths.home;
  return pathname + search + hash;
}
