import { constants, publicEncrypt, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { allTemplates } from "@tangleaf/catalogue/essay-templates";
import { BUILTIN_MODEL_NAME, type Route } from "@tangleaf/contract";
import type { ServerProcess } from "../../modules/generation/testing/server-process.ts";
import { pngOf } from "../../modules/profile/testing/pictures.ts";
import { schoolFile } from "../../modules/school-template/testing/school-files.ts";
import { sampleChart } from "../sample-chart.ts";
import { fieldsOf } from "./walk-input.ts";

const PICTURE_SIDE_PIXELS = 64;
const USERNAME_CHARACTERS = 12;
const TALKED_ABOUT =
  "# 绪论\n\n近五年老城区实体书店减少了三成，旧书店却只关了两家。多数研究关注新书店，对旧书店的经营缺少一手材料。\n\n# 结论\n\n旧书店活下来靠的是偶遇的体验与稳定的书源。";
const TALK_TRIES = 100;
const TALK_WAIT_MS = 100;
export const PASSWORD = "correct horse battery";

/** A person, and what they own of everything that has an id. */
export type Person = {
  readonly name: string;
  readonly token: string;
  /** Ids by field name that only their owner may use; "" = they have none. */
  readonly things: Readonly<Record<Thing, string>>;
  readonly inviteCode: string;
};
export type Thing =
  | "generationId"
  | "pieceId"
  | "id"
  | "fileId"
  | "pictureId"
  | "outOrderId"
  | "jobId"
  | "noteId"
  | "notebookId"
  | "essayId"
  | "documentId"
  | "versionId"
  | "templateId"
  | "sourceId"
  | "mindtreeId"
  | "tableId"
  | "answerId"
  | "chartId"
  | "noticeId";

/** What a page says of itself that has a document open, and a change that changes nothing. */
export const OPEN_DOCUMENT = { clientId: "7", epoch: 1, update: "AAA=", stateVector: "AA==" };

/** What can be worked out of the table each person has. */
const PLAN = { v: 1, from: "s1", steps: [{ op: "sort", by: [{ col: "部门", dir: "asc" }] }] };
/** Values of calls about tables whose fields mean something else in other calls. */
const OF_TABLES: Readonly<Record<string, (things: Person["things"]) => object>> = {
  "/api/table/rows": () => ({ from: 0 }),
  "/api/table/read": () => ({ options: { headerRows: 1 } }),
  "/api/table/chat": ({ answerId }) => ({ after: answerId }),
  "/api/table/save": () => ({ from: { sheetId: "s1" } }),
  "/api/table/steps": () => ({ steps: [{ id: "one", do: "sort", col: "部门", dir: "asc" }] }),
};

/** A later state of a document than there is: whoever watches it is told to open it again, and the stream ends. */
const LATER_EPOCH = 99;

/** Valid values by field name, wherever the contract uses that name. Those of a stream are such that it ends by itself. */
export function goodValues(person: Person, route?: Route): Readonly<Record<string, unknown>> {
  return {
    ...person.things,
    ...OPEN_DOCUMENT,
    ...(route?.answers === "stream" && { epoch: LATER_EPOCH }),
    ...(route?.path === "/api/user/stream" && { once: true }),
    ...(route?.path === "/api/essay/create" && { outline: [{ id: "one", title: "绪论", targetCnt: 200 }] }),
    ...(route?.path === "/api/file/picture" && { fileId: person.things.pictureId }),
    ...((route?.path === "/api/source/use" || route?.path === "/api/source/remove") && { ids: ["R1"] }),
    ...(route?.path === "/api/source/passage" && { id: "R1" }),
    ...(route?.path === "/api/work/rename" && { kind: "note", id: person.things.noteId, title: "会议纪要" }),
    ...(route?.path.startsWith("/api/work/") && { works: [{ kind: "note", id: person.things.noteId }], id: person.things.noteId }),
    cursor: "1~a",
    sourceIds: [person.things.sourceId],
    noteIds: [person.things.noteId],
    mindtreeIds: [person.things.mindtreeId],
    tableIds: [person.things.tableId],
    sheetId: "s1",
    plan: PLAN,
    ask: "按部门排序",
    chartIds: [person.things.chartId],
    spec: sampleChart(),
    data: sampleChart().data,
    tree: { text: "旧书店", kids: [{ text: "租金" }] },
    path: ["旧书店"],
    base: 0,
    essayIds: [person.things.essayId],
    pubId: allTemplates()[0]?.pubId,
    referenceId: "R1",
    referenceIds: ["R1"],
    major: "会计",
    topic: "社区生鲜店存货盘点",
    level: "undergraduate",
    language: "zh",
    length: 3000,
    count: 1,
    paragraphIds: ["one"],
    mode: "rewrite",
    changes:
      route?.path === "/api/essay/sync"
        ? [{ what: "claim", section: "2.1 样本", from: "426 份问卷", to: "430 份问卷" }]
        : [{ op: "insert", parentId: null, title: "新的一段", text: "完成了需求评审。" }],
    sceneType: "weeklyReport",
    fields: { job: "产品经理", summary: "完成了需求评审。", plan: "推进原型设计。", length: 200 },
    ...(route?.path === "/api/document/start" && {
      documentType: "kepu",
      fields: { topic: "海水为什么是咸的", target: "小学生", style: "平实", keyword: "海盐", length: 1000 },
    }),
    model: BUILTIN_MODEL_NAME,
    step: "step",
    instruction: "短一点",
    selection: "完成了需求评审。",
    text: route?.path === "/api/chart/fromText" ? "甲店120单，乙店95单。" : "改过的一句话。",
    listType: "all",
    q: route?.path === "/api/reference/search" || route?.path === "/api/source/search" ? "阅读" : "",
    inviteCode: person.inviteCode,
    goodsId: "vip99",
    nickname: "小橘",
    headimg: `data:image/png;base64,${Buffer.from(pngOf(PICTURE_SIDE_PIXELS, PICTURE_SIDE_PIXELS)).toString("base64")}`,
    returnTo: "/homepage",
    from: "2026-11-01",
    to: "2026-11-21",
    ...OF_TABLES[route?.path ?? ""]?.(person.things),
  };
}

/** Values that are valid once and must be fetched before each try, by the names of the call's fields. */
export async function freshValues(route: Route, server: ServerProcess, person: Person): Promise<Readonly<Record<string, unknown>>> {
  const fields = fieldsOf(route);
  const values: Record<string, unknown> = {};
  if (fields.has("uuid") || fields.has("password")) {
    const { data } = await server.call<{ uuid: string; text: string; publicKey: string }>("/api/auth/code", {});
    const password = encryptPassword(data.publicKey, PASSWORD);
    const username = `u${data.uuid.slice(-USERNAME_CHARACTERS)}`;
    Object.assign(values, { uuid: data.uuid, code: data.text, username, password, oldPassword: password });
  }
  if (fields.has("qruuid")) Object.assign(values, (await server.call("/api/orange/getLoginQr", {})).data);
  if (route.path === "/api/essay/update") {
    const { essayId } = person.things;
    const { data } = await server.call<{ outlines?: { no: number; version: number }[] }>("/api/essay/get", { essayId }, person.token);
    const { no = 1, version = 0 } = data.outlines?.[0] ?? {};
    values["outline"] = { no, version, outline: [{ id: "one", title: "绪论", targetCnt: 200 }] };
  }
  if (route.path === "/api/essay/saveLedger") {
    const { essayId } = person.things;
    values["version"] = (await server.call<{ version?: number }>("/api/essay/ledger", { essayId }, person.token)).data.version ?? 0;
  }
  if (fields.has("referenceId")) {
    const { essayId } = person.things;
    const { data } = await server.call<{ list?: { id: string }[] }>("/api/reference/list", { essayId }, person.token);
    values["referenceId"] = data.list?.[0]?.id ?? (await typedReference(server, person));
  }
  if (route.path === "/api/defence/export") values["generationId"] = await talkOf(server, person);
  if (route.path === "/api/mindtree/import") values["fileId"] = await uploadText(server, person.token);
  if (route.path === "/api/source/add") values["fileId"] = await uploadText(server, person.token);
  // One that was erased is another one afterwards.
  if (fields.has("sourceIds")) values["sourceIds"] = [await sourceOf(server, person.token, person.things.noteId)];
  if (fields.has("headingIds") || route.path === "/api/chart/insert") {
    const { noteId } = person.things;
    const { data } = await server.call<{ outline?: { id: string }[] }>("/api/note/get", { noteId }, person.token);
    values["headingIds"] = (data.outline ?? []).slice(0, 1).map(({ id }) => id);
    // A chart goes behind a heading of the note.
    if (route.path === "/api/chart/insert") values["after"] = data.outline?.[0]?.id;
  }
  if (route.path === "/api/wordTemplate/add") values["fileId"] = await uploadSchoolFile(server, person.token);
  // One that was removed is another one afterwards.
  if (fields.has("templateId")) values["templateId"] = await wordTemplate(server, person.token);
  if (fields.has("baseVersion")) {
    const { generationId } = person.things;
    const { data } = await server.call<{ version?: number }>("/api/ai/get", { generationId }, person.token);
    values["baseVersion"] = data.version ?? 1;
  }
  return values;
}

/** A Word template of this person: the newest, or a new one. */
export async function wordTemplate(server: ServerProcess, token: string): Promise<string> {
  const { list } = (await server.call<{ list: { templateId: string }[] }>("/api/wordTemplate/list", {}, token)).data;
  if (list[0] !== undefined) return list[0].templateId;
  const fileId = await uploadSchoolFile(server, token);
  return (await server.call<{ templateId: string }>("/api/wordTemplate/add", { fileId }, token)).data.templateId;
}

const talks = new Map<string, Promise<string>>();

/** A finished talk of this person, made once. */
function talkOf(server: ServerProcess, { token }: Person): Promise<string> {
  const known = talks.get(token);
  const made = known ?? makeTalk(server, token);
  talks.set(token, made);
  return made;
}

async function makeTalk(server: ServerProcess, token: string): Promise<string> {
  const { noteId } = (await server.call<{ noteId: string }>("/api/note/create", { title: "旧书店", markdown: TALKED_ABOUT }, token)).data;
  const { generationId } = (await server.call<{ generationId: string }>("/api/defence/start", { documentId: noteId, minutes: 5 }, token))
    .data;
  for (let tries = 0; tries < TALK_TRIES; tries += 1) {
    const { data } = await server.call<{ status: string }>("/api/ai/get", { generationId }, token);
    if (data.status === "done") break;
    await setTimeout(TALK_WAIT_MS);
  }
  return generationId;
}

/** A source of this person's note: the first, or a new one. */
export async function sourceOf(server: ServerProcess, token: string, noteId: string): Promise<string> {
  const { list } = (await server.call<{ list: { sourceId: string }[] }>("/api/source/list", { noteId }, token)).data;
  if (list[0] !== undefined) return list[0].sourceId;
  const asked = { noteId, fileId: await uploadText(server, token), requestId: randomUUID() };
  return (await server.call<{ source: { sourceId: string } }>("/api/source/add", asked, token)).data.source.sourceId;
}

const uploadText = (server: ServerProcess, token: string) =>
  upload(server, token, new File([`到店顾客 412 人次。${randomUUID()}`], "客流.txt"));

function uploadSchoolFile(server: ServerProcess, token: string): Promise<string> {
  return upload(server, token, new File([new Uint8Array(schoolFile())], "学校模板.docx"));
}

async function upload({ url }: ServerProcess, token: string, file: File): Promise<string> {
  const body = new FormData();
  body.append("file", file);
  const answer = await fetch(`${url}/api/file/upload`, { method: "POST", headers: { authorization: token }, body });
  return ((await answer.json()) as { data: { fileId: string } }).data.fileId;
}

async function typedReference(server: ServerProcess, { token, things: { essayId } }: Person): Promise<string> {
  const item = { type: "book", title: "盘点", language: "zh" };
  const { data } = await server.call<{ reference?: { id: string } }>("/api/reference/save", { essayId, item }, token);
  return data.reference?.id ?? "R1";
}

/** Encrypted as the page does. */
export function encryptPassword(publicKey: string, password: string): string {
  const key = { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: "sha256" };
  return publicEncrypt(key, Buffer.from(password)).toString("base64");
}
