import { NOTE_BIN_DAYS } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import { generationRow } from "../../testing/rows.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NOBODYS = "00000000-0000-7000-8000-000000000000";

const create = async (app: TestApp, token: string, body: object) => (await app.call("/api/note/create", body, token)).data.noteId;
const titlesOf = async (app: TestApp, token: string, body: object) =>
  (await app.call("/api/note/list", body, token)).data.list.map(({ title }) => title);

describe("a new note", () => {
  testOnEachDatabase("is empty where nothing is said", async (app) => {
    const { token } = await app.signIn();
    const noteId = await create(app, token, {});
    expect((await app.call("/api/note/get", { noteId }, token)).data).toMatchObject({
      noteId,
      title: "",
      notebookId: null,
      charCnt: 0,
      paragraphs: 0,
      status: "saved",
      outline: [],
    });
    expect((await app.call("/api/note/list", {}, token)).data).toMatchObject({
      total: 1,
      list: [{ noteId, title: "", excerpt: "", charCnt: 0, paragraphs: 0, progress: null, removedAt: null }],
    });
  });

  testOnSqlite("of an outline has the lengths in its lines as targets", async (app) => {
    const { token } = await app.signIn();
    const noteId = await create(app, token, { outline: "绪论（800字）\n方法" });
    const { data } = await app.call("/api/note/get", { noteId }, token);
    expect(data.outline.map(({ title }) => title)).toEqual(["绪论", "方法"]);
    const content = (await app.call("/api/document/version", { documentId: noteId }, token)).data;
    expect(content.blocks[0]).toMatchObject({ type: "heading", attrs: { level: 1, target: 800 } });
  });

  testOnSqlite("of Markdown has its headings as paragraphs, and its title", async (app) => {
    const { token } = await app.signIn();
    const noteId = await create(app, token, {
      markdown: "# 年度报告\n\n先说几句。\n\n## 一季度\n\n做了**三件**事。\n\n### 销售\n\n## 二季度\n",
    });
    const { data } = await app.call("/api/note/get", { noteId }, token);
    expect(data).toMatchObject({
      title: "年度报告",
      paragraphs: 4,
      charCnt: 11,
      outline: [
        { title: "", text: "先说几句。", status: "done", charCnt: 5 },
        {
          title: "一季度",
          level: 1,
          text: "做了**三件**事。",
          charCnt: 6,
          subPara: [{ title: "销售", level: 2, status: "empty", charCnt: 0 }],
        },
        { title: "二季度", status: "empty" },
      ],
    });
    const { list } = (await app.call("/api/note/list", {}, token)).data;
    expect(list).toMatchObject([{ title: "年度报告", paragraphs: 4, charCnt: 11, progress: 33 }]);
    expect(list[0]?.excerpt).toMatch(/^先说几句。/);
  });

  testOnSqlite("given a title of its own keeps the one of the text as a heading, unless they are the same", async (app) => {
    const { token } = await app.signIn();
    const outlineOf = async (body: object) => {
      const { title, outline } = (await app.call("/api/note/get", { noteId: await create(app, token, body) }, token)).data;
      return { title, headings: outline.map((paragraph) => paragraph.title) };
    };
    expect(await outlineOf({ title: "报告", markdown: "# 草稿\n\n字" })).toEqual({ title: "报告", headings: ["草稿"] });
    expect(await outlineOf({ title: "报告", markdown: "# 报告\n\n字" })).toEqual({ title: "报告", headings: [""] });
  });

  testOnSqlite("of an outline has its lines as headings, and the one above them all as title", async (app) => {
    const { token } = await app.signIn();
    const outline = "论文\n  第一章 绪论\n    1.1 背景\n  第二章 方法";
    const noteId = await create(app, token, { outline });
    expect((await app.call("/api/note/get", { noteId }, token)).data).toMatchObject({
      title: "论文",
      outline: [
        { title: "绪论", level: 1, subPara: [{ title: "背景", level: 2 }] },
        { title: "方法", level: 1 },
      ],
    });
    const named = await create(app, token, { outline, title: "我的论文" });
    expect((await app.call("/api/note/get", { noteId: named }, token)).data.title).toBe("我的论文");
  });

  testOnSqlite("of a text holds it, and is refused while that is being written and for somebody else's", async (app) => {
    const { token, userId } = await app.signIn("owner");
    const text = generationRow({ id: "t1", user_id: userId, title: "周报", text: "## 本周\n\n写了三页。", chars: 5 });
    await app.deps.db
      .insertInto("generation")
      .values([text, { ...text, id: "t2", piece_id: "t2", status: "writing" }])
      .execute();
    const noteId = await create(app, token, { generationId: "t1" });
    expect((await app.call("/api/note/get", { noteId }, token)).data).toMatchObject({ title: "本周", outline: [{ text: "写了三页。" }] });
    const writing = await app.call("/api/note/create", { generationId: "t2" }, token);
    expect(writing).toMatchObject({ code: 1, refusal: { reason: "generation.running" } });
    const stranger = await app.signIn("stranger");
    const foreign = await app.call("/api/note/create", { generationId: "t1" }, stranger.token);
    expect(foreign).toMatchObject({ code: 1, refusal: { reason: "generation.unknown" } });
  });

  testOnEachDatabase("asked for twice with one requestId is one; asked for otherwise it is refused", async (app) => {
    const { token } = await app.signIn();
    const asked = { title: "一", markdown: "字", requestId: crypto.randomUUID() };
    const noteId = await create(app, token, asked);
    await app.call("/api/note/rename", { noteId, title: "改过" }, token);
    expect(await create(app, token, asked)).toBe(noteId);
    const other = await app.call("/api/note/create", { ...asked, markdown: "别的字" }, token);
    expect(other).toMatchObject({ code: 1, refusal: { reason: "request.mismatch", field: "requestId" } });
    const copy = await app.call("/api/note/duplicate", { noteId, requestId: asked.requestId }, token);
    expect(copy).toMatchObject({ code: 1, refusal: { reason: "request.mismatch" } });
    expect((await app.call("/api/note/list", {}, token)).data.total).toBe(1);
  });
});

describe("the list of notes", () => {
  testOnEachDatabase("is sorted by change, creation, length, or title as people read it, and comes in pages", async (app) => {
    const { token } = await app.signIn();
    const made = [
      ["第10章", "一二三"],
      ["第9章", "一"],
      ["张三", "一二三四"],
      ["李四", "一二"],
    ] as const;
    for (const [title, markdown] of made) {
      await create(app, token, { title, markdown });
      app.clock.jumpTo(app.clock.now() + HOUR_MS);
    }
    expect(await titlesOf(app, token, {})).toEqual(["李四", "张三", "第9章", "第10章"]);
    expect(await titlesOf(app, token, { sort: "created" })).toEqual(["李四", "张三", "第9章", "第10章"]);
    expect(await titlesOf(app, token, { sort: "length" })).toEqual(["张三", "第10章", "李四", "第9章"]);
    expect(await titlesOf(app, token, { sort: "title" })).toEqual(["第9章", "第10章", "李四", "张三"]);
    expect(await titlesOf(app, token, { sort: "title", size: 3, page: 2 })).toEqual(["张三"]);
    expect((await app.call("/api/note/list", { size: 3, page: 2 }, token)).data).toMatchObject({ total: 4, list: [{ title: "第10章" }] });
    expect((await app.call("/api/note/list", { size: 3, page: 9 }, token)).data).toEqual({ total: 4, list: [], isBehind: false });
  });

  testOnEachDatabase(
    "finds words in title and text, in Chinese too, whatever their width and case, with what stands around them",
    async (app) => {
      const { token } = await app.signIn("owner");
      const other = await app.signIn("other");
      const before = "省略号……".repeat(300);
      await create(app, token, { title: "会议", markdown: `${before}在季度评审会上说定了ＡＢＣ方案。${"后文".repeat(200)}` });
      app.clock.jumpTo(app.clock.now() + HOUR_MS);
      await create(app, token, { title: "季度评审", markdown: "100% 完成_了" });
      await create(app, token, { title: "别的", markdown: "无关" });
      await create(app, other.token, { title: "季度评审", markdown: "别人的" });
      const { data } = await app.call("/api/note/list", { q: "季度评审", sort: "created" }, token);
      expect(data).toMatchObject({ total: 2, list: [{ title: "季度评审" }, { title: "会议" }] });
      expect(data.list[1]?.excerpt).toMatch(/^….*在季度评审会上说定了.*…$/);
      expect(await titlesOf(app, token, { q: "abc方案" })).toEqual(["会议"]);
      expect(await titlesOf(app, token, { q: "0% 完成_" })).toEqual(["季度评审"]);
      expect(await titlesOf(app, token, { q: "0%完成" })).toEqual([]);
      expect(await titlesOf(app, token, { q: "度评", size: 1, page: 2, sort: "created" })).toEqual(["会议"]);
      expect(await titlesOf(app, token, { q: "  " })).toHaveLength(3);
    },
  );

  testOnEachDatabase("shows folders, what is in none, and the bin apart", async (app) => {
    const { token } = await app.signIn();
    const { notebookId } = (await app.call("/api/notebook/create", { title: "课程" }, token)).data;
    await create(app, token, { title: "在里面", notebookId });
    await create(app, token, { title: "在外面" });
    const removed = await create(app, token, { title: "移除的", notebookId });
    await app.call("/api/note/remove", { noteIds: [removed] }, token);
    expect(await titlesOf(app, token, { notebookId: "all", sort: "title" })).toEqual(["在里面", "在外面"]);
    expect(await titlesOf(app, token, { notebookId })).toEqual(["在里面"]);
    expect(await titlesOf(app, token, { notebookId: "unfiled" })).toEqual(["在外面"]);
    expect(await titlesOf(app, token, { notebookId: "bin" })).toEqual(["移除的"]);
    expect(await titlesOf(app, token, { notebookId: "bin", q: "移除" })).toEqual(["移除的"]);
    expect(await titlesOf(app, token, { q: "移除" })).toEqual([]);
  });
});

describe("a note", () => {
  testOnEachDatabase("is moved between folders, with others at once or not at all", async (app) => {
    const { token } = await app.signIn();
    const { notebookId } = (await app.call("/api/notebook/create", { title: "课程" }, token)).data;
    const noteIds = [await create(app, token, { title: "一" }), await create(app, token, { title: "二" })];
    const unknown = await app.call("/api/note/move", { noteIds: [...noteIds, NOBODYS], notebookId }, token);
    expect(unknown).toMatchObject({ code: 1, refusal: { reason: "document.unknown" } });
    expect(await titlesOf(app, token, { notebookId })).toEqual([]);
    await app.call("/api/note/move", { noteIds, notebookId }, token);
    expect(await titlesOf(app, token, { notebookId, sort: "title" })).toHaveLength(2);
    await app.call("/api/note/move", { noteIds: noteIds.slice(0, 1), notebookId: null }, token);
    expect(await titlesOf(app, token, { notebookId: "unfiled" })).toEqual(["一"]);
  });

  testOnEachDatabase("is copied into its folder with ids of its own", async (app) => {
    const { token } = await app.signIn();
    const { notebookId } = (await app.call("/api/notebook/create", { title: "课程" }, token)).data;
    const noteId = await create(app, token, { title: "一", notebookId, markdown: "## 甲\n\n字[^1]\n\n[^1]: 注" });
    const copy = (await app.call("/api/note/duplicate", { noteId }, token)).data.noteId;
    const [first, second] = await Promise.all(
      [noteId, copy].map(async (id) => (await app.call("/api/note/get", { noteId: id }, token)).data),
    );
    expect(second).toMatchObject({ title: "一（副本）", notebookId, outline: [{ title: "甲", text: first?.outline[0]?.text }] });
    expect(second?.outline[0]?.id).not.toBe(first?.outline[0]?.id);
  });

  testOnEachDatabase("in the bin cannot be opened or changed, and comes back as it was", async (app) => {
    const { token } = await app.signIn();
    const { notebookId } = (await app.call("/api/notebook/create", { title: "课程" }, token)).data;
    const noteId = await create(app, token, { title: "一", notebookId, markdown: "## 甲\n\n字" });
    const { version, outline } = (await app.call("/api/note/get", { noteId }, token)).data;
    await app.call("/api/note/remove", { noteIds: [noteId] }, token);
    expect(await app.call("/api/note/remove", { noteIds: [noteId] }, token)).toMatchObject({ code: 0 });
    const change = { op: "remove" as const, id: outline[0]?.id ?? "" };
    const answers = await Promise.all([
      app.call("/api/note/get", { noteId }, token),
      app.call("/api/note/update", { noteId, version, changes: [change] }, token),
      app.call("/api/note/rename", { noteId, title: "二" }, token),
      app.call("/api/note/duplicate", { noteId }, token),
      app.call("/api/note/export", { noteId, format: "md" }, token),
      app.call("/api/document/open", { documentId: noteId }, token),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ code: 1, refusal: { reason: "document.unknown" } });
    await app.call("/api/note/restore", { noteIds: [noteId] }, token);
    await app.call("/api/note/restore", { noteIds: [noteId] }, token);
    expect((await app.call("/api/note/get", { noteId }, token)).data).toMatchObject({ title: "一", notebookId, version, outline });
  });

  testOnEachDatabase("is deleted for good from the bin only", async (app) => {
    const { token, userId } = await app.signIn();
    const kept = await create(app, token, { title: "一" });
    const gone = await create(app, token, { title: "二" });
    await app.call("/api/note/remove", { noteIds: [gone] }, token);
    await app.call("/api/note/remove", { noteIds: [kept, gone], forever: true }, token);
    expect(await titlesOf(app, token, {})).toEqual(["一"]);
    expect(await titlesOf(app, token, { notebookId: "bin" })).toEqual([]);
    expect(await app.call("/api/note/restore", { noteIds: [gone] }, token)).toMatchObject({
      code: 1,
      refusal: { reason: "document.unknown" },
    });
    const rows = await app.deps.db.selectFrom("document").select("id").where("user_id", "=", userId).execute();
    expect(rows).toEqual([{ id: kept }]);
  });

  testOnEachDatabase("is deleted after 30 days in the bin, not before, and not once it is out again", async (app) => {
    const before = (await app.signIn()).token;
    const noteIds = [await create(app, before, { title: "一" }), await create(app, before, { title: "二" })];
    await app.call("/api/note/remove", { noteIds }, before);
    app.clock.jumpTo(app.clock.now() + NOTE_BIN_DAYS * DAY_MS - 1000);
    await app.deps.notes.tidy();
    const { token } = await app.signIn();
    expect(await titlesOf(app, token, { notebookId: "bin" })).toHaveLength(2);
    await app.call("/api/note/restore", { noteIds: noteIds.slice(0, 1) }, token);
    app.clock.jumpTo(app.clock.now() + 1000);
    await app.deps.notes.tidy();
    expect(await titlesOf(app, token, { notebookId: "bin" })).toEqual([]);
    expect(await titlesOf(app, token, {})).toEqual(["一"]);
    expect(await app.deps.db.selectFrom("document").select("id").execute()).toHaveLength(1);
  });

  testOnSqlite("of somebody else does not exist", async (app) => {
    const owner = await app.signIn("owner");
    const { token } = await app.signIn("stranger");
    const noteId = await create(app, owner.token, { title: "一", markdown: "## 甲\n\n## 乙" });
    const mine = await create(app, token, { title: "我的" });
    const { outline } = (await app.call("/api/note/get", { noteId }, owner.token)).data;
    const ask = (id: string) =>
      Promise.all([
        app.call("/api/note/get", { noteId: id }, token),
        app.call("/api/note/update", { noteId: id, version: 0, changes: [{ op: "remove", id: outline[0]?.id ?? "" }] }, token),
        app.call("/api/note/rename", { noteId: id, title: "我的" }, token),
        app.call("/api/note/duplicate", { noteId: id }, token),
        app.call("/api/note/export", { noteId: id, format: "json" }, token),
        app.call("/api/note/move", { noteIds: [mine, id], notebookId: null }, token),
        app.call("/api/note/remove", { noteIds: [mine, id] }, token),
        app.call("/api/note/remove", { noteIds: [id], forever: true }, token),
        app.call("/api/note/restore", { noteIds: [id] }, token),
      ]);
    const [foreign, nobodys] = [await ask(noteId), await ask(NOBODYS)];
    expect(foreign.map(({ raw }) => raw)).toEqual(nobodys.map(({ raw }) => raw));
    for (const answer of foreign) expect(answer).toMatchObject({ code: 1, refusal: { reason: "document.unknown" } });
    expect(await titlesOf(app, token, {})).toEqual(["我的"]);
    expect((await app.call("/api/note/get", { noteId }, owner.token)).data).toMatchObject({ title: "一", outline });
  });
});
