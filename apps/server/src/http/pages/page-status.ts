import { webPaths } from "@tangleaf/contract";
import type { Library } from "../../modules/library/index.ts";

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

/** Screens that are no file of the build, and whether the thing they would show exists. */
const RULES: readonly Rule[] = [
  { path: /^\/scene\/list\/([^/]+)$/, exists: (key, library) => library.hasListType(key) },
  { path: /^\/scene\/([^/]+)$/, exists: (key, library) => library.hasScene(key, "scene") },
  { path: /^\/document\/([^/]+)$/, exists: (key, library) => library.hasScene(key, "document") },
  { path: /^(\/my\/[^/]+)$/, exists: (path) => ACCOUNT_PATHS.has(path) },
  // Whether somebody invites by this code is told by the page: a mistyped one is no reason to turn a visitor away.
  { path: /^\/invite\/([^/]+)$/, exists: () => true },
  { path: /^\/login\/(confirm|wx)$/, exists: () => true },
];

/** Status of a page address that is no file: the page shows its not-found screen, and the status says so too. */
export function pageStatus(path: string, library: Library): 200 | 404 {
  for (const rule of RULES) {
    const key = rule.path.exec(path)?.[1];
    if (key !== undefined) return rule.exists(key, library) ? OK : NOT_FOUND;
  }
  return NOT_FOUND;
}
