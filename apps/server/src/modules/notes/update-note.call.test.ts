import type { InputOf, noteApi } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import type { TestApp } from "../../testing/test-app.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";
import { openDevice } from "../documents/testing/test-documents.ts";
import { pngOf } from "../profile/testing/pictures.ts";
import { formOf, sendForm } from "../uploads/testing/form-of.ts";

const MARKDOWN = "## 甲\n\n第一句话。\n\n### 甲一\n\n细节\n\n## 乙\n\n第二句话。";
type Changes = InputOf<typeof noteApi.update>["changes"];

async function ownNote(app: TestApp, markdown = MARKDOWN) {
  const { token, userId } = await app.signIn();
  const { noteId } = (await app.call("/api/note/create", { title: "报告", markdown }, token)).data;
  const { version, outline } = (await app.call("/api/note/get", { noteId }, token)).data;
  const [first, second] = outline;
  if (first === undefined || second === undefined) throw new Error("two paragraphs were expected");
  const update = (changes: Changes, at = version) => app.call("/api/note/update", { noteId, version: at, changes }, token);
  const get = async () => (await app.call("/api/note/get", { noteId }, token)).data;
  return { token, userId, noteId, version, outline, first, second, update, get };
}

describe("a note by paragraph", () => {
  testOnSqlite("gets paragraphs in their places, one level below their parent, without words", async (app) => {
    const { update, first, second, version } = await ownNote(app);
    const { data } = await update([
      { op: "insert", parentId: first.id, title: "甲二", after: first.subPara[0]?.id },
      { op: "insert", parentId: null, title: "丙", text: "**字**", after: second.id },
      { op: "insert", parentId: null, title: "序" },
    ]);
    expect(data).toMatchObject({
      version: version + 1,
      outline: [
        { title: "序", level: 1, charCnt: 0, status: "empty" },
        { title: "甲", subPara: [{ title: "甲一" }, { title: "甲二", level: 2, charCnt: 0 }] },
        { title: "乙" },
        { title: "丙", text: "**字**", charCnt: 1, status: "done" },
      ],
    });
  });

  testOnSqlite("is moved and removed with what stands below", async (app) => {
    const { update, first, second } = await ownNote(app);
    const moved = await update([{ op: "move", id: first.id, parentId: second.id }]);
    expect(moved.data.outline).toMatchObject([
      { title: "乙", subPara: [{ title: "甲", level: 2, subPara: [{ title: "甲一", level: 3 }] }] },
    ]);
    const removed = await update([{ op: "remove", id: second.id }], moved.data.version);
    expect(removed.data.outline).toEqual([]);
  });

  testOnSqlite("keeps its brief, its table and its picture beside its text", async (app) => {
    const { update, first, get, token, userId } = await ownNote(app);
    const upload = await sendForm(app, token, await formOf({ name: "a.png", bytes: pngOf(8, 8) }));
    const chartImage = (upload.data as { fileId: string }).fileId;
    const dataTable = [
      ["年", "万元"],
      ["2026", "320"],
    ];
    await update([{ op: "update", id: first.id, textData: "说清楚三件事", dataTable, chartImage, status: "queued" }]);
    const note = await get();
    expect(note.status).toBe("writing");
    expect(note.outline[0]).toMatchObject({ textData: "说清楚三件事", dataTable, chartImage, status: "queued" });
    expect(note.outline[0]?.text).toContain("第一句话。");
    const file = await app.deps.db.selectFrom("file").selectAll().where("id", "=", chartImage).executeTakeFirstOrThrow();
    expect(file).toMatchObject({ user_id: userId, owner_kind: "document", owner_id: note.noteId, expires_at: null });
  });

  testOnSqlite("takes no picture of somebody else", async (app) => {
    const stranger = await app.signIn("stranger");
    const upload = await sendForm(app, stranger.token, await formOf({ name: "a.png", bytes: pngOf(8, 8) }));
    const { update, first, get } = await ownNote(app);
    const answer = await update([{ op: "update", id: first.id, chartImage: (upload.data as { fileId: string }).fileId }]);
    expect(answer).toMatchObject({ code: 1, refusal: { reason: "upload.unknown" } });
    expect((await get()).outline[0]?.chartImage).toBeUndefined();
  });

  testOnEachDatabase("is not changed at all where one of the paragraphs is unknown", async (app) => {
    const { update, first, get, outline, version } = await ownNote(app);
    const answer = await update([
      { op: "update", id: first.id, text: "别的" },
      { op: "update", id: "nowhere", text: "字" },
    ]);
    expect(answer).toMatchObject({ code: 1, refusal: { reason: "paragraph.unknown", field: "changes" } });
    expect(await get()).toMatchObject({ version, outline });
  });

  testOnEachDatabase("keeps both of two changes made from the same version, and words typed in an editor meanwhile", async (app) => {
    const { update, first, second, token, userId, noteId, get } = await ownNote(app);
    const device = await openDevice(app, { token, userId, documentId: noteId });
    device.type(1, 0, "打字：");
    expect(await device.send()).toMatchObject({ code: 0 });
    const [one, two] = await Promise.all([
      update([{ op: "update", id: first.id, text: "第一句话。后面加一句。" }]),
      update([{ op: "update", id: second.id, title: "乙（改）" }]),
    ]);
    expect([one.code, two.code]).toEqual([0, 0]);
    expect((await get()).outline).toMatchObject([{ text: "打字：第一句话。后面加一句。" }, { title: "乙（改）", text: "第二句话。" }]);
  });

  testOnEachDatabase("keeps words of both of two changes of one paragraph", async (app) => {
    const { update, first, get } = await ownNote(app);
    await Promise.all([
      update([{ op: "update", id: first.id, text: "甲说：第一句话。" }]),
      update([{ op: "update", id: first.id, text: "第一句话。乙说。" }]),
    ]);
    expect((await get()).outline[0]?.text).toBe("甲说：第一句话。乙说。");
  });

  testOnEachDatabase("is refused a version that never was", async (app) => {
    const { update, first, outline, get } = await ownNote(app);
    const answer = await update([{ op: "update", id: first.id, text: "字" }], 99);
    expect(answer).toMatchObject({ code: 1, refusal: { reason: "document.versionGone" } });
    expect((await get()).outline).toEqual(outline);
  });
});
