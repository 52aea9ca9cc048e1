import { LIMITS } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import { generationRow } from "../../testing/rows.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { readZipText } from "../export/testing/read-zip-text.ts";
import { readArchive } from "../profile/archive/create-archive.ts";
import { pngOf } from "../profile/testing/pictures.ts";
import { formOf, sendForm } from "../uploads/testing/form-of.ts";

const FORMATS = ["docx", "md", "html", "json"] as const;

async function upload(app: TestApp, token: string, name: string, content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const { data } = await sendForm(app, token, await formOf({ name, bytes }));
  return (data as { fileId: string }).fileId;
}

/** A note with one picture. */
async function withPicture(app: TestApp, token: string) {
  const { noteId } = (await app.call("/api/note/create", { title: "图", markdown: "## 一\n\n字\n\n## 二" }, token)).data;
  const fileId = await upload(app, token, "a.png", pngOf(8, 8));
  const { version, outline } = (await app.call("/api/note/get", { noteId }, token)).data;
  const changes = [{ op: "update" as const, id: outline[0]?.id ?? "", chartImage: fileId }];
  await app.call("/api/note/update", { noteId, version, changes }, token);
  return { noteId, fileId };
}

describe("files of notes", () => {
  testOnSqlite("hold the note in every format, with its pictures where there is room for them", async (app) => {
    const { token } = await app.signIn();
    const { noteId } = await withPicture(app, token);
    const files: Record<string, Buffer> = {};
    for (const format of FORMATS) {
      const { data } = await app.call("/api/note/export", { noteId, format }, token);
      expect(data.fileName).toBe(`图.${format}`);
      files[format] = (await app.app.inject({ url: data.url })).rawPayload;
    }
    expect(files["md"]?.toString()).toContain("# 图\n\n## 一\n\n字");
    expect(files["html"]?.toString()).toContain("data:image/png;base64,");
    expect(JSON.parse(files["json"]?.toString() ?? "")).toMatchObject({
      title: "图",
      blocks: [{ type: "heading" }, {}, { type: "figure" }, {}],
    });
    const word = readZipText(files["docx"] ?? Buffer.alloc(0));
    expect(word.get("word/document.xml")).toContain("字");
    expect([...word.keys()].some((path) => path.startsWith("word/media/"))).toBe(true);
    expect([...Object.values(files)].join("")).not.toContain("AIGC");
  });

  testOnSqlite("say that AI wrote what the note was made of, also those of a copy, and in the archive", async (app) => {
    const { token, userId } = await app.signIn();
    await app.deps.db
      .insertInto("generation")
      .values(generationRow({ id: "t1", user_id: userId, title: "周报", text: "写了三页。" }))
      .execute();
    const { noteId } = (await app.call("/api/note/create", { generationId: "t1" }, token)).data;
    const copy = (await app.call("/api/note/duplicate", { noteId }, token)).data.noteId;
    for (const id of [noteId, copy]) {
      const { data } = await app.call("/api/note/export", { noteId: id, format: "md" }, token);
      expect((await app.app.inject({ url: data.url })).body).toMatch(/AIGC: \{.*"ProduceID":"t1"/);
    }
    const pieces: string[] = [];
    for await (const lot of readArchive({ clock: app.clock, variant: "zh", personalData: app.personalData }, userId))
      for (const { path, content } of lot) if (path.startsWith("我的笔记/")) pieces.push(`${path} ${Buffer.from(content)}`);
    expect(pieces).toHaveLength(2);
    for (const piece of pieces) expect(piece).toMatch(/"ProduceID":"t1"/);
  });

  testOnSqlite("as Word files are for members in English", async (_, open) => {
    const app = await open({ variant: "en" });
    const { token } = await app.signIn();
    const { noteId } = (await app.call("/api/note/create", { title: "Report" }, token)).data;
    const refused = await app.call("/api/note/export", { noteId, format: "docx" }, token);
    expect(refused).toMatchObject({ code: 97, refusal: { reason: "level.needsVip", field: "format" } });
    expect((await app.call("/api/note/export", { noteId, format: "md" }, token)).data.fileName).toBe("Report.md");
  });
});

describe("files in notes", () => {
  testOnEachDatabase("stay as long as the note, and go with it", async (app) => {
    const { token, userId } = await app.signIn();
    const { noteId, fileId } = await withPicture(app, token);
    const rows = () => app.deps.db.selectFrom("file").select(["id", "owner_kind", "expires_at"]).where("user_id", "=", userId).execute();
    expect(await rows()).toEqual([{ id: fileId, owner_kind: "document", expires_at: null }]);
    const copy = (await app.call("/api/note/duplicate", { noteId }, token)).data.noteId;
    expect(await rows()).toHaveLength(2);
    await app.call("/api/note/remove", { noteIds: [noteId] }, token);
    await app.call("/api/note/remove", { noteIds: [noteId], forever: true }, token);
    const [left] = await rows();
    expect(left).toMatchObject({ owner_kind: "document", expires_at: null });
    expect(left?.id).not.toBe(fileId);
    expect((await app.call("/api/note/get", { noteId: copy }, token)).data.outline[0]?.chartImage).toBe(left?.id);
    expect((await app.call("/api/note/export", { noteId: copy, format: "html" }, token)).code).toBe(0);
    expect(await app.deps.db.selectFrom("orphan_blob").select("blob_key").execute()).toHaveLength(1);
  });
});

/** Puts a picture into the first paragraph of a note, as pasting it from another one does. */
async function show(app: TestApp, token: string, noteId: string, fileId: string) {
  const { version, outline } = (await app.call("/api/note/get", { noteId }, token)).data;
  const changes = [{ op: "update" as const, id: outline[0]?.id ?? "", chartImage: fileId }];
  return app.call("/api/note/update", { noteId, version, changes }, token);
}

describe("a picture that several notes show", () => {
  const filesOf = (app: TestApp) => app.deps.db.selectFrom("file").select(["id", "owner_id", "owner_kind", "expires_at"]).execute();
  const purge = async (app: TestApp, token: string, noteId: string) => {
    await app.call("/api/note/remove", { noteIds: [noteId] }, token);
    expect(await app.call("/api/note/remove", { noteIds: [noteId], forever: true }, token)).toMatchObject({ code: 0 });
  };

  testOnEachDatabase("goes with the last of them, whichever it belonged to", async (app) => {
    const { token, userId } = await app.signIn();
    const { noteId, fileId } = await withPicture(app, token);
    const others: string[] = [];
    for (const title of ["二", "三"]) {
      const other = (await app.call("/api/note/create", { title, markdown: "## 一\n\n字" }, token)).data.noteId;
      expect(await show(app, token, other, fileId)).toMatchObject({ code: 0 });
      others.push(other);
    }
    await purge(app, token, noteId);
    const [kept, ...more] = await filesOf(app);
    expect(more).toEqual([]);
    expect(kept).toMatchObject({ id: fileId, owner_kind: "document", expires_at: null });
    expect(others).toContain(kept?.owner_id);
    const { data } = await app.call("/api/note/export", { noteId: others[1] ?? "", format: "html" }, token);
    expect((await app.app.inject({ url: data.url })).payload).toContain("data:image/png;base64,");
    await app.deps.db.deleteFrom("file").where("owner_kind", "=", "document").where("content_type", "like", "text/html%").execute();
    await purge(app, token, others[0] ?? "");
    expect(await filesOf(app)).toMatchObject([{ id: fileId, owner_id: others[1] }]);
    await purge(app, token, others[1] ?? "");
    expect(await filesOf(app)).toEqual([]);
    expect(await app.deps.exporter.openOwn({ userId, fileId })).toBeNull();
  });

  testOnEachDatabase("and is gone from all but one goes with that one", async (app) => {
    const { token } = await app.signIn();
    const { noteId, fileId } = await withPicture(app, token);
    const other = (await app.call("/api/note/create", { title: "二", markdown: "## 一\n\n字" }, token)).data.noteId;
    await show(app, token, other, fileId);
    const { version, outline } = (await app.call("/api/note/get", { noteId: other }, token)).data;
    await app.call(
      "/api/note/update",
      { noteId: other, version, changes: [{ op: "update", id: outline[0]?.id ?? "", text: "字" }] },
      token,
    );
    await purge(app, token, noteId);
    expect(await filesOf(app)).toEqual([]);
  });

  testOnSqlite("counts by its bytes, not among the files to download", async (app) => {
    const { token, userId } = await app.signIn();
    const { noteId, fileId } = await withPicture(app, token);
    const { storedFiles } = LIMITS.zh.free;
    const like = await app.deps.db.selectFrom("file").selectAll().where("id", "=", fileId).executeTakeFirstOrThrow();
    const more = Array.from({ length: storedFiles }, (_, n) => ({ ...like, id: `p${n}`, ticket_hash: `p${n}`, blob_key: `uploads/p${n}` }));
    await app.deps.db.insertInto("file").values(more).execute();
    expect(await app.call("/api/note/export", { noteId, format: "md" }, token)).toMatchObject({ code: 0 });
    await app.deps.db.updateTable("file").set({ size_bytes: LIMITS.zh.free.storedFileBytes }).where("id", "=", "p0").execute();
    const full = await app.call("/api/note/export", { noteId, format: "json" }, token);
    expect(full).toMatchObject({ code: 1, refusal: { reason: "download.tooMany" } });
    expect(userId).toBe(like.user_id);
  });
});

describe("a note of an uploaded file", () => {
  testOnSqlite("is called like its title, or like the file, and has its words in any encoding", async (app) => {
    const { token } = await app.signIn();
    const get = async (fileId: string) => {
      const { data } = await app.call("/api/note/import", { fileId }, token);
      const { title, outline } = (await app.call("/api/note/get", { noteId: data.noteId }, token)).data;
      return { title, texts: outline.map(({ text }) => text), left: data.left };
    };
    const markdown = await get(await upload(app, token, "笔记.md", "# 会议\n\n## 一\n\n**要点**"));
    expect(markdown).toEqual({ title: "会议", texts: ["**要点**"], left: [] });
    const plain = await get(await upload(app, token, "想法.txt", "第一行\r\n第二行"));
    expect(plain).toEqual({ title: "想法", texts: ["第一行\n\n第二行"], left: [] });
    const chinese = await get(await upload(app, token, "周报.txt", Uint8Array.from([0xd6, 0xdc, 0xb1, 0xa8])));
    expect(chinese).toEqual({ title: "周报", texts: ["周报"], left: [] });
  });

  testOnSqlite("of a Word file has its headings, words and pictures, which belong to it", async (app) => {
    const { token, userId } = await app.signIn();
    const { noteId } = await withPicture(app, token);
    const { data } = await app.call("/api/note/export", { noteId, format: "docx" }, token);
    const word = (await app.app.inject({ url: data.url })).rawPayload;
    const fileId = await upload(app, token, "报告.docx", word);
    const imported = await app.call("/api/note/import", { fileId }, token);
    expect(imported).toMatchObject({ code: 0, data: { left: [] } });
    const note = (await app.call("/api/note/get", { noteId: imported.data.noteId }, token)).data;
    expect(note).toMatchObject({ title: "图", outline: [{ title: "一", charCnt: 1 }, { title: "二" }] });
    const pictures = await app.deps.db.selectFrom("file").selectAll().where("owner_id", "=", imported.data.noteId).execute();
    expect(pictures).toMatchObject([
      { id: note.outline[0]?.chartImage, user_id: userId, owner_kind: "document", content_type: "image/png" },
    ]);
  });

  testOnEachDatabase("says what came in, and of which note the same file had been before, unless that is in the bin", async (app) => {
    const { token } = await app.signIn();
    const words = "# 一\n\n## 二\n\n正文[^1]与 $a$\n\n| 甲 | 乙 |\n| - | - |\n| 1 | 2 |\n\n[^1]: 注\n";
    const importFile = async (name: string) =>
      (await app.call("/api/note/import", { fileId: await upload(app, token, name, words) }, token)).data;
    const first = await importFile("一.md");
    expect(first.contains).toEqual([
      { what: "characters", count: 8 },
      { what: "headings", count: 1 },
      { what: "tables", count: 1 },
      { what: "formulas", count: 1 },
      { what: "footnotes", count: 1 },
    ]);
    expect(first.same).toBeUndefined();
    expect((await importFile("改名.md")).same).toEqual({ noteId: first.noteId, title: "一" });
    const stranger = (await app.signIn("stranger")).token;
    const foreign = { fileId: await upload(app, stranger, "一.md", words) };
    expect((await app.call("/api/note/import", foreign, stranger)).data.same).toBeUndefined();
    const all = (await app.call("/api/note/list", {}, token)).data.list.map(({ noteId }) => noteId);
    await app.call("/api/note/remove", { noteIds: all }, token);
    expect((await importFile("一.md")).same).toBeUndefined();
  });

  testOnSqlite("is refused where the Word file is damaged, and nothing is left", async (app) => {
    const { token } = await app.signIn();
    const { noteId } = (await app.call("/api/note/create", { title: "一" }, token)).data;
    const { data } = await app.call("/api/note/export", { noteId, format: "docx" }, token);
    const word = Buffer.from((await app.app.inject({ url: data.url })).rawPayload);
    const body = word.indexOf("word/document.xml") + 100;
    word.fill(0, body, body + 200);
    const fileId = await upload(app, token, "报告.docx", word);
    const answer = await app.call("/api/note/import", { fileId }, token);
    expect(answer.refusal.reason).toMatch(/^import\./);
    expect((await app.call("/api/note/list", {}, token)).data.total).toBe(1);
  });

  testOnSqlite("is refused for a picture, for somebody else's file and for one that is not there", async (app) => {
    const owner = await app.signIn("owner");
    const { token } = await app.signIn("stranger");
    const picture = await upload(app, token, "a.png", pngOf(8, 8));
    const wrong = await app.call("/api/note/import", { fileId: picture }, token);
    expect(wrong).toMatchObject({ code: 1, refusal: { reason: "upload.wrongType" } });
    const foreign = await upload(app, owner.token, "a.md", "字");
    for (const fileId of [foreign, "nowhere"]) {
      const answer = await app.call("/api/note/import", { fileId }, token);
      expect(answer).toMatchObject({ code: 1, refusal: { reason: "upload.unknown" } });
    }
    expect((await app.call("/api/note/list", {}, token)).data.total).toBe(0);
  });

  testOnEachDatabase("asked for twice with one requestId is one, also once the file is gone", async (app) => {
    const { token } = await app.signIn();
    const asked = { fileId: await upload(app, token, "a.md", "字"), requestId: crypto.randomUUID() };
    const first = await app.call("/api/note/import", asked, token);
    await app.deps.exporter.remove({ userId: (await app.signIn()).userId, fileId: asked.fileId });
    expect((await app.call("/api/note/import", asked, token)).data).toEqual({ noteId: first.data.noteId, left: [], contains: [] });
    const other = await app.call("/api/note/import", { ...asked, fileId: "another" }, token);
    expect(other).toMatchObject({ code: 1, refusal: { reason: "request.mismatch" } });
  });
});
