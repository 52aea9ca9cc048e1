const withEssay = (path: string, essayId: string | undefined): string => (essayId === undefined ? path : `${path}?essay=${essayId}`);

/** Stands for an id in the address of a screen whose frame is rendered at build, once for all ids. */
export const ANY_ID = "any";

/** Addresses of the page; screens link through these only. */
export const webPaths = {
  root: "/",
  home: "/homepage",
  sceneList: (listType: string) => `/scene/list/${listType}`,
  scene: (sceneType: string) => `/scene/${sceneType}`,
  /** Opens a text of the history in its scene's page. */
  sceneText: (sceneType: string, generationId: string) => `/scene/${sceneType}?text=${generationId}`,
  document: (documentType: string) => `/document/${documentType}`,
  texts: "/my/texts",
  /** Redirects to all notes. */
  notebook: "/notebook",
  /** Notes of a folder, or of `all`, `unfiled`, `bin`. */
  notebookIndex: (notebookId: string) => `/notebook/index/${notebookId}`,
  note: (noteId: string) => `/notebook/note/${noteId}`,
  /** Makes a note and opens it; in the folder, where one is given. */
  newNote: "/notebook/note",
  /** The steps of an essay. Without an id: the one worked on last, or a new one. */
  essayTitle: (essayId?: string) => withEssay("/essay/title", essayId),
  essayOutline: (essayId?: string) => withEssay("/essay/outline", essayId),
  essayContent: (essayId?: string) => withEssay("/essay/content", essayId),
  essayList: "/essay/list",
  essayHelp: "/essay/help",
  templateList: "/template/list",
  template: (pubId: string) => `/template/page/${pubId}`,
  upgrade: "/upgrade",
  agreement: "/agreement",
  privacy: "/privacy",
  /** Redirects to myInfo. */
  my: "/my",
  myInfo: "/my/info",
  myCount: "/my/count",
  myOrder: "/my/order",
  myVipLog: "/my/viplog",
  myDownload: "/my/download",
  myInvite: "/my/invite",
  myUserRank: "/my/userrank",
  /** Says that a screen cannot be had, and leads on to it. */
  offline: (to?: string) => (to === undefined ? "/offline" : `/offline?to=${encodeURIComponent(to)}`),
  /** The messaging platform returns browsers here after its own sign-in page. */
  wxLogin: "/login/wx",
  /** Landing page of an invitation; the code is case-sensitive. */
  invite: (inviteCode: string) => `/invite/${inviteCode}`,
  /** Page the embedded sign-in QR opens on the phone. */
  confirmLogin: (ticket: string) => `/login/confirm?ticket=${ticket}`,
} as const;
