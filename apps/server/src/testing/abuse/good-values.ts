import { constants, publicEncrypt } from "node:crypto";
import { allTemplates } from "@tangleaf/catalogue/essay-templates";
import { BUILTIN_MODEL_NAME, type Route } from "@tangleaf/contract";
import type { ServerProcess } from "../../modules/generation/testing/server-process.ts";
import { pngOf } from "../../modules/profile/testing/pictures.ts";
import { schoolFile } from "../../modules/school-template/testing/school-files.ts";
import { samplesOf } from "./walk-input.ts";

const PICTURE_SIDE_PIXELS = 64;
const USERNAME_CHARACTERS = 12;
export const PASSWORD = "correct horse battery";

/** A person who owns one of everything that has an id. */
export type Person = {
  readonly name: string;
  readonly token: string;
  /** Ids by field name that only their owner may use. */
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
  | "templateId";

/** What a page says of itself that has a document open, and a change that changes nothing. */
export const OPEN_DOCUMENT = { clientId: "7", epoch: 1, update: "AAA=", stateVector: "AA==" };

/** A later state of a document than there is: whoever watches it is told to open it again, and the stream ends. */
const LATER_EPOCH = 99;

/** Valid values by field name, wherever the contract uses that name. Those of a stream are such that it ends by itself. */
export function goodValues(person: Person, route?: Route): Readonly<Record<string, unknown>> {
  return {
    ...person.things,
    ...OPEN_DOCUMENT,
    ...(route?.answers === "stream" && { epoch: LATER_EPOCH }),
    ...(route?.path === "/api/essay/create" && { outline: [{ id: "one", title: "绪论", targetCnt: 200 }] }),
    ...(route?.path === "/api/file/picture" && { fileId: person.things.pictureId }),
    noteIds: [person.things.noteId],
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
    model: BUILTIN_MODEL_NAME,
    step: "step",
    instruction: "短一点",
    selection: "完成了需求评审。",
    text: "改过的一句话。",
    listType: "all",
    q: route?.path === "/api/reference/search" || route?.path === "/api/source/search" ? "阅读" : "",
    inviteCode: person.inviteCode,
    goodsId: "vip99",
    nickname: "小橘",
    headimg: `data:image/png;base64,${Buffer.from(pngOf(PICTURE_SIDE_PIXELS, PICTURE_SIDE_PIXELS)).toString("base64")}`,
    returnTo: "/homepage",
    from: "2026-11-01",
    to: "2026-11-21",
  };
}

/** Values that are valid once and must be fetched before each try, by the names of the call's fields. */
export async function freshValues(route: Route, server: ServerProcess, person: Person): Promise<Readonly<Record<string, unknown>>> {
  const fields = new Set(samplesOf(route, () => undefined).flatMap(({ nodes }) => nodes.map(({ path }) => path.at(-1))));
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

async function uploadSchoolFile({ url }: ServerProcess, token: string): Promise<string> {
  const body = new FormData();
  body.append("file", new File([new Uint8Array(schoolFile())], "学校模板.docx"));
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
