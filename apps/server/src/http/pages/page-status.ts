import { webPaths } from "@tangleaf/contract";
import type { Library } from "../../modules/library/library.ts";

const OK = 200;
const NOT_FOUND = 404;

/** Screens of the account. */
const ACCOUNT_PATHS: ReadonlySet<string> = new Set([
  webPaths.texts,
  webPaths.myInfo,
  webPaths.myCount,
  webPaths.myOrder,
  webPaths.myVipLog,
  webPaths.myDownload,
  webPaths.myInvite,
  webPaths.myUserRank,
]);

type Rule = { readonly path: RegExp; readonly exists: (key: string, library: Library) => boolean };

/** Screens that are no file of the build, and whether what they show exists. */
const RULES: readonly Rule[] = [
  { path: /^\/scene\/list\/([^/]+)$/, exists: (key, library) => library.hasListType(key) },
  { path: /^\/scene\/([^/]+)$/, exists: (key, library) => library.hasScene(key, "scene") },
  { path: /^\/document\/([^/]+)$/, exists: (key, library) => library.hasScene(key, "document") },
  { path: /^(\/my\/[^/]+)$/, exists: (path) => ACCOUNT_PATHS.has(path) },
  // Always 200: whose it is, and whether it is still there, is known to the calls only.
  { path: /^\/(?:notebook\/(?:index|note)|mindtree\/tree|table\/sheet)\/([^/]+)$/, exists: () => true },
  // Always 200: the page itself says whether the invite code exists, and a mistyped one should not turn a visitor away.
  { path: /^\/invite\/([^/]+)$/, exists: () => true },
  { path: /^\/login\/(confirm|wx)$/, exists: () => true },
];

/** Status of a page address that is no file of the build: 404 where the page shows its not-found screen. */
export function pageStatus(path: string, library: Library): 200 | 404 {
  for (const rule of RULES) {
    const key = rule.path.exec(path)?.[1];
    if (key !== undefined) return rule.exists(key, library) ? OK : NOT_FOUND;
  }
  return NOT_FOUND;
}
