import { describe, expect } from "vitest";
import { testOnEachDatabase } from "../../testing/test-on-each-database.ts";

const HOUR_MS = 3_600_000;

describe("the list of notes", () => {
  testOnEachDatabase("shows what was changed a moment before", async (app) => {
    const { token } = await app.signIn();
    const { noteId } = (await app.call("/api/note/create", { markdown: "## 一\n\n## 二" }, token)).data;
    await app.clock.advance(HOUR_MS);
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
    await app.clock.advance(HOUR_MS);
    await app.call("/api/note/create", { title: "二" }, token);
    await app.clock.advance(HOUR_MS);
    await app.call("/api/note/rename", { noteId, title: "三" }, token);
    const { list } = (await app.call("/api/note/list", {}, token)).data;
    expect(list.map(({ title }) => title)).toEqual(["三", "二"]);
  });
});
