import { NOTEBOOKS_MAX } from "@tangleaf/contract";
import { describe, expect } from "vitest";
import { notebookRow } from "../../testing/rows.ts";
import { testOnEachDatabase, testOnSqlite } from "../../testing/test-on-each-database.ts";

const HOUR_MS = 3_600_000;

describe("folders of notes", () => {
  testOnEachDatabase("are listed in the order they were made, each with its notes outside the bin, and only one's own", async (app) => {
    const { token } = await app.signIn("owner");
    const other = await app.signIn("other");
    const first = (await app.call("/api/notebook/create", { title: "课程", colour: "leaf" }, token)).data;
    app.clock.jumpTo(app.clock.now() + HOUR_MS);
    const second = (await app.call("/api/notebook/create", { title: "读书" }, token)).data;
    await app.call("/api/notebook/create", { title: "别人的" }, other.token);
    const { noteId } = (await app.call("/api/note/create", { title: "一", notebookId: second.notebookId }, token)).data;
    const { noteId: binned } = (await app.call("/api/note/create", { title: "二", notebookId: second.notebookId }, token)).data;
    await app.call("/api/note/create", { title: "三" }, token);
    await app.call("/api/note/remove", { noteIds: [binned] }, token);
    expect((await app.call("/api/notebook/list", {}, token)).data).toMatchObject({
      list: [
        { notebookId: first.notebookId, title: "课程", colour: "leaf", notes: 0 },
        { notebookId: second.notebookId, title: "读书", colour: "orange", notes: 1 },
      ],
      counts: { all: 2, unfiled: 1, bin: 1 },
    });
    expect(noteId).toBeTruthy();
  });

  testOnEachDatabase("changed last when one of their notes did", async (app) => {
    const { token } = await app.signIn();
    const { notebookId, updatedAt } = (await app.call("/api/notebook/create", { title: "课程" }, token)).data;
    app.clock.jumpTo(app.clock.now() + HOUR_MS);
    await app.call("/api/note/create", { notebookId }, token);
    const { list } = (await app.call("/api/notebook/list", {}, token)).data;
    expect(Date.parse(list[0]?.updatedAt ?? "") - Date.parse(updatedAt)).toBe(HOUR_MS);
  });

  testOnEachDatabase("get another name or colour, each without the other", async (app) => {
    const { token } = await app.signIn();
    const { notebookId } = (await app.call("/api/notebook/create", { title: "课程", colour: "red" }, token)).data;
    expect((await app.call("/api/notebook/update", { notebookId, title: "课" }, token)).data).toMatchObject({ title: "课", colour: "red" });
    expect((await app.call("/api/notebook/update", { notebookId, colour: "blue" }, token)).data).toMatchObject({
      title: "课",
      colour: "blue",
    });
    expect((await app.call("/api/notebook/update", { notebookId }, token)).data).toMatchObject({ title: "课", colour: "blue" });
  });

  testOnEachDatabase("leave their notes, also those in the bin, in no folder", async (app) => {
    const { token } = await app.signIn();
    const { notebookId } = (await app.call("/api/notebook/create", { title: "课程" }, token)).data;
    const kept = (await app.call("/api/note/create", { notebookId }, token)).data.noteId;
    const binned = (await app.call("/api/note/create", { notebookId }, token)).data.noteId;
    await app.call("/api/note/remove", { noteIds: [binned] }, token);
    expect(await app.call("/api/notebook/remove", { notebookId }, token)).toMatchObject({ code: 0 });
    await app.call("/api/note/restore", { noteIds: [binned] }, token);
    const { list } = (await app.call("/api/note/list", { notebookId: "unfiled" }, token)).data;
    expect(list.map((note) => note.noteId).toSorted()).toEqual([kept, binned].toSorted());
    const again = await app.call("/api/notebook/remove", { notebookId }, token);
    expect(again).toMatchObject({ code: 1, refusal: { reason: "notebook.unknown" } });
  });

  testOnEachDatabase("asked for twice with one requestId are one, also at once; with another name they are refused", async (app) => {
    const { token } = await app.signIn();
    const asked = { title: "课程", requestId: crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => app.call("/api/notebook/create", asked, token)));
    expect(new Set(answers.map(({ data }) => data.notebookId)).size).toBe(1);
    await app.call("/api/notebook/update", { notebookId: answers[0]?.data.notebookId ?? "", title: "改过" }, token);
    expect((await app.call("/api/notebook/create", asked, token)).data).toMatchObject({ title: "改过" });
    const other = await app.call("/api/notebook/create", { ...asked, title: "别的" }, token);
    expect(other).toMatchObject({ code: 1, refusal: { reason: "request.mismatch", field: "requestId" } });
  });

  testOnEachDatabase("are so many at most, however many are asked for at once", async (app) => {
    const { token, userId } = await app.signIn();
    const rows = Array.from({ length: NOTEBOOKS_MAX - 2 }, (_, n) => notebookRow({ id: `n${n}`, user_id: userId }));
    await app.deps.db.insertInto("notebook").values(rows).execute();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => app.call("/api/notebook/create", { title: "课程" }, token)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(2);
    expect(answers.find(({ code }) => code === 1)?.refusal).toMatchObject({ reason: "notebook.tooMany" });
  });

  testOnSqlite("of somebody else do not exist", async (app) => {
    const owner = await app.signIn("owner");
    const { token } = await app.signIn("stranger");
    const { notebookId } = (await app.call("/api/notebook/create", { title: "课程" }, owner.token)).data;
    const { noteId } = (await app.call("/api/note/create", {}, token)).data;
    const answers = await Promise.all(
      [notebookId, "00000000-0000-7000-8000-000000000000"].map(async (id) => [
        (await app.call("/api/notebook/update", { notebookId: id, title: "我的" }, token)).raw,
        (await app.call("/api/notebook/remove", { notebookId: id }, token)).raw,
        (await app.call("/api/note/list", { notebookId: id }, token)).raw,
        (await app.call("/api/note/create", { notebookId: id }, token)).raw,
        (await app.call("/api/note/move", { noteIds: [noteId], notebookId: id }, token)).raw,
      ]),
    );
    expect(answers[0]).toEqual(answers[1]);
    for (const raw of answers[0] ?? []) expect(raw).toContain("notebook.unknown");
    expect((await app.call("/api/notebook/list", {}, owner.token)).data.list).toMatchObject([{ title: "课程", notes: 0 }]);
  });
});
