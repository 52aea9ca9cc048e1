import type { Said } from "./find-calls.ts";

/** Calls of the contract that no page makes: they are for other programs. */
export const NOT_CALLED: Readonly<Record<string, string>> = {
  "/api/essay/stop": "the page stops the job of an essay by /api/job/stop",
  "/api/job/changeModel": "the page takes another model with /api/job/retryStep",
  "/api/job/list": "the page knows the job of an essay or a note from that text",
  "/api/mindtree/get": "the page opens a tree by /api/document/open",
  "/api/mindtree/import": "the page reads files of trees itself",
  "/api/mindtree/versions": "the page lists them by /api/document/versions",
  "/api/note/update": "the page edits by /api/document/update",
  "/api/scene/get": "scenes are part of the built pages",
  "/api/scene/list": "scenes are part of the built pages",
  "/api/table/paste": "the page reads pasted text itself",
  "/api/table/rows": "the page works tables out itself, from /api/table/data",
};

/** Streams are followed by `followEvents`: 99 asks to sign in, a lost line is taken up again, a refusal is said where the text stands. */
export const STREAMS: readonly string[] = ["/api/ai/stream", "/api/document/stream", "/api/job/stream", "/api/user/stream"];

/** Calls whose options come from whoever calls the function they stand in, with what these are. */
export const PASSED_ON: Readonly<Record<string, readonly Said[]>> = {
  "/api/essay/update features/essay/api.ts": ["page", "action", "background"],
  "/api/essay/get features/essay/outline/outline-texts.ts": ["background"],
  "/api/essay/update features/essay/outline/outline-texts.ts": ["background"],
  "/api/ai/get features/writing/store/writing-api.ts": ["background"],
  "/api/ai/update features/writing/store/writing-api.ts": ["background"],
  "/api/table/steps features/table/send-unsent.ts": ["screen", "background"],
  "/api/table/get features/table/send-unsent.ts": ["screen", "background"],
  "/api/table/run features/table/send-unsent.ts": ["screen", "background"],
  "/api/table/chat features/table/send-unsent.ts": ["screen", "background"],
};

/** Actions whose place is not walked from its button, and why it is known to say a refusal. */
export const PROVEN_ELSEWHERE: Readonly<Record<string, string>> = {
  "/api/auth/register features/session/use-password-login.ts": "made by the same function as /api/auth/login",
  "/api/file/upload editor/blocks/figure/stored-pictures.ts": "editor/blocks/figure/stored-pictures.browser.test.tsx",
};

/**
 * Questions whose screen has no place of its own for what went wrong: it goes on without the answer, or asks again by itself. Where 99, 97
 * and 81 are answered, the page opens what it opens for any call.
 */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  "/api/agreement/baseInfo lib/queries.ts": "each part goes on without, or says so (useBaseInfoAnswer)",
  "/api/agreement/page screens/site-page/built-page-screen.tsx": "the text of the build is shown",
  "/api/ai/get features/writing/store/writing-api.ts": "the paper says why: features/writing/paper/writing-paper.tsx",
  "/api/ai/get lib/draft-query.ts": "the screen that asks offers to ask again: titles, outlines, drafts of sections",
  "/api/ai/list features/palette/use-palette-data.ts": "the palette finds everything else",
  "/api/ai/list features/writing/api.ts": "nothing is offered to be filled in from an earlier text",
  "/api/ai/list features/writing/store/writing-api.ts": "the other drafts of a piece are not listed",
  "/api/chart/list features/palette/use-palette-data.ts": "the palette finds everything else",
  "/api/essay/list features/palette/use-palette-data.ts": "the palette finds everything else",
  "/api/file/picture editor/blocks/figure/stored-pictures.ts": "the figure stands without its picture and says so",
  "/api/invite/info features/invites/api.ts": "the page of the invitation stands without the name of who invites",
  "/api/mindtree/list features/palette/use-palette-data.ts": "the palette finds everything else",
  "/api/note/get features/chart/files/insert-dialog.tsx": "the chart goes to the end of the note",
  "/api/note/list features/chart/api.ts": "a new note is offered",
  "/api/note/list features/palette/use-palette-data.ts": "the palette finds everything else",
  "/api/note/writing features/note/writing/use-note-work.ts": "asked again every few seconds; the note itself is there",
  "/api/notebook/list features/notebook/api.ts": "the notes are there, without the folders",
  "/api/orange/queryScanResult features/session/use-qr-login.ts": "asked again every second and a half; the code says what it comes to",
  "/api/pay/v3/offer lib/goods.ts": "shown by the same list as /api/pay/v3/getGoodsList",
  "/api/pay/v3/order features/pay/api.ts": "the paid order is told of without its figures",
  "/api/pay/v3/queryOrderStatus features/pay/api.ts": "asked again every second; the pay box says that the line is lost",
  "/api/source/own features/note/sources/api.ts": "files can be fed all the same",
  "/api/table/export features/table/server-table.ts":
    "the page makes the file itself where the server is out of reach, else a notice says why",
  "/api/table/list features/palette/use-palette-data.ts": "the palette finds everything else",
  "/api/table/save features/table/server-table.ts":
    "the page makes the table itself where the server is out of reach, else a notice says why",
  "/api/template/list features/template/api.ts": "the list of the build is shown",
  "/api/template/page features/template/api.ts": "the template stands without its star",
  "/api/user/getApiLog features/counter/usage-ticker.tsx": "the line is left out",
  "/api/user/getCounter lib/queries.ts": "the meter says that the balance is not known",
  "/api/user/info lib/queries.ts": "asked again when the page is looked at; a refusal signs out",
  "/api/wordTemplate/list features/essay/export/api.ts": "the layouts of the site are offered",
  "/api/wordTemplate/list features/template/api.ts": "the layouts of the site are offered",
  "/api/work/list features/palette/search-works.ts": "the palette finds everything else",
  "/api/work/list screens/home/recent-texts.tsx": "the cards are left out",
};
