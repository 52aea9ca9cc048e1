import { openDatabase } from "../../db/open-database.ts";
import type { ServerProcess } from "../../modules/generation/testing/server-process.ts";
import { pngOf } from "../../modules/profile/testing/pictures.ts";
import { jobRow, jobStepRow } from "../rows.ts";
import { sampleChart } from "../sample-chart.ts";
import type { Client } from "./client.ts";
import { type Person, sourceOf, type Thing, wordTemplate } from "./good-values.ts";

const YEAR_MS = 365 * 24 * 3_600_000;
const FIELDS = { job: "产品经理", summary: "完成了需求评审。", plan: "推进原型设计。", length: 200 };

const ESSAY = {
  title: "盘点的问题",
  level: "undergraduate",
  language: "zh",
  length: 3000,
  outline: [{ id: "one", title: "绪论", targetCnt: 200 }],
};

export type Store = { readonly dataDir: string; readonly databaseUrl?: string };

/** Signs a user in and returns the token. */
export async function signIn(server: ServerProcess, username: string): Promise<string> {
  return (await server.call<{ token: string }>("/api/auth/devlogin", { username })).data.token;
}

/** Makes every user an unlimited member, so that no attack ends at an empty balance or a wait. */
export async function giveMemberships(store: Store): Promise<void> {
  const { db, close } = await openDatabase(store);
  const without = db.selectFrom("app_user").select("id").where("unlimited", "=", 0);
  // One row a statement: several attackers do this at once, and statements over all rows would lock them in different orders.
  for (const { id } of await without.execute()) {
    await db
      .updateTable("app_user")
      .set({ vip_to: Date.now() + YEAR_MS, unlimited: 1 })
      .where("id", "=", id)
      .execute();
  }
  await close();
}

/** Everybody gets a paused job with a failed step under their own id: no call starts one. */
export async function giveJobs(store: Store): Promise<void> {
  const { db, close } = await openDatabase(store);
  const without = db
    .selectFrom("app_user")
    .select("id")
    .where("id", "not in", (eb) => eb.selectFrom("job").select("user_id"));
  for (const { id } of await without.execute()) {
    await db
      .insertInto("job")
      .values(jobRow({ id, user_id: id, status: "paused", paused_reason: "user" }))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto("job_step")
      .values(jobStepRow({ job_id: id, name: "step", user_id: id, status: "failed", error: "model.failed" }))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await close();
}

/** Ends a job, so that whoever watches it comes to the end. */
export async function endJob(store: Store, id: string): Promise<void> {
  const { db, close } = await openDatabase(store);
  const ended = { status: "done", paused_reason: null, ended_at: Date.now() } as const;
  await db.updateTable("job").set(ended).where("id", "=", id).execute();
  await close();
}

export function startText(server: ServerProcess, token: string, length = FIELDS.length): Promise<string> {
  const input = { sceneType: "weeklyReport", fields: { ...FIELDS, length } };
  return server.call<{ generationId: string }>("/api/ai/start", { kind: "scene", input }, token).then(({ data }) => data.generationId);
}

const PICTURE_SIDE_PIXELS = 8;

async function uploadPicture({ url }: ServerProcess, token: string): Promise<string> {
  const body = new FormData();
  body.append("file", new File([new Uint8Array(pngOf(PICTURE_SIDE_PIXELS, PICTURE_SIDE_PIXELS))], "图.png"));
  const answer = await fetch(`${url}/api/file/upload`, { method: "POST", headers: { authorization: token }, body });
  return ((await answer.json()) as { data: { fileId: string } }).data.fileId;
}

const NOTHING: Readonly<Record<Thing, string>> = {
  generationId: "",
  pieceId: "",
  id: "",
  fileId: "",
  pictureId: "",
  outOrderId: "",
  jobId: "",
  noteId: "",
  essayId: "",
  notebookId: "",
  documentId: "",
  versionId: "",
  templateId: "",
  sourceId: "",
  mindtreeId: "",
  tableId: "",
  answerId: "",
  chartId: "",
};

/** A user who owns nothing. */
export async function somebody(server: ServerProcess, name: string, token: string): Promise<Person> {
  const { data } = await server.call<{ inviteCode: string }>("/api/user/info", {}, token);
  return {
    name,
    token,
    things: NOTHING,
    inviteCode: data.inviteCode,
  };
}

/** A member with a finished text, a file made of it, a picture, another device, an order, and a note in a folder. */
export async function settlePerson(input: { server: ServerProcess; client: Client; name: string; token: string }): Promise<Person> {
  const { server, client, name, token } = input;
  const call = async <T>(path: string, body: object = {}) => (await server.call<T>(path, body, token)).data;
  const generationId = await startText(server, token);
  await client.send({ path: "/api/ai/stream", headers: { authorization: token }, body: JSON.stringify({ generationId }) });
  await call("/api/ai/export", { generationId, format: "md" });
  await call("/api/pay/activity/claim", { goodsId: "vip99" });
  await signIn(server, name);
  const { notebookId } = await call<{ notebookId: string }>("/api/notebook/create", { title: "课程" });
  const { noteId } = await call<{ noteId: string }>("/api/note/create", { title: "一", markdown: "## 甲\n\n字", notebookId });
  const { mindtreeId } = await call<{ mindtreeId: string }>("/api/mindtree/save", { tree: { text: "旧书店", kids: [{ text: "租金" }] } });
  const { tableId } = await call<{ tableId: string }>("/api/table/paste", { text: "部门,金额\n市场部,12\n技术部,3" });
  const plan = { v: 1, from: "s1", steps: [{ op: "group", by: ["部门"], aggs: [{ fn: "sum", col: "金额" }] }] };
  const { answerId } = await call<{ answerId: string }>("/api/table/run", { tableId, plan });
  const { chartId } = await call<{ chartId: string }>("/api/chart/save", { spec: sampleChart() });
  const { outline: _outline, ...facts } = ESSAY;
  const { essayId } = await call<{ essayId: string }>("/api/essay/outline", facts);
  await call("/api/essay/create", { essayId, ...ESSAY });
  const { versionId } = await call<{ versionId: string }>("/api/document/saveVersion", { documentId: noteId, label: "一" });
  const [text, devices, files, orders, user] = await Promise.all([
    call<{ pieceId: string }>("/api/ai/get", { generationId }),
    call<{ list: { id: string; current: boolean }[] }>("/api/user/sessions"),
    call<{ list: { fileId: string }[] }>("/api/user/downloads"),
    call<{ list: { outOrderId: string }[] }>("/api/user/getVipLog"),
    call<{ id: string; inviteCode: string }>("/api/user/info"),
  ]);
  // After the files are listed: the newest of them would be the picture.
  const pictureId = await uploadPicture(server, token);
  const things = {
    generationId,
    pieceId: text.pieceId,
    id: devices.list.find(({ current }) => !current)?.id ?? "",
    fileId: files.list[0]?.fileId ?? "",
    pictureId,
    outOrderId: orders.list[0]?.outOrderId ?? "",
    jobId: user.id,
    noteId,
    essayId,
    notebookId,
    documentId: noteId,
    versionId,
    templateId: await wordTemplate(server, token),
    sourceId: await sourceOf(server, token, noteId),
    mindtreeId,
    tableId,
    answerId,
    chartId,
  };
  const missing = Object.entries(things).filter(([, id]) => !id);
  if (missing.length > 0) throw new Error(`${name} has no ${missing.map(([key]) => key).join(", ")}`);
  return { name, token, things, inviteCode: user.inviteCode };
}
