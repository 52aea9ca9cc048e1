import { allDocuments, allScenes, listTypeNames, pathOf } from "@tangleaf/catalogue";
import { webPaths } from "@tangleaf/contract/web-paths";

/** Addresses rendered at build: every public page, and the bare frames of the two private ones. */
export function publicPaths(): string[] {
  return [...indexedPaths(), webPaths.texts, "/login/confirm"];
}

/** Those a search engine may list. Aliases of a list page are left out: their canonical address is the list's own. */
export function indexedPaths(): string[] {
  const lists = listTypeNames.map((name) => webPaths.sceneList(name));
  const scenes = [...allScenes(), ...allDocuments()].map(pathOf);
  return [webPaths.home, ...lists, ...scenes];
}
