import { LIMITS } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import { whileRunning } from "../../testing/manual-clock.ts";
import { noteRow } from "../../testing/rows.ts";
import { testOnEachDatabase } from "../../testing/test-on-each-database.ts";
import { openDevice } from "../documents/testing/test-documents.ts";

const { storedNotes } = LIMITS.zh.free;

describe("what happens to notes at once", () => {
  testOnEachDatabase("50 created at the limit fill it and no more", async (app) => {
    const { token, userId } = await app.signIn();
    const rows = Array.from({ length: storedNotes - 5 }, (_, n) => noteRow({ document_id: `n${n}`, user_id: userId }));
    await app.deps.db.insertInto("note").values(rows).execute();
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.call("/api/note/create", {}, token)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(5);
    expect(answers.find(({ code }) => code !== 0)?.refusal).toMatchObject({ reason: "note.tooMany" });
    const documents = await app.deps.db.selectFrom("document").select("id").execute();
    expect(documents).toHaveLength(5);
  });

  testOnEachDatabase("created ten times with one requestId it is one", async (app) => {
    const { token } = await app.signIn();
    const asked = { title: "一", requestId: crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.call("/api/note/create", asked, token)));
    expect(new Set(answers.map(({ data }) => data.noteId)).size).toBe(1);
    expect(await app.deps.db.selectFrom("document").select("id").execute()).toHaveLength(1);
  });

  testOnEachDatabase("renamed while the other types, it has both", async (app) => {
    const { token, userId } = await app.signIn();
    const { noteId } = (await app.call("/api/note/create", { title: "一", markdown: "字" }, token)).data;
    const device = await openDevice(app, { token, userId, documentId: noteId });
    for (let round = 0; round < 5; round++) {
      device.type(0, 0, `${round}`);
      const answers = await Promise.all([device.send(), app.call("/api/note/rename", { noteId, title: `题${round}` }, token)]);
      expect(answers.map(({ code }) => code)).toEqual([0, 0]);
    }
    expect((await app.call("/api/note/get", { noteId }, token)).data).toMatchObject({ title: "题4", outline: [{ text: "43210字" }] });
  });

  testOnEachDatabase("removed while changes arrive, it holds those that were answered, and takes no other", async (app) => {
    const { token, userId } = await app.signIn();
    const { noteId } = (await app.call("/api/note/create", { markdown: "字" }, token)).data;
    const device = await openDevice(app, { token, userId, documentId: noteId });
    const sent = Array.from({ length: 20 }, (_, n) => {
      device.type(0, 0, String.fromCharCode(97 + n));
      return device.send();
    });
    const removed = app.call("/api/note/remove", { noteIds: [noteId] }, token);
    const late = Array.from({ length: 20 }, (_, n) => {
      device.type(0, 0, String.fromCharCode(65 + n));
      return device.send();
    });
    const answers = await Promise.all([...sent, ...late]);
    expect((await removed).code).toBe(0);
    for (const answer of answers.filter(({ code }) => code !== 0)) expect(answer.refusal).toMatchObject({ reason: "document.unknown" });
    device.type(0, 0, "!");
    expect(await device.send()).toMatchObject({ code: 1, refusal: { reason: "document.unknown" } });
    await app.call("/api/note/restore", { noteIds: [noteId] }, token);
    const { version, charCnt } = (await app.call("/api/note/get", { noteId }, token)).data;
    expect(version).toBe(answers.filter(({ code }) => code === 0).length);
    expect(charCnt).toBeGreaterThan(0);
  });

  testOnEachDatabase("restored and removed by many at once, each ends outside or inside the bin as a whole", async (app) => {
    const { token } = await app.signIn();
    const noteIds: string[] = [];
    for (let n = 0; n < 4; n++) noteIds.push((await app.call("/api/note/create", { title: `${n}` }, token)).data.noteId);
    await app.call("/api/note/remove", { noteIds }, token);
    const back = noteIds.toReversed();
    // Deleting for good waits for what is derived, and a note that was in the bin for a moment is derived a little later.
    const answers = await whileRunning(
      app.clock,
      Promise.all([
        app.call("/api/note/restore", { noteIds }, token),
        app.call("/api/note/restore", { noteIds: back }, token),
        app.call("/api/note/remove", { noteIds: back }, token),
        app.call("/api/note/restore", { noteIds }, token),
        app.call("/api/note/remove", { noteIds, forever: true }, token),
        app.call("/api/note/restore", { noteIds: back }, token),
      ]),
    );
    expect(answers.filter(({ code, refusal }) => code !== 0 && refusal.reason !== "document.unknown")).toEqual([]);
    const notes = await app.deps.db.selectFrom("note").select(["document_id", "removed_at"]).orderBy("document_id").execute();
    const documents = await app.deps.db.selectFrom("document").select(["id", "available"]).orderBy("id").execute();
    expect(documents).toEqual(notes.map(({ document_id, removed_at }) => ({ id: document_id, available: removed_at === null ? 1 : 0 })));
  });

  testOnEachDatabase("put into a folder while that is deleted, it is in no folder that is gone", async (app) => {
    const { token } = await app.signIn();
    for (let round = 0; round < 5; round++) {
      const { notebookId } = (await app.call("/api/notebook/create", { title: "课程" }, token)).data;
      const { noteId } = (await app.call("/api/note/create", {}, token)).data;
      await Promise.all([
        app.call("/api/note/move", { noteIds: [noteId], notebookId }, token),
        app.call("/api/notebook/remove", { notebookId }, token),
        app.call("/api/note/create", { notebookId }, token),
      ]);
    }
    const inFolders = await app.deps.db.selectFrom("note").select("notebook_id").where("notebook_id", "is not", null).execute();
    expect(inFolders).toEqual([]);
  });

  testOnEachDatabase("an account that has ended gets no note", async (app) => {
    const { token, userId } = await app.signIn();
    await app.deps.db.updateTable("app_user").set({ closed_at: 1 }).where("id", "=", userId).execute();
    expect((await app.call("/api/note/create", {}, token)).code).toBe(99);
    await expect(app.deps.notes.create({ userId })).rejects.toMatchObject({ reason: "session.invalid" });
    expect(await app.deps.db.selectFrom("note").select("document_id").execute()).toEqual([]);
  });
});
