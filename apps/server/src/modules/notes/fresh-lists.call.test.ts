import { DOCUMENT_TITLE_MAX_CHARACTERS } from "@tangleaf/contract";
import { documentRoots, writeBlocks } from "@tangleaf/document/model";
import { describe, expect } from "vitest";
import { testOnEachDatabase } from "../../testing/test-on-each-database.ts";
import { openDevice } from "../documents/testing/test-documents.ts";
import { pngOf } from "../profile/testing/pictures.ts";
import { formOf, sendForm } from "../uploads/testing/form-of.ts";

const HOUR_MS = 3_600_000;

describe("what an editor stored a moment before", () => {
  testOnEachDatabase("keeps the pictures it names, of one's own alone", async (app) => {
    const { token, userId } = await app.signIn();
    const stranger = await app.signIn("stranger");
    const upload = async (by: string) => {
      const { data } = await sendForm(app, by, await formOf({ name: "a.png", bytes: pngOf(8, 8) }));
      return (data as { fileId: string }).fileId;
    };
    const [mine, foreign] = [await upload(token), await upload(stranger.token)];
    const { noteId } = (await app.call("/api/note/create", {}, token)).data;
    const device = await openDevice(app, { token, userId, documentId: noteId });
    writeBlocks(
      device.doc,
      [mine, foreign].map((blobId, n) => ({ type: "figure", attrs: { id: `f${n}`, blobId } })),
    );
    expect(await device.send()).toMatchObject({ code: 0 });
    await app.call("/api/note/list", {}, token);
    const files = await app.deps.db.selectFrom("file").select(["id", "owner_kind", "owner_id"]).execute();
    expect(files).toContainEqual({ id: mine, owner_kind: "document", owner_id: noteId });
    expect(files).toContainEqual({ id: foreign, owner_kind: "upload", owner_id: foreign });
  });

  testOnEachDatabase("is listed also where its title and words are such as no page writes", async (app) => {
    const { token, userId } = await app.signIn();
    const { noteId } = (await app.call("/api/note/create", { markdown: "字" }, token)).data;
    const device = await openDevice(app, { token, userId, documentId: noteId });
    documentRoots(device.doc).meta.set("title", `题\u0000\ud800${"长".repeat(5000)}`);
    device.type(0, 0, "\u0000\u0001坏");
    expect(await device.send()).toMatchObject({ code: 0 });
    const { list } = (await app.call("/api/note/list", { q: "坏字" }, token)).data;
    expect(list).toMatchObject([{ noteId, excerpt: "坏字" }]);
    expect(list[0]?.title).toMatch(/^题\ufffd长+$/);
    expect(list[0]?.title).toHaveLength(DOCUMENT_TITLE_MAX_CHARACTERS);
  });
});

describe("the list of notes", () => {
  testOnEachDatabase("shows what was changed a moment before", async (app) => {
    const { token } = await app.signIn();
    const { noteId } = (await app.call("/api/note/create", { markdown: "## 一\n\n## 二" }, token)).data;
    app.clock.jumpTo(app.clock.now() + HOUR_MS);
    const { version, outline } = (await app.call("/api/note/get", { noteId }, token)).data;
    const changes = [{ op: "update", id: outline[0]?.id ?? "", text: "写好了" }] as const;
    await app.call("/api/note/update", { noteId, version, changes: [...changes] }, token);
    const { list } = (await app.call("/api/note/list", { q: "写好了" }, token)).data;
    expect(list).toMatchObject([{ noteId, charCnt: 3, progress: 50 }]);
    expect(Date.parse(list[0]?.updatedAt ?? "") - Date.parse(list[0]?.createdAt ?? "")).toBe(HOUR_MS);
  });

  testOnEachDatabase("is sorted by the change of a moment before, and shows the new title", async (app) => {
    const { token } = await app.signIn();
    const { noteId } = (await app.call("/api/note/create", { title: "一" }, token)).data;
    app.clock.jumpTo(app.clock.now() + HOUR_MS);
    await app.call("/api/note/create", { title: "二" }, token);
    app.clock.jumpTo(app.clock.now() + HOUR_MS);
    await app.call("/api/note/rename", { noteId, title: "三" }, token);
    const { list } = (await app.call("/api/note/list", {}, token)).data;
    expect(list.map(({ title }) => title)).toEqual(["三", "二"]);
  });
});
