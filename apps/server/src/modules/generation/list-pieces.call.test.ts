import { describe, expect } from "vitest";
import { generationRow } from "../../testing/rows.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase } from "../../testing/test-on-each-database.ts";
import { searchTextOf } from "./search-text.ts";

const MINUTE_MS = 60_000;
const START = 1_763_600_000_000;

type Draft = { id: string; piece: string; no: number; title?: string; text?: string; scene?: string };

/** Drafts a minute apart, in the order given. */
async function addDrafts(app: TestApp, userId: string, drafts: readonly Draft[]): Promise<void> {
  const rows = drafts.map(({ id, piece, no, title = "周报 · 产品经理", text = "本周完成了评审。", scene = "weeklyReport" }, at) => {
    const input = JSON.stringify({ sceneType: scene, fields: {} });
    return generationRow({
      id,
      user_id: userId,
      piece_id: piece,
      draft_no: no,
      kind: "scene",
      scene_type: scene,
      title,
      input,
      text,
      chars: text.length,
      search_text: searchTextOf({ title, asked: input, text }),
      created_at: START + at * MINUTE_MS,
    });
  });
  await app.deps.db.insertInto("generation").values(rows).execute();
}

describe("texts by piece", () => {
  testOnEachDatabase("a piece holds its drafts, newest first, and stands where its newest one does", async (app) => {
    const { token, userId } = await app.signIn();
    const stranger = await app.signIn("stranger");
    await addDrafts(app, userId, [
      { id: "a1", piece: "a", no: 1 },
      { id: "b1", piece: "b", no: 1 },
      { id: "a2", piece: "a", no: 2 },
    ]);
    await addDrafts(app, stranger.userId, [{ id: "c1", piece: "c", no: 1 }]);
    const { data } = await app.call("/api/ai/pieces", {}, token);
    expect(data).toMatchObject({
      total: 2,
      scenes: [{ sceneType: "weeklyReport", count: 2 }],
      list: [
        { pieceId: "a", title: "周报 · 产品经理", drafts: [{ generationId: "a2" }, { generationId: "a1", draftNo: 1 }] },
        { pieceId: "b", drafts: [{ generationId: "b1" }] },
      ],
    });
  });

  testOnEachDatabase("the length of a draft is without marks of what it lacks, wherever they stand", async (app) => {
    const { token, userId } = await app.signIn();
    const marked = "本周完成了评审【待补充：哪一次评审】。";
    await addDrafts(app, userId, [
      { id: "a1", piece: "a", no: 1, text: marked },
      { id: "a2", piece: "a", no: 2 },
      { id: "b1", piece: "b", no: 1, text: "Done [To add: what]" },
    ]);
    await app.deps.db.updateTable("generation").set({ edited_text: marked, edited_up_to: 8 }).where("id", "=", "a2").execute();
    const lengthOf = ({ generationId, length }: { generationId: string; length: number }) => [generationId, length];
    const { data } = await app.call("/api/ai/pieces", {}, token);
    expect(data.list.flatMap(({ drafts }) => drafts.map(lengthOf))).toEqual([
      ["b1", 1],
      ["a2", 8],
      ["a1", 8],
    ]);
    const works = await app.call("/api/work/list", {}, token);
    expect(works.data.list.map(({ charCnt }) => charCnt)).toEqual([1, 8]);
    expect((await app.call("/api/ai/get", { generationId: "a1" }, token)).data).toMatchObject({ length: 8, chars: marked.length });
  });

  testOnEachDatabase("pages count pieces, not drafts", async (app) => {
    const { token, userId } = await app.signIn();
    const pieces = [..."abcde"].flatMap((piece) => [1, 2, 3].map((no) => ({ id: `${piece}${no}`, piece, no })));
    await addDrafts(app, userId, pieces);
    for (const body of [{}, { q: "评审" }]) {
      const shown = async (page: number) => {
        const { data } = await app.call("/api/ai/pieces", { ...body, page, size: 2 }, token);
        expect(data).toMatchObject({ total: 5 });
        return data.list.map(({ pieceId, drafts }) => `${pieceId}${drafts.length}`);
      };
      expect([await shown(1), await shown(2), await shown(3)]).toEqual([["e3", "d3"], ["c3", "b3"], ["a3"]]);
    }
  });

  testOnEachDatabase("an excerpt begins after the headings, or shows what was looked for", async (app) => {
    const { token, userId } = await app.signIn();
    await addDrafts(app, userId, [
      { id: "a1", piece: "a", no: 1, text: "# 第一稿\n\n说的是**南山**项目。" },
      { id: "a2", piece: "a", no: 2, text: "# 本周小结\n\n## 一、进展\n\n完成了评审。" },
      { id: "b1", piece: "b", no: 1, text: "# 只有题目" },
    ]);
    const excerpts = async (q?: string) => {
      const { data } = await app.call("/api/ai/pieces", q === undefined ? {} : { q }, token);
      return data.list.map(({ excerpt }) => excerpt);
    };
    expect(await excerpts()).toEqual(["只有题目", "完成了评审。"]);
    expect(await excerpts("南山")).toEqual(["说的是南山项目。"]);
    expect(await excerpts("小结")).toEqual(["本周小结 一、进展 完成了评审。"]);
  });

  testOnEachDatabase("a title is found by its pinyin and by first letters", async (app) => {
    const { token, userId } = await app.signIn();
    await addDrafts(app, userId, [
      { id: "a1", piece: "a", no: 1, title: "周报 · 产品经理" },
      { id: "b1", piece: "b", no: 1, title: "读后感 · 活着", text: "A weekly zb." },
    ]);
    const found = async (q: string) => (await app.call("/api/ai/pieces", { q }, token)).data.list.map(({ pieceId }) => pieceId);
    expect(await found("zhoubao")).toEqual(["a"]);
    expect(await found("chanpin jl")).toEqual(["a"]);
    expect(await found("zb")).toEqual(["b", "a"]);
    expect(await found("huozhe")).toEqual(["b"]);
    expect(await found("xuexi")).toEqual([]);
    expect((await app.call("/api/ai/list", { q: "zhoub" }, token)).data).toMatchObject({ total: 1, list: [{ generationId: "a1" }] });
  });

  testOnEachDatabase("one scene is listed alone while the counts of all stay", async (app) => {
    const { token, userId } = await app.signIn();
    await addDrafts(app, userId, [
      { id: "a1", piece: "a", no: 1 },
      { id: "b1", piece: "b", no: 1 },
      { id: "n1", piece: "n", no: 1, scene: "notice", title: "通知" },
    ]);
    const { data } = await app.call("/api/ai/pieces", { sceneType: "notice" }, token);
    expect(data).toMatchObject({ total: 1, list: [{ pieceId: "n" }] });
    expect(data.scenes).toEqual([
      { sceneType: "weeklyReport", count: 2 },
      { sceneType: "notice", count: 1 },
    ]);
  });

  testOnEachDatabase("one draft goes alone, the whole piece with all of them", async (app) => {
    const { token, userId } = await app.signIn();
    const stranger = await app.signIn("stranger");
    await addDrafts(app, userId, [
      { id: "a1", piece: "a", no: 1 },
      { id: "a2", piece: "a", no: 2 },
      { id: "a3", piece: "a", no: 3 },
      { id: "b1", piece: "b", no: 1 },
    ]);
    const left = async () => (await app.call("/api/ai/pieces", {}, token)).data.list.map(({ drafts }) => drafts.length);
    expect(await app.call("/api/ai/remove", { generationId: "a2", wholePiece: true }, stranger.token)).toMatchObject({ code: 1 });
    await app.call("/api/ai/remove", { generationId: "a2" }, token);
    expect(await left()).toEqual([1, 2]);
    await app.call("/api/ai/remove", { generationId: "a3", wholePiece: true }, token);
    expect(await left()).toEqual([1]);
  });
});
