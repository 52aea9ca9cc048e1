import { openDatabase } from "../../db/open-database.ts";
import type { ServerProcess } from "../../modules/generation/testing/server-process.ts";
import { pngOf } from "../../modules/profile/testing/pictures.ts";
import { jobRow, jobStepRow } from "../rows.ts";
import { sampleChart } from "../sample-chart.ts";
import type { Client } from "./client.ts";
import { type Person, sourceOf, type Thing, wordTemplate } from "./good-values.ts";

/** Of the server's log, in the message of a call that was refused. */
const LOG_CHARACTERS = 1000;
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

type Owner = { readonly server: ServerProcess; readonly client: Client; readonly name: string; readonly token: string };
type Making = Owner & {
  call<T>(path: string, body?: object): Promise<T>;
  /** Another of their things, which this one needs. */
  own(thing: Thing): Promise<string>;
};

/** How a user comes to own one of each. */
const MAKERS: Readonly<Record<Thing, (making: Making) => Promise<string | undefined>>> = {
  generationId: async ({ server, client, token }) => {
    const generationId = await startText(server, token);
    await client.send({ path: "/api/ai/stream", headers: { authorization: token }, body: JSON.stringify({ generationId }) });
    return generationId;
  },
  pieceId: async ({ call, own }) => (await call<{ pieceId: string }>("/api/ai/get", { generationId: await own("generationId") })).pieceId,
  id: async ({ server, call, name }) => {
    await signIn(server, name);
    const { list } = await call<{ list: { id: string; current: boolean }[] }>("/api/user/sessions");
    return list.find(({ current }) => !current)?.id;
  },
  fileId: async ({ call, own }) => {
    await call("/api/ai/export", { generationId: await own("generationId"), format: "md" });
    return (await call<{ list: { fileId: string }[] }>("/api/user/downloads")).list[0]?.fileId;
  },
  pictureId: async ({ server, token, own }) => {
    // Made after the file, which is told by being the only one.
    await own("fileId");
    return uploadPicture(server, token);
  },
  outOrderId: async ({ call }) => {
    await call("/api/pay/activity/claim", { goodsId: "vip99" });
    return (await call<{ list: { outOrderId: string }[] }>("/api/user/getVipLog")).list[0]?.outOrderId;
  },
  jobId: async ({ call }) => (await call<{ id: string }>("/api/user/info")).id,
  notebookId: async ({ call }) => (await call<{ notebookId: string }>("/api/notebook/create", { title: "课程" })).notebookId,
  noteId: async ({ call, own }) => {
    const notebookId = await own("notebookId");
    return (await call<{ noteId: string }>("/api/note/create", { title: "一", markdown: "## 甲\n\n字", notebookId })).noteId;
  },
  essayId: async ({ call }) => {
    const { outline: _outline, ...facts } = ESSAY;
    const { essayId } = await call<{ essayId: string }>("/api/essay/outline", facts);
    await call("/api/essay/create", { essayId, ...ESSAY });
    return essayId;
  },
  documentId: ({ own }) => own("noteId"),
  versionId: async ({ call, own }) =>
    (await call<{ versionId: string }>("/api/document/saveVersion", { documentId: await own("noteId"), label: "一" })).versionId,
  templateId: ({ server, token }) => wordTemplate(server, token),
  sourceId: async ({ server, token, own }) => sourceOf(server, token, await own("noteId")),
  mindtreeId: async ({ call }) =>
    (await call<{ mindtreeId: string }>("/api/mindtree/save", { tree: { text: "旧书店", kids: [{ text: "租金" }] } })).mindtreeId,
  tableId: async ({ call }) => (await call<{ tableId: string }>("/api/table/paste", { text: "部门,金额\n市场部,12\n技术部,3" })).tableId,
  answerId: async ({ call, own }) => {
    const plan = { v: 1, from: "s1", steps: [{ op: "group", by: ["部门"], aggs: [{ fn: "sum", col: "金额" }] }] };
    return (await call<{ answerId: string }>("/api/table/run", { tableId: await own("tableId"), plan })).answerId;
  },
  // Whoever asks for their account to end is told of it.
  noticeId: async ({ call }) => {
    await call("/api/user/close");
    await call("/api/user/reopen");
    return (await call<{ list: { noticeId: string }[] }>("/api/notice/list")).list[0]?.noticeId;
  },
  chartId: async ({ call }) => (await call<{ chartId: string }>("/api/chart/save", { spec: sampleChart() })).chartId,
};

export const THINGS = Object.keys(MAKERS) as Thing[];

/** A member who owns these, and what is needed to make them. Of what they do not own, the id is empty. */
export async function settlePerson(owner: Owner & { wanted: readonly Thing[] }): Promise<Person> {
  const { server, name, token, wanted } = owner;
  const call = async <T>(path: string, body: object = {}) => {
    const { code, data, message } = await server.call<T>(path, body, token);
    if (code !== 0) throw new Error(`${name}: ${path} answered ${code} ${message}\n${server.output().slice(-LOG_CHARACTERS)}`);
    return data;
  };
  const things = Object.fromEntries(THINGS.map((thing) => [thing, ""])) as Record<Thing, string>;
  const own = async (thing: Thing): Promise<string> => {
    things[thing] ||= (await MAKERS[thing]({ ...owner, call, own })) ?? "";
    if (things[thing] === "") throw new Error(`${name} has no ${thing}`);
    return things[thing];
  };
  for (const thing of wanted) await own(thing);
  const { inviteCode } = await call<{ inviteCode: string }>("/api/user/info");
  return { name, token, things, inviteCode };
}
