import { allDocuments, allScenes, listTypeNames, listTypes, pathOf } from "@tangleaf/catalogue";
import { allTemplates } from "@tangleaf/catalogue/essay-templates";
import { chartPaths } from "@tangleaf/contract/chart";
import { mindtreePaths } from "@tangleaf/contract/mindtree";
import { BUILT_PAGES, SITE_PAGE_PATHS } from "@tangleaf/contract/site-pages";
import { tablePaths } from "@tangleaf/contract/table";
import { ANY_ID, webPaths } from "@tangleaf/contract/web-paths";

/** Frames of what is private; what stands in them is fetched. Screens of the account are in the order of its menu. */
const PRIVATE_PATHS = [
  webPaths.texts,
  webPaths.essayOutline(),
  webPaths.notebookIndex("all"),
  webPaths.notebookIndex("unfiled"),
  webPaths.notebookIndex("bin"),
  webPaths.notebookIndex(ANY_ID),
  webPaths.newNote,
  webPaths.note(ANY_ID),
  webPaths.essayContent(),
  mindtreePaths.tree(),
  mindtreePaths.tree(ANY_ID),
  tablePaths.sheet(ANY_ID),
  chartPaths.list,
  webPaths.essayTitle(),
  webPaths.essayList,
  webPaths.myInfo,
  webPaths.myCount,
  webPaths.myVipLog,
  webPaths.myOrder,
  webPaths.myDownload,
  webPaths.myInvite,
  webPaths.myUserRank,
  webPaths.invite(ANY_ID),
  "/login/confirm",
  webPaths.wxLogin,
  webPaths.offline(),
];

/** Addresses rendered at build: every public page, and the bare frames of the private ones. */
export function publicPaths(): string[] {
  return [...sharedPaths(), ...PRIVATE_PATHS];
}

/** Every public page: those that are listed, and list pages under their other names. */
export function sharedPaths(): string[] {
  return [...new Set([...indexedPaths(), ...listTypeNames.map((name) => webPaths.sceneList(name))])];
}

/** Those a search engine may list. Aliases of a list page are left out: their canonical address is the list's own. */
export function indexedPaths(): string[] {
  const lists = listTypes.map((name) => webPaths.sceneList(name));
  const scenes = [...allScenes(), ...allDocuments()].map(pathOf);
  const templates = allTemplates().map(({ pubId }) => webPaths.template(pubId));
  return [
    webPaths.home,
    webPaths.templateList,
    ...templates,
    mindtreePaths.list,
    tablePaths.list,
    chartPaths.chart(),
    webPaths.upgrade,
    webPaths.essayHelp,
    webPaths.agreement,
    webPaths.privacy,
    ...BUILT_PAGES.map((name) => SITE_PAGE_PATHS[name]),
    ...lists,
    ...scenes,
  ];
}
