import { MINDTREE, type MindtreeNode } from "@tangleaf/contract";
import { readTree, storedTreeOf, TREE_ROOT_ID, writeTree } from "@tangleaf/document/tree";
import { describe, expect } from "vitest";
import * as Y from "yjs";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { base64, bytes } from "../documents/testing/test-documents.ts";
import { formOf, sendForm } from "../uploads/testing/form-of.ts";

const DAY_MS = 86_400_000;
const REQUEST = "00000000-0000-4000-8000-000000000001";
const TREE: MindtreeNode = {
  text: "旧书店",
  kids: [
    { id: "a", text: "谁在买", note: "年轻人占两成七", kids: [{ id: "b", text: "为何而来" }] },
    { id: "c", text: "租金", mark: "question" },
  ],
};

const save = (app: TestApp, token: string, body: object) => app.call("/api/mindtree/save", body, token);
const create = async (app: TestApp, token: string, tree: MindtreeNode = TREE) => (await save(app, token, { tree })).data.mindtreeId;
const get = async (app: TestApp, token: string, mindtreeId: string) => (await app.call("/api/mindtree/get", { mindtreeId }, token)).data;
const list = async (app: TestApp, token: string, body: object = {}) => (await app.call("/api/mindtree/list", body, token)).data;
const lines = ({ text, kids = [] }: MindtreeNode, depth = 0): string[] => [
  `${" ".repeat(depth)}${text}`,
  ...kids.flatMap((kid) => lines(kid, depth + 1)),
];

/** A page that has the tree open. */
async function openPage(app: TestApp, token: string, documentId: string) {
  const { data } = await app.call("/api/document/open", { documentId }, token);
  const doc = new Y.Doc();
  Y.applyUpdate(doc, bytes(data.update));
  let seq = 0;
  let sent = Y.encodeStateVector(doc);
  return {
    doc,
    async send() {
      const update = base64(Y.encodeStateAsUpdate(doc, sent));
      sent = Y.encodeStateVector(doc);
      return app.call("/api/document/update", { documentId, epoch: data.epoch, clientId: String(doc.clientID), seq: seq++, update }, token);
    },
  };
}

describe("a new tree", () => {
  testOnEachDatabase("holds what it was saved with, nested and as an update", async (app) => {
    const { token } = await app.signIn();
    const mindtreeId = await create(app, token);
    const tree = await get(app, token, mindtreeId);
    expect(tree).toMatchObject({ title: "旧书店", version: 0, nodes: 4, noteId: null, tree: { id: TREE_ROOT_ID, ...TREE } });
    const doc = new Y.Doc();
    Y.applyUpdate(doc, bytes(tree.update));
    expect(readTree(doc).nodes.map(({ id }) => id)).toEqual([TREE_ROOT_ID, "a", "b", "c"]);
    expect((await list(app, token)).list).toMatchObject([
      { mindtreeId, title: "旧书店", nodes: 4, excerpt: "谁在买 · 年轻人占两成七 · 为何而来 · 租金" },
    ]);
  });

  testOnSqlite("of nothing but a title is its root", async (app) => {
    const { token } = await app.signIn();
    const { data } = await save(app, token, { title: "新的" });
    expect(await get(app, token, data.mindtreeId)).toMatchObject({ title: "新的", nodes: 1, tree: { text: "新的" } });
  });

  testOnSqlite("of what a page kept without an account keeps its nodes", async (app) => {
    const { token } = await app.signIn();
    const doc = new Y.Doc();
    writeTree(doc, [
      { id: TREE_ROOT_ID, parentId: null, order: "a0", text: "本地" },
      { id: "k", parentId: TREE_ROOT_ID, order: "a0", text: "枝" },
    ]);
    const { data } = await save(app, token, { update: base64(Y.encodeStateAsUpdate(doc)) });
    expect((await get(app, token, data.mindtreeId)).tree).toEqual({ id: TREE_ROOT_ID, text: "本地", kids: [{ id: "k", text: "枝" }] });
    expect(await save(app, token, { update: base64(Uint8Array.from([1, 2, 3])) })).toMatchObject({
      refusal: { reason: "update.unreadable" },
    });
  });

  testOnEachDatabase("asked for twice at once with one requestId is one tree", async (app) => {
    const { token } = await app.signIn();
    const [one, two] = await Promise.all([
      save(app, token, { tree: TREE, requestId: REQUEST }),
      save(app, token, { tree: TREE, requestId: REQUEST }),
    ]);
    expect(one.data.mindtreeId).toBe(two.data.mindtreeId);
    expect((await list(app, token)).total).toBe(1);
    expect(await save(app, token, { tree: { text: "别的" }, requestId: REQUEST })).toMatchObject({
      refusal: { reason: "request.mismatch" },
    });
  });

  testOnSqlite("with more nodes, or deeper, than a tree may have is refused", async (app) => {
    const { token } = await app.signIn();
    const kids = Array.from({ length: MINDTREE.nodes }, () => ({ text: "" }));
    expect(await save(app, token, { tree: { text: "", kids } })).toMatchObject({ refusal: { reason: "mindtree.tooLarge" } });
    const deep = (levels: number): MindtreeNode => (levels === 1 ? { text: "" } : { text: "", kids: [deep(levels - 1)] });
    expect((await save(app, token, { tree: deep(MINDTREE.depth) })).code).toBe(0);
    expect(await save(app, token, { tree: deep(MINDTREE.depth + 1) })).toMatchObject({ refusal: { reason: "body.invalid" } });
    const bottomless = `{"tree":${'{"text":"","kids":['.repeat(40_000)}${"]}".repeat(40_000)}}`;
    const headers = { authorization: token, "content-type": "application/json" };
    const answer = await app.send({ method: "POST", url: "/api/mindtree/save", headers, payload: bottomless });
    expect(answer).toMatchObject({ code: 1, refusal: { reason: "body.tooDeep" } });
  });
});

describe("a tree that is saved again", () => {
  testOnEachDatabase("is merged: what others did since its copy was made stays", async (app) => {
    const { token } = await app.signIn();
    const mindtreeId = await create(app, token);
    const { version: base } = await get(app, token, mindtreeId);
    const page = await openPage(app, token, mindtreeId);
    storedTreeOf(page.doc).set("c/t", "租金涨了");
    storedTreeOf(page.doc).set("d/p", [TREE_ROOT_ID, "a5"]);
    storedTreeOf(page.doc).set("d/t", "别处添的");
    await page.send();
    const [first] = TREE.kids ?? [];
    const copy = {
      ...TREE,
      kids: [
        { ...first, text: "谁在买书", kids: [] },
        { id: "c", text: "租金", mark: "question" },
      ],
    };
    const { data } = await save(app, token, { mindtreeId, tree: copy, base });
    expect(data.version).toBe(2);
    expect(lines((await get(app, token, mindtreeId)).tree)).toEqual(["旧书店", " 谁在买书", " 租金涨了", " 别处添的"]);
  });

  testOnSqlite("twice with one requestId is changed once", async (app) => {
    const { token } = await app.signIn();
    const mindtreeId = await create(app, token);
    const tree = { ...TREE, kids: [...(TREE.kids ?? []), { text: "新枝" }] };
    for (let time = 0; time < 2; time++) await save(app, token, { mindtreeId, tree, base: 0, requestId: REQUEST });
    expect(lines((await get(app, token, mindtreeId)).tree)).toEqual(["旧书店", " 谁在买", "  为何而来", " 租金", " 新枝"]);
  });

  testOnSqlite("with another title has it as its root's text, in the list too", async (app) => {
    const { token } = await app.signIn();
    const mindtreeId = await create(app, token);
    await save(app, token, { mindtreeId, title: "书店" });
    expect(await get(app, token, mindtreeId)).toMatchObject({ title: "书店", tree: { text: "书店" }, version: 1 });
    expect((await list(app, token)).list).toMatchObject([{ title: "书店", nodes: 4 }]);
  });

  testOnSqlite("with an update of a page takes it once", async (app) => {
    const { token } = await app.signIn();
    const mindtreeId = await create(app, token);
    const page = await openPage(app, token, mindtreeId);
    storedTreeOf(page.doc).set("c/t", "房租");
    const update = base64(Y.encodeStateAsUpdate(page.doc));
    const asked = { mindtreeId, update, requestId: REQUEST };
    expect((await save(app, token, asked)).data.version).toBe(1);
    expect((await save(app, token, asked)).data.version).toBe(1);
    expect(lines((await get(app, token, mindtreeId)).tree)).toContain(" 房租");
  });
});

describe("the log under a tree", () => {
  testOnEachDatabase("brings two pages together, whatever they did at once, and is compacted without losing any of it", async (app) => {
    const { token, userId } = await app.signIn();
    const mindtreeId = await create(app, token);
    const [one, two] = [await openPage(app, token, mindtreeId), await openPage(app, token, mindtreeId)];
    // Each moves a branch below the other one.
    storedTreeOf(one.doc).set("a/p", ["c", "a0"]);
    storedTreeOf(two.doc).set("c/p", ["a", "a0"]);
    storedTreeOf(two.doc).set("b/t", "为什么来");
    await Promise.all([one.send(), two.send()]);
    const before = await get(app, token, mindtreeId);
    expect(lines(before.tree).toSorted()).toEqual(["旧书店", " 谁在买", "  为什么来", "  租金"].toSorted());
    await app.deps.documents.derive({ userId, timeoutMs: 5000 });
    const after = await get(app, token, mindtreeId);
    expect(after.tree).toEqual(before.tree);
    expect((await list(app, token, { q: "为什么" })).list).toMatchObject([{ mindtreeId, nodes: 4 }]);
  });

  testOnSqlite("keeps versions that bring the whole tree back", async (app) => {
    const { token } = await app.signIn();
    const mindtreeId = await create(app, token);
    const saved = await app.call("/api/document/saveVersion", { documentId: mindtreeId, label: "一" }, token);
    const before = (await get(app, token, mindtreeId)).tree;
    await save(app, token, { mindtreeId, tree: { text: "空了" } });
    expect((await get(app, token, mindtreeId)).nodes).toBe(1);
    const { versionId } = saved.data;
    await app.call("/api/document/restoreVersion", { documentId: mindtreeId, versionId }, token);
    expect((await get(app, token, mindtreeId)).tree).toEqual(before);
    const { data } = await app.call("/api/mindtree/versions", { mindtreeId }, token);
    expect(data.list.map(({ kind }) => kind).toSorted()).toEqual(["beforeRestore", "named"]);
    const shown = await app.call("/api/document/version", { documentId: mindtreeId, versionId }, token);
    expect(shown.data).toMatchObject({ title: "旧书店", blocks: [{ type: "heading", attrs: { id: "a", level: 1 } }, {}, {}, {}] });
  });

  testOnSqlite("takes only what makes it smaller once it holds more nodes than it may", async (app) => {
    const { token, userId } = await app.signIn();
    const mindtreeId = await create(app, token, { text: "大" });
    const page = await openPage(app, token, mindtreeId);
    const stored = storedTreeOf(page.doc);
    page.doc.transact(() => {
      for (let at = 0; at < MINDTREE.nodes + 1; at++) {
        stored.set(`n${at}/p`, [TREE_ROOT_ID, "a0"]);
        stored.set(`n${at}/t`, "");
      }
    });
    expect((await page.send()).code).toBe(0);
    await app.deps.documents.derive({ userId, timeoutMs: 5000 });
    stored.set("more/p", [TREE_ROOT_ID, "a0"]);
    stored.set("more/t", "");
    expect(await page.send()).toMatchObject({ refusal: { reason: "document.tooLarge" } });
    const other = await openPage(app, token, mindtreeId);
    for (const part of ["p", "t"]) storedTreeOf(other.doc).delete(`n0/${part}`);
    expect((await other.send()).code).toBe(0);
    storedTreeOf(other.doc).set("n1/t", "改名");
    expect((await other.send()).code).toBe(0);
  });
});

describe("the list of trees", () => {
  testOnSqlite("is searched by every node, and sorted as people read", async (app) => {
    const { token } = await app.signIn();
    for (const text of ["第 10 章", "第 9 章", "安"]) {
      await create(app, token, { text, kids: text === "安" ? [{ text: "ＡＢＣ 100% 的一枝" }] : [] });
      app.clock.jumpTo(app.clock.now() + 1000);
    }
    const titles = async (body: object) => (await list(app, token, body)).list.map(({ title }) => title);
    expect(await titles({})).toEqual(["安", "第 9 章", "第 10 章"]);
    expect(await titles({ sort: "title" })).toEqual(["安", "第 9 章", "第 10 章"]);
    expect(await titles({ sort: "size" })).toEqual(["安", "第 9 章", "第 10 章"]);
    expect(await titles({ q: "abc 100%" })).toEqual(["安"]);
    expect((await list(app, token, { q: "一枝" })).list[0]?.excerpt).toContain("一枝");
    expect(await titles({ q: "100_" })).toEqual([]);
    expect(await titles({ page: 2, size: 2 })).toEqual(["第 10 章"]);
  });

  testOnEachDatabase("has a bin: what is in it cannot be opened, comes back, or goes for good after its days", async (app) => {
    const { token } = await app.signIn();
    const [one, two] = [await create(app, token), await create(app, token, { text: "二" })];
    await app.call("/api/mindtree/remove", { mindtreeIds: [one, two] }, token);
    expect((await list(app, token)).counts).toEqual({ all: 0, bin: 2 });
    expect(await app.call("/api/mindtree/get", { mindtreeId: one }, token)).toMatchObject({ refusal: { reason: "document.unknown" } });
    await app.call("/api/mindtree/restore", { mindtreeIds: [one] }, token);
    expect((await get(app, token, one)).nodes).toBe(4);
    // What is not in the bin is not deleted by accident.
    await app.call("/api/mindtree/remove", { mindtreeIds: [one], forever: true }, token);
    expect((await list(app, token)).counts).toEqual({ all: 1, bin: 1 });
    app.clock.jumpTo(app.clock.now() + (MINDTREE.binDays + 1) * DAY_MS);
    await app.deps.mindtrees.tidy();
    // The session has ended meanwhile.
    expect((await list(app, (await app.signIn()).token)).counts).toEqual({ all: 1, bin: 0 });
    const left = await app.deps.db.selectFrom("document").select("id").execute();
    expect(left.map(({ id }) => id)).toEqual([one]);
  });
});

describe("a tree as a file", () => {
  const upload = async (app: TestApp, token: string, name: string, content: Uint8Array) =>
    (await sendForm(app, token, await formOf({ name, bytes: content }))).data.fileId;
  const download = async (app: TestApp, url: string) =>
    (await app.app.inject({ method: "GET", url: new URL(url, "http://x").pathname })).rawPayload;

  testOnSqlite("goes out and comes in again as another tree, with what was left named", async (app) => {
    const { token } = await app.signIn();
    const mindtreeId = await create(app, token, { ...TREE, kids: [{ ...TREE.kids?.[0], text: "谁在买", hue: "work" }, { text: "租金" }] });
    for (const format of ["md", "txt", "opml", "xmind", "mm", "json", "docx"] as const) {
      const { data } = await app.call("/api/mindtree/export", { mindtreeId, format }, token);
      expect(data.fileName).toBe(`旧书店.${format}`);
      expect([format, data.left.some(({ what }) => what === "colours")]).toEqual([format, format !== "json"]);
      const fileId = await upload(app, token, data.fileName, await download(app, data.url));
      const imported = await app.call("/api/mindtree/import", { fileId }, token);
      expect([format, imported.data]).toMatchObject([format, { dropped: 0, nodes: 4 }]);
      expect(imported.data.mindtreeId).not.toBe(mindtreeId);
      expect(lines((await get(app, token, imported.data.mindtreeId)).tree)).toEqual(["旧书店", " 谁在买", "  为何而来", " 租金"]);
    }
  });

  testOnSqlite("of another kind, or damaged, is refused in words", async (app) => {
    const { token } = await app.signIn();
    const broken = await upload(app, token, "a.opml", Buffer.from("<opml"));
    expect(await app.call("/api/mindtree/import", { fileId: broken }, token)).toMatchObject({ refusal: { reason: "outline.unreadable" } });
    const pdf = await upload(app, token, "a.pdf", Buffer.from("%PDF-1.7\n"));
    expect(await app.call("/api/mindtree/import", { fileId: pdf }, token)).toMatchObject({ refusal: { reason: "upload.wrongType" } });
    expect((await list(app, token)).total).toBe(0);
  });
});

describe("a note", () => {
  testOnSqlite("is no tree, whoever it belongs to, and a tree is no note", async (app) => {
    const { token } = await app.signIn();
    const { noteId } = (await app.call("/api/note/create", { title: "一" }, token)).data;
    const unknown = { refusal: { reason: "document.unknown" } };
    expect(await app.call("/api/mindtree/get", { mindtreeId: noteId }, token)).toMatchObject(unknown);
    expect(await save(app, token, { mindtreeId: noteId, title: "二" })).toMatchObject(unknown);
    expect(await app.call("/api/note/get", { noteId: await create(app, token) }, token)).toMatchObject(unknown);
  });
});

describe("a tree becomes", () => {
  testOnSqlite("a note whose paragraphs have the ids of its nodes, and knows it", async (app) => {
    const { token } = await app.signIn();
    const deep: MindtreeNode = {
      text: "一级",
      kids: [{ text: "二级", kids: [{ text: "三级", kids: [{ text: "四级", kids: [{ text: "五级" }] }] }] }],
    };
    const mindtreeId = await create(app, token, { ...TREE, kids: [...(TREE.kids ?? []), deep] });
    const made = await app.call("/api/mindtree/toNote", { mindtreeId, requestId: REQUEST }, token);
    const again = await app.call("/api/mindtree/toNote", { mindtreeId, requestId: REQUEST }, token);
    expect(again.data.noteId).toBe(made.data.noteId);
    const note = (await app.call("/api/note/get", { noteId: made.data.noteId }, token)).data;
    expect(note).toMatchObject({
      title: "旧书店",
      outline: [
        { id: "a", title: "谁在买", text: "年轻人占两成七", subPara: [{ id: "b", title: "为何而来" }] },
        { id: "c" },
        { title: "一级" },
      ],
    });
    expect(JSON.stringify(note.outline)).toContain("五级");
    expect((await get(app, token, mindtreeId)).noteId).toBe(made.data.noteId);
  });

  testOnSqlite("an essay's outline within what the level may have, and says what stays behind", async (app) => {
    const { token } = await app.signIn();
    const kids = Array.from({ length: 8 }, (_, at) => ({
      id: `k${at}`,
      text: `第${at}章`,
      note: "写什么",
      kids: at === 0 ? [{ text: "节", kids: [{ text: "目", kids: [{ text: "太深" }] }] }] : [],
    }));
    const mindtreeId = await create(app, token, { text: "旧书店研究", kids });
    const facts = { level: "undergraduate", language: "zh", length: 6000 } as const;
    const { data } = await app.call("/api/mindtree/toEssay", { mindtreeId, ...facts }, token);
    // Six chapters of a free user: two stay, and so does what is deeper than three levels.
    expect(data).toMatchObject({ no: 1, left: 3 });
    const essay = (await app.call("/api/essay/get", { essayId: data.essayId }, token)).data;
    const [version] = essay.outlines;
    expect(essay.title).toBe("旧书店研究");
    expect(version?.outline.map(({ id }) => id)).toEqual(["k0", "k1", "k2", "k3", "k4", "k5"]);
    expect(version?.outline[0]).toMatchObject({ textData: "写什么", subPara: [{ title: "节", subPara: [{ title: "目" }] }] });
    expect(version?.outline.reduce((sum, { targetCnt }) => sum + targetCnt, 0)).toBe(6000);
    const second = await app.call("/api/mindtree/toEssay", { mindtreeId, essayId: data.essayId, ...facts }, token);
    expect(second.data).toMatchObject({ essayId: data.essayId, no: 2 });
  });
});
