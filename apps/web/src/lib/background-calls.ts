import type { ApiPath } from "@tangleaf/contract";

/** Calls that may be made without anybody asking for them now, and why nothing is said when one comes to nothing. No other path takes `background`. */
export const BACKGROUND_CALLS = {
  "/api/advise/isShowNpsAdvise": "asks whether to ask; no answer is a no",
  "/api/advise/saveNpsAdvise": "people are thanked whether or not their rate arrived",
  "/api/ai/get": "autosave looks at what the server has; the state line of the text says the rest",
  "/api/ai/stop": "what nobody waits for any more is let go",
  "/api/ai/update": "autosave; the state line of the text says it, and it is tried again",
  "/api/chart/save": "autosave; the state line of the chart says it, and it is tried again",
  "/api/document/open": "the line of an open document; its state says offline, signed out or refused",
  "/api/document/presence": "who else is here; asked again in seconds",
  "/api/document/update": "autosave; the state of the document says it, and it is tried again",
  "/api/essay/get": "autosave, and looking after writing that goes on by itself",
  "/api/essay/ledger": "what the checks know; read again by itself",
  "/api/essay/list": "looks after writing that goes on by itself, every fifteen seconds",
  "/api/essay/saveLedger": "what the checks know; saved again by itself",
  "/api/essay/update": "autosave; what could not be saved stays in the browser until the next change",
  "/api/job/get": "looks after writing that goes on by itself",
  "/api/mindtree/save": "trees made before signing in are taken along; how many were not is said once",
  "/api/note/writing": "looks after writing that goes on by itself",
  "/api/notice/read": "what could not be marked now is marked when the panel opens again",
  "/api/orange/getVerifyToken": "names this browser; the next visit asks again",
  "/api/table/chat": "tables made before signing in are taken along, and what was not sent goes up",
  "/api/table/get": "what was not sent goes up",
  "/api/table/read": "tables made before signing in are taken along; how many were not is said once",
  "/api/table/run": "tables made before signing in are taken along, and what was not sent goes up",
  "/api/table/save": "tables made before signing in are taken along; how many were not is said once",
  "/api/table/steps": "tables made before signing in are taken along, and what was not sent goes up",
  "/api/table/upload": "tables made before signing in are taken along; how many were not is said once",
  "/api/user/logout": "the session is left here whatever the server says",
} as const satisfies Partial<Record<ApiPath, string>>;

export type BackgroundPath = keyof typeof BACKGROUND_CALLS;
