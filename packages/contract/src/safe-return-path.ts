import { webPaths } from "./web-paths.ts";

/** Only its host matters: an address that leaves it is not of this site. */
const THIS_SITE = "http://this-site.invalid";
// biome-ignore lint/suspicious/noControlCharactersInRegex: a browser drops some of them from an address, so what is left is another one.
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f]/;
/** What a second slash can look like to a browser, or to a server that decodes once more. */
const SECOND_SLASH = /^\/(?:[/\\]|%2f|%5c)/i;

/** The path to go to after signing in: `path` where it is one of this site, else the home page. Never another site. */
export function safeReturnPath(path: string | undefined): string {
  if (path === undefined || !path.startsWith("/") || SECOND_SLASH.test(path) || CONTROL_CHARACTER.test(path)) return webPaths.home;
  if (!URL.canParse(path, THIS_SITE)) return webPaths.home;
  const { origin, pathname, search, hash } = new URL(path, THIS_SITE);
  // Dots are resolved by now: `/..//host` has become `//host`. Coming back to the sign-in would go round in a circle.
  if (origin !== THIS_SITE || SECOND_SLASH.test(pathname) || pathname === webPaths.wxLogin) return webPaths.home;
  return pathname + search + hash;
}
