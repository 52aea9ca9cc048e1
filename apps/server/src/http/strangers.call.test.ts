import { allTemplates } from "@tangleaf/catalogue/essay-templates";
import { type ApiPath, api, type InputOf, idSchema, type Route, type RouteAt } from "@tangleaf/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { createTestKind, texts } from "../modules/jobs/testing/test-kind.ts";
import { writeNotice } from "../modules/notices/index.ts";
import { schoolFile } from "../modules/school-template/testing/school-files.ts";
import { formOf, sendForm } from "../modules/uploads/testing/form-of.ts";
import { ALLOWED_FILES } from "../modules/uploads/testing/sample-files.ts";
import { sampleChart } from "../testing/sample-chart.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";

const STREAM_TIMEOUT_MS = 10_000;
const NOBODYS = "00000000-0000-7000-8000-000000000000";
const routes = Object.values(api).flatMap((group) => Object.values<Route>(group));

const FIELDS = { job: "销售", summary: "签了三份合同。", plan: "跟进。", length: 200 };

/** A change of a document that changes nothing. */
const EMPTY_UPDATE = "AAA=";

/** What can be worked out of the owner's table. */
const TABLE_PLAN: InputOf<RouteAt<"/api/table/run">>["plan"] = {
  v: 1,
  from: "s1",
  steps: [{ op: "sort", by: [{ col: "部门", dir: "asc" }] }],
};

/** Things of an owner that have an id. */
type Owned = {
  readonly generation: string;
  readonly piece: string;
  readonly session: string;
  readonly file: string;
  readonly order: string;
  readonly job: string;
  readonly picture: string;
  readonly note: string;
  readonly notebook: string;
  readonly essay: string;
  readonly upload: string;
  readonly template: string;
  readonly source: string;
  readonly mindtree: string;
  readonly table: string;
  readonly answer: string;
  readonly chart: string;
  readonly notice: string;
};
const ESSAY = { title: "盘点的问题", level: "undergraduate", language: "zh", length: 3000 } as const;
const OUTLINE = [{ id: "one", title: "绪论", targetCnt: 200 }];

type Asked = { readonly of: keyof Owned; readonly body: (id: string) => object };

/**
 * Every call that takes somebody's id, with bodies that would be done for its owner. A new call with an id must be added
 * here, or the first test fails.
 */
const ASKED: Partial<Record<ApiPath, readonly Asked[]>> = {
  "/api/ai/start": [
    { of: "generation", body: (generationId) => ({ kind: "revise", input: { generationId, instruction: "短一点" } }) },
    { of: "generation", body: (generationId) => ({ kind: "continue", input: { generationId } }) },
    { of: "generation", body: (generationId) => ({ kind: "edit", input: { generationId, action: "polish", selection: "完成" } }) },
    { of: "piece", body: (pieceId) => ({ kind: "scene", input: { sceneType: "weeklyReport", fields: FIELDS, pieceId } }) },
  ],
  "/api/document/open": [{ of: "note", body: (documentId) => ({ documentId }) }],
  "/api/document/update": [{ of: "note", body: (documentId) => ({ documentId, epoch: 1, clientId: "1", seq: 1, update: EMPTY_UPDATE }) }],
  "/api/document/stream": [{ of: "note", body: (documentId) => ({ documentId, epoch: 99, clientId: "1" }) }],
  "/api/document/presence": [{ of: "note", body: (documentId) => ({ documentId, clientId: "1" }) }],
  "/api/document/versions": [{ of: "note", body: (documentId) => ({ documentId }) }],
  "/api/document/version": [{ of: "note", body: (documentId) => ({ documentId }) }],
  "/api/document/saveVersion": [{ of: "note", body: (documentId) => ({ documentId, label: "一" }) }],
  "/api/document/restoreVersion": [{ of: "note", body: (documentId) => ({ documentId, versionId: NOBODYS }) }],
  "/api/essay/titles": [
    { of: "essay", body: (essayId) => ({ essayId, major: "会计", topic: "盘点", language: "zh", level: "undergraduate", count: 1 }) },
  ],
  "/api/essay/outline": [{ of: "essay", body: (essayId) => ({ essayId, ...ESSAY }) }],
  "/api/essay/addOutline": [{ of: "essay", body: (essayId) => ({ essayId, ...ESSAY, outline: OUTLINE }) }],
  "/api/template/export": [{ of: "template", body: (templateId) => ({ pubId: allTemplates()[0]?.pubId, templateId }) }],
  "/api/template/use": [{ of: "essay", body: (essayId) => ({ essayId, ...ESSAY, pubId: allTemplates()[0]?.pubId }) }],
  "/api/essay/create": [{ of: "essay", body: (essayId) => ({ essayId, ...ESSAY, outline: OUTLINE }) }],
  "/api/essay/abstract": [{ of: "essay", body: (essayId) => ({ essayId }) }],
  "/api/essay/get": [{ of: "essay", body: (essayId) => ({ essayId }) }],
  "/api/essay/update": [{ of: "essay", body: (essayId) => ({ essayId, topic: "别的" }) }],
  "/api/essay/remove": [{ of: "essay", body: (essayId) => ({ essayIds: [essayId] }) }],
  "/api/essay/restore": [{ of: "essay", body: (essayId) => ({ essayIds: [essayId] }) }],
  "/api/essay/write": [{ of: "essay", body: (essayId) => ({ essayId, paragraphIds: ["one"] }) }],
  "/api/essay/ledger": [{ of: "essay", body: (essayId) => ({ essayId }) }],
  "/api/essay/saveLedger": [{ of: "essay", body: (essayId) => ({ essayId, version: 0, entries: [] }) }],
  "/api/note/suggest": [{ of: "note", body: (noteId) => ({ noteId, headingId: null, action: "polish", paragraphs: ["甲"] }) }],
  "/api/essay/reword": [{ of: "essay", body: (essayId) => ({ essayId, action: "polish", paragraphs: ["甲"] }) }],
  "/api/essay/sync": [
    {
      of: "essay",
      body: (essayId) => ({ essayId, changes: [{ what: "term", section: "一", from: "甲", to: "乙" }], paragraphs: ["甲"] }),
    },
  ],
  "/api/essay/stop": [{ of: "essay", body: (essayId) => ({ essayId }) }],
  "/api/essay/export": [{ of: "essay", body: (essayId) => ({ essayId, format: "md" }) }],
  "/api/essay/aiStatement": [{ of: "essay", body: (essayId) => ({ essayId }) }],
  "/api/wordTemplate/get": [{ of: "template", body: (templateId) => ({ templateId }) }],
  "/api/wordTemplate/update": [{ of: "template", body: (templateId) => ({ templateId, name: "别的" }) }],
  "/api/wordTemplate/preview": [{ of: "template", body: (templateId) => ({ templateId }) }],
  "/api/wordTemplate/remove": [{ of: "template", body: (templateId) => ({ templateId }) }],
  "/api/wordTemplate/add": [{ of: "upload", body: (fileId) => ({ fileId }) }],
  "/api/file/picture": [{ of: "picture", body: (fileId) => ({ fileId }) }],
  "/api/note/list": [{ of: "notebook", body: (notebookId) => ({ notebookId }) }],
  "/api/note/get": [{ of: "note", body: (noteId) => ({ noteId }) }],
  "/api/note/create": [
    { of: "notebook", body: (notebookId) => ({ notebookId }) },
    { of: "generation", body: (generationId) => ({ generationId }) },
  ],
  "/api/note/import": [{ of: "file", body: (fileId) => ({ fileId }) }],
  "/api/note/update": [
    { of: "note", body: (noteId) => ({ noteId, version: 0, changes: [{ op: "insert", parentId: null, title: "甲" }] }) },
  ],
  "/api/note/rename": [{ of: "note", body: (noteId) => ({ noteId, title: "一" }) }],
  "/api/note/duplicate": [{ of: "note", body: (noteId) => ({ noteId }) }],
  "/api/note/write": [{ of: "note", body: (noteId) => ({ noteId }) }],
  "/api/note/writing": [{ of: "note", body: (noteId) => ({ noteId }) }],
  "/api/note/export": [{ of: "note", body: (noteId) => ({ noteId, format: "md" }) }],
  "/api/note/outline": [{ of: "note", body: (noteId) => ({ noteId }) }],
  "/api/note/outlines": [{ of: "note", body: (noteId) => ({ noteId }) }],
  "/api/note/move": [{ of: "note", body: (noteId) => ({ noteIds: [noteId], notebookId: null }) }],
  "/api/note/remove": [{ of: "note", body: (noteId) => ({ noteIds: [noteId] }) }],
  "/api/note/restore": [{ of: "note", body: (noteId) => ({ noteIds: [noteId] }) }],
  "/api/notice/read": [{ of: "notice", body: (noticeId) => ({ noticeId }) }],
  "/api/notebook/update": [{ of: "notebook", body: (notebookId) => ({ notebookId, title: "二" }) }],
  "/api/notebook/remove": [{ of: "notebook", body: (notebookId) => ({ notebookId }) }],
  "/api/ai/stream": [{ of: "generation", body: (generationId) => ({ generationId }) }],
  "/api/ai/stop": [{ of: "generation", body: (generationId) => ({ generationId }) }],
  "/api/ai/get": [{ of: "generation", body: (generationId) => ({ generationId }) }],
  "/api/ai/list": [{ of: "piece", body: (pieceId) => ({ pieceId }) }],
  "/api/ai/remove": [{ of: "generation", body: (generationId) => ({ generationId }) }],
  "/api/ai/update": [{ of: "generation", body: (generationId) => ({ generationId, baseVersion: 1, text: "x", upTo: 0 }) }],
  "/api/ai/export": [{ of: "generation", body: (generationId) => ({ generationId, format: "md" }) }],
  "/api/reference/list": [{ of: "essay", body: (essayId) => ({ essayId }) }],
  "/api/reference/add": [{ of: "essay", body: (essayId) => ({ essayId, works: [{ doi: null, title: "A", year: null }] }) }],
  "/api/reference/import": [{ of: "essay", body: (essayId) => ({ essayId, text: "@book{a, title={A}}" }) }],
  "/api/reference/file": [{ of: "essay", body: (essayId) => ({ essayId, fileId: NOBODYS }) }],
  "/api/reference/save": [{ of: "essay", body: (essayId) => ({ essayId, item: { type: "book", title: "A", language: "en" } }) }],
  "/api/reference/remove": [{ of: "essay", body: (essayId) => ({ essayId, referenceIds: ["R1"] }) }],
  "/api/reference/check": [{ of: "essay", body: (essayId) => ({ essayId }) }],
  "/api/reference/style": [{ of: "essay", body: (essayId) => ({ essayId, edition: "2025", system: "numbers" }) }],
  "/api/defence/start": [{ of: "note", body: (documentId) => ({ documentId, minutes: 5 }) }],
  "/api/defence/list": [{ of: "note", body: (documentId) => ({ documentId }) }],
  "/api/defence/export": [{ of: "generation", body: (generationId) => ({ generationId, format: "pptx" }) }],
  "/api/table/read": [{ of: "table", body: (tableId) => ({ tableId, options: { headerRows: 1 } }) }],
  "/api/table/get": [{ of: "table", body: (tableId) => ({ tableId }) }],
  "/api/table/rows": [{ of: "table", body: (tableId) => ({ tableId, from: 0, count: 1 }) }],
  "/api/table/data": [{ of: "table", body: (tableId) => ({ tableId }) }],
  "/api/table/chat": [{ of: "table", body: (tableId) => ({ tableId, ask: "按部门排序" }) }],
  "/api/table/run": [{ of: "table", body: (tableId) => ({ tableId, plan: TABLE_PLAN }) }],
  "/api/table/export": [{ of: "table", body: (tableId) => ({ tableId, format: "csv" }) }],
  "/api/table/steps": [{ of: "table", body: (tableId) => ({ tableId, sheetId: "s1", steps: [], version: 0 }) }],
  "/api/table/save": [{ of: "table", body: (tableId) => ({ tableId, title: "别人的" }) }],
  "/api/table/explain": [{ of: "answer", body: (answerId) => ({ answerId }) }],
  "/api/table/removeAnswer": [{ of: "answer", body: (answerId) => ({ answerId }) }],
  "/api/table/restore": [{ of: "table", body: (tableId) => ({ tableIds: [tableId] }) }],
  "/api/table/remove": [{ of: "table", body: (tableId) => ({ tableIds: [tableId] }) }],
  "/api/mindtree/get": [{ of: "mindtree", body: (mindtreeId) => ({ mindtreeId }) }],
  "/api/mindtree/save": [
    { of: "mindtree", body: (mindtreeId) => ({ mindtreeId, tree: { text: "别人的" } }) },
    { of: "mindtree", body: (mindtreeId) => ({ mindtreeId, update: EMPTY_UPDATE }) },
    { of: "mindtree", body: (mindtreeId) => ({ mindtreeId, title: "别人的" }) },
  ],
  "/api/mindtree/import": [{ of: "upload", body: (fileId) => ({ fileId }) }],
  "/api/mindtree/export": [{ of: "mindtree", body: (mindtreeId) => ({ mindtreeId, format: "md" }) }],
  "/api/mindtree/toNote": [{ of: "mindtree", body: (mindtreeId) => ({ mindtreeId }) }],
  "/api/mindtree/toEssay": [
    { of: "mindtree", body: (mindtreeId) => ({ mindtreeId, level: "undergraduate", language: "zh", length: 3000 }) },
  ],
  "/api/mindtree/versions": [{ of: "mindtree", body: (mindtreeId) => ({ mindtreeId }) }],
  "/api/mindtree/expand": [{ of: "mindtree", body: (mindtreeId) => ({ mindtreeId, path: ["一"] }) }],
  "/api/mindtree/generate": [{ of: "mindtree", body: (mindtreeId) => ({ mindtreeId, topic: "一" }) }],
  "/api/mindtree/restore": [{ of: "mindtree", body: (mindtreeId) => ({ mindtreeIds: [mindtreeId] }) }],
  "/api/mindtree/remove": [{ of: "mindtree", body: (mindtreeId) => ({ mindtreeIds: [mindtreeId] }) }],
  "/api/chart/save": [{ of: "chart", body: (chartId) => ({ chartId, spec: sampleChart(), version: 0 }) }],
  "/api/chart/get": [{ of: "chart", body: (chartId) => ({ chartId }) }],
  "/api/chart/remove": [{ of: "chart", body: (chartId) => ({ chartIds: [chartId] }) }],
  "/api/chart/restore": [{ of: "chart", body: (chartId) => ({ chartIds: [chartId] }) }],
  "/api/chart/export": [{ of: "chart", body: (chartId) => ({ chartId, format: "svg" }) }],
  "/api/work/remove": [{ of: "note", body: (id) => ({ works: [{ kind: "note", id }] }) }],
  "/api/work/restore": [{ of: "note", body: (id) => ({ works: [{ kind: "note", id }] }) }],
  "/api/work/rename": [
    { of: "note", body: (id) => ({ kind: "note", id, title: "一" }) },
    { of: "essay", body: (id) => ({ kind: "essay", id, title: "一" }) },
    { of: "piece", body: (id) => ({ kind: "text", id, title: "一" }) },
  ],
  "/api/chart/insert": [{ of: "chart", body: (chartId) => ({ chartId, noteId: NOBODYS }) }],
  "/api/source/list": [{ of: "note", body: (noteId) => ({ noteId }) }],
  "/api/source/own": [{ of: "note", body: (noteId) => ({ noteId }) }],
  "/api/source/quote": [{ of: "upload", body: (fileId) => ({ fileId }) }],
  "/api/source/add": [{ of: "note", body: (noteId) => ({ noteId, fileId: NOBODYS, requestId: NOBODYS }) }],
  "/api/source/attach": [{ of: "note", body: (noteId) => ({ noteId, sourceIds: [NOBODYS] }) }],
  "/api/source/use": [{ of: "note", body: (noteId) => ({ noteId, ids: ["R1"], isOn: false }) }],
  "/api/source/remove": [{ of: "note", body: (noteId) => ({ noteId, ids: ["R1"] }) }],
  "/api/source/erase": [{ of: "source", body: (sourceId) => ({ sourceIds: [sourceId] }) }],
  "/api/source/search": [{ of: "note", body: (noteId) => ({ noteId, q: "a", requestId: NOBODYS }) }],
  "/api/source/quotePage": [{ of: "note", body: (noteId) => ({ noteId, url: "https://example.org/" }) }],
  "/api/source/addPage": [{ of: "note", body: (noteId) => ({ noteId, url: "https://example.org/", tokens: 10, requestId: NOBODYS }) }],
  "/api/source/addWork": [{ of: "note", body: (noteId) => ({ noteId, work: { doi: null, title: "A", year: null } }) }],
  "/api/source/passage": [{ of: "note", body: (noteId) => ({ noteId, id: "R1" }) }],
  "/api/job/get": [{ of: "job", body: (jobId) => ({ jobId }) }],
  "/api/job/pause": [{ of: "job", body: (jobId) => ({ jobId }) }],
  "/api/job/resume": [{ of: "job", body: (jobId) => ({ jobId }) }],
  "/api/job/retryStep": [{ of: "job", body: (jobId) => ({ jobId, step: "p1" }) }],
  "/api/job/stepFirst": [{ of: "job", body: (jobId) => ({ jobId, step: "p1" }) }],
  "/api/job/changeModel": [{ of: "job", body: (jobId) => ({ jobId, model: "none" }) }],
  "/api/job/stop": [{ of: "job", body: (jobId) => ({ jobId }) }],
  "/api/job/stream": [{ of: "job", body: (jobId) => ({ jobId }) }],
  "/api/user/revokeSession": [{ of: "session", body: (id) => ({ id }) }],
  "/api/user/download": [{ of: "file", body: (fileId) => ({ fileId }) }],
  "/api/user/removeDownload": [{ of: "file", body: (fileId) => ({ fileId }) }],
  "/api/pay/v3/queryOrderStatus": [{ of: "order", body: (outOrderId) => ({ outOrderId }) }],
  "/api/pay/v3/cancelOrder": [{ of: "order", body: (outOrderId) => ({ outOrderId }) }],
  "/api/pay/v3/resume": [{ of: "order", body: (outOrderId) => ({ outOrderId }) }],
  "/api/pay/v3/checkOrder": [{ of: "order", body: (outOrderId) => ({ outOrderId }) }],
  "/api/pay/v3/order": [{ of: "order", body: (outOrderId) => ({ outOrderId }) }],
};

/** Calls whose id is a secret that grants access itself: there is no owner. */
const KEYS_NOT_IDS: readonly ApiPath[] = [
  "/api/auth/login",
  "/api/auth/register",
  "/api/orange/queryScanResult",
  "/api/auth/qrstate",
  "/api/auth/qrconfirm",
];

/** Whether the input of a call contains an id of ours. */
function takesId(schema: z.ZodType): boolean {
  if (schema === idSchema) return true;
  const parts = schema as { shape?: Record<string, z.ZodType>; options?: z.ZodType[]; unwrap?: () => z.ZodType };
  if (parts.shape) return Object.values(parts.shape).some(takesId);
  if (Array.isArray(parts.options)) return parts.options.some((option) => typeof option === "object" && takesId(option));
  return typeof parts.unwrap === "function" && takesId(parts.unwrap());
}

describe("another user's id", () => {
  let app: TestApp;
  let owner: { token: string; userId: string };
  let owned: Owned;

  const post = (url: string, payload: object, token: string) =>
    app.send({ method: "POST", url, headers: { authorization: token }, payload, signal: AbortSignal.timeout(STREAM_TIMEOUT_MS) });

  beforeAll(async () => {
    app = await createTestApp({ jobKinds: [createTestKind()] });
    owner = await app.signIn("owner");
    const input = { sceneType: "weeklyReport", fields: FIELDS };
    const { data } = await app.call("/api/ai/start", { kind: "scene", input }, owner.token);
    await post("/api/ai/stream", { generationId: data.generationId }, owner.token);
    await app.call("/api/ai/export", { generationId: data.generationId, format: "md" }, owner.token);
    await app.call("/api/pay/activity/claim", { goodsId: "vip99" }, owner.token);
    const [text, devices, files, orders] = await Promise.all([
      app.call("/api/ai/get", { generationId: data.generationId }, owner.token),
      app.call("/api/user/sessions", {}, owner.token),
      app.call("/api/user/downloads", {}, owner.token),
      app.call("/api/user/getVipLog", {}, owner.token),
    ]);
    const job = await app.deps.jobs.start({ userId: owner.userId, kind: "test", input: { steps: texts(1) } });
    const note = await app.call("/api/note/create", { title: "合同" }, owner.token);
    const notebook = await app.call("/api/notebook/create", { title: "合同" }, owner.token);
    const page = { kind: "web", title: "合同", text: "合同怎么写。", url: null, fetchedAt: null } as const;
    const { source } = await app.deps.sources.storeSource({ ...page, userId: owner.userId, noteId: note.data.noteId });
    const essay = await app.call("/api/essay/create", { ...ESSAY, outline: OUTLINE }, owner.token);
    const png = ALLOWED_FILES.find(({ type }) => type === "png");
    const picture = png && (await sendForm(app, owner.token, await formOf(png)));
    const school = { name: "合同.docx", bytes: schoolFile() };
    const [upload, file] = [await sendForm(app, owner.token, await formOf(school)), await sendForm(app, owner.token, await formOf(school))];
    const template = await app.call("/api/wordTemplate/add", { fileId: file.data.fileId }, owner.token);
    const table = await app.call("/api/table/paste", { text: "部门,合同\n市场部,12\n技术部,3" }, owner.token);
    const { tableId } = table.data;
    const told = { kind: "inviteRewarded", data: { tokens: 1 } } as const;
    await writeNotice(app.deps.db, { userId: owner.userId, about: "invite:friend", ...told }, app.clock.now());
    owned = {
      upload: upload.data.fileId,
      template: template.data.templateId,
      picture: picture?.data.fileId ?? "",
      generation: data.generationId,
      piece: text.data.pieceId,
      session: devices.data.list[0]?.id ?? "",
      file: files.data.list[0]?.fileId ?? "",
      order: orders.data.list[0]?.outOrderId ?? "",
      job: job.jobId,
      note: note.data.noteId,
      notebook: notebook.data.notebookId,
      essay: essay.data.essayId,
      source: source.sourceId,
      mindtree: (await app.call("/api/mindtree/save", { tree: { text: "树", kids: [{ text: "枝" }] } }, owner.token)).data.mindtreeId,
      table: tableId,
      answer: (await app.call("/api/table/run", { tableId, plan: TABLE_PLAN }, owner.token)).data.answerId,
      chart: (await app.call("/api/chart/save", { spec: sampleChart() }, owner.token)).data.chartId,
      notice: (await app.call("/api/notice/list", {}, owner.token)).data.list[0]?.noticeId ?? "",
    };
  });
  afterAll(() => app.close());

  test("every call that takes an id is asked here", () => {
    const takers = routes.filter(({ input }) => takesId(input)).map(({ path }) => path);
    expect(takers.toSorted()).toEqual([...Object.keys(ASKED), ...KEYS_NOT_IDS].toSorted());
    expect(Object.values(owned).filter((id) => id === "")).toEqual([]);
  });

  test("is answered like one that never was, and nothing of the owner changes", async () => {
    const stranger = await app.signIn("stranger");
    for (const [path, asked] of Object.entries(ASKED)) {
      for (const { of, body } of asked) {
        const foreign = await post(path, body(owned[of]), stranger.token);
        const unknown = await post(path, body(NOBODYS), stranger.token);
        expect([foreign.status, foreign.raw], path).toEqual([unknown.status, unknown.raw]);
        expect(foreign.raw, path).not.toContain("合同");
      }
    }
    const after = await app.call("/api/ai/get", { generationId: owned.generation }, owner.token);
    expect(after).toMatchObject({ code: 0, data: { status: "done", version: 1 } });
    expect(after.data.text).toContain("合同");
  });

  test("the owner is answered otherwise, so the asking is worth something", async () => {
    for (const [path, asked] of Object.entries(ASKED)) {
      // Calls that would end the owner's session or text come last.
      if (path === "/api/user/revokeSession" || path === "/api/ai/remove") continue;
      for (const { of, body } of asked) {
        const own = await post(path, body(owned[of]), owner.token);
        const unknown = await post(path, body(NOBODYS), owner.token);
        expect(own.raw, path).not.toBe(unknown.raw);
        app.clock.jumpTo(app.clock.now() + 120_000);
      }
    }
  });
});

describe("a page of somebody else", () => {
  test("does nothing with the person's cookies: every call that needs a session answers 99", async () => {
    const app = await createTestApp();
    const { token } = await app.signIn("victim");
    const headers = { cookie: `token=${token}; Authorization=${token}; session=${token}`, origin: "https://evil.example" };
    for (const { path, auth } of routes) {
      if (auth !== "user") continue;
      const answer = await app.send({ method: "POST", url: path, headers, payload: {} });
      expect(answer, path).toMatchObject({ status: 200, code: 99 });
      expect(answer.headers["access-control-allow-origin"], path).toBeUndefined();
    }
    await app.close();
  });

  test("cannot send what a plain form can send", async () => {
    const app = await createTestApp();
    const { token } = await app.signIn("victim");
    for (const type of ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x"]) {
      const headers = { authorization: token, "content-type": type };
      const answer = await app.send({ method: "POST", url: "/api/user/revokeSessions", headers, payload: "a=b" });
      expect(answer, type).toMatchObject({ status: 415, refusal: { reason: "body.wrongType" } });
    }
    await app.close();
  });
});
