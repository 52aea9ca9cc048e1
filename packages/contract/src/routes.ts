import { adviseApi } from "./api/advise.ts";
import { agreementApi } from "./api/agreement.ts";
import { aiApi } from "./api/ai.ts";
import { authApi } from "./api/auth.ts";
import { chartApi } from "./api/chart.ts";
import { defenceApi } from "./api/defence.ts";
import { documentApi } from "./api/document.ts";
import { essayApi } from "./api/essay.ts";
import { fileApi } from "./api/file.ts";
import { inviteApi } from "./api/invite.ts";
import { jobApi } from "./api/job.ts";
import { mindtreeApi } from "./api/mindtree.ts";
import { noteApi, notebookApi } from "./api/note.ts";
import { noticeApi } from "./api/notice.ts";
import { payApi } from "./api/pay.ts";
import { referenceApi } from "./api/reference.ts";
import { sceneApi } from "./api/scene.ts";
import { sourceApi } from "./api/source.ts";
import { sourceSearchApi } from "./api/source-search.ts";
import { tableApi } from "./api/table.ts";
import { templateApi } from "./api/template.ts";
import { userApi } from "./api/user.ts";
import { wordTemplateApi } from "./api/word-template.ts";
import { workApi } from "./api/work.ts";

/** Every call of the product, by group. The API page, the OpenAPI document and the call tests are made from it. */
export const api = {
  agreement: agreementApi,
  advise: adviseApi,
  auth: authApi,
  user: userApi,
  file: fileApi,
  invite: inviteApi,
  pay: payApi,
  scene: sceneApi,
  ai: aiApi,
  job: jobApi,
  document: documentApi,
  note: noteApi,
  notebook: notebookApi,
  notice: noticeApi,
  essay: essayApi,
  wordTemplate: wordTemplateApi,
  reference: referenceApi,
  defence: defenceApi,
  source: sourceApi,
  sourceSearch: sourceSearchApi,
  template: templateApi,
  mindtree: mindtreeApi,
  table: tableApi,
  chart: chartApi,
  work: workApi,
} as const;

type Groups = typeof api;
type AnyRoute = { [G in keyof Groups]: Groups[G][keyof Groups[G]] }[keyof Groups];
/** Address of every call. */
export type ApiPath = AnyRoute["path"];
/** The route of an address: lets the page call by address without loading any schema. */
export type RouteAt<P extends ApiPath> = Extract<AnyRoute, { path: P }>;
